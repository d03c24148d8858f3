// The tables of komagata.variants.tables, field by field. Their meaning is documented there.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bits.hpp"

namespace komagata {

using Square = std::uint8_t;
using Code = std::uint8_t;
using SquareSet = Bits<4>;

inline constexpr Square nowhere = 255;
inline constexpr int most_squares = 256;

struct Vector {
    int files = 0;
    int ranks = 0;
    friend bool operator==(const Vector&, const Vector&) = default;
};

enum class Passant : std::uint8_t { no, leaves, takes };

struct Ride {
    Vector first, second;
    int least = 1, most = 1;
    bool moves = true, captures = true;
    int hurdles = 0;
    SquareSet origins = SquareSet::all(), targets = SquareSet::all();
    Passant passant = Passant::no;
    bool royal_only = false;
};

struct Double {
    Vector first, second;
};

struct Jump {
    Vector over, land;
};

struct Movement {
    std::vector<Ride> rides;
    std::vector<Double> doubles;
    std::vector<Vector> passes;
    std::vector<Jump> jumps;
};

enum class Trigger : std::uint8_t { touch, end, entry_or_capture, entry_then_later };

struct CodeRow {
    bool used = false;
    int side = 0;
    int movement = 0;
    bool royal = false;
    std::vector<Code> promotions;
    SquareSet zone{};
    Trigger trigger = Trigger::touch;
    SquareSet must{}, second_chance{};
    int slot = -1;
    int value = 0;
    bool lion = false, bridge = true, counts = true;
};

struct SlotRow {
    std::array<Code, 2> codes{};
    std::array<SquareSet, 2> squares{};
    std::vector<Code> file_codes;
    std::array<SquareSet, 2> file_squares{};
    bool no_mate = false;
};

struct CastlingRow {
    int side = 0;
    Square king_from = 0, king_to = 0, rook_from = 0, rook_to = 0;
    Code rook = 0;
    SquareSet empty{}, safe{};
};

enum class RoyalRule : std::uint8_t { none, mate, capture };
enum class BareRoyal : std::uint8_t { off, page, association, lishogi, hodges };
enum class CounterStrike : std::uint8_t { off, guarded, strict };

struct Play {
    RoyalRule royal = RoyalRule::mate;
    int stalemate = 0;
    bool must_capture = false, drop_instead = false, chain = true;
    bool one_royal_checks = false, end_at_mate = false;
    BareRoyal bare = BareRoyal::off;
    bool lion_trading = false, doomed_protects = true;
    CounterStrike counter_strike = CounterStrike::off;
    bool counter_strike_middle = true;
};

struct Tables {
    int files = 8, ranks = 8;
    std::vector<CodeRow> codes;
    std::vector<Movement> movements;
    std::vector<SlotRow> slots;
    std::vector<CastlingRow> castlings;
    Play play;
};

// komagata.kernel.interface.State.
struct State {
    std::vector<Code> board;
    std::vector<std::uint8_t> hands;
    int side = 0;
    std::uint64_t castling = 0;
    Square passant = nowhere, lion = nowhere;
    std::array<Square, 2> fresh{nowhere, nowhere};
};

enum class Reason : std::uint8_t { checkmate, stalemate, no_move, royal_captured, bare_royal, bare_royals };

struct Verdict {
    int winner;  // 0, 1, or -1 for a draw
    Reason reason;
};

}  // namespace komagata
