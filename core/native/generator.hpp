// Finds all moves of a position and hands them to a sink, whole target sets at a time where it can.
//
// A sink has these members:
//   plain(group, origin, targets)       moves of one piece that end on `targets`, in every promotion
//   legs(group, origin, middle, ends)   double moves that capture on `middle`, in every promotion
//   drops(slot, targets)
//   one(move)                           exactly this move
//   done()                              need no more moves be found?
//   one_suffices                        is it enough to find some move?
//   by_set                              may whole groups be moved at once (by `sets`)?
//   sets(group, step, origins, targets) what moving the `origins` by `step` gives
#pragma once

#include "chains.hpp"
#include "danger.hpp"
#include "movegen.hpp"
#include "promotion.hpp"
#include "trading.hpp"

namespace komagata {

template <int W, class Sink>
class Generator {
public:
    // `lawful`: apply the rules that look at the resulting position.
    Generator(Position<W>& position, Sink& sink, bool lawful)
        : position_(position),
          rules_(position.rules()),
          sink_(sink),
          lawful_(lawful),
          side_(position.side()),
          own_(position.of_side(side_)),
          enemy_(position.of_side(side_ ^ 1)),
          occupied_(own_ | enemy_),
          trading_(lawful && rules_.play.lion_trading),
          lions_(trading_ ? position.lions(side_ ^ 1) : Bits<W>::none()) {
        if (lawful) danger_ = Danger<W>(position);
    }

    void run() {
        jumping_ = rules_.has_hops && can_jump();
        if (jumping_ && lawful_ && rules_.play.must_capture) {
            each_piece([&](const Group<W>& group, int origin) { jumps(group, origin); });
            if (rules_.play.drop_instead) drops();
            return;
        }
        if (position_.castling()) castlings();
        victim_ = position_.passant() == nowhere ? -1 : position_.passant_victim();
        for (int g = rules_.first_group[side_]; g < rules_.first_group[side_ + 1] && !sink_.done(); ++g) group_moves(g);
        drops();
    }

private:
    template <class Visit>
    void each_piece(Visit&& visit) {
        for (int g = rules_.first_group[side_]; g < rules_.first_group[side_ + 1]; ++g) {
            position_.of_group(g).each([&](int origin) { visit(rules_.groups[g], origin); });
        }
    }

    bool can_jump() {
        bool result = false;
        each_piece([&](const Group<W>& group, int origin) {
            result = result || (group.mover->has_hops && Chains<W>(position_, origin).any());
        });
        return result;
    }

    void group_moves(int g) {
        const Group<W>& group = rules_.groups[g];
        Bits<W> pieces = position_.of_group(g);
        if (!pieces.any()) return;
        if constexpr (Sink::by_set) {
            if (!group.mover->set_steps.empty() && !group.royal) pieces = move_sets(group, pieces);
        }
        const Mover<W>& mover = *group.mover;
        const bool special = !mover.legs.empty() || mover.has_passes || mover.has_hops;
        pieces.each([&](int origin) {
            Bits<W> targets = mover.plain(origin, own_, enemy_);
            offered_ = group.royal && castlings_made_ ? castling_targets(origin) : Bits<W>::none();
            if (mover.has_odd) targets |= odd_targets(group, origin);
            targets &= ~offered_;
            if (targets.any()) plain(group, origin, targets);
            if (special) special_moves(group, origin);
        });
    }

