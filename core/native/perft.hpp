// Counting move sequences.
#pragma once

#include <functional>

#include "movegen.hpp"

namespace komagata {

// `stop` is asked now and then; once it says yes, the result is meaningless.
template <int W>
std::uint64_t perft(Position<W>& position, int depth, const std::function<bool()>& stop);

// Plays all sequences of that depth and counts what does not hold: keys kept up to date equal keys computed from
// scratch, moves taken back restore the state, moves counted are as many as moves listed.
template <int W>
std::uint64_t inconsistencies(Position<W>& position, int depth);

}  // namespace komagata
