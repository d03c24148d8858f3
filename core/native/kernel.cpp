#include "kernel.hpp"

#include <stdexcept>

#include "movegen.hpp"
#include "outcome.hpp"
#include "perft.hpp"

namespace komagata {
namespace {

template <int W>
std::vector<FreeMove> all_freed(const Position<W>& position, const MoveList& list) {
    std::vector<FreeMove> result;
    result.reserve(list.size());
    for (const Move move : list) result.push_back(freed(position, move));
    return result;
}

template <int W>
std::vector<int> listed(const Bits<W>& squares) {
    std::vector<int> result;
    squares.each([&](int square) { result.push_back(square); });
    return result;
}

template <int W>
int slot_of(const Position<W>& position, int square) {
    const int slot = position.rules().codes[position.at(square)].slot;
    return slot == nowhere ? -1 : slot;
}

// A move that the generator knows, or as much of an impossible one as can be made without harm.
template <int W>
std::optional<Move> playable(Position<W>& position, const FreeMove& move) {
    if (const auto known = recognised(position, move)) return known;
    const int squares = position.rules().squares;
    if (move.slot >= 0 || move.origin < 0 || move.origin >= squares || move.target < 0 || move.target >= squares) {
        return std::nullopt;
    }
    const Bits<W>& own = position.of_side(position.side());
    if (!own.has(move.origin) || own.has(move.target)) return std::nullopt;
    return Move::make(Kind::plain, move.origin, move.target);
}

void require(bool condition, const char* what) {
    if (!condition) throw std::invalid_argument(what);
}

void check_codes(const Tables& tables) {
    const auto is_code = [&](int code) { return code >= 0 && code < static_cast<int>(tables.codes.size()); };
    require(tables.codes.size() <= 256, "more than 255 codes");
    for (const CodeRow& row : tables.codes) {
        if (!row.used) continue;
        require(row.side == 0 || row.side == 1, "a code belongs to no side");
        require(row.movement >= 0 && row.movement < static_cast<int>(tables.movements.size()), "no such movement");
        require(row.slot < static_cast<int>(tables.slots.size()), "no such hand slot");
        require(row.promotions.size() < 16, "more than 15 promotions");
        for (Code code : row.promotions) {
            require(is_code(code) && tables.codes[code].used && tables.codes[code].side == row.side,
                    "no such promotion");
        }
    }
    require(tables.slots.size() < 255, "more than 254 hand slots");
    for (const SlotRow& row : tables.slots) {
        require(is_code(row.codes[0]) && is_code(row.codes[1]), "a hand slot holds no code");
    }
    require(tables.castlings.size() <= 64, "more than 64 castlings");
    const int squares = tables.files * tables.ranks;
    for (const CastlingRow& row : tables.castlings) {
        for (int square : {row.king_from, row.king_to, row.rook_from, row.rook_to}) {
            require(square < squares, "a castling outside the board");
        }
        require(is_code(row.rook) && tables.codes[row.rook].used, "a castling without a rook");
    }
}

}  // namespace

template <int W>
FreeMove freed(const Position<W>& position, Move move) {
    FreeMove result{move.origin(), move.target(), {}, move.promotion(), -1};
    switch (move.kind()) {
        case Kind::drop:
            result.origin = -1;
            result.slot = move.slot();
            break;
        case Kind::twice:
        case Kind::pass:
            result.via.push_back(move.middle());
            break;
        case Kind::jump:
            for (const Hop& hop : position.hops(move)) result.via.push_back(hop.land);
            if (!result.via.empty()) result.via.pop_back();
            break;
        default:
            break;
    }
    return result;
}

template <int W>
std::optional<Move> recognised(Position<W>& position, const FreeMove& free) {
    MoveList list;
    pseudo_moves(position, list);
    for (const Move move : list) {
        if (move.target() != free.target || move.promotion() != free.promotion) continue;
        if (freed(position, move) == free) return move;
    }
    return std::nullopt;
}

template <int W>
Position<W> KernelOf<W>::position(const State& state) const {
    require(static_cast<int>(state.board.size()) == rules_.squares, "the board of the state has another size");
    require(state.hands.size() == 2 * rules_.slots.size(), "the hands of the state have another size");
    return Position<W>(rules_, state);
}

template <int W>
std::vector<FreeMove> KernelOf<W>::legal_moves(const State& state) const {
    Position<W> position = this->position(state);
    MoveList list;
    komagata::legal_moves(position, list);
    return all_freed(position, list);
}

template <int W>
std::vector<FreeMove> KernelOf<W>::pseudo_moves(const State& state) const {
    Position<W> position = this->position(state);
    MoveList list;
    komagata::pseudo_moves(position, list);
    return all_freed(position, list);
}

template <int W>
State KernelOf<W>::play(const State& state, const FreeMove& move) const {
    Position<W> position = this->position(state);
    const auto played = playable(position, move);
    Undo undo;
    if (played) {
        position.make(*played, undo);
    } else {
        position.make_null(undo);
    }
    return position.state();
}

template <int W>
Transition KernelOf<W>::transition(const State& state, const FreeMove& free) const {
    Position<W> position = this->position(state);
    Transition result;
    const auto played = playable(position, free);
    if (!played) return result;
    const Move move = *played;
    if (move.is_drop()) {
        result.dropped.emplace_back(move.slot(), move.target());
        return result;
    }
    const auto captures = [&](int square) { result.captured.emplace_back(square, slot_of(position, square)); };
    if (move.origin() != move.target()) result.moved.emplace_back(move.origin(), move.target());
    if (move.promotion()) result.changed.push_back(move.target());
    if (move.kind() == Kind::castle) {
        const CastlingInfo<W>& castling = rules_.castlings[move.slot()];
        result.moved.emplace_back(castling.rook_from, castling.rook_to);
        return result;
    }
    if (move.kind() == Kind::jump) {
        for (const Hop& hop : position.hops(move)) captures(hop.over);
        return result;
    }
    if (move.kind() == Kind::twice || move.kind() == Kind::passant) captures(move.middle());
    if (move.origin() != move.target() && position.at(move.target())) captures(move.target());
    return result;
}

template <int W>
std::vector<int> KernelOf<W>::attackers(const State& state, int square, int side) const {
    if (square < 0 || square >= rules_.squares) return {};
    const Position<W> position = this->position(state);
    const bool royal = rules_.codes[position.at(square)].royal;
    return listed(position.attackers(square, side & 1, position.occupied(), royal));
}

template <int W>
std::vector<int> KernelOf<W>::checked(const State& state, int side) const {
    return listed(position(state).checked(side & 1));
}

template <int W>
std::optional<Verdict> KernelOf<W>::verdict(const State& state) const {
    Position<W> position = this->position(state);
    return komagata::verdict(position);
}

template <int W>
std::uint64_t KernelOf<W>::key(const State& state) const {
    return position(state).key();
}

template <int W>
std::uint64_t KernelOf<W>::perft(const State& state, int depth, const std::function<bool()>& stop) const {
    Position<W> position = this->position(state);
    return komagata::perft(position, depth, stop);
}

template <int W>
std::uint64_t KernelOf<W>::inconsistencies(const State& state, int depth) const {
    Position<W> position = this->position(state);
    return komagata::inconsistencies(position, depth);
}

std::unique_ptr<Kernel> make_kernel(const Tables& tables) {
    require(tables.files >= 1 && tables.files <= 16 && tables.ranks >= 1 && tables.ranks <= 16,
            "a board has 1 to 16 files and ranks");
    check_codes(tables);
    switch ((tables.files * tables.ranks + 63) / 64) {
        case 1:
            return std::make_unique<KernelOf<1>>(tables);
        case 2:
            return std::make_unique<KernelOf<2>>(tables);
        case 3:
            return std::make_unique<KernelOf<3>>(tables);
        default:
            return std::make_unique<KernelOf<4>>(tables);
    }
}

}  // namespace komagata
