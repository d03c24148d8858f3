// Lion trading: when a lion may take a lion, and when another piece may.
#pragma once

#include "position.hpp"

namespace komagata {

// May every lion that the move takes be taken so? Only for games with lion trading.
template <int W>
bool trade_allowed(Position<W>& position, Move move);

}  // namespace komagata
