// One movement of the tables, unrolled into square sets.
#pragma once

#include <vector>

#include "tables.hpp"

namespace komagata {

// One set for every square of the board.
template <int W>
using Field = std::vector<Bits<W>>;

// What must stand on the way for an attack to hold: exactly `hurdles` pieces on `between`.
template <int W>
struct Path {
    Bits<W> between;
    std::uint8_t hurdles;
    bool royal_only;
};

// How the end of a ride's path is found. Along straight rays, and others whose square numbers only rise or only fall,
// it is the lowest or the highest blocker.
enum class Form : std::uint8_t { rising, falling, gate, walk };

// A ride that is not a plain step or slide.
template <int W>
struct OddRide {
    Form form = Form::walk;
    bool moves = true, captures = true, royal_only = false;
    int hurdles = 0;
    int least = 1;
    Passant passant = Passant::no;
    Vector first;              // its first step
    Field<W> path;             // by origin: the squares of its path
    Field<W> ends;             // those on which it may end
    std::vector<Square> gate;  // the one square that must be empty, or nowhere
    std::vector<Square> walk;  // the squares of all paths, one origin after another
    std::vector<int> start;    // where in `walk` the path of an origin begins

    // Where it may end on a board with these pieces, whether they can be taken or not.
    Bits<W> reach(int origin, const Bits<W>& occupied) const {
        switch (form) {
            case Form::gate:
                return occupied.has(gate[origin]) ? Bits<W>::none() : ends[origin];
            case Form::rising:
                return reach_along(path[origin], ends[origin], occupied,
                                   [](const Bits<W>& ray, const Bits<W>& set) { return cast_rising(ray, set); });
            case Form::falling:
                return reach_along(path[origin], ends[origin], occupied,
                                   [](const Bits<W>& ray, const Bits<W>& set) { return cast_falling(ray, set); });
            case Form::walk:
                break;
        }
        return reach_walking(origin, occupied);
    }

private:
    template <class Cast>
    Bits<W> reach_along(const Bits<W>& ray, const Bits<W>& last, const Bits<W>& occupied, Cast cast) const {
        const Bits<W> seen = cast(ray, occupied);
        if (hurdles == 0) return seen & last;
        return cast(ray, occupied & ~seen) & ~seen & last;
    }

    Bits<W> reach_walking(int origin, const Bits<W>& occupied) const {
        Bits<W> result = Bits<W>::none();
        int passed = 0;
        for (int i = start[origin], n = 1; i < start[origin + 1]; ++i, ++n) {
            const int square = walk[i];
            if (n >= least && passed == hurdles) result.add(square);
            if (occupied.has(square) && ++passed > hurdles) break;
        }
        return result;
    }
};

// The first leg of double moves, with all second legs that follow it.
template <int W>
struct Leg {
    Bits<W> origins{};           // from where there is a middle square
    std::vector<Square> middle;  // by origin
    Field<W> ends;               // by origin
};

// A step that a whole set of pieces makes at once.
template <int W>
struct SetStep {
    int shift = 0;
    Bits<W> origins{};
    bool moves = true, captures = true;
};

struct Hop {
    Square over, land;
};

template <int W>
struct Mover {
    Field<W> step;                             // by origin: steps and leaps that may move or capture
    Field<W> step_quiet, step_capture;         // those that do only one of it
    std::vector<const Bits<W>*> rising, falling;  // slides that may move or capture, from the first square on
    std::vector<OddRide<W>> odd;
    std::vector<Leg<W>> legs;
    std::vector<std::vector<Square>> passes;   // by origin, in the order of the squares' names
    std::vector<std::vector<Hop>> hops;        // by origin
    std::vector<SetStep<W>> set_steps;         // all it does, if that is a few steps, else nothing
    bool divergent = false, has_odd = false, has_passes = false, has_hops = false;
    bool leaves = false, takes = false;        // has rides with such a `Passant`

    // By the attacked square: from where it attacks it whatever stands around, along an empty straight line, or
    // along the paths of `odd_paths`. The lines are kept twice: for any victim, and for a royal one.
    Field<W> leap_to;
    Field<W> line_to[2];
    Field<W> odd_to[2];
    std::vector<std::uint32_t> odd_start;      // by attacked square and origin
    std::vector<Path<W>> odd_paths;

    // Targets of plain steps and slides.
    Bits<W> plain(int origin, const Bits<W>& own, const Bits<W>& enemy) const {
        const Bits<W> occupied = own | enemy;
        Bits<W> result = step[origin];
        for (const Bits<W>* ray : rising) result |= cast_rising(ray[origin], occupied);
        for (const Bits<W>* ray : falling) result |= cast_falling(ray[origin], occupied);
        result &= ~own;
        if (divergent) result |= (step_quiet[origin] & ~occupied) | (step_capture[origin] & enemy);
        return result;
    }
};

}  // namespace komagata
