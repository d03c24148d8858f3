// Iterative deepening: the root of the search tree.
#pragma once

#include "tree.hpp"

namespace komagata {

struct SearchLine {
    int depth = 0, score = 0;
    std::uint64_t nodes = 0;
    std::int64_t milliseconds = 0;
    std::vector<Move> moves;
    int rank = 1, selective_depth = 0;
};

// Hears of the best lines after every iteration.
using OnLines = std::function<void(const std::vector<SearchLine>&)>;

// The best `lines` lines, best first; fewer if there are not so many moves. The position is changed.
template <int W>
std::vector<SearchLine> search(Position<W>& position, const Evaluator<W>& evaluator,
                               const std::vector<std::uint64_t>& history, const SearchLimits& limits, int lines,
                               const OnLines& on_lines, const Stop& stop);

}  // namespace komagata
