#include "danger.hpp"

namespace komagata {

template <int W>
Danger<W>::Danger(const Position<W>& position) {
    const Rules<W>& rules = position.rules();
    if (rules.play.royal != RoyalRule::mate) return;
    const int side = position.side();
    const Bits<W> royals = position.royals(side);
    if (rules.royalty_changes || (royals.any() && !royals.single())) guard = Guard::trial;
    if (guard == Guard::trial || !royals.any()) return;
    guard = Guard::lines;
    royal = royals.first();
    for (Bits<W> rest = position.suspects(royal, side ^ 1, true); rest.any();) add_attacker(position, rest.pop());
    quiet = !try_all && pin_count_ == 0 && evade == Bits<W>::all() && !watched_from.any() && !watched_to.any();
}

template <int W>
void Danger<W>::add_attacker(const Position<W>& position, int from) {
    const Rules<W>& rules = position.rules();
    const Mover<W>& mover = *rules.groups[rules.codes[position.at(from)].group].mover;
    if (mover.leap_to[royal].has(from)) {
        evade &= Bits<W>::of(from);
        return;
    }
    const bool along_line = mover.line_to[1][royal].has(from);
    if (!mover.odd_to[1][royal].has(from)) return add_line(position, from, rules.line(from, royal));

    const std::size_t place = static_cast<std::size_t>(royal) * rules.squares + from;
    const Path<W>* first = mover.odd_paths.data() + mover.odd_start[place];
    const Path<W>* last = mover.odd_paths.data() + mover.odd_start[place + 1];
    if (!along_line && last - first == 1 && first->hurdles == 0) return add_line(position, from, first->between);
    if (along_line) add_path(position, {rules.line(from, royal), 0, false});
    for (; first != last; ++first) add_path(position, *first);
}

// An attack that one piece in between stops.
template <int W>
void Danger<W>::add_line(const Position<W>& position, int from, const Bits<W>& between) {
    const Bits<W> blockers = between & position.occupied();
    const Bits<W> line = between | Bits<W>::of(from);
    if (!blockers.any()) {
        evade &= line;
    } else if (blockers.single() && (blockers & position.of_side(position.side())).any()) {
        pin(blockers.first(), line);
    }
}

// One of several ways of an attack, or one over hurdles: it opens when the number of pieces on it becomes right.
template <int W>
void Danger<W>::add_path(const Position<W>& position, const Path<W>& path) {
    const Bits<W> blockers = path.between & position.occupied();
    const int excess = blockers.count() - path.hurdles;
    if (excess == 0) try_all = true;
    if (excess == 1) watched_from |= blockers;
    if (excess == -1) watched_to |= path.between;
}

template <int W>
void Danger<W>::pin(int square, const Bits<W>& line) {
    if (pinned.has(square)) {
        int n = 0;
        while (pins_[n].square != square) ++n;
        pins_[n].line &= line;
    } else if (pin_count_ < most_pins) {
        pinned.add(square);
        pins_[pin_count_++] = {square, line};
    } else {
        watched_from.add(square);
    }
}

template struct Danger<1>;
template struct Danger<2>;
template struct Danger<3>;
template struct Danger<4>;

}  // namespace komagata
