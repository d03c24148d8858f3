// Sets of squares of boards with at most 64 * W squares.
#pragma once

#include <bit>
#include <cstdint>

namespace komagata {

// std::popcount, but for the oldest x86-64 processors, which a wheel must run on too: there it calls a library that
// looks bytes up in a table.
constexpr int count_bits(std::uint64_t word) {
#if defined(__x86_64__) && !defined(__POPCNT__)
    word -= (word >> 1) & 0x5555555555555555;
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333);
    word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return static_cast<int>((word * 0x0101010101010101) >> 56);
#else
    return std::popcount(word);
#endif
}

template <int W>
struct Bits {
    std::uint64_t word[W];

    static constexpr Bits none() { return Bits{}; }

    static constexpr Bits all() {
        Bits result{};
        for (int i = 0; i < W; ++i) result.word[i] = ~std::uint64_t{0};
        return result;
    }

    static constexpr Bits of(int square) {
        Bits result{};
        result.word[index(square)] = mask(square);
        return result;
    }

    static constexpr int index(int square) { return W == 1 ? 0 : square >> 6; }
    static constexpr std::uint64_t mask(int square) { return std::uint64_t{1} << (square & 63); }

    constexpr bool has(int square) const { return (word[index(square)] >> (square & 63)) & 1; }
    constexpr void add(int square) { word[index(square)] |= mask(square); }
    constexpr void drop(int square) { word[index(square)] &= ~mask(square); }
    constexpr void flip(int square) { word[index(square)] ^= mask(square); }

    constexpr bool any() const {
        std::uint64_t joined = 0;
        for (int i = 0; i < W; ++i) joined |= word[i];
        return joined != 0;
    }
    constexpr bool empty() const { return !any(); }

    constexpr int count() const {
        int result = 0;
        for (int i = 0; i < W; ++i) result += count_bits(word[i]);
        return result;
    }

    constexpr bool single() const {
        if constexpr (W == 1) return word[0] != 0 && (word[0] & (word[0] - 1)) == 0;
        return count() == 1;
    }

    // The lowest square; the set must not be empty.
    constexpr int first() const {
        for (int i = 0; i < W - 1; ++i) {
            if (word[i]) return (i << 6) + std::countr_zero(word[i]);
        }
        return ((W - 1) << 6) + std::countr_zero(word[W - 1]);
    }

    constexpr int pop() {
        const int square = first();
        word[index(square)] &= word[index(square)] - 1;
        return square;
    }

    template <class Visit>
    constexpr void each(Visit&& visit) const {
        for (int i = 0; i < W; ++i) {
            for (std::uint64_t rest = word[i]; rest; rest &= rest - 1) {
                visit((i << 6) + std::countr_zero(rest));
            }
        }
    }

    constexpr Bits operator~() const {
        Bits result;
        for (int i = 0; i < W; ++i) result.word[i] = ~word[i];
        return result;
    }
    constexpr Bits& operator&=(const Bits& other) {
        for (int i = 0; i < W; ++i) word[i] &= other.word[i];
        return *this;
    }
    constexpr Bits& operator|=(const Bits& other) {
        for (int i = 0; i < W; ++i) word[i] |= other.word[i];
        return *this;
    }
    constexpr Bits& operator^=(const Bits& other) {
        for (int i = 0; i < W; ++i) word[i] ^= other.word[i];
        return *this;
    }
    friend constexpr Bits operator&(Bits one, const Bits& other) { return one &= other; }
    friend constexpr Bits operator|(Bits one, const Bits& other) { return one |= other; }
    friend constexpr Bits operator^(Bits one, const Bits& other) { return one ^= other; }
    friend constexpr bool operator==(const Bits& one, const Bits& other) {
        for (int i = 0; i < W; ++i) {
            if (one.word[i] != other.word[i]) return false;
        }
        return true;
    }

    // All squares moved by a constant; what leaves the words is lost.
    constexpr Bits shifted(int by) const { return by >= 0 ? risen(by) : fallen(-by); }

    constexpr Bits risen(int by) const {
        if constexpr (W == 1) return Bits{{word[0] << by}};
        Bits result{};
        const int words = by >> 6, bits = by & 63;
        for (int i = W - 1; i >= words; --i) {
            result.word[i] = word[i - words] << bits;
            if (bits && i > words) result.word[i] |= word[i - words - 1] >> (64 - bits);
        }
        return result;
    }

    constexpr Bits fallen(int by) const {
        if constexpr (W == 1) return Bits{{word[0] >> by}};
        Bits result{};
        const int words = by >> 6, bits = by & 63;
        for (int i = 0; i < W - words; ++i) {
            result.word[i] = word[i + words] >> bits;
            if (bits && i + words + 1 < W) result.word[i] |= word[i + words + 1] << (64 - bits);
        }
        return result;
    }
};

// The part of `ray` from its lowest square to the first piece on it, that piece included.
// b ^ (b - 1) is the lowest bit of b and all below it, or everything where b is empty.
template <int W>
constexpr Bits<W> cast_rising(const Bits<W>& ray, const Bits<W>& occupied) {
    Bits<W> result;
    std::uint64_t borrow = 1;
    for (int i = 0; i < W; ++i) {
        const std::uint64_t blockers = ray.word[i] & occupied.word[i];
        result.word[i] = ray.word[i] & (blockers ^ (blockers - borrow));
        borrow = blockers < borrow;
    }
    return result;
}

// The same for a ray along which the square numbers fall.
template <int W>
constexpr Bits<W> cast_falling(const Bits<W>& ray, const Bits<W>& occupied) {
    Bits<W> result;
    std::uint64_t open = ~std::uint64_t{0};
    for (int i = W - 1; i >= 0; --i) {
        const std::uint64_t blockers = ray.word[i] & occupied.word[i];
        const int highest = 63 - std::countl_zero(blockers | 1);
        result.word[i] = ray.word[i] & (~std::uint64_t{0} << highest) & open;
        if (blockers) open = 0;
    }
    return result;
}

}  // namespace komagata
