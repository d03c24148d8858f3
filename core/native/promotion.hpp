// Where a piece may promote.
#pragma once

#include "position.hpp"

namespace komagata {

// Squares on which a move from `origin` may end with a promotion, by whether it captures.
template <int W>
struct PromotionSets {
    Bits<W> quiet, capture;

    PromotionSets(const Position<W>& position, const Group<W>& group, int origin) {
        const bool inside = group.zone.has(origin);
        quiet = inside ? group.quiet_in : group.quiet_out;
        capture = inside ? group.capture_in : group.capture_out;
        // The turn after entering the zone unpromoted (Middle Shogi Manual).
        if (inside && group.trigger == Trigger::entry_then_later && position.fresh(group.side) == origin) {
            quiet = group.second_chance;
        }
    }

    Bits<W> within(const Bits<W>& targets, const Bits<W>& enemies) const {
        return (targets & ~enemies & quiet) | (targets & enemies & capture);
    }
};

// Calls visit(n) for every promotion number that a move may end with, 0 being the piece as it is.
template <int W, class Visit>
void each_promotion(const Position<W>& position, const Group<W>& group, int origin, int target, bool captures,
                    Visit&& visit) {
    if (group.promotions == 0) return visit(0);
    const PromotionSets<W> sets(position, group, origin);
    const bool may = (captures ? sets.capture : sets.quiet).has(target);
    if (!may || !group.must.has(target)) visit(0);
    for (int n = 1; may && n <= group.promotions; ++n) visit(n);
}

}  // namespace komagata
