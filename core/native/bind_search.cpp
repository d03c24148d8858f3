#include "bind_search.hpp"

#include "read_tables.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace komagata {
namespace {

// In the order of the fields of komagata.moves.Move.
nb::tuple as_tuple(const FreeMove& move) {
    nb::list via;
    for (const int square : move.via) via.append(square);
    return nb::make_tuple(move.origin, move.target, nb::tuple(via), move.promotion, move.slot);
}

// In the order of the fields of komagata.kernel.interface.SearchLine.
nb::list as_list(const std::vector<Line<FreeMove>>& lines) {
    nb::list result;
    for (const Line<FreeMove>& line : lines) {
        nb::list moves;
        for (const FreeMove& move : line.moves) moves.append(as_tuple(move));
        result.append(nb::make_tuple(line.depth, line.score, line.nodes, line.milliseconds, moves, line.rank,
                                     line.selective_depth));
    }
    return result;
}

SearchLimits read_limits(nb::handle limits) {
    SearchLimits result;
    result.depth = nb::cast<int>(limits.attr("depth"));
    result.nodes = nb::cast<std::uint64_t>(limits.attr("nodes"));
    result.milliseconds = nb::cast<std::int64_t>(limits.attr("milliseconds"));
    result.soft_milliseconds = nb::cast<std::int64_t>(limits.attr("soft_milliseconds"));
    result.hash_megabytes = nb::cast<int>(limits.attr("hash_megabytes"));
    return result;
}

// Other threads run while this one searches. What a callback raises ends the search and is raised to the caller.
nb::list search(const Kernel& kernel, nb::handle state, nb::handle limits, nb::handle history, nb::handle on_lines,
                nb::handle stop, int lines) {
    const State root = read_state(state);
    const SearchLimits read = read_limits(limits);
    std::vector<State> earlier;
    for (nb::handle one : history) earlier.push_back(read_state(one));
    OnLines<FreeMove> hear;
    if (!on_lines.is_none()) {
        hear = [&](const std::vector<Line<FreeMove>>& found) {
            nb::gil_scoped_acquire acquire;
            on_lines(as_list(found));
        };
    }
    const Stop asked = [&] {
        nb::gil_scoped_acquire acquire;
        if (PyErr_CheckSignals() != 0) throw nb::python_error();
        return !stop.is_none() && nb::cast<bool>(nb::bool_(stop()));
    };
    std::vector<Line<FreeMove>> found;
    {
        nb::gil_scoped_release release;
        found = kernel.search(root, earlier, read, lines, hear, asked);
    }
    return as_list(found);
}

}  // namespace

void bind_search(nb::class_<Kernel>& kernel) {
    kernel.def("search", &search, "state"_a, "limits"_a, "history"_a, "on_lines"_a.none(), "stop"_a.none(), "lines"_a);
}

}  // namespace komagata
