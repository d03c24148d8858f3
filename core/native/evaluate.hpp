// What a position is worth, by numbers that are all computed from the tables.
#pragma once

#include <vector>

#include "position.hpp"

namespace komagata {

// Scores: hundredths of a Pawn for the side to move; a won game is worth `win` minus the plies until its end.
inline constexpr int win = 32000;
inline constexpr int infinite = win + 1;
inline constexpr int forced = 30000;

template <int W>
class Evaluator {
public:
    explicit Evaluator(const Rules<W>& rules);

    int evaluate(const Position<W>& position) const;

    // Worth of a piece on the board.
    int worth(Code code) const { return worth_[code]; }
    // What its capture changes: it is gone here, and in the captor's hand there.
    int swing(Code code) const { return swing_[code]; }
    // The most valuable thing a promotion of this piece adds.
    int promotion_gain(Code code, int promotion) const;
    // Passing would be a good move too often: it proves nothing.
    bool null_is_sound(const Position<W>& position) const;

private:
    struct Side {
        int total = 0;
        int pieces = 0;  // but for royals
        int in_hand = 0;
        Bits<W> attacked{};
    };

    void add_pieces(const Position<W>& position, int side, Side& sum) const;
    void add_hand(const Position<W>& position, int side, Side& sum) const;
    Bits<W> attacks(const Mover<W>& mover, int origin, const Bits<W>& occupied) const;
    int danger(const Position<W>& position, int side, const Side& own, const Side& enemy) const;
    int hunt(const Position<W>& position, int hunter, const Side& hunted) const;
    void compute_places();

    const Rules<W>& rules_;
    bool has_hands_;
    bool royals_matter_;
    std::vector<int> worth_, swing_, place_;
    std::vector<int> hand_worth_;
    Field<W> ring_;
    std::vector<int> eccentricity_;  // how far a square lies from the centre
};

}  // namespace komagata
