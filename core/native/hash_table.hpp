// What a search remembers of positions it has seen.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

#include "move.hpp"

namespace komagata {

enum class Bound : std::uint8_t { none, upper, lower, exact };

struct HashEntry {
    std::uint64_t key;
    Move move;
    std::int16_t score;
    std::int16_t depth;
    Bound bound;
};

// A fresh table for each search: the same search twice gives the same answer, and kernels share nothing.
class HashTable {
public:
    // calloc: the pages of a large table come into being only when they are written to.
    explicit HashTable(int megabytes) {
        std::size_t count = 1024;
        while (count * 2 * sizeof(HashEntry) <= static_cast<std::size_t>(megabytes) << 20) count *= 2;
        entries_.reset(static_cast<HashEntry*>(std::calloc(count, sizeof(HashEntry))));
        if (!entries_) throw std::bad_alloc();
        mask_ = count - 1;
    }

    // The entry of this position, or null.
    const HashEntry* find(std::uint64_t key) const {
        const HashEntry* pair = &entries_[key & mask_ & ~std::uint64_t{1}];
        for (int i = 0; i < 2; ++i) {
            if (pair[i].key == key && pair[i].bound != Bound::none) return &pair[i];
        }
        return nullptr;
    }

    // Of two places the first keeps the deeper search, the second the newer one.
    void store(const HashEntry& entry) {
        HashEntry* pair = &entries_[entry.key & mask_ & ~std::uint64_t{1}];
        if (pair[0].key == entry.key || entry.depth >= pair[0].depth || pair[0].bound == Bound::none) {
            if (pair[0].key != entry.key) pair[1] = pair[0];
            pair[0] = entry;
        } else {
            pair[1] = entry;
        }
    }

private:
    struct Free {
        void operator()(HashEntry* entries) const { std::free(entries); }
    };
    std::unique_ptr<HashEntry[], Free> entries_;
    std::size_t mask_ = 0;
};

}  // namespace komagata
