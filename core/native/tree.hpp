// The search tree below the root: alpha-beta with a hash table, and captures followed to their end.
#pragma once

#include <chrono>
#include <deque>
#include <vector>

#include "hash_table.hpp"
#include "ordering.hpp"
#include "outcome.hpp"
#include "search_limits.hpp"

namespace komagata {

inline constexpr int most_plies = 128;

// Thrown through the whole tree; the position is then no longer that of the root.
struct Stopped {};

template <int W>
class Tree {
public:
    // `history`: keys of the earlier positions of the game; meeting one of them again is a draw.
    Tree(const Evaluator<W>& evaluator, Position<W>& position, const std::vector<std::uint64_t>& history,
         const SearchLimits& limits, Stop stop);

    // The score of the position for the side to move; the line is then that of `ply`.
    int search(int alpha, int beta, int depth, int ply, bool null_allowed = true);
    void make(Move move, int ply);
    void unmake(Move move, int ply);
    void begin_iteration(int depth) { root_depth_ = depth, deepest_ = 0; }

    // The moves that follow one made at `ply`, best play assumed.
    std::vector<Move> line_after(int ply) const;
    Choices& choices(int ply) { return frames_[ply].choices; }
    Ordering<W>& ordering() { return ordering_; }
    std::uint64_t nodes() const { return nodes_; }
    int deepest() const { return deepest_; }
    std::int64_t elapsed() const;

private:
    using Time = std::chrono::steady_clock;

    struct Frame {
        Choices choices;
        Move line[most_plies];
        int line_length = 0;
        Move played = no_move;
        Undo undo;
    };

    // One node of the tree.
    struct Node {
        int alpha, beta, depth, ply;
        bool checked;
        int standing;  // what the position is worth as it stands
        Move first;    // what to try first
        bool is_open() const { return beta - alpha > 1; }
    };

    int search_moves(Node node);
    int search_move(const Node& node, Move move, int number, int rank);
    int quiesce(int alpha, int beta, int depth, int ply);
    int quiesce_moves(Node node, int best);
    bool ended(int ply, int& score);
    bool repeats() const;
    int without_moves(int ply);
    bool from_table(const Node& node, Move& first, int& score) const;
    void remember(const Node& node, int score, Bound bound, Move move);
    bool is_hopeless(const Node& node, int& score);
    bool may_skip(const Node& node, Move move, int number, int rank);
    int reduction(const Node& node, Move move, int number, int rank) const;
    void keep_line(Move move, int ply);
    void look_around();

    const Evaluator<W>& evaluator_;
    const Rules<W>& rules_;
    Position<W>& position_;
    SearchLimits limits_;
    Stop stop_;
    Time::time_point begun_, asked_;
    HashTable table_;
    Ordering<W> ordering_;
    std::deque<Frame> frames_;
    std::vector<std::uint64_t> keys_;      // of the game so far and of the line being looked at
    std::vector<std::uint16_t> key_seen_;  // how many of `keys_` end in these bits
    std::uint64_t nodes_ = 0, next_look_ = 0;
    int root_depth_ = 0, deepest_ = 0;
};

}  // namespace komagata
