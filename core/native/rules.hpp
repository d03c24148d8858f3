// Tables compiled for a board of at most 64 * W squares. Immutable; shared by all positions and threads.
#pragma once

#include <deque>

#include "mover.hpp"

namespace komagata {

// Pieces of one side that move, promote and count alike. Positions keep one square set for each group.
template <int W>
struct Group {
    int side = 0;
    int movement = 0;
    const Mover<W>* mover = nullptr;
    bool royal = false, lion = false, counts = true;
    int promotions = 0;
    Trigger trigger = Trigger::touch;
    Bits<W> zone{}, must{}, second_chance{};
    // Where it may promote on arrival: without and with a capture, coming from inside or outside the zone.
    Bits<W> quiet_in{}, quiet_out{}, capture_in{}, capture_out{};
    bool uniform = true;   // the quiet ones equal the capturing ones
    Bits<W> alive{};       // squares from which it has anywhere to go on an empty board
};

struct CodeInfo {
    std::uint8_t group = 0;
    std::uint8_t side = 0;
    std::uint8_t slot = nowhere;  // nowhere: it leaves the game when captured
    bool used = false, royal = false, lion = false, bridge = true;
    int value = 0;
    std::vector<Code> promotions;
};

template <int W>
struct SlotInfo {
    Code code[2]{};
    Bits<W> squares[2]{};
    std::vector<int> file_groups[2];  // groups of which there may be none on the file
    Bits<W> file_squares[2]{};
    bool no_mate = false;
};

template <int W>
struct CastlingInfo {
    int side = 0;
    Square king_from = 0, king_to = 0, rook_from = 0, rook_to = 0;
    Code rook = 0;
    Bits<W> empty{}, safe{};
};

template <int W>
struct Rules {
    explicit Rules(const Tables& tables);
    Rules(const Rules&) = delete;
    Rules& operator=(const Rules&) = delete;

    int files, ranks, squares;
    Bits<W> board{};
    Play play;
    std::vector<CodeInfo> codes;            // 256 of them, so that no byte lies outside
    std::deque<Mover<W>> movers;
    std::deque<Field<W>> rays;              // shared by the movers
    std::vector<Group<W>> groups;           // those of the first side, then those of the second; royal ones first
    int first_group[3]{};
    int royal_groups[2]{};                  // how many of a side's groups are royal
    std::vector<int> lion_groups[2];
    std::vector<SlotInfo<W>> slots;
    std::vector<CastlingInfo<W>> castlings;
    std::vector<std::uint64_t> castling_lost;  // by square: rights that die when something leaves or arrives
    Field<W> file_of;                       // by square: all squares of its file
    Field<W> between;                       // by two squares: what lies between them on a straight line

    // By side, square and group of the side: from where the group attacks the square if nothing stands in the way.
    Field<W> reach[2][2];

    bool has_odd = false;         // some ride has a path of its own
    bool has_hurdles = false;     // some capture needs a hurdle
    bool has_hops = false;
    bool has_takes = false;
    bool keeps_fresh = false;
    bool royalty_changes = false; // some promotion or drop makes or unmakes a royal
    bool ends_by_pieces = false;
    Bits<W> always_alive{};       // squares on which no piece is dead

    std::vector<std::uint64_t> piece_keys;  // by code and square
    std::vector<std::uint64_t> hand_keys;   // by side and slot, times the number in hand
    std::vector<std::uint64_t> castling_keys;
    std::vector<std::uint64_t> memory_keys[4];  // by square: passant, lion, fresh of either side
    std::uint64_t side_key = 0;

    int file(int square) const { return square % files; }
    int rank(int square) const { return square / files; }
    int distance(int one, int other) const;
    int step(int square, Vector by) const;  // -1 off the board

    const Bits<W>& line(int one, int other) const { return between[one * squares + other]; }
    const Bits<W>* reach_row(int side, int square, bool royal) const {
        return &reach[royal][side][square * (first_group[side + 1] - first_group[side])];
    }
    std::uint64_t piece_key(int code, int square) const { return piece_keys[code * squares + square]; }
};

template <int W>
Bits<W> narrowed(const SquareSet& set) {
    Bits<W> result;
    for (int i = 0; i < W; ++i) result.word[i] = set.word[i];
    return result;
}

}  // namespace komagata
