#include "read_tables.hpp"

#include <stdexcept>

namespace nb = nanobind;

namespace komagata {
namespace {

template <class T>
T get(nb::handle object, const char* name) {
    return nb::cast<T>(nb::handle(object).attr(name));
}

SquareSet read_set(nb::handle number) {
    // Python integers have any length and -1 means all squares: the lowest 256 bits, as bytes.
    static constexpr int bytes = 32;
    const nb::object one = nb::int_(1);
    const nb::object mask = one.attr("__lshift__")(8 * bytes).attr("__sub__")(1);
    const nb::bytes digits = nb::bytes(nb::handle(number).attr("__and__")(mask).attr("to_bytes")(bytes, "little"));
    const auto* data = static_cast<const unsigned char*>(digits.data());
    SquareSet result{};
    for (int i = 0; i < bytes; ++i) result.word[i / 8] |= static_cast<std::uint64_t>(data[i]) << (8 * (i % 8));
    return result;
}

SquareSet get_set(nb::handle object, const char* name) {
    return read_set(nb::handle(object).attr(name));
}

Vector read_vector(nb::handle pair) {
    return {nb::cast<int>(pair[0]), nb::cast<int>(pair[1])};
}

Square read_square(nb::handle object, const char* name) {
    const int square = get<int>(object, name);
    if (square < 0 || square >= most_squares) throw std::invalid_argument("a square outside the board");
    return static_cast<Square>(square);
}

Code read_code(nb::handle number) {
    const int code = nb::cast<int>(number);
    if (code < 0 || code > 255) throw std::invalid_argument("a code outside 0 to 255");
    return static_cast<Code>(code);
}

Ride read_ride(nb::handle object) {
    Ride ride;
    ride.first = read_vector(object.attr("first"));
    ride.second = read_vector(object.attr("second"));
    ride.least = get<int>(object, "least");
    ride.most = get<int>(object, "most");
    ride.moves = get<bool>(object, "moves");
    ride.captures = get<bool>(object, "captures");
    ride.hurdles = get<int>(object, "hurdles");
    ride.origins = get_set(object, "origins");
    ride.targets = get_set(object, "targets");
    ride.passant = static_cast<Passant>(get<int>(object, "passant"));
    ride.royal_only = get<bool>(object, "royal_only");
    return ride;
}

Movement read_movement(nb::handle object) {
    Movement movement;
    for (nb::handle ride : object.attr("rides")) movement.rides.push_back(read_ride(ride));
    for (nb::handle twice : object.attr("doubles")) {
        movement.doubles.push_back({read_vector(twice.attr("first")), read_vector(twice.attr("second"))});
    }
    for (nb::handle pass : object.attr("passes")) movement.passes.push_back(read_vector(pass));
    for (nb::handle jump : object.attr("jumps")) {
        movement.jumps.push_back({read_vector(jump.attr("over")), read_vector(jump.attr("land"))});
    }
    return movement;
}

CodeRow read_code_row(nb::handle object) {
    CodeRow row;
    if (object.is_none()) return row;
    row.used = true;
    row.side = get<int>(object, "side");
    row.movement = get<int>(object, "movement");
    row.royal = get<bool>(object, "royal");
    for (nb::handle code : object.attr("promotions")) row.promotions.push_back(read_code(code));
    row.zone = get_set(object, "zone");
    row.trigger = static_cast<Trigger>(get<int>(object, "trigger"));
    row.must = get_set(object, "must");
    row.second_chance = get_set(object, "second_chance");
    row.slot = get<int>(object, "slot");
    row.value = get<int>(object, "value");
    row.lion = get<bool>(object, "lion");
    row.bridge = get<bool>(object, "bridge");
    row.counts = get<bool>(object, "counts");
    return row;
}

SlotRow read_slot(nb::handle object) {
    SlotRow row;
    for (int side = 0; side < 2; ++side) {
        row.codes[side] = read_code(object.attr("codes")[side]);
        row.squares[side] = read_set(object.attr("squares")[side]);
        row.file_squares[side] = read_set(object.attr("file_squares")[side]);
    }
    for (nb::handle code : object.attr("file_codes")) row.file_codes.push_back(read_code(code));
    row.no_mate = get<bool>(object, "no_mate");
    return row;
}

CastlingRow read_castling(nb::handle object) {
    CastlingRow row;
    row.side = get<int>(object, "side");
    row.king_from = read_square(object, "king_from");
    row.king_to = read_square(object, "king_to");
    row.rook_from = read_square(object, "rook_from");
    row.rook_to = read_square(object, "rook_to");
    row.rook = read_code(object.attr("rook"));
    row.empty = get_set(object, "empty");
    row.safe = get_set(object, "safe");
    return row;
}

Play read_play(nb::handle object) {
    Play play;
    play.royal = static_cast<RoyalRule>(get<int>(object, "royal"));
    play.stalemate = get<int>(object, "stalemate");
    play.must_capture = get<bool>(object, "must_capture");
    play.drop_instead = get<bool>(object, "drop_instead");
    play.chain = get<bool>(object, "chain");
    play.one_royal_checks = get<bool>(object, "one_royal_checks");
    play.end_at_mate = get<bool>(object, "end_at_mate");
    play.bare = static_cast<BareRoyal>(get<int>(object, "bare"));
    play.lion_trading = get<bool>(object, "lion_trading");
    play.doomed_protects = get<bool>(object, "doomed_protects");
    play.counter_strike = static_cast<CounterStrike>(get<int>(object, "counter_strike"));
    play.counter_strike_middle = get<bool>(object, "counter_strike_middle");
    return play;
}

std::vector<std::uint8_t> read_bytes(nb::handle object, const char* name) {
    const auto bytes = get<nb::bytes>(object, name);
    const auto* data = static_cast<const std::uint8_t*>(bytes.data());
    return {data, data + bytes.size()};
}

Square read_memory(nb::handle number) {
    return static_cast<Square>(nb::cast<int>(number) & 255);
}

}  // namespace

Tables read_tables(nb::handle object) {
    Tables tables;
    tables.files = get<int>(object.attr("board"), "files");
    tables.ranks = get<int>(object.attr("board"), "ranks");
    for (nb::handle code : object.attr("codes")) tables.codes.push_back(read_code_row(code));
    for (nb::handle movement : object.attr("movements")) tables.movements.push_back(read_movement(movement));
    for (nb::handle slot : object.attr("slots")) tables.slots.push_back(read_slot(slot));
    for (nb::handle castling : object.attr("castlings")) tables.castlings.push_back(read_castling(castling));
    tables.play = read_play(object.attr("play"));
    return tables;
}

State read_state(nb::handle object) {
    State state;
    state.board = read_bytes(object, "board");
    state.hands = read_bytes(object, "hands");
    state.side = get<int>(object, "side");
    state.castling = get<std::uint64_t>(object, "castling");
    state.passant = read_memory(object.attr("passant"));
    state.lion = read_memory(object.attr("lion"));
    const nb::object fresh = object.attr("fresh");
    state.fresh = {read_memory(fresh[0]), read_memory(fresh[1])};
    return state;
}

FreeMove read_move(nb::handle object) {
    FreeMove move;
    move.origin = get<int>(object, "origin");
    move.target = get<int>(object, "target");
    for (nb::handle square : object.attr("via")) move.via.push_back(nb::cast<int>(square));
    move.promotion = get<int>(object, "promotion");
    move.slot = get<int>(object, "slot");
    return move;
}

}  // namespace komagata
