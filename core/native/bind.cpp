#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include "bind_search.hpp"
#include "kernel.hpp"
#include "read_tables.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using komagata::FreeMove;
using komagata::Kernel;
using komagata::State;

namespace {

// In the order of the fields of komagata.moves.Move.
nb::tuple as_tuple(const FreeMove& move) {
    nb::object via = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(move.via.size())));
    for (std::size_t n = 0; n < move.via.size(); ++n) {
        PyTuple_SET_ITEM(via.ptr(), static_cast<Py_ssize_t>(n), PyLong_FromLong(move.via[n]));
    }
    return nb::make_tuple(move.origin, move.target, via, move.promotion, move.slot);
}

nb::list as_list(const std::vector<FreeMove>& moves) {
    nb::list result;
    for (const FreeMove& move : moves) result.append(as_tuple(move));
    return result;
}

// In the order of the fields of komagata.kernel.interface.State.
nb::tuple as_tuple(const State& state) {
    const auto bytes = [](const std::vector<std::uint8_t>& values) {
        return nb::bytes(reinterpret_cast<const char*>(values.data()), values.size());
    };
    return nb::make_tuple(bytes(state.board), bytes(state.hands), state.side, state.castling, int{state.passant},
                          int{state.lion}, nb::make_tuple(int{state.fresh[0]}, int{state.fresh[1]}));
}

nb::object verdict(const Kernel& kernel, nb::handle state) {
    const auto found = kernel.verdict(komagata::read_state(state));
    if (!found) return nb::none();
    return nb::make_tuple(found->winner, static_cast<int>(found->reason));
}

nb::tuple transition(const Kernel& kernel, nb::handle state, nb::handle move) {
    const auto found = kernel.transition(komagata::read_state(state), komagata::read_move(move));
    return nb::make_tuple(found.moved, found.dropped, found.captured, found.changed);
}

// Ctrl-C ends a long count: the other threads run on, and now and then this one asks for signals.
std::uint64_t perft(const Kernel& kernel, nb::handle state, int depth) {
    const State start = komagata::read_state(state);
    const auto interrupted = [] {
        nb::gil_scoped_acquire acquire;
        return PyErr_CheckSignals() != 0;
    };
    std::uint64_t result = 0;
    {
        nb::gil_scoped_release release;
        result = kernel.perft(start, depth, interrupted);
    }
    if (PyErr_Occurred()) throw nb::python_error();
    return result;
}

nb::tuple walk(const Kernel& kernel, nb::handle state, const std::string& text,
               const std::vector<std::string>& slots) {
    const State start = komagata::read_state(state);
    komagata::Walk found;
    {
        nb::gil_scoped_release release;
        found = kernel.walk(start, text, slots);
    }
    return nb::make_tuple(as_tuple(found.state), found.played, found.offset);
}

}  // namespace

NB_MODULE(_native, m) {
    m.doc() = "The native kernel.";
    nb::set_leak_warnings(false);  // a window or a cache may hold a game until the very end of the program
#if defined(__x86_64__) && defined(__POPCNT__)
    if (!__builtin_cpu_supports("popcnt")) throw nb::import_error("this processor cannot count bits");
#endif

    nb::class_<Kernel> kernel(m, "Kernel");
    komagata::bind_search(kernel);
    kernel
        .def(nb::new_([](nb::handle tables) { return komagata::make_kernel(komagata::read_tables(tables)); }), "tables"_a)
        .def("legal_moves",
             [](const Kernel& kernel, nb::handle state) {
                 return as_list(kernel.legal_moves(komagata::read_state(state)));
             }, "state"_a)
        .def("pseudo_moves",
             [](const Kernel& kernel, nb::handle state) {
                 return as_list(kernel.pseudo_moves(komagata::read_state(state)));
             }, "state"_a)
        .def("play",
             [](const Kernel& kernel, nb::handle state, nb::handle move) {
                 return as_tuple(kernel.play(komagata::read_state(state), komagata::read_move(move)));
             }, "state"_a, "move"_a)
        .def("transition", &transition, "state"_a, "move"_a)
        .def("attackers",
             [](const Kernel& kernel, nb::handle state, int square, int side) {
                 return kernel.attackers(komagata::read_state(state), square, side);
             }, "state"_a, "square"_a, "side"_a)
        .def("checked",
             [](const Kernel& kernel, nb::handle state, int side) {
                 return kernel.checked(komagata::read_state(state), side);
             }, "state"_a, "side"_a)
        .def("verdict", &verdict, "state"_a)
        .def("key", [](const Kernel& kernel, nb::handle state) { return kernel.key(komagata::read_state(state)); },
             "state"_a)
        .def("perft", &perft, "state"_a, "depth"_a)
        .def("walk", &walk, "state"_a, "text"_a, "slots"_a)
        .def("inconsistencies",
             [](const Kernel& kernel, nb::handle state, int depth) {
                 return kernel.inconsistencies(komagata::read_state(state), depth);
             }, "state"_a, "depth"_a);
}
