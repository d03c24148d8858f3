// Draughts jumps, one after another.
#pragma once

#include "position.hpp"

namespace komagata {

// Walks all chains of one piece. A piece is taken at once, so that none is jumped twice; the start counts as empty.
template <int W>
class Chains {
public:
    // So many chains of one piece are told apart; only boards packed on purpose have more.
    static constexpr int most = 1 << 14;

    Chains(const Position<W>& position, int origin)
        : position_(position),
          group_(position.rules().groups[position.rules().codes[position.at(origin)].group]),
          origin_(origin),
          enemies_(position.of_side(group_.side ^ 1)),
          occupied_(position.occupied() & ~Bits<W>::of(origin)) {}

    // Calls visit(number, hops) for every complete chain until it returns false.
    template <class Visit>
    void each(Visit&& visit) {
        number_ = 0;
        hops_.clear();
        go_on(origin_, visit);
    }

    bool any() const {
        for (const Hop& hop : group_.mover->hops[origin_]) {
            if (possible(hop)) return true;
        }
        return false;
    }

private:
    bool possible(const Hop& hop) const { return enemies_.has(hop.over) && !occupied_.has(hop.land); }

    // A chain is named by where it lands: of two hops to one square the first counts.
    bool first_to_land(const std::vector<Hop>& choices, std::size_t index) const {
        for (std::size_t n = 0; n < index; ++n) {
            if (choices[n].land == choices[index].land && possible(choices[n])) return false;
        }
        return true;
    }

    template <class Visit>
    bool go_on(int place, Visit& visit) {
        const Rules<W>& rules = position_.rules();
        const std::vector<Hop>& choices = group_.mover->hops[place];
        bool went_on = false;
        for (std::size_t n = 0; n < choices.size(); ++n) {
            const Hop hop = choices[n];
            if (!possible(hop) || !first_to_land(choices, n)) continue;
            went_on = true;
            const bool crowned = group_.promotions && group_.must.has(hop.land);
            hops_.push_back(hop);
            enemies_.drop(hop.over);
            occupied_.drop(hop.over);
            const bool more = rules.play.chain && !crowned ? go_on(hop.land, visit) : finish(visit);
            enemies_.add(hop.over);
            occupied_.add(hop.over);
            hops_.pop_back();
            if (!more) return false;
        }
        return went_on || place_is_start() || finish(visit);
    }

    bool place_is_start() const { return hops_.empty(); }

    template <class Visit>
    bool finish(Visit& visit) {
        return visit(number_++, static_cast<const std::vector<Hop>&>(hops_)) && number_ < most;
    }

    const Position<W>& position_;
    const Group<W>& group_;
    int origin_;
    Bits<W> enemies_, occupied_;
    std::vector<Hop> hops_;
    int number_ = 0;
};

}  // namespace komagata
