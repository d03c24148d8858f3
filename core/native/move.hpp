// A move in one 64-bit word, and lists of moves.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <memory>

#include "tables.hpp"

namespace komagata {

enum class Kind : std::uint8_t {
    plain,
    drop,
    castle,    // slot(): number of the castling
    leaves,    // may be captured in passing on middle()
    passant,   // captures the piece on middle()
    twice,     // captures on middle(), then goes on to target() or back
    pass,      // out to the empty middle() and back
    jump,      // chain(): which of the chains of this piece, in the order they are found
};

struct Move {
    std::uint64_t bits = 0;

    static constexpr Move make(Kind kind, int origin, int target, int middle = nowhere, int promotion = 0) {
        return Move{static_cast<std::uint64_t>(origin) | static_cast<std::uint64_t>(target) << 8 |
                    static_cast<std::uint64_t>(middle) << 16 | static_cast<std::uint64_t>(promotion) << 24 |
                    static_cast<std::uint64_t>(kind) << 32};
    }
    static constexpr Move drop(int slot, int target) {
        return make(Kind::drop, nowhere, target).with_slot(slot);
    }
    constexpr Move with_slot(int slot) const { return Move{bits | static_cast<std::uint64_t>(slot) << 40}; }
    constexpr Move with_chain(int chain) const { return Move{bits | static_cast<std::uint64_t>(chain) << 48}; }
    constexpr Move with_promotion(int n) const { return Move{bits | static_cast<std::uint64_t>(n) << 24}; }

    constexpr Square origin() const { return static_cast<Square>(bits); }
    constexpr Square target() const { return static_cast<Square>(bits >> 8); }
    constexpr Square middle() const { return static_cast<Square>(bits >> 16); }
    constexpr int promotion() const { return static_cast<std::uint8_t>(bits >> 24); }
    constexpr Kind kind() const { return static_cast<Kind>(static_cast<std::uint8_t>(bits >> 32)); }
    constexpr int slot() const { return static_cast<std::uint8_t>(bits >> 40); }
    constexpr int chain() const { return static_cast<int>(bits >> 48); }
    constexpr bool is_drop() const { return kind() == Kind::drop; }

    friend constexpr bool operator==(Move, Move) = default;
};

// No move: a drop of nothing onto nowhere is never generated.
inline constexpr Move no_move{~std::uint64_t{0}};

// Moves one after another in memory that only grows, so that one list can serve as the stack of a whole search.
class MoveList {
public:
    MoveList() = default;
    MoveList(const MoveList&) = delete;
    MoveList& operator=(const MoveList&) = delete;

    int size() const { return size_; }
    void clear() { size_ = 0; }
    void truncate(int size) { size_ = size; }
    Move operator[](int index) const { return moves_[index]; }
    Move& operator[](int index) { return moves_[index]; }
    Move* begin() { return moves_.get(); }
    Move* end() { return moves_.get() + size_; }
    const Move* begin() const { return moves_.get(); }
    const Move* end() const { return moves_.get() + size_; }

    void add(Move move) {
        reserve(1);
        moves_[size_++] = move;
    }
    // Room for so many more; then `put` need not look.
    void reserve(int more) {
        if (size_ + more > room_) grow(size_ + more);
    }
    void put(Move move) { moves_[size_++] = move; }

private:
    void grow(int least) {
        const int room = std::max(least, 2 * room_ + 256);
        auto bigger = std::make_unique<Move[]>(room);
        if (size_) std::memcpy(static_cast<void*>(bigger.get()), moves_.get(), sizeof(Move) * size_);
        moves_ = std::move(bigger);
        room_ = room;
    }

    std::unique_ptr<Move[]> moves_;
    int size_ = 0, room_ = 0;
};

}  // namespace komagata
