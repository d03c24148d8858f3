#include "position.hpp"

#include <algorithm>

namespace komagata {

template <int W>
Position<W>::Position(const Rules<W>& rules, const State& state)
    : rules_(rules), side_(state.side & 1), of_group_(rules.groups.size()) {
    taken_.reserve(64);
    for (int s = 0; s < rules.squares; ++s) {
        const Code code = state.board[s];
        if (rules.codes[code].used) place(s, code);
    }
    const std::size_t slots = rules.slots.size();
    for (int side = 0; side < 2; ++side) {
        const auto first = state.hands.begin() + side * slots;
        hands_[side].assign(first, first + slots);
    }
    castling_ = state.castling;
    passant_ = state.passant;
    lion_ = state.lion;
    fresh_ = state.fresh;
    const std::uint64_t key = computed_key();
    hand_key_ = 0;
    for (int side = 0; side < 2; ++side) {
        for (std::size_t n = 0; n < slots; ++n) hand_key_ += rules.hand_keys[side * slots + n] * hands_[side][n];
    }
    board_key_ = key ^ hand_key_;
}

template <int W>
State Position<W>::state() const {
    State state;
    state.board.assign(board_, board_ + rules_.squares);
    for (const auto& hand : hands_) state.hands.insert(state.hands.end(), hand.begin(), hand.end());
    state.side = side_;
    state.castling = castling_;
    state.passant = passant_;
    state.lion = lion_;
    state.fresh = fresh_;
    return state;
}

template <int W>
std::uint64_t Position<W>::computed_key() const {
    std::uint64_t key = side_ ? rules_.side_key : 0, hands = 0;
    for (int s = 0; s < rules_.squares; ++s) {
        if (board_[s]) key ^= rules_.piece_key(board_[s], s);
    }
    const std::size_t slots = rules_.slots.size();
    for (int side = 0; side < 2; ++side) {
        for (std::size_t n = 0; n < slots; ++n) hands += rules_.hand_keys[side * slots + n] * hands_[side][n];
    }
    for (int n = 0; n < 64; ++n) {
        if (castling_ >> n & 1) key ^= rules_.castling_keys[n];
    }
    const Square memories[] = {passant_, lion_, fresh_[0], fresh_[1]};
    for (int n = 0; n < 4; ++n) key ^= rules_.memory_keys[n][memories[n]];
    return key ^ hands;
}

template <int W>
void Position<W>::place(int square, Code code) {
    const CodeInfo& info = rules_.codes[code];
    of_side_[info.side].add(square);
    of_group_[info.group].add(square);
    board_[square] = code;
}

template <int W>
void Position<W>::clear(int square, Code code) {
    const CodeInfo& info = rules_.codes[code];
    of_side_[info.side].drop(square);
    of_group_[info.group].drop(square);
    board_[square] = 0;
}

template <int W>
void Position<W>::put(int square, Code code) {
    place(square, code);
    board_key_ ^= rules_.piece_key(code, square);
}

template <int W>
void Position<W>::lift(int square, Code code) {
    clear(square, code);
    board_key_ ^= rules_.piece_key(code, square);
}

template <int W>
void Position<W>::take(int square) {
    const Code code = board_[square];
    const int slot = rules_.codes[code].slot;
    lift(square, code);
    const std::uint8_t before = slot == nowhere ? 0 : hands_[side_][slot];
    taken_.push_back({static_cast<Square>(square), code, before});
    if (slot != nowhere) set_hand(side_, slot, std::min(before + 1, 255));
}

template <int W>
void Position<W>::set_hand(int side, int slot, int count) {
    std::uint8_t& held = hands_[side][slot];
    hand_key_ += rules_.hand_keys[side * rules_.slots.size() + slot] * static_cast<std::uint64_t>(count - held);
    held = static_cast<std::uint8_t>(count);
}

template <int W>
void Position<W>::set_castling(std::uint64_t castling) {
    for (std::uint64_t changed = castling_ ^ castling; changed; changed &= changed - 1) {
        board_key_ ^= rules_.castling_keys[std::countr_zero(changed)];
    }
    castling_ = castling;
}

template <int W>
void Position<W>::set_memory(int which, Square& memory, Square square) {
    if (memory == square) return;
    board_key_ ^= rules_.memory_keys[which][memory] ^ rules_.memory_keys[which][square];
    memory = square;
}

template <int W>
void Position<W>::save(Undo& undo) const {
    undo.board_key = board_key_;
    undo.hand_key = hand_key_;
    undo.castling = castling_;
    undo.passant = passant_;
    undo.lion = lion_;
    undo.fresh = fresh_;
    undo.taken = static_cast<int>(taken_.size());
}

template <int W>
void Position<W>::restore(const Undo& undo) {
    board_key_ = undo.board_key;
    hand_key_ = undo.hand_key;
    castling_ = undo.castling;
    passant_ = undo.passant;
    lion_ = undo.lion;
    fresh_ = undo.fresh;
}

template <int W>
void Position<W>::make(Move move, Undo& undo) {
    save(undo);
    undo.mover = move.is_drop() ? Code{0} : board_[move.origin()];
    move_pieces(move);
    remember(move, undo.mover, undo.taken);
    side_ ^= 1;
    board_key_ ^= rules_.side_key;
    if (move.kind() == Kind::leaves && rules_.has_takes) resolve_passant(move.middle());
}

template <int W>
void Position<W>::unmake(Move move, const Undo& undo) {
    side_ ^= 1;
    unmove_pieces(move, undo);
    restore(undo);
}

template <int W>
void Position<W>::make_null(Undo& undo) {
    save(undo);
    set_memory(0, passant_, nowhere);
    set_memory(1, lion_, nowhere);
    set_memory(2 + side_, fresh_[side_], nowhere);
    side_ ^= 1;
    board_key_ ^= rules_.side_key;
}

template <int W>
void Position<W>::unmake_null(const Undo& undo) {
    side_ ^= 1;
    restore(undo);
}

template <int W>
void Position<W>::move_pieces(Move move) {
    const int origin = move.origin(), target = move.target();
    const Kind kind = move.kind();
    if (kind == Kind::drop) {
        set_hand(side_, move.slot(), hands_[side_][move.slot()] - 1);
        put(target, rules_.slots[move.slot()].code[side_]);
        return;
    }
    const Code mover = board_[origin];
    const Code after = move.promotion() ? rules_.codes[mover].promotions[move.promotion() - 1] : mover;
    if (kind == Kind::jump) {
        for (const Hop& hop : hops(move)) take(hop.over);
    } else if (kind == Kind::twice || kind == Kind::passant) {
        take(move.middle());
    } else if (kind == Kind::castle) {
        const CastlingInfo<W>& castling = rules_.castlings[move.slot()];
        lift(castling.rook_from, castling.rook);
        lift(origin, mover);
        put(castling.rook_to, castling.rook);
        put(target, mover);
        return;
    }
    lift(origin, mover);
    if (board_[target]) take(target);
    put(target, after);
}

template <int W>
void Position<W>::unmove_pieces(Move move, const Undo& undo) {
    const int origin = move.origin(), target = move.target();
    if (move.kind() == Kind::drop) {
        clear(target, board_[target]);
        ++hands_[side_][move.slot()];
        return;
    }
    if (move.kind() == Kind::castle) {
        const CastlingInfo<W>& castling = rules_.castlings[move.slot()];
        clear(castling.rook_to, castling.rook);
        clear(target, undo.mover);
        place(castling.rook_from, castling.rook);
        place(origin, undo.mover);
        return;
    }
    clear(target, board_[target]);
    place(origin, undo.mover);
    for (; static_cast<int>(taken_.size()) > undo.taken; taken_.pop_back()) {
        const Taken& taken = taken_.back();
        const int slot = rules_.codes[taken.code].slot;
        place(taken.square, taken.code);
        if (slot != nowhere) hands_[side_][slot] = taken.in_hand;
    }
}

// A right dies when something leaves or arrives on the square of its king or rook.
template <int W>
void Position<W>::forget_castling(const Bits<W>& touched) {
    std::uint64_t lost = 0;
    touched.each([&](int square) { lost |= rules_.castling_lost[square]; });
    set_castling(castling_ & ~lost);
}

// Squares that pieces left or came to, and those of the pieces taken; none for drops.
template <int W>
Bits<W> Position<W>::touched(Move move, int first_taken) const {
    Bits<W> result{};
    if (move.is_drop()) return result;
    if (move.origin() != move.target()) {
        result.add(move.origin());
        result.add(move.target());
    }
    for (std::size_t n = first_taken; n < taken_.size(); ++n) result.add(taken_[n].square);
    return result;
}

template <int W>
void Position<W>::remember(Move move, Code mover, int first_taken) {
    set_memory(0, passant_, nowhere);
    if (castling_) forget_castling(touched(move, first_taken));
    set_memory(1, lion_, rules_.play.lion_trading ? lion_lost(mover, first_taken) : nowhere);
    if (rules_.keeps_fresh || fresh_[0] != nowhere || fresh_[1] != nowhere) remember_entry(move, mover, first_taken);
}

// Where a non-lion took a lion, the last one if it took two.
template <int W>
Square Position<W>::lion_lost(Code mover, int first_taken) const {
    Square lion = nowhere;
    if (rules_.codes[mover].lion) return lion;
    for (std::size_t n = first_taken; n < taken_.size(); ++n) {
        if (rules_.codes[taken_[n].code].lion) lion = taken_[n].square;
    }
    return lion;
}

template <int W>
void Position<W>::remember_entry(Move move, Code mover, int first_taken) {
    const Group<W>& group = rules_.groups[rules_.codes[mover].group];
    const bool entered = !move.is_drop() && move.promotion() == 0 && group.promotions &&
                         group.trigger == Trigger::entry_then_later && !group.zone.has(move.origin()) &&
                         group.zone.has(move.target());
    set_memory(2 + side_, fresh_[side_], entered ? move.target() : nowhere);
    Square& theirs = fresh_[side_ ^ 1];
    if (theirs != nowhere && touched(move, first_taken).has(theirs)) set_memory(3 - side_, theirs, nowhere);
}

// The square stays marked only if the side now to move can lawfully capture there.
template <int W>
void Position<W>::resolve_passant(Square square) {
    set_memory(0, passant_, square);
    const int victim = passant_victim();
    const Bits<W> pieces = occupied();
    for (int g = rules_.first_group[side_]; victim >= 0 && g < rules_.first_group[side_ + 1]; ++g) {
        const Mover<W>& mover = *rules_.groups[g].mover;
        if (!mover.takes) continue;
        for (Bits<W> rest = of_group_[g]; rest.any();) {
            const int origin = rest.pop();
            for (const OddRide<W>& ride : mover.odd) {
                if (ride.passant != Passant::takes || !ride.reach(origin, pieces).has(square)) continue;
                if (is_safe(Move::make(Kind::passant, origin, square, victim))) return;
            }
        }
    }
    set_memory(0, passant_, nowhere);
}

template <int W>
int Position<W>::passant_victim() const {
    const int enemy = side_ ^ 1;
    if (!rules_.has_takes || passant_ >= rules_.squares || board_[passant_]) return -1;
    for (int g = rules_.first_group[enemy]; g < rules_.first_group[enemy + 1]; ++g) {
        const Mover<W>& mover = *rules_.groups[g].mover;
        if (!mover.leaves) continue;
        for (const OddRide<W>& ride : mover.odd) {
            const int square = ride.passant == Passant::leaves ? rules_.step(passant_, ride.first) : -1;
            if (square >= 0 && of_group_[g].has(square)) return square;
        }
    }
    return -1;
}

template <int W>
bool Position<W>::is_capture(Move move) const {
    switch (move.kind()) {
        case Kind::plain:
        case Kind::leaves:
            return board_[move.target()] != 0;
        case Kind::passant:
        case Kind::twice:
        case Kind::jump:
            return true;
        default:
            return false;
    }
}

template <int W>
Code Position<W>::captured(Move move) const {
    if (!is_capture(move)) return 0;
    if (move.kind() == Kind::jump) return board_[hops(move).front().over];
    if (move.target() != move.origin() && board_[move.target()]) return board_[move.target()];
    return board_[move.middle()];
}

template <int W>
Bits<W> Position<W>::checked(int side) const {
    Bits<W> result{};
    const Bits<W> pieces = occupied();
    royals(side).each([&](int square) {
        if (attacked(square, side ^ 1, pieces, Bits<W>::none(), true)) result.add(square);
    });
    return result;
}

template <int W>
bool Position<W>::in_check(int side) const {
    const Bits<W> guarded = royals(side);
    if (!guarded.any()) return false;
    const bool only_the_last = rules_.play.one_royal_checks || rules_.play.royal == RoyalRule::capture;
    if (only_the_last && !guarded.single()) return false;
    return checked(side).any();
}

template <int W>
bool Position<W>::is_safe(Move move) {
    if (rules_.play.royal != RoyalRule::mate) return true;
    Undo undo;
    save(undo);
    undo.mover = move.is_drop() ? Code{0} : board_[move.origin()];
    move_pieces(move);
    const bool safe = !in_check(side_);
    unmove_pieces(move, undo);
    restore(undo);
    return safe;
}

template <int W>
bool Position<W>::gives_check(Move move) {
    Undo undo;
    save(undo);
    undo.mover = move.is_drop() ? Code{0} : board_[move.origin()];
    move_pieces(move);
    const bool check = in_check(side_ ^ 1);
    unmove_pieces(move, undo);
    restore(undo);
    return check;
}

template class Position<1>;
template class Position<2>;
template class Position<3>;
template class Position<4>;

}  // namespace komagata
