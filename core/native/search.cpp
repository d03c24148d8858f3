#include "search.hpp"

#include <algorithm>

namespace komagata {
namespace {

constexpr int most_depth = 100;
constexpr int first_window = 30;  // how far a score is expected to stray from that of the iteration before
constexpr int window_depth = 5;

template <int W>
class Root {
public:
    Root(Position<W>& position, const Evaluator<W>& evaluator, const std::vector<std::uint64_t>& history,
         const SearchLimits& limits, const Stop& stop)
        : limits_(limits), tree_(evaluator, position, history, limits, stop) {
        Choices& choices = tree_.choices(0);
        choices.moves.clear();
        legal_moves(position, choices.moves);
        tree_.ordering().arrange(choices, 0, no_move);
        for (int n = 0; n < choices.size(); ++n) moves_.push_back({choices[n], {}});
    }

    std::vector<SearchLine> run(int lines, const OnLines<Move>& on_lines) {
        lines_ = std::clamp<int>(lines, 1, std::max<int>(1, static_cast<int>(moves_.size())));
        std::vector<SearchLine> result = report(0);
        if (moves_.empty()) return {};
        const int last = limits_.depth ? std::min(limits_.depth, most_depth) : most_depth;
        for (int depth = 1; depth <= last; ++depth) {
            if (depth > 1 && limits_.soft_milliseconds && tree_.elapsed() >= limits_.soft_milliseconds) break;
            const bool stopped = !iterate(depth);
            // A broken-off iteration began with the best move of the one before, so what it found is no worse.
            // Of several lines it is the first ones only that are comparable, so they stay as they were.
            if (stopped && (!found_ || (depth > 1 && lines_ > 1))) break;
            result = report(depth);
            if (on_lines) on_lines(result);
            if (stopped || settled(depth)) break;
        }
        return result;
    }

private:
    struct RootMove {
        Move move;
        std::vector<Move> line;  // what follows it
        int score = -infinite;
        int selective_depth = 0;
    };

    // Whether it came to its end.
    bool iterate(int depth) {
        tree_.begin_iteration(depth);
        const bool narrow = depth >= window_depth && lines_ == 1 && std::abs(moves_[0].score) < forced;
        int width = first_window;
        int alpha = narrow ? moves_[0].score - width : -infinite;
        int beta = narrow ? moves_[0].score + width : infinite;
        for (;;) {
            found_ = 0;
            bool stopped = false;
            try {
                look_at_moves(depth, alpha, beta);
            } catch (const Stopped&) {
                stopped = true;
            }
            sort(alpha);
            if (stopped) return false;
            const int best = moves_[0].score;
            if (found_ && best < beta) return true;
            // The true score lies outside: look again through a wider window.
            width *= 4;
            if (found_) {
                beta = width > 1000 ? infinite : std::min(infinite, best + width);
            } else {
                alpha = width > 1000 ? -infinite : std::max(-infinite, alpha - width);
            }
        }
    }

    void look_at_moves(int depth, int alpha, int beta) {
        for (RootMove& root : moves_) root.score = -infinite;
        std::vector<int> best;  // scores of the best lines so far, best first
        for (RootMove& root : moves_) {
            const bool full = static_cast<int>(best.size()) == lines_;
            const int floor = full ? std::max(alpha, best.back()) : alpha;
            const int score = look_at(root.move, depth, floor, beta, full);
            if (score <= floor && floor > -infinite) continue;
            root.score = score;
            root.line = tree_.line_after(0);
            root.selective_depth = tree_.deepest();
            ++found_;
            best.insert(std::upper_bound(best.begin(), best.end(), score, std::greater<>()), score);
            if (static_cast<int>(best.size()) > lines_) best.pop_back();
            if (score >= beta) return;
        }
    }

    // The exact score if it lies between `alpha` and `beta`.
    int look_at(Move move, int depth, int alpha, int beta, bool doubtful) {
        tree_.make(move, 0);
        int score = alpha + 1;
        if (doubtful) score = -tree_.search(-alpha - 1, -alpha, depth - 1, 1);
        if (score > alpha) score = -tree_.search(-beta, -alpha, depth - 1, 1);
        tree_.unmake(move, 0);
        return score;
    }

    // Moves that turned out no better than others keep their order.
    void sort(int alpha) {
        std::stable_sort(moves_.begin(), moves_.end(), [alpha](const RootMove& one, const RootMove& other) {
            return std::max(one.score, alpha) > std::max(other.score, alpha);
        });
    }

    // Looking deeper would change nothing.
    bool settled(int depth) const {
        for (int i = 0; i < lines_; ++i) {
            if (std::abs(moves_[i].score) < win - depth) return false;
        }
        return true;
    }

    std::vector<SearchLine> report(int depth) const {
        std::vector<SearchLine> result;
        for (const RootMove& root : moves_) {
            const int rank = static_cast<int>(result.size()) + 1;
            if (rank > lines_ || (depth && root.score == -infinite)) break;
            SearchLine line{depth, depth ? root.score : 0, tree_.nodes(), tree_.elapsed(), {root.move}, rank,
                            root.selective_depth};
            line.moves.insert(line.moves.end(), root.line.begin(), root.line.end());
            result.push_back(std::move(line));
        }
        return result;
    }

    SearchLimits limits_;
    Tree<W> tree_;
    std::vector<RootMove> moves_;
    int lines_ = 1;
    int found_ = 0;  // moves of this iteration with a score inside the window
};

}  // namespace

template <int W>
std::vector<SearchLine> search(Position<W>& position, const Evaluator<W>& evaluator,
                               const std::vector<std::uint64_t>& history, const SearchLimits& limits, int lines,
                               const OnLines<Move>& on_lines, const Stop& stop) {
    return Root<W>(position, evaluator, history, limits, stop).run(lines, on_lines);
}

#define INSTANTIATE(W)                                                                                       \
    template std::vector<SearchLine> search<W>(Position<W>&, const Evaluator<W>&,                            \
                                               const std::vector<std::uint64_t>&, const SearchLimits&, int, \
                                               const OnLines<Move>&, const Stop&);
INSTANTIATE(1)
INSTANTIATE(2)
INSTANTIATE(3)
INSTANTIATE(4)
#undef INSTANTIATE

}  // namespace komagata
