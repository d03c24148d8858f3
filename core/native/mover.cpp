#include <algorithm>
#include <numeric>
#include <string>

#include "rules.hpp"

namespace komagata {
namespace {

constexpr bool straight(const Ride& ride) { return ride.first == ride.second; }

bool plain_step(const Ride& ride) {
    return ride.least == 1 && ride.most == 1 && ride.hurdles == 0 && ride.passant == Passant::no && !ride.royal_only;
}

bool plain_slide(const Ride& ride) {
    return ride.least == 1 && ride.hurdles == 0 && ride.passant == Passant::no && !ride.royal_only &&
           straight(ride) && ride.moves && ride.captures;
}

// Does the line table hold what lies between the ends of this ride's path?
bool in_line_table(const Ride& ride) {
    return straight(ride) && ride.hurdles == 0 && std::gcd(ride.first.files, ride.first.ranks) == 1;
}

template <int W>
class MoverBuilder {
public:
    MoverBuilder(Rules<W>& rules, const Movement& movement, Mover<W>& mover)
        : rules_(rules), movement_(movement), mover_(mover), squares_(rules.squares) {}

    void build() {
        const Field<W> nothing(squares_, Bits<W>::none());
        mover_.step = mover_.step_quiet = mover_.step_capture = mover_.leap_to = nothing;
        for (int royal = 0; royal < 2; ++royal) mover_.line_to[royal] = mover_.odd_to[royal] = nothing;
        for (const Ride& ride : movement_.rides) add_ride(ride);
        add_doubles();
        add_passes();
        add_jumps();
        for (int royal = 0; royal < 2; ++royal) {
            for (int s = 0; s < squares_; ++s) mover_.line_to[royal][s] &= ~mover_.leap_to[s];
        }
        index_odd_attacks();
        make_set_steps();
        mover_.has_odd = !mover_.odd.empty();
    }

private:
    struct OddAttack {
        int square, origin;
        Path<W> path;
    };

    std::vector<Square> path_of(const Ride& ride, int origin) const {
        std::vector<Square> path;
        if (!ride.origins.has(origin)) return path;
        const int most = std::min(ride.most, squares_);
        for (int n = 0, square = origin; n < most; ++n) {
            square = rules_.step(square, n % 2 ? ride.second : ride.first);
            if (square < 0 || !ride.targets.has(square)) break;
            path.push_back(static_cast<Square>(square));
        }
        return path;
    }

    void add_ride(const Ride& ride) {
        if (plain_step(ride)) {
            add_step(ride);
        } else if (plain_slide(ride)) {
            add_slide(ride);
        } else {
            add_odd(ride);
        }
        for (int origin = 0; origin < squares_; ++origin) add_attacks(ride, origin);
    }

    void add_step(const Ride& ride) {
        if (!ride.moves && !ride.captures) return;
        if (ride.moves != ride.captures) mover_.divergent = true;
        Field<W>& field = !ride.captures ? mover_.step_quiet : !ride.moves ? mover_.step_capture : mover_.step;
        for (int origin = 0; origin < squares_; ++origin) {
            for (Square end : path_of(ride, origin)) field[origin].add(end);
        }
    }

    void add_slide(const Ride& ride) {
        Field<W> ray(squares_, Bits<W>::none());
        for (int origin = 0; origin < squares_; ++origin) {
            for (Square square : path_of(ride, origin)) ray[origin].add(square);
        }
        const bool rising = ride.first.ranks * rules_.files + ride.first.files > 0;
        (rising ? mover_.rising : mover_.falling).push_back(shared(std::move(ray)));
    }

    const Bits<W>* shared(Field<W> ray) {
        for (const Field<W>& known : rules_.rays) {
            if (known == ray) return known.data();
        }
        rules_.rays.push_back(std::move(ray));
        return rules_.rays.back().data();
    }

    Form form_of(const Ride& ride) const {
        if (ride.hurdles == 0 && ride.least == 2 && ride.most == 2) return Form::gate;
        const int first = ride.first.ranks * rules_.files + ride.first.files;
        const int second = ride.second.ranks * rules_.files + ride.second.files;
        if (first > 0 && second > 0) return Form::rising;
        if (first < 0 && second < 0) return Form::falling;
        return Form::walk;
    }

