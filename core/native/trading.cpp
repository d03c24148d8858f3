// Rules of the Japanese Chu Shogi Association, http://chushogi-renmei.com/kouza/rule2007.htm, and their variants.
#include "trading.hpp"

namespace komagata {
namespace {

template <int W>
class Trade {
public:
    Trade(Position<W>& position, Move move)
        : position_(position),
          rules_(position.rules()),
          move_(move),
          enemy_(position.side() ^ 1),
          mover_(rules_.codes[position.at(move.origin())]) {}

    bool allowed() const {
        const Bits<W> lions = taken() & position_.lions(enemy_);
        bool result = true;
        lions.each([&](int lion) { result &= mover_.lion ? lion_takes(lion) : !struck_back(lion); });
        return result;
    }

private:
    bool has_middle() const { return move_.kind() == Kind::twice; }

    Bits<W> taken() const {
        Bits<W> result{};
        if (move_.kind() == Kind::jump) {
            for (const Hop& hop : position_.hops(move_)) result.add(hop.over);
            return result;
        }
        result.add(move_.target());
        if (has_middle() || move_.kind() == Kind::passant) result.add(move_.middle());
        return result;
    }

    // Next door always; else if it also takes a piece that matters on its way; else if nothing could retake.
    bool lion_takes(int lion) const {
        if (rules_.distance(move_.origin(), lion) == 1) return true;
        if (has_middle() && rules_.codes[position_.at(move_.middle())].bridge) return true;
        return !guarded(lion);
    }

    bool attacked_without(int lion, const Bits<W>& gone) const {
        const bool royal = rules_.codes[position_.at(lion)].royal;
        return position_.attacked(lion, enemy_, position_.occupied() & ~gone, gone | Bits<W>::of(lion), royal);
    }

    // Could the lion be retaken, pins ignored? The capturing lion is lifted, so a protector hidden behind it counts,
    // and so does one that taking the piece on the way opens up.
    bool guarded(int lion) const {
        const Bits<W> lifted = Bits<W>::of(move_.origin());
        if (!rules_.play.doomed_protects) return guarded_afterwards(lion);
        if (attacked_without(lion, lifted)) return true;
        return has_middle() && move_.middle() != lion &&
               attacked_without(lion, lifted | Bits<W>::of(move_.middle()));
    }

    bool guarded_afterwards(int lion) const {
        Undo undo;
        position_.make(move_, undo);
        const bool royal = rules_.codes[position_.at(lion)].royal;
        const bool result = position_.attacked(lion, enemy_, position_.occupied(), Bits<W>::of(lion), royal);
        position_.unmake(move_, undo);
        return result;
    }

    // A lion taken elsewhere right after a non-lion took one.
    bool struck_back(int lion) const {
        const Square struck = position_.lion_square();
        const CounterStrike rule = rules_.play.counter_strike;
        if (rule == CounterStrike::off || struck == nowhere || struck == lion) return false;
        if (has_middle() && lion == move_.middle() && !rules_.play.counter_strike_middle) return false;
        return rule == CounterStrike::strict || attacked_without(lion, Bits<W>::of(move_.origin()));
    }

    Position<W>& position_;
    const Rules<W>& rules_;
    Move move_;
    int enemy_;
    const CodeInfo& mover_;
};

}  // namespace

template <int W>
bool trade_allowed(Position<W>& position, Move move) {
    return Trade<W>(position, move).allowed();
}

template bool trade_allowed(Position<1>&, Move);
template bool trade_allowed(Position<2>&, Move);
template bool trade_allowed(Position<3>&, Move);
template bool trade_allowed(Position<4>&, Move);

}  // namespace komagata
