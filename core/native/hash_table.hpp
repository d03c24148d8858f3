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
    Move move;
    std::uint32_t check;  // the half of the key that does not say where it lies
    std::int16_t score;
    std::int8_t depth;
    Bound bound;
};

// A fresh table for each search: the same search twice gives the same answer, and kernels share nothing.
class HashTable {
public:
    // calloc: the pages of a large table come into being only when they are written to.
    explicit HashTable(int megabytes) {
        std::size_t count = 1024;
        while (count * 2 * sizeof(Pair) <= static_cast<std::size_t>(megabytes) << 20) count *= 2;
        pairs_.reset(static_cast<Pair*>(std::calloc(count, sizeof(Pair))));
        if (!pairs_) throw std::bad_alloc();
        mask_ = count - 1;
    }

    // The entry of this position, or null.
    const HashEntry* find(std::uint64_t key) const {
        for (const HashEntry& entry : pair(key).entries) {
            if (entry.check == key >> 32 && entry.bound != Bound::none) return &entry;
        }
        return nullptr;
    }

    // Have it fetched from memory before it is asked for.
    void expect(std::uint64_t key) const {
#if defined(__GNUC__)
        __builtin_prefetch(&pair(key));
#else
        (void)key;
#endif
    }

    // Of two places the first keeps the deeper search, the second the newer one.
    void store(std::uint64_t key, Move move, int score, int depth, Bound bound) {
        const HashEntry entry{move, static_cast<std::uint32_t>(key >> 32), static_cast<std::int16_t>(score),
                              static_cast<std::int8_t>(depth), bound};
        auto& [deep, recent] = pair(key).entries;
        if (deep.check == entry.check || depth >= deep.depth || deep.bound == Bound::none) {
            if (deep.check != entry.check) recent = deep;
            deep = entry;
        } else {
            recent = entry;
        }
    }

private:
    struct Pair {
        HashEntry entries[2];
    };
    struct Free {
        void operator()(Pair* pairs) const { std::free(pairs); }
    };

    const Pair& pair(std::uint64_t key) const { return pairs_[key & mask_]; }
    Pair& pair(std::uint64_t key) { return pairs_[key & mask_]; }

    std::unique_ptr<Pair[], Free> pairs_;
    std::size_t mask_ = 0;
};

}  // namespace komagata