    void add_odd(const Ride& ride) {
        OddRide<W> odd;
        odd.form = form_of(ride);
        odd.moves = ride.moves;
        odd.captures = ride.captures;
        odd.royal_only = ride.royal_only;
        odd.hurdles = ride.hurdles;
        odd.least = ride.least;
        odd.passant = ride.passant;
        odd.first = ride.first;
        for (int origin = 0; origin < squares_; ++origin) {
            const std::vector<Square> path = path_of(ride, origin);
            Bits<W> whole{}, ends{};
            for (int n = 1; n <= static_cast<int>(path.size()); ++n) {
                whole.add(path[n - 1]);
                if (n >= ride.least) ends.add(path[n - 1]);
            }
            odd.path.push_back(whole);
            odd.ends.push_back(ends);
            odd.gate.push_back(path.empty() ? Square{0} : path[0]);
            odd.start.push_back(static_cast<int>(odd.walk.size()));
            odd.walk.insert(odd.walk.end(), path.begin(), path.end());
        }
        odd.start.push_back(static_cast<int>(odd.walk.size()));
        mover_.leaves |= ride.passant == Passant::leaves;
        mover_.takes |= ride.passant == Passant::takes;
        mover_.odd.push_back(std::move(odd));
    }

    void add_attacks(const Ride& ride, int origin) {
        if (!ride.captures) return;
        rules_.has_hurdles |= ride.hurdles > 0;
        const std::vector<Square> path = path_of(ride, origin);
        Bits<W> between{};
        for (int n = 1; n <= static_cast<int>(path.size()); ++n) {
            const int end = path[n - 1];
            if (n >= ride.least && end != origin) add_attack(ride, origin, end, n == 1, between);
            between.add(end);
        }
    }

    void add_attack(const Ride& ride, int origin, int end, bool at_once, const Bits<W>& between) {
        if (at_once && ride.hurdles == 0 && !ride.royal_only) {
            mover_.leap_to[end].add(origin);
        } else if (in_line_table(ride)) {
            mover_.line_to[1][end].add(origin);
            if (!ride.royal_only) mover_.line_to[0][end].add(origin);
        } else {
            add_odd_attack(origin, end, {between, static_cast<std::uint8_t>(ride.hurdles), ride.royal_only});
        }
    }

    void add_odd_attack(int origin, int end, const Path<W>& path) {
        odd_attacks_.push_back({end, origin, path});
        mover_.odd_to[1][end].add(origin);
        if (!path.royal_only) mover_.odd_to[0][end].add(origin);
    }

    void add_doubles() {
        std::vector<Vector> firsts;
        for (const Double& twice : movement_.doubles) {
            if (std::find(firsts.begin(), firsts.end(), twice.first) == firsts.end()) firsts.push_back(twice.first);
        }
        for (const Vector& first : firsts) {
            Leg<W> leg;
            for (int origin = 0; origin < squares_; ++origin) {
                const int middle = rules_.step(origin, first);
                if (middle >= 0) leg.origins.add(origin);
                leg.middle.push_back(static_cast<Square>(std::max(middle, 0)));
                leg.ends.push_back(middle < 0 ? Bits<W>::none() : second_legs(first, middle));
            }
            mover_.legs.push_back(std::move(leg));
        }
    }

    Bits<W> second_legs(const Vector& first, int middle) const {
        Bits<W> ends{};
        for (const Double& twice : movement_.doubles) {
            if (twice.first != first) continue;
            const int end = rules_.step(middle, twice.second);
            if (end >= 0) ends.add(end);
        }
        return ends;
    }

    std::string name(int square) const {
        std::string name = std::to_string(rules_.rank(square) + 1);
        name.insert(name.begin(), static_cast<char>('a' + rules_.file(square)));
        return name;
    }

