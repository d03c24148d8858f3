#include "evaluate.hpp"

#include <algorithm>
#include <cmath>

namespace komagata {
namespace {

constexpr int royal_worth = 10000;  // where royals are captured like any other piece
constexpr int tempo = 12;
constexpr int mobility_bonus = 3;
constexpr int zone_bonus = 24;      // for a piece that stands where it promotes, less with every rank before
constexpr int dead_share = 2;       // a piece that can never move again is worth this fraction
constexpr int overwhelming = 350;   // a lead with which a bare royal is hunted

// Where captured pieces come back, the strong ones are worth less than they are in chess: the weak ones appear where
// they hurt, and an exchange is never only an exchange.
int with_drops(int value) { return static_cast<int>(std::lround(100.0 * std::pow(value / 100.0, 0.86))); }

}  // namespace

template <int W>
Evaluator<W>::Evaluator(const Rules<W>& rules)
    : rules_(rules),
      has_hands_(!rules.slots.empty()),
      royals_matter_(rules.play.royal != RoyalRule::none),
      worth_(256),
      swing_(256),
      place_(256 * rules.squares),
      hand_worth_(2 * rules.slots.size()),
      ring_(rules.squares),
      eccentricity_(rules.squares) {
    const bool captured_royals = rules.play.royal == RoyalRule::capture;
    for (int code = 1; code < 256; ++code) {
        const CodeInfo& info = rules.codes[code];
        if (!info.used) continue;
        if (info.royal && royals_matter_) {
            worth_[code] = captured_royals ? royal_worth : 0;
        } else {
            worth_[code] = has_hands_ ? with_drops(info.value) : info.value;
        }
    }
    const int slots = static_cast<int>(rules.slots.size());
    for (int side = 0; side < 2; ++side) {
        for (int slot = 0; slot < slots; ++slot) {
            const Code code = rules.slots[slot].code[side];
            hand_worth_[side * slots + slot] = code ? worth_[code] * 11 / 10 + 8 : 0;
        }
    }
    for (int code = 1; code < 256; ++code) {
        const CodeInfo& info = rules.codes[code];
        if (!info.used) continue;
        const int captor = 1 - info.side;
        swing_[code] = worth_[code] + (info.slot == nowhere ? 0 : hand_worth_[captor * slots + info.slot]);
    }
    compute_places();
}

template <int W>
void Evaluator<W>::compute_places() {
    for (int square = 0; square < rules_.squares; ++square) {
        const int file = 2 * rules_.file(square) - rules_.files + 1;
        const int rank = 2 * rules_.rank(square) - rules_.ranks + 1;
        eccentricity_[square] = (std::abs(file) + std::abs(rank)) / 2;
        for (int other = 0; other < rules_.squares; ++other) {
            if (rules_.distance(square, other) <= 1) ring_[square].add(other);
        }
    }
    for (int code = 1; code < 256; ++code) {
        const CodeInfo& info = rules_.codes[code];
        if (!info.used || (info.royal && royals_matter_)) continue;
        const Group<W>& group = rules_.groups[info.group];
        for (int square = 0; square < rules_.squares; ++square) {
            int bonus = -eccentricity_[square];
            if (group.promotions > 0) {
                int away = rules_.ranks;
                group.zone.each([&](int in) { away = std::min(away, std::abs(rules_.rank(in) - rules_.rank(square))); });
                if (group.zone.any()) bonus += std::max(0, zone_bonus - 5 * away);
            }
            if (!group.alive.has(square)) bonus -= worth_[code] / dead_share;
            place_[code * rules_.squares + square] = bonus;
        }
    }
}

template <int W>
int Evaluator<W>::promotion_gain(Code code, int promotion) const {
    const auto& choices = rules_.codes[code].promotions;
    if (promotion < 1 || promotion > static_cast<int>(choices.size())) return 0;
    return worth_[choices[promotion - 1]] - worth_[code];
}

template <int W>
bool Evaluator<W>::null_is_sound(const Position<W>& position) const {
    if (!royals_matter_ || rules_.play.must_capture) return false;
    const int side = position.side();
    int pieces = 0;
    const int royal = rules_.first_group[side] + rules_.royal_groups[side];
    for (int group = royal; group < rules_.first_group[side + 1]; ++group) {
        const auto& mover = *rules_.groups[group].mover;
        // Pieces that step one way only are what gets into zugzwang.
        if (mover.divergent && mover.rising.empty() && mover.falling.empty()) continue;
        pieces += position.of_group(group).count();
    }
    return pieces > 1;
}

template <int W>
Bits<W> Evaluator<W>::attacks(const Mover<W>& mover, int origin, const Bits<W>& occupied) const {
    Bits<W> result = mover.step[origin] | mover.step_capture[origin];
    for (const Bits<W>* ray : mover.rising) result |= cast_rising(ray[origin], occupied);
    for (const Bits<W>* ray : mover.falling) result |= cast_falling(ray[origin], occupied);
    if (mover.has_odd) {
        for (const OddRide<W>& ride : mover.odd) {
            if (ride.captures && !ride.royal_only) result |= ride.reach(origin, occupied);
        }
    }
    return result;
}

template <int W>
void Evaluator<W>::add_pieces(const Position<W>& position, int side, Side& sum) const {
    const Bits<W> occupied = position.occupied();
    const Bits<W> own = position.of_side(side);
    for (int number = rules_.first_group[side]; number < rules_.first_group[side + 1]; ++number) {
        const Group<W>& group = rules_.groups[number];
        const bool royal = group.royal && royals_matter_;
        position.of_group(number).each([&](int square) {
            const Code code = position.at(square);
            sum.total += worth_[code] + place_[code * rules_.squares + square];
            if (royal) return;  // a royal guards its ring anyway, and should not roam
            const Bits<W> reach = attacks(*group.mover, square, occupied);
            sum.attacked |= reach;
            sum.total += mobility_bonus * (reach & ~own).count();
            ++sum.pieces;
        });
    }
}

template <int W>
void Evaluator<W>::add_hand(const Position<W>& position, int side, Side& sum) const {
    const int slots = static_cast<int>(rules_.slots.size());
    for (int slot = 0; slot < slots; ++slot) {
        const int count = position.in_hand(side, slot);
        if (!count) continue;
        sum.total += count * hand_worth_[side * slots + slot];
        sum.in_hand += count * (hand_worth_[side * slots + slot] > 150 ? 2 : 1);
    }
}

// How badly the royals of `side` stand: squares around them that the enemy attacks, worse if nobody guards them, and
// worse again if the enemy can drop something there.
template <int W>
int Evaluator<W>::danger(const Position<W>& position, int side, const Side& own, const Side& enemy) const {
    int units = 0;
    const Bits<W> royals = position.royals(side);
    royals.each([&](int square) {
        const Bits<W> pressed = ring_[square] & enemy.attacked;
        units += 2 * pressed.count() + 3 * (pressed & ~own.attacked).count();
        if (enemy.in_hand) {
            const Bits<W> holes = ring_[square] & ~position.of_side(side) & ~own.attacked;
            units += std::min(enemy.in_hand, 4) * holes.count() / 2 + std::min(enemy.in_hand, 8);
        }
    });
    if (royals.count() > 1) units /= 2;
    return std::min(units * units * (has_hands_ ? 5 : 3) / 16, 600);
}

// A side with nothing left is driven to the edge, the own royal close by.
template <int W>
int Evaluator<W>::hunt(const Position<W>& position, int hunter, const Side& hunted) const {
    if (hunted.pieces > 1 || hunted.in_hand > 0) return 0;
    const Bits<W> prey = position.royals(1 - hunter), own = position.royals(hunter);
    if (!prey.single() || own.empty()) return 0;
    const int square = prey.first();
    return 8 * eccentricity_[square] - 4 * rules_.distance(square, own.first());
}

template <int W>
int Evaluator<W>::evaluate(const Position<W>& position) const {
    Side sums[2];
    for (int side = 0; side < 2; ++side) {
        add_pieces(position, side, sums[side]);
        if (has_hands_) add_hand(position, side, sums[side]);
    }
    int score = sums[0].total - sums[1].total;
    if (royals_matter_) {
        score -= danger(position, 0, sums[0], sums[1]);
        score += danger(position, 1, sums[1], sums[0]);
        if (score > overwhelming) score += hunt(position, 0, sums[1]);
        if (score < -overwhelming) score -= hunt(position, 1, sums[0]);
    }
    score = (position.side() == 0 ? score : -score) + tempo;
    return std::clamp(score, 1 - forced, forced - 1);
}

template class Evaluator<1>;
template class Evaluator<2>;
template class Evaluator<3>;
template class Evaluator<4>;

}  // namespace komagata
