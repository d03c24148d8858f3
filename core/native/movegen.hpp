// Which moves there are.
#pragma once

#include "position.hpp"

namespace komagata {

// All legal moves, appended to the list; none if the game has ended in this position.
template <int W>
void legal_moves(Position<W>& position, MoveList& list);

// Those legal moves that capture or promote.
template <int W>
void loud_moves(Position<W>& position, MoveList& list);

// The legal moves, whether or not the game has ended.
template <int W>
void unended_moves(Position<W>& position, MoveList& list);

// All moves of the pieces and drops before the rules that look at the resulting position.
template <int W>
void pseudo_moves(Position<W>& position, MoveList& list);

// How many legal moves there are, faster than listing them.
template <int W>
std::uint64_t count_legal(Position<W>& position);

template <int W>
bool has_legal_move(Position<W>& position);

// Is this one of the legal moves? For moves out of a hash table, which may belong to another position.
template <int W>
bool is_legal(Position<W>& position, Move move);

}  // namespace komagata