    // Moves all pieces of a group at once that nothing restricts, and returns the others.
    Bits<W> move_sets(const Group<W>& group, const Bits<W>& pieces) {
        if (danger_.guard == Guard::trial || danger_.try_all || group.trigger == Trigger::entry_then_later) return pieces;
        const Bits<W> held = danger_.pinned | danger_.watched_from | (group.promotions ? group.zone : Bits<W>::none());
        const Bits<W> free = pieces & ~held;
        const std::vector<SetStep<W>>& steps = group.mover->set_steps;
        Bits<W> targets[8], all{};
        for (std::size_t n = 0; n < steps.size(); ++n) {
            const Bits<W> ends = (free & steps[n].origins).shifted(steps[n].shift) & danger_.evade;
            targets[n] = ends & (steps[n].moves ? (steps[n].captures ? ~own_ : ~occupied_) : enemy_);
            all |= targets[n];
        }
        if ((all & (danger_.watched_to | lions_)).any()) return pieces;
        for (std::size_t n = 0; n < steps.size(); ++n) sink_.sets(group, targets[n]);
        return pieces & held;
    }

    void plain(const Group<W>& group, int origin, Bits<W> targets) {
        if (danger_.guard == Guard::trial) return plain_by_trial(group, origin, targets);
        targets = safe_targets(group, origin, targets);
        for (Bits<W> rest = targets & lions_; rest.any();) {
            const int lion = rest.pop();
            if (!trade_allowed(position_, Move::make(Kind::plain, origin, lion))) targets.drop(lion);
        }
        if (targets.any()) sink_.plain(group, origin, targets);
    }

    void plain_by_trial(const Group<W>& group, int origin, const Bits<W>& targets) {
        targets.each([&](int target) {
            offer(group, Move::make(Kind::plain, origin, target), enemy_.has(target));
        });
    }

    // Those of the targets that leave the royal unattacked, where that can be told without trying whole moves.
    Bits<W> safe_targets(const Group<W>& group, int origin, const Bits<W>& targets) const {
        if (danger_.guard != Guard::lines) return targets;
        if (group.royal) return royal_targets(origin, targets);
        return danger_.quiet ? targets : guarding_targets(origin, targets);
    }

    Bits<W> royal_targets(int origin, Bits<W> targets) const {
        const Bits<W> left = occupied_ & ~Bits<W>::of(origin);
        for (Bits<W> rest = targets; rest.any();) {
            const int target = rest.pop();
            const Bits<W> gone = Bits<W>::of(target);
            if (position_.attacked(target, side_ ^ 1, left | gone, gone, true)) targets.drop(target);
        }
        return targets;
    }

    Bits<W> guarding_targets(int origin, Bits<W> targets) const {
        if (danger_.try_all) return tried(origin, targets);
        targets &= danger_.evade;
        if (danger_.pinned.has(origin)) targets &= danger_.pin_line(origin);
        if (danger_.watched_from.has(origin)) return tried(origin, targets);
        const Bits<W> watched = targets & danger_.watched_to;
        return watched.any() ? (targets & ~watched) | tried(origin, watched) : targets;
    }

    // By what the board would be. For a drop, origin is -1.
    Bits<W> tried(int origin, Bits<W> targets) const {
        const Bits<W> left = origin < 0 ? occupied_ : occupied_ & ~Bits<W>::of(origin);
        for (Bits<W> rest = targets; rest.any();) {
            const int target = rest.pop();
            const Bits<W> gone = Bits<W>::of(target);
            if (position_.attacked(danger_.royal, side_ ^ 1, left | gone, gone, true)) targets.drop(target);
        }
        return targets;
    }

    Bits<W> odd_targets(const Group<W>& group, int origin) {
        Bits<W> result{};
        for (const OddRide<W>& ride : group.mover->odd) {
            if (ride.royal_only && rules_.play.royal != RoyalRule::capture) continue;
            const Bits<W> reached = ride.reach(origin, occupied_);
            if (ride.passant == Passant::leaves) {
                leaving_moves(group, origin, ride, reached);
                continue;
            }
            if (ride.moves) result |= reached & ~occupied_;
            if (ride.captures) result |= reached & (ride.royal_only ? position_.royals(side_ ^ 1) : enemy_);
            if (ride.passant == Passant::takes && victim_ >= 0 && reached.has(position_.passant())) {
                offer_once(group, Move::make(Kind::passant, origin, position_.passant(), victim_), true);
            }
        }
        return result;
    }

