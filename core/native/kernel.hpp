// The questions of komagata.kernel.interface.Kernel, for whatever size of board.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "position.hpp"
#include "search_limits.hpp"

namespace komagata {

// komagata.moves.Move.
struct FreeMove {
    int origin = -1, target = 0;
    std::vector<int> via;
    int promotion = 0, slot = -1;
    friend bool operator==(const FreeMove&, const FreeMove&) = default;
};

// komagata.moves.Transition.
struct Transition {
    std::vector<std::pair<int, int>> moved, dropped, captured;
    std::vector<int> changed;
};

// How far a line of moves could be played.
struct Walk {
    State state;
    int played = 0;
    std::size_t offset = 0;  // of the first word that is no legal move, or the end of the text
};

class Kernel {
public:
    virtual ~Kernel() = default;

    virtual std::vector<FreeMove> legal_moves(const State& state) const = 0;
    virtual std::vector<FreeMove> pseudo_moves(const State& state) const = 0;
    virtual State play(const State& state, const FreeMove& move) const = 0;
    virtual Transition transition(const State& state, const FreeMove& move) const = 0;
    virtual std::vector<int> attackers(const State& state, int square, int side) const = 0;
    virtual std::vector<int> checked(const State& state, int side) const = 0;
    virtual std::optional<Verdict> verdict(const State& state) const = 0;
    virtual std::uint64_t key(const State& state) const = 0;
    virtual std::uint64_t perft(const State& state, int depth, const std::function<bool()>& stop) const = 0;
    virtual std::uint64_t inconsistencies(const State& state, int depth) const = 0;
    // Plays moves written uci style, with or without numbers, up to the first word that is no legal move. `slots`: how
    // each hand slot is written.
    virtual Walk walk(const State& state, std::string_view text, const std::vector<std::string>& slots) const = 0;
    virtual std::vector<Line<FreeMove>> search(const State& state, const std::vector<State>& history,
                                               const SearchLimits& limits, int lines,
                                               const OnLines<FreeMove>& on_lines, const Stop& stop) const = 0;
};

template <int W>
class KernelOf final : public Kernel {
public:
    explicit KernelOf(const Tables& tables) : rules_(tables) {}

    std::vector<FreeMove> legal_moves(const State& state) const override;
    std::vector<FreeMove> pseudo_moves(const State& state) const override;
    State play(const State& state, const FreeMove& move) const override;
    Transition transition(const State& state, const FreeMove& move) const override;
    std::vector<int> attackers(const State& state, int square, int side) const override;
    std::vector<int> checked(const State& state, int side) const override;
    std::optional<Verdict> verdict(const State& state) const override;
    std::uint64_t key(const State& state) const override;
    std::uint64_t perft(const State& state, int depth, const std::function<bool()>& stop) const override;
    std::uint64_t inconsistencies(const State& state, int depth) const override;
    Walk walk(const State& state, std::string_view text, const std::vector<std::string>& slots) const override;
    std::vector<Line<FreeMove>> search(const State& state, const std::vector<State>& history,
                                       const SearchLimits& limits, int lines, const OnLines<FreeMove>& on_lines,
                                       const Stop& stop) const override;

private:
    Position<W> position(const State& state) const;

    Rules<W> rules_;
};

// Throws std::invalid_argument where the tables contradict themselves.
std::unique_ptr<Kernel> make_kernel(const Tables& tables);

// A move of the generator as the outside knows it, and back.
template <int W>
FreeMove freed(const Position<W>& position, Move move);
template <int W>
std::optional<Move> recognised(Position<W>& position, const FreeMove& move);

}  // namespace komagata
