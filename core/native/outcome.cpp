#include "outcome.hpp"

#include "movegen.hpp"

namespace komagata {
namespace {

// Does one of the legal moves lead to a position of which `test` is true?
template <int W, class Test>
bool can_reach(Position<W>& position, Test&& test) {
    MoveList list;
    unended_moves(position, list);
    for (const Move move : list) {
        Undo undo;
        position.make(move, undo);
        const bool found = test();
        position.unmake(move, undo);
        if (found) return true;
    }
    return false;
}

template <int W>
bool can_take_last_royal(Position<W>& position) {
    const int other = position.side() ^ 1;
    return can_reach(position, [&] { return !position.royals(other).any(); });
}

// A side that has nothing left but one royal. Pieces that can never move again are not counted.
template <int W>
class Bareness {
public:
    explicit Bareness(Position<W>& position)
        : position_(position), rules_(position.rules()), mover_(position.side()), rule_(rules_.play.bare) {}

    std::optional<Verdict> verdict() {
        const bool alone[2] = {is_alone(0), is_alone(1)};
        if (!alone[0] && !alone[1]) return std::nullopt;
        if (alone[0] && alone[1]) {
            if (!settled() && can_take_last_royal(position_)) return std::nullopt;
            return Verdict{-1, Reason::bare_royals};
        }
        const int lone = alone[0] ? 0 : 1;
        if (rule_ == BareRoyal::page || rule_ == BareRoyal::hodges) return bared(lone);
        return counted(lone);
    }

private:
    // By Hodges baring decides: baring in return draws at once, whatever the royals attack.
    bool settled() const {
        return rule_ == BareRoyal::hodges && is_bare(position_, 0) && is_bare(position_, 1);
    }

    // The bared side has lost unless it is to move and bares in return or, not by Hodges, takes the last royal at once.
    std::optional<Verdict> bared(int lone) {
        const int strong = lone ^ 1;
        if (!is_bare(position_, lone)) return std::nullopt;
        if (lone == mover_ && ((rule_ == BareRoyal::page && can_take_last_royal(position_)) ||
                               can_reach(position_, [&] { return is_bare(position_, strong); }))) {
            return std::nullopt;
        }
        return Verdict{strong, Reason::bare_royal};
    }

    // Whoever is to move, the lone royal has lost unless it attacks the other royal or a piece without which there
    // would not be enough.
    std::optional<Verdict> counted(int lone) {
        const int strong = lone ^ 1;
        if (!is_enough(position_, strong)) return std::nullopt;
        State state = position_.state();
        state.side = lone;
        Position<W> turn(rules_, state);
        if (can_take_last_royal(turn) || can_reach(turn, [&] { return !is_enough(turn, strong); })) return std::nullopt;
        return Verdict{strong, Reason::bare_royal};
    }

    bool is_alone(int side) const {
        // Two pieces where none is ever dead are too many; this spares looking at each.
        if ((position_.of_side(side) & rules_.always_alive).count() > 1) return false;
        return living(position_, side).single();
    }

    static bool is_bare(const Position<W>& position, int side) {
        const Bits<W>& own = position.of_side(side);
        return own.single() && own == position.royals(side);
    }

    // The strong side has its royal and what the rule asks for besides.
    bool is_enough(const Position<W>& position, int side) const {
        const Bits<W> alive = living(position, side);
        const int counting = (alive & that_count(position, side)).count();
        if (rule_ == BareRoyal::association) return counting == 2 && alive.count() == 2;
        return counting >= 2;
    }

    template <class Choose>
    Bits<W> joined(const Position<W>& position, int side, Choose&& choose) const {
        Bits<W> result{};
        for (int g = rules_.first_group[side]; g < rules_.first_group[side + 1]; ++g) {
            result |= position.of_group(g) & choose(rules_.groups[g]);
        }
        return result;
    }

    Bits<W> living(const Position<W>& position, int side) const {
        return joined(position, side, [](const Group<W>& group) { return group.alive; });
    }

    Bits<W> that_count(const Position<W>& position, int side) const {
        return joined(position, side,
                      [](const Group<W>& group) { return group.counts ? Bits<W>::all() : Bits<W>::none(); });
    }

    Position<W>& position_;
    const Rules<W>& rules_;
    int mover_;
    BareRoyal rule_;
};

}  // namespace

template <int W>
std::optional<Verdict> ended_by_pieces(Position<W>& position) {
    const Play& play = position.rules().play;
    if (play.royal != RoyalRule::capture) return std::nullopt;
    const bool royals[2] = {position.royals(0).any(), position.royals(1).any()};
    if (royals[0] != royals[1]) return Verdict{royals[0] ? 0 : 1, Reason::royal_captured};
    if (!royals[0] || play.bare == BareRoyal::off) return std::nullopt;
    return Bareness<W>(position).verdict();
}

template <int W>
bool mated_at_capture(Position<W>& position) {
    const Play& play = position.rules().play;
    const int side = position.side();
    if (!play.end_at_mate || play.royal != RoyalRule::capture) return false;
    if (!position.royals(side).single() || !position.checked(side).any()) return false;
    return !can_reach(position, [&] {
        return !position.royals(side ^ 1).any() || !can_take_last_royal(position);
    });
}

template <int W>
std::optional<Verdict> verdict(Position<W>& position) {
    if (const auto ended = ended_by_pieces(position)) return ended;
    const Play& play = position.rules().play;
    const int side = position.side(), other = side ^ 1;
    if (mated_at_capture(position)) return Verdict{other, Reason::checkmate};
    if (has_legal_move(position)) return std::nullopt;
    if (play.royal != RoyalRule::mate) return Verdict{other, Reason::no_move};
    if (position.checked(side).any()) return Verdict{other, Reason::checkmate};
    return Verdict{play.stalemate == 0 ? -1 : play.stalemate < 0 ? other : side, Reason::stalemate};
}

#define KOMAGATA_INSTANTIATE(W)                                          \
    template std::optional<Verdict> ended_by_pieces(Position<W>&);       \
    template bool mated_at_capture(Position<W>&);                        \
    template std::optional<Verdict> verdict(Position<W>&);

KOMAGATA_INSTANTIATE(1)
KOMAGATA_INSTANTIATE(2)
KOMAGATA_INSTANTIATE(3)
KOMAGATA_INSTANTIATE(4)
#undef KOMAGATA_INSTANTIATE

}  // namespace komagata
