#include "kernel.hpp"
#include "search.hpp"

namespace komagata {
namespace {

// The same lines with moves as the outside knows them: each is read in the position in which it is made.
template <int W>
std::vector<Line<FreeMove>> freed(const Position<W>& root, const std::vector<SearchLine>& lines) {
    std::vector<Line<FreeMove>> result;
    for (const SearchLine& line : lines) {
        Line<FreeMove> free{line.depth, line.score, line.nodes, line.milliseconds, {}, line.rank, line.selective_depth};
        Position<W> position = root;
        for (const Move move : line.moves) {
            free.moves.push_back(komagata::freed(position, move));
            Undo undo;
            position.make(move, undo);
        }
        result.push_back(std::move(free));
    }
    return result;
}

}  // namespace

template <int W>
std::vector<Line<FreeMove>> KernelOf<W>::search(const State& state, const std::vector<State>& history,
                                                const SearchLimits& limits, int lines,
                                                const OnLines<FreeMove>& on_lines, const Stop& stop) const {
    const Position<W> root = position(state);
    std::vector<std::uint64_t> keys;
    for (const State& earlier : history) keys.push_back(position(earlier).key());
    const Evaluator<W> evaluator(rules_);
    Position<W> moving = root;
    OnLines<Move> hear;
    if (on_lines) hear = [&](const std::vector<SearchLine>& found) { on_lines(freed(root, found)); };
    return freed(root, komagata::search(moving, evaluator, keys, limits, lines, hear, stop));
}

#define INSTANTIATE(W)                                                                                            \
    template std::vector<Line<FreeMove>> KernelOf<W>::search(const State&, const std::vector<State>&,             \
                                                             const SearchLimits&, int, const OnLines<FreeMove>&, \
                                                             const Stop&) const;
INSTANTIATE(1)
INSTANTIATE(2)
INSTANTIATE(3)
INSTANTIATE(4)
#undef INSTANTIATE

}  // namespace komagata
