// Iterative deepening alpha-beta on a Position.
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <vector>

#include "evaluate.hpp"
#include "hash_table.hpp"

namespace komagata {

struct SearchLimits {
    int depth = 0;
    std::uint64_t nodes = 0;
    std::int64_t milliseconds = 0, soft_milliseconds = 0;
    int hash_megabytes = 16;
};

struct SearchLine {
    int depth = 0, score = 0;
    std::uint64_t nodes = 0;
    std::int64_t milliseconds = 0;
    std::vector<Move> moves;
    int rank = 1, selective_depth = 0;
};

inline constexpr int most_plies = 128;
inline constexpr int most_depth = 100;

template <int W>
class Searcher {
public:
    using OnLines = std::function<void(const std::vector<SearchLine>&)>;
    using Stop = std::function<bool()>;

    // `history`: keys of the earlier positions of the game; meeting one of them again is a draw.
    Searcher(const Evaluator<W>& evaluator, Position<W>& position, const std::vector<std::uint64_t>& history,
             const SearchLimits& limits, Stop stop);

    // The best lines, best first; `on_lines` hears of every iteration.
    std::vector<SearchLine> run(int lines, const OnLines& on_lines);

private:
    using Time = std::chrono::steady_clock;

    struct RootMove {
        Move move;
        int score = -infinite, depth = 0, selective_depth = 0;
        std::vector<Move> line;
    };

    // A move to try and how soon.
    struct Choice {
        int rank;
        int index;
        friend bool operator<(const Choice& one, const Choice& other) {
            return one.rank != other.rank ? one.rank > other.rank : one.index < other.index;
        }
    };

    // What one ply needs, kept from node to node so that nothing is allocated in the search.
    struct Frame {
        MoveList moves;
        std::vector<Choice> order;
        int sorted = 0;
        Move killers[2]{no_move, no_move};
        Move line[most_plies];
        int line_length = 0;
        Undo undo;
    };

    struct Stopped {};

    bool iterate(int depth, int lines);
    void search_root(int depth, int lines, int alpha, int beta);
    void search_root_move(RootMove& root, int number, int depth, int alpha, int beta);
    int search(int alpha, int beta, int depth, int ply, bool null_allowed);
    int search_moves(int alpha, int beta, int depth, int ply, bool checked, int standing, Move first);
    int search_late(int alpha, int beta, int depth, int ply, int reduction);
    int quiesce(int alpha, int beta, int ply, int checks_left);
    int quiesce_moves(int alpha, int beta, int ply, int checks_left, bool checked, int best);

    bool ended(int ply, int& score);
    bool drawn() const;
    int lost_or_drawn(int ply);
    bool try_null(int beta, int depth, int ply, int standing, int& score);
    int reduction(int depth, int number, Move move, bool improving) const;
    bool skip_quiet(Move move, int depth, int number, int alpha, int standing);

    void push(Move move, int ply);
    void pop(Move move, int ply);
    void count_node();
    void look_around();
    std::int64_t elapsed() const;
    bool time_for_more() const;

    void order(int ply, Move first, bool quiet_too);
    Move next(int ply, int number);
    int rank(Move move, int ply, Move first) const;
    bool is_quiet(Move move) const;
    int exchange(Move move) const;
    int recapture(int square, Code on, int side, Bits<W> gone) const;
    int& history(Move move);
    int history(Move move) const;
    void reward(int ply, int number, int depth);
    void keep_line(Move move, int ply);
    void remember(int score, int depth, Bound bound, Move move, int ply);

    std::vector<SearchLine> report(int lines) const;

    const Evaluator<W>& evaluator_;
    const Rules<W>& rules_;
    Position<W>& position_;
    SearchLimits limits_;
    Stop stop_;
    Time::time_point begun_;
    HashTable table_;
    std::uint64_t nodes_ = 0, next_look_ = 0;
    int root_depth_ = 0, deepest_ = 0;
    std::deque<Frame> frames_;
    std::vector<RootMove> roots_;
    std::vector<std::uint64_t> keys_;      // of the game so far and of the line being looked at
    std::vector<std::uint8_t> key_seen_;   // a filter: how many of `keys_` end in these bits
    std::vector<int> history_;
};

}  // namespace komagata
