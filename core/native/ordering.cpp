#include "ordering.hpp"

#include <algorithm>

namespace komagata {
namespace {

constexpr int from_table = 1 << 28;
constexpr int good_capture = 1 << 26;
constexpr int killer = 1 << 24;
constexpr int neutral = 1 << 22;
constexpr int most_history = 1 << 14;
constexpr int most_exchanges = 24;

// The piece of `by` that costs least to lose; royals only where nobody takes back.
template <int W>
int cheapest(const Position<W>& position, const Evaluator<W>& evaluator, Bits<W> attackers) {
    int best = -1, least = 0;
    attackers.each([&](int square) {
        const Code code = position.at(square);
        const bool royal = position.rules().codes[code].royal;
        const int cost = royal ? 4 * win : evaluator.worth(code);
        if (best < 0 || cost < least) best = square, least = cost;
    });
    return best;
}

}  // namespace

template <int W>
int exchange(const Position<W>& position, const Evaluator<W>& evaluator, Move move) {
    const Kind kind = move.kind();
    if (kind == Kind::castle || kind == Kind::pass || kind == Kind::drop) return 0;
    const Code taken = position.captured(move);
    int gain[most_exchanges];
    gain[0] = taken ? evaluator.swing(taken) : 0;
    if (kind == Kind::twice || kind == Kind::jump) return gain[0];
    Code on = position.at(move.origin());
    if (move.promotion()) {
        gain[0] += evaluator.promotion_gain(on, move.promotion());
        on = position.rules().codes[on].promotions[move.promotion() - 1];
    }
    const int target = move.target();
    int side = 1 - position.side();
    Bits<W> gone = Bits<W>::of(move.origin());
    Bits<W> occupied = position.occupied() & ~gone;
    occupied.add(target);
    int last = 0;
    while (last + 1 < most_exchanges) {
        const bool royal = position.rules().codes[on].royal;
        const Bits<W> attackers = position.attackers(target, side, occupied, royal) & ~gone;
        const int from = cheapest(position, evaluator, attackers);
        if (from < 0) break;
        ++last;
        gain[last] = (royal ? win : evaluator.swing(on)) - gain[last - 1];
        if (royal) break;
        on = position.at(from);
        gone.add(from);
        occupied.drop(from);
        side = 1 - side;
    }
    for (; last > 0; --last) gain[last - 1] = -std::max(-gain[last - 1], gain[last]);
    return gain[0];
}

Move Choices::operator[](int n) {
    // Most nodes need one or two moves: only those that need many are sorted.
    constexpr int singly = 5;
    if (n >= sorted_) {
        if (n < singly) {
            std::iter_swap(order_.begin() + n, std::min_element(order_.begin() + n, order_.end()));
            sorted_ = n + 1;
        } else {
            std::sort(order_.begin() + n, order_.end());
            sorted_ = size();
        }
    }
    return moves[order_[n].index];
}

template <int W>
Ordering<W>::Ordering(const Position<W>& position, const Evaluator<W>& evaluator, int plies)
    : position_(position),
      evaluator_(evaluator),
      origins_(position.rules().squares + position.rules().slots.size()),
      history_(2 * origins_ * position.rules().squares),
      killers_(plies) {}

template <int W>
std::size_t Ordering<W>::index(Move move) const {
    const std::size_t origin = move.is_drop() ? position_.rules().squares + move.slot() : move.origin();
    return (position_.side() * origins_ + origin) * position_.rules().squares + move.target();
}

template <int W>
int Ordering<W>::gain(Move move) const {
    const Code taken = position_.captured(move);
    return (taken ? evaluator_.swing(taken) : 0) +
           (move.promotion() ? evaluator_.promotion_gain(position_.at(move.origin()), move.promotion()) : 0);
}

template <int W>
int Ordering<W>::rank(Move move, const Killers& killers, Move first) const {
    if (move == first) return from_table;
    if (is_quiet(move)) {
        if (move == killers.move[0]) return killer + 1;
        if (move == killers.move[1]) return killer;
        return neutral + history(move);
    }
    const Code mover = position_.at(move.origin());
    const Code taken = position_.captured(move);
    // Taking something better needs no second look.
    if (taken && evaluator_.worth(taken) >= evaluator_.worth(mover)) return good_capture + 8 * gain(move);
    const int net = exchange(position_, evaluator_, move);
    return net >= 0 ? good_capture + 8 * gain(move) - evaluator_.worth(mover) / 8 : net - 1;
}

template <int W>
void Ordering<W>::arrange(Choices& choices, int ply, Move first) const {
    choices.begin();
    for (const Move move : choices.moves) choices.add(rank(move, killers_[ply], first));
}

template <int W>
void Ordering<W>::adjust(Move move, int by) {
    // Drawn back towards nought in proportion, so that it never leaves its bounds and old news fades.
    int& entry = history_[index(move)];
    entry += by - entry * std::abs(by) / most_history;
}

template <int W>
void Ordering<W>::reward(Choices& choices, int n, int ply, int depth) {
    const Move best = choices[n];
    if (!is_quiet(best)) return;
    Killers& killers = killers_[ply];
    if (best != killers.move[0]) {
        killers.move[1] = killers.move[0];
        killers.move[0] = best;
    }
    const int bonus = std::min(32 * depth * depth, 1200);
    adjust(best, bonus);
    for (int i = 0; i < n; ++i) {
        if (is_quiet(choices[i])) adjust(choices[i], -bonus);
    }
}

#define INSTANTIATE(W)                                                              \
    template int exchange<W>(const Position<W>&, const Evaluator<W>&, Move);        \
    template class Ordering<W>;
INSTANTIATE(1)
INSTANTIATE(2)
INSTANTIATE(3)
INSTANTIATE(4)
#undef INSTANTIATE

}  // namespace komagata
