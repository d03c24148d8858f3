// Which moves a search tries first.
#pragma once

#include <vector>

#include "evaluate.hpp"
#include "movegen.hpp"

namespace komagata {

// What the side to move gains, at least, if both sides go on taking on the target square as long as it pays.
template <int W>
int exchange(const Position<W>& position, const Evaluator<W>& evaluator, Move move);

// The moves of one node, best guess first. Kept from node to node: nothing is allocated in the search.
class Choices {
public:
    MoveList moves;

    void begin() { order_.clear(), sorted_ = 0; }
    void add(int rank) { order_.push_back({rank, static_cast<int>(order_.size())}); }
    int size() const { return static_cast<int>(order_.size()); }
    // The n-th best move; to be asked for in order.
    Move operator[](int n);
    // How it was ranked: below zero, a capture that loses something.
    int rank(int n) const { return order_[n].rank; }

private:
    struct Choice {
        int rank, index;
        friend bool operator<(const Choice& one, const Choice& other) {
            return one.rank != other.rank ? one.rank > other.rank : one.index < other.index;
        }
    };
    std::vector<Choice> order_;
    int sorted_ = 0;
};

// What a search has learnt about quiet moves, and the order that follows.
template <int W>
class Ordering {
public:
    Ordering(const Position<W>& position, const Evaluator<W>& evaluator, int plies);

    // Rank the moves in `choices`; `first` is the one from the hash table.
    void arrange(Choices& choices, int ply, Move first) const;
    // The n-th choice refuted the move before: quiet moves tried before it did not.
    void reward(Choices& choices, int n, int ply, int depth);
    bool is_quiet(Move move) const { return !move.promotion() && !position_.is_capture(move); }
    int history(Move move) const { return history_[index(move)]; }
    // What a capture or promotion wins at once.
    int gain(Move move) const;

private:
    struct Killers {
        Move move[2]{no_move, no_move};
    };

    int rank(Move move, const Killers& killers, Move first) const;
    std::size_t index(Move move) const;
    void adjust(Move move, int by);

    const Position<W>& position_;
    const Evaluator<W>& evaluator_;
    std::size_t origins_;
    std::vector<int> history_;
    std::vector<Killers> killers_;
};

}  // namespace komagata
