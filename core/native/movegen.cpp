#include "movegen.hpp"

#include "generator.hpp"
#include "outcome.hpp"

namespace komagata {
namespace {

// Writes the moves down one by one.
template <int W>
class Lister {
public:
    static constexpr bool by_set = false, one_suffices = false;
    static constexpr bool done() { return false; }

    Lister(const Position<W>& position, MoveList& list, bool loud_only)
        : position_(position), list_(list), loud_only_(loud_only), enemy_(position.of_side(position.side() ^ 1)) {}

    void plain(const Group<W>& group, int origin, const Bits<W>& targets) {
        const Move move = Move::make(Kind::plain, origin, 0);
        const Bits<W> as_is = loud_only_ ? targets & enemy_ : targets;
        if (group.promotions == 0) return put_all(move, as_is);
        const Bits<W> promoting = PromotionSets<W>(position_, group, origin).within(targets, enemy_);
        put_all(move, as_is & ~(promoting & group.must));
        for (int n = 1; n <= group.promotions; ++n) put_all(move.with_promotion(n), promoting);
    }

    void legs(const Group<W>& group, int origin, int middle, const Bits<W>& ends) {
        const Move move = Move::make(Kind::twice, origin, 0, middle);
        if (group.promotions == 0) return put_all(move, ends);
        const Bits<W> promoting = ends & PromotionSets<W>(position_, group, origin).capture;
        put_all(move, ends & ~(promoting & group.must));
        for (int n = 1; n <= group.promotions; ++n) put_all(move.with_promotion(n), promoting);
    }

    void drops(int slot, const Bits<W>& targets) {
        if (!loud_only_) put_all(Move::drop(slot, 0), targets);
    }

    void one(Move move) {
        if (!loud_only_ || move.promotion() || position_.is_capture(move)) list_.add(move);
    }

private:
    void put_all(Move move, const Bits<W>& targets) {
        list_.reserve(targets.count());
        targets.each([&](int target) { list_.put(Move{move.bits | static_cast<std::uint64_t>(target) << 8}); });
    }

    const Position<W>& position_;
    MoveList& list_;
    bool loud_only_;
    Bits<W> enemy_;
};

// Only counts.
template <int W>
class Counter {
public:
    static constexpr bool by_set = true, one_suffices = false;
    static constexpr bool done() { return false; }

    explicit Counter(const Position<W>& position)
        : position_(position), enemy_(position.of_side(position.side() ^ 1)) {}

    std::uint64_t result() const { return result_; }

    void plain(const Group<W>& group, int origin, const Bits<W>& targets) {
        result_ += targets.count();
        if (group.promotions == 0) return;
        add_promotions(group, PromotionSets<W>(position_, group, origin).within(targets, enemy_));
    }

    void sets(const Group<W>& group, const Bits<W>& targets) {
        result_ += targets.count();
        if (group.promotions == 0) return;
        add_promotions(group, (targets & ~enemy_ & group.quiet_out) | (targets & enemy_ & group.capture_out));
    }

    void legs(const Group<W>& group, int origin, int, const Bits<W>& ends) {
        result_ += ends.count();
        if (group.promotions == 0) return;
        add_promotions(group, ends & PromotionSets<W>(position_, group, origin).capture);
    }

    void drops(int, const Bits<W>& targets) { result_ += targets.count(); }

    void one(Move) { ++result_; }

private:
    void add_promotions(const Group<W>& group, const Bits<W>& promoting) {
        if (!promoting.any()) return;
        result_ += static_cast<std::uint64_t>(promoting.count()) * group.promotions;
        result_ -= (promoting & group.must).count();
    }

    const Position<W>& position_;
    Bits<W> enemy_;
    std::uint64_t result_ = 0;
};

// Only finds out whether there is a move.
template <int W>
class Finder {
public:
    static constexpr bool by_set = true, one_suffices = true;

    bool done() const { return found_; }
    void plain(const Group<W>&, int, const Bits<W>&) { found_ = true; }
    void sets(const Group<W>&, const Bits<W>& targets) { found_ |= targets.any(); }
    void legs(const Group<W>&, int, int, const Bits<W>& ends) { found_ |= ends.any(); }
    void drops(int, const Bits<W>&) { found_ = true; }
    void one(Move) { found_ = true; }

private:
    bool found_ = false;
};

template <int W>
bool ended(Position<W>& position) {
    return position.rules().ends_by_pieces && (ended_by_pieces(position) || mated_at_capture(position));
}

template <int W>
void list_moves(Position<W>& position, MoveList& list, bool loud_only) {
    if (ended(position)) return;
    Lister<W> lister(position, list, loud_only);
    Generator<W, Lister<W>>(position, lister, true).run();
}

}  // namespace

template <int W>
void legal_moves(Position<W>& position, MoveList& list) {
    list_moves(position, list, false);
}

template <int W>
void loud_moves(Position<W>& position, MoveList& list) {
    list_moves(position, list, true);
}

template <int W>
void unended_moves(Position<W>& position, MoveList& list) {
    Lister<W> lister(position, list, false);
    Generator<W, Lister<W>>(position, lister, true).run();
}

template <int W>
void pseudo_moves(Position<W>& position, MoveList& list) {
    Lister<W> lister(position, list, false);
    Generator<W, Lister<W>>(position, lister, false).run();
}

template <int W>
std::uint64_t count_legal(Position<W>& position) {
    if (ended(position)) return 0;
    Counter<W> counter(position);
    Generator<W, Counter<W>>(position, counter, true).run();
    return counter.result();
}

template <int W>
bool has_legal_move(Position<W>& position) {
    if (ended(position)) return false;
    Finder<W> finder;
    Generator<W, Finder<W>>(position, finder, true).run();
    return finder.done();
}

template <int W>
bool is_legal(Position<W>& position, Move move) {
    MoveList list;
    legal_moves(position, list);
    return std::find(list.begin(), list.end(), move) != list.end();
}

#define KOMAGATA_INSTANTIATE(W)                                  \
    template void legal_moves(Position<W>&, MoveList&);          \
    template void loud_moves(Position<W>&, MoveList&);           \
    template void unended_moves(Position<W>&, MoveList&);        \
    template void pseudo_moves(Position<W>&, MoveList&);         \
    template std::uint64_t count_legal(Position<W>&);            \
    template bool has_legal_move(Position<W>&);                  \
    template bool is_legal(Position<W>&, Move);

KOMAGATA_INSTANTIATE(1)
KOMAGATA_INSTANTIATE(2)
KOMAGATA_INSTANTIATE(3)
KOMAGATA_INSTANTIATE(4)
#undef KOMAGATA_INSTANTIATE

}  // namespace komagata
