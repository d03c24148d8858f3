#include "perft.hpp"

namespace komagata {
namespace {

template <int W>
class Perft {
public:
    Perft(Position<W>& position, const std::function<bool()>& stop) : position_(position), stop_(stop) {}

    std::uint64_t count(int depth) {
        if (depth <= 0) return 1;
        if (depth == 1) return count_legal(position_);
        if (stopped()) return 0;
        const int first = list_.size();
        legal_moves(position_, list_);
        const int last = list_.size();
        std::uint64_t result = 0;
        for (int n = first; n < last; ++n) {
            const Move move = list_[n];
            Undo undo;
            position_.make(move, undo);
            result += count(depth - 1);
            position_.unmake(move, undo);
        }
        list_.truncate(first);
        return result;
    }

private:
    bool stopped() {
        constexpr int polling_interval = 1 << 14;
        if (!stopped_ && stop_ && ++since_poll_ == polling_interval) {
            since_poll_ = 0;
            stopped_ = stop_();
        }
        return stopped_;
    }

    Position<W>& position_;
    const std::function<bool()>& stop_;
    MoveList list_;  // the moves of all plies, one after another
    int since_poll_ = 0;
    bool stopped_ = false;
};

bool same(const State& one, const State& other) {
    return one.board == other.board && one.hands == other.hands && one.side == other.side &&
           one.castling == other.castling && one.passant == other.passant && one.lion == other.lion &&
           one.fresh == other.fresh;
}

}  // namespace

template <int W>
std::uint64_t perft(Position<W>& position, int depth, const std::function<bool()>& stop) {
    return Perft<W>(position, stop).count(depth);
}

template <int W>
std::uint64_t inconsistencies(Position<W>& position, int depth) {
    std::uint64_t result = position.key() != position.computed_key();
    MoveList list;
    legal_moves(position, list);
    result += static_cast<std::uint64_t>(list.size()) != count_legal(position);
    if (depth <= 0) return result;
    const State before = position.state();
    const std::uint64_t key = position.key();
    for (const Move move : list) {
        Undo undo;
        position.make(move, undo);
        result += inconsistencies(position, depth - 1);
        position.unmake(move, undo);
        result += !same(before, position.state()) || key != position.key();
    }
    return result;
}

#define KOMAGATA_INSTANTIATE(W)                                                               \
    template std::uint64_t perft(Position<W>&, int, const std::function<bool()>&);            \
    template std::uint64_t inconsistencies(Position<W>&, int);

KOMAGATA_INSTANTIATE(1)
KOMAGATA_INSTANTIATE(2)
KOMAGATA_INSTANTIATE(3)
KOMAGATA_INSTANTIATE(4)
#undef KOMAGATA_INSTANTIATE

}  // namespace komagata