    void add_passes() {
        mover_.has_passes = !movement_.passes.empty();
        mover_.passes.resize(squares_);
        for (int origin = 0; origin < squares_; ++origin) {
            std::vector<Square>& middles = mover_.passes[origin];
            for (const Vector& by : movement_.passes) {
                const int middle = rules_.step(origin, by);
                if (middle >= 0) middles.push_back(static_cast<Square>(middle));
            }
            std::sort(middles.begin(), middles.end(), [&](Square a, Square b) { return name(a) < name(b); });
        }
    }

    void add_jumps() {
        mover_.has_hops = !movement_.jumps.empty();
        rules_.has_hops |= mover_.has_hops;
        mover_.hops.resize(squares_);
        for (int origin = 0; origin < squares_; ++origin) {
            for (const Jump& jump : movement_.jumps) {
                const int over = rules_.step(origin, jump.over), land = rules_.step(origin, jump.land);
                if (over < 0 || land < 0 || over == origin) continue;
                mover_.hops[origin].push_back({static_cast<Square>(over), static_cast<Square>(land)});
                if (land != over) add_odd_attack(origin, over, {Bits<W>::of(land), 0, false});
            }
        }
    }

    void index_odd_attacks() {
        if (odd_attacks_.empty()) return;
        rules_.has_odd = true;
        const auto place = [&](const OddAttack& attack) { return attack.square * squares_ + attack.origin; };
        std::stable_sort(odd_attacks_.begin(), odd_attacks_.end(),
                         [&](const OddAttack& a, const OddAttack& b) { return place(a) < place(b); });
        mover_.odd_start.assign(squares_ * squares_ + 1, 0);
        for (const OddAttack& attack : odd_attacks_) {
            ++mover_.odd_start[place(attack) + 1];
            mover_.odd_paths.push_back(attack.path);
        }
        std::partial_sum(mover_.odd_start.begin(), mover_.odd_start.end(), mover_.odd_start.begin());
    }

    // Moving all pieces of a group at once pays while there are fewer directions than pieces.
    void make_set_steps() {
        constexpr std::size_t most_directions = 3;
        const bool steps_only = mover_.odd.empty() && mover_.rising.empty() && mover_.falling.empty() &&
                                mover_.legs.empty() && !mover_.has_passes && !mover_.has_hops;
        if (!steps_only || movement_.rides.size() > most_directions) return;
        std::vector<SetStep<W>> steps;
        for (const Ride& ride : movement_.rides) {
            if ((ride.moves || ride.captures) && !add_set_step(set_step(ride), steps)) return;
        }
        mover_.set_steps = std::move(steps);
    }

    SetStep<W> set_step(const Ride& ride) const {
        SetStep<W> step;
        step.shift = ride.first.ranks * rules_.files + ride.first.files;
        step.moves = ride.moves;
        step.captures = ride.captures;
        for (int origin = 0; origin < squares_; ++origin) {
            if (!path_of(ride, origin).empty()) step.origins.add(origin);
        }
        return step;
    }

    // Each move must be made once: false if that cannot be had.
    static bool add_set_step(const SetStep<W>& step, std::vector<SetStep<W>>& steps) {
        for (SetStep<W>& known : steps) {
            if (known.shift != step.shift || !(known.origins & step.origins).any()) continue;
            known.moves |= step.moves;
            known.captures |= step.captures;
            return known.origins == step.origins;
        }
        steps.push_back(step);
        return true;
    }

    Rules<W>& rules_;
    const Movement& movement_;
    Mover<W>& mover_;
    int squares_;
    std::vector<OddAttack> odd_attacks_;
};

}  // namespace

template <int W>
void build_movers(Rules<W>& rules, const std::vector<Movement>& movements) {
    for (const Movement& movement : movements) {
        rules.movers.emplace_back();
        MoverBuilder<W>(rules, movement, rules.movers.back()).build();
    }
}

template void build_movers(Rules<1>&, const std::vector<Movement>&);
template void build_movers(Rules<2>&, const std::vector<Movement>&);
template void build_movers(Rules<3>&, const std::vector<Movement>&);
template void build_movers(Rules<4>&, const std::vector<Movement>&);

}  // namespace komagata