    void leaving_moves(const Group<W>& group, int origin, const OddRide<W>& ride, const Bits<W>& reached) {
        Bits<W> targets{};
        if (ride.moves) targets |= reached & ~occupied_;
        if (ride.captures) targets |= reached & enemy_;
        const int passed = rules_.step(origin, ride.first);
        const bool known_safe = danger_.guard == Guard::lines;
        safe_targets(group, origin, targets).each([&](int target) {
            offer_once(group, Move::make(Kind::leaves, origin, target, passed), enemy_.has(target), known_safe);
        });
        offered_ |= targets;
    }

    void offer_once(const Group<W>& group, Move move, bool captures, bool known_safe = false) {
        if (offered_.has(move.target())) return;
        offered_.add(move.target());
        offer(group, move, captures, known_safe);
    }

    // One move in all its promotions, after all rules.
    void offer(const Group<W>& group, Move move, bool captures, bool known_safe = false) {
        if (trading_ && !trade_allowed(position_, move)) return;
        each_promotion(position_, group, move.origin(), move.target(), captures,
                       [&](int n) { offer_as_is(move.with_promotion(n), known_safe); });
    }

    void offer_as_is(Move move, bool known_safe = false) {
        if (known_safe || danger_.guard == Guard::none || position_.is_safe(move)) sink_.one(move);
    }

    void special_moves(const Group<W>& group, int origin) {
        for (const Leg<W>& leg : group.mover->legs) {
            if (leg.origins.has(origin) && enemy_.has(leg.middle[origin])) double_moves(group, origin, leg);
        }
        if (group.mover->has_passes) pass(group, origin);
        if (group.mover->has_hops) jumps(group, origin);
    }

    void double_moves(const Group<W>& group, int origin, const Leg<W>& leg) {
        const int middle = leg.middle[origin];
        const Bits<W> ends = leg.ends[origin] & (~own_ | Bits<W>::of(origin));
        if (danger_.guard == Guard::none && !lions_.has(middle) && !(ends & lions_).any()) {
            return sink_.legs(group, origin, middle, ends);
        }
        ends.each([&](int end) { offer(group, Move::make(Kind::twice, origin, end, middle), true); });
    }

    void pass(const Group<W>& group, int origin) {
        for (const Square middle : group.mover->passes[origin]) {
            if (!occupied_.has(middle)) return offer_as_is(Move::make(Kind::pass, origin, origin, middle));
        }
    }

    void jumps(const Group<W>& group, int origin) {
        if (!jumping_ || !group.mover->has_hops) return;
        Chains<W>(position_, origin).each([&](int number, const std::vector<Hop>& hops) {
            offer(group, Move::make(Kind::jump, origin, hops.back().land).with_chain(number), true);
            return true;
        });
    }

    void castlings() {
        for (std::size_t n = 0; n < rules_.castlings.size(); ++n) {
            const CastlingInfo<W>& castling = rules_.castlings[n];
            if (castling.side != side_ || !(position_.castling() >> n & 1) || !can_castle(castling)) continue;
            if (castling_targets(castling.king_from).has(castling.king_to)) continue;
            castlings_made_ |= std::uint64_t{1} << n;
            offer_as_is(Move::make(Kind::castle, castling.king_from, castling.king_to).with_slot(static_cast<int>(n)));
        }
    }

    Bits<W> castling_targets(int king) const {
        Bits<W> result{};
        for (std::uint64_t rest = castlings_made_; rest; rest &= rest - 1) {
            const CastlingInfo<W>& castling = rules_.castlings[std::countr_zero(rest)];
            if (castling.king_from == king) result.add(castling.king_to);
        }
        return result;
    }

