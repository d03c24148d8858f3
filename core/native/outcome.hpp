// Has the game ended, as far as the position tells?
#pragma once

#include <optional>

#include "position.hpp"

namespace komagata {

// By the pieces that are left, whatever moves there may be: a side has lost its last royal, or all but that.
template <int W>
std::optional<Verdict> ended_by_pieces(Position<W>& position);

// Royals are won by capture, mate ends the game, and the side to move cannot avoid losing its last one next.
template <int W>
bool mated_at_capture(Position<W>& position);

// In any way.
template <int W>
std::optional<Verdict> verdict(Position<W>& position);

}  // namespace komagata
