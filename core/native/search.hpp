// Iterative deepening: the root of the search tree.
#pragma once

#include "tree.hpp"

namespace komagata {

using SearchLine = Line<Move>;

// The best `lines` lines, best first; fewer if there are not so many moves. The position is changed.
template <int W>
std::vector<SearchLine> search(Position<W>& position, const Evaluator<W>& evaluator,
                               const std::vector<std::uint64_t>& history, const SearchLimits& limits, int lines,
                               const OnLines<Move>& on_lines, const Stop& stop);

}  // namespace komagata