    bool can_castle(const CastlingInfo<W>& castling) const {
        const CodeInfo& king = rules_.codes[position_.at(castling.king_from)];
        if (!own_.has(castling.king_from) || !king.royal || position_.at(castling.rook_from) != castling.rook) return false;
        const Bits<W> both = Bits<W>::of(castling.king_from) | Bits<W>::of(castling.rook_from);
        if ((castling.empty & occupied_ & ~both).any()) return false;
        for (Bits<W> rest = castling.safe; rest.any();) {
            const int square = rest.pop();
            const bool royal = rules_.codes[position_.at(square)].royal;
            if (position_.attacked(square, side_ ^ 1, occupied_, Bits<W>::none(), royal)) return false;
        }
        return true;
    }

    // Those that may not mate come last: to find out is work.
    void drops() {
        for (const bool no_mate : {false, true}) {
            for (int n = 0; n < static_cast<int>(rules_.slots.size()) && !sink_.done(); ++n) {
                if (rules_.slots[n].no_mate == no_mate && position_.in_hand(side_, n) > 0) drops_of(n);
            }
        }
    }

    void drops_of(int n) {
        const SlotInfo<W>& slot = rules_.slots[n];
        Bits<W> targets = slot.squares[side_] & ~occupied_ & ~blocked_files(slot);
        if (danger_.guard == Guard::trial) {
            targets.each([&](int target) {
                if (!position_.is_safe(Move::drop(n, target))) targets.drop(target);
            });
        } else if (!danger_.quiet) {
            targets = guarding_drops(targets);
        }
        if (lawful_ && slot.no_mate && targets.any()) targets = without_mates(n, targets);
        if (targets.any()) sink_.drops(n, targets);
    }

    Bits<W> guarding_drops(const Bits<W>& targets) const {
        if (danger_.try_all) return tried(-1, targets);
        const Bits<W> evading = targets & danger_.evade, watched = evading & danger_.watched_to;
        return watched.any() ? (evading & ~watched) | tried(-1, watched) : evading;
    }

    // Files with an own piece that forbids this drop there (nifu).
    Bits<W> blocked_files(const SlotInfo<W>& slot) const {
        Bits<W> result{};
        for (int g : slot.file_groups[side_]) {
            (position_.of_group(g) & slot.file_squares[side_]).each([&](int square) {
                result |= rules_.file_of[square];
            });
        }
        return result;
    }

    Bits<W> without_mates(int slot, Bits<W> targets) {
        const Bits<W> royals = position_.royals(side_ ^ 1);
        Bits<W> suspicious = targets & checking_drops(slot, royals);
        if (Sink::one_suffices && suspicious != targets) return targets & ~suspicious;
        while (suspicious.any()) {
            const int target = suspicious.pop();
            const Move move = Move::drop(slot, target);
            Undo undo;
            position_.make(move, undo);
            const bool mates = position_.checked(position_.side()).any() && !has_legal_move(position_);
            position_.unmake(move, undo);
            if (mates) targets.drop(target);
            if (Sink::one_suffices && !mates) break;
        }
        return targets;
    }

    // Squares from which the piece would attack a royal, or all where the attack may come from elsewhere.
    Bits<W> checking_drops(int slot, const Bits<W>& royals) const {
        if (rules_.has_hurdles || position_.checked(side_ ^ 1).any()) return rules_.board;
        const int group = rules_.codes[rules_.slots[slot].code[side_]].group - rules_.first_group[side_];
        Bits<W> result{};
        royals.each([&](int royal) { result |= rules_.reach_row(side_, royal, true)[group]; });
        return result;
    }

    Position<W>& position_;
    const Rules<W>& rules_;
    Sink& sink_;
    bool lawful_;
    int side_;
    Bits<W> own_, enemy_, occupied_;
    bool trading_;
    Bits<W> lions_;
    Danger<W> danger_;
    bool jumping_ = false;
    int victim_ = -1;
    std::uint64_t castlings_made_ = 0;
    Bits<W> offered_{};  // targets of the piece at hand that other kinds of its moves have reached
};

}  // namespace komagata
