// A position that moves are made on and taken back from.
#pragma once

#include "move.hpp"
#include "rules.hpp"

namespace komagata {

// What taking a move back cannot find out by itself.
struct Undo {
    std::uint64_t board_key, hand_key, castling;
    Square passant, lion;
    std::array<Square, 2> fresh;
    Code mover;  // as it was before the move
    int taken;   // how many pieces had been taken before
};

template <int W>
class Position {
public:
    Position(const Rules<W>& rules, const State& state);

    const Rules<W>& rules() const { return rules_; }
    State state() const;

    int side() const { return side_; }
    Code at(int square) const { return board_[square]; }
    const Bits<W>& of_side(int side) const { return of_side_[side]; }
    const Bits<W>& of_group(int group) const { return of_group_[group]; }
    Bits<W> occupied() const { return of_side_[0] | of_side_[1]; }
    Bits<W> royals(int side) const;
    Bits<W> lions(int side) const;
    int in_hand(int side, int slot) const { return hands_[side][slot]; }
    std::uint64_t castling() const { return castling_; }
    Square passant() const { return passant_; }
    Square lion_square() const { return lion_; }
    Square fresh(int side) const { return fresh_[side]; }

    // 64 bits for the whole state, kept up to date; `computed_key` finds the same from scratch.
    std::uint64_t key() const { return board_key_ ^ hand_key_; }
    std::uint64_t computed_key() const;

    // For moves that were generated for this position.
    void make(Move move, Undo& undo);
    void unmake(Move move, const Undo& undo);
    // Passes the turn, for searches.
    void make_null(Undo& undo);
    void unmake_null(const Undo& undo);

    bool is_capture(Move move) const;
    // What the move takes on its target, else on its way; 0 if nothing.
    Code captured(Move move) const;
    // The hops of a chain of jumps, in order.
    std::vector<Hop> hops(Move move) const;
    // Where the piece stands that a capture in passing takes, or -1.
    int passant_victim() const;

    // Pieces of `by` that attack the square on a board with these pieces. `royal`: as if a royal stood there.
    Bits<W> attackers(int square, int by, const Bits<W>& occupied, bool royal) const;
    // Is there one that does not stand on `gone`?
    bool attacked(int square, int by, const Bits<W>& occupied, const Bits<W>& gone, bool royal) const;
    // Royals of `side` that the other side attacks.
    Bits<W> checked(int side) const;
    // Is a royal attacked that may not be left so?
    bool in_check(int side) const;
    bool in_check() const { return in_check(side_); }
    // Does the piece on `from` attack the square on a board with these pieces?
    bool attacks(int from, int square, const Bits<W>& occupied, bool royal) const;
    // Pieces of `by` that attack the square on some board.
    Bits<W> suspects(int square, int by, bool royal) const;

    // Would no own royal that must not be left attacked be so after this move?
    bool is_safe(Move move);
    bool gives_check(Move move);

private:
    struct Taken {
        Square square;
        Code code;
        std::uint8_t in_hand;  // of its slot, before
    };

    void place(int square, Code code);
    void clear(int square, Code code);
    void put(int square, Code code);
    void lift(int square, Code code);
    void take(int square);
    void set_hand(int side, int slot, int count);
    void set_castling(std::uint64_t castling);
    void set_memory(int which, Square& memory, Square square);
    Bits<W> touched(Move move, int first_taken) const;
    void forget_castling(const Bits<W>& touched);
    Square lion_lost(Code mover, int first_taken) const;
    void remember_entry(Move move, Code mover, int first_taken);
    void remember(Move move, Code mover, int first_taken);
    void resolve_passant(Square square);
    void move_pieces(Move move);
    void unmove_pieces(Move move, const Undo& undo);
    void save(Undo& undo) const;
    void restore(const Undo& undo);

    const Rules<W>& rules_;
    Bits<W> of_side_[2]{};
    int side_ = 0;
    Square passant_ = nowhere, lion_ = nowhere;
    std::array<Square, 2> fresh_{nowhere, nowhere};
    std::uint64_t castling_ = 0;
    std::uint64_t board_key_ = 0, hand_key_ = 0;
    std::vector<Bits<W>> of_group_;
    std::vector<std::uint8_t> hands_[2];
    std::vector<Taken> taken_;
    Code board_[64 * W]{};
};

template <int W>
inline Bits<W> Position<W>::royals(int side) const {
    const int first = rules_.first_group[side];
    Bits<W> result{};
    for (int g = first; g < first + rules_.royal_groups[side]; ++g) result |= of_group_[g];
    return result;
}

template <int W>
inline Bits<W> Position<W>::lions(int side) const {
    Bits<W> result{};
    for (int g : rules_.lion_groups[side]) result |= of_group_[g];
    return result;
}

template <int W>
inline Bits<W> Position<W>::suspects(int square, int by, bool royal) const {
    const Bits<W>* row = rules_.reach_row(by, square, royal);
    const Bits<W>* pieces = &of_group_[rules_.first_group[by]];
    const int groups = rules_.first_group[by + 1] - rules_.first_group[by];
    Bits<W> result{};
    for (int g = 0; g < groups; ++g) result |= pieces[g] & row[g];
    return result;
}

template <int W>
inline bool Position<W>::attacks(int from, int square, const Bits<W>& occupied, bool royal) const {
    const Mover<W>& mover = *rules_.groups[rules_.codes[board_[from]].group].mover;
    if (mover.leap_to[square].has(from)) return true;
    if (mover.line_to[royal][square].has(from) && !(rules_.line(from, square) & occupied).any()) return true;
    if (!mover.odd_to[royal][square].has(from)) return false;
    const std::size_t place = static_cast<std::size_t>(square) * rules_.squares + from;
    for (std::uint32_t n = mover.odd_start[place]; n < mover.odd_start[place + 1]; ++n) {
        const Path<W>& path = mover.odd_paths[n];
        if ((royal || !path.royal_only) && (path.between & occupied).count() == path.hurdles) return true;
    }
    return false;
}

template <int W>
inline bool Position<W>::attacked(int square, int by, const Bits<W>& occupied, const Bits<W>& gone,
                                  bool royal) const {
    Bits<W> rest = suspects(square, by, royal) & ~gone;
    while (rest.any()) {
        if (attacks(rest.pop(), square, occupied, royal)) return true;
    }
    return false;
}

template <int W>
inline Bits<W> Position<W>::attackers(int square, int by, const Bits<W>& occupied, bool royal) const {
    Bits<W> result{};
    suspects(square, by, royal).each([&](int from) {
        if (attacks(from, square, occupied, royal)) result.add(from);
    });
    return result;
}

}  // namespace komagata
