#include "rules.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace komagata {

template <int W>
void build_movers(Rules<W>& rules, const std::vector<Movement>& movements);

namespace {

// SplitMix64 (public domain, Sebastiano Vigna): a fixed sequence, so that keys are the same in every run.
class Sequence {
public:
    std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }
    std::vector<std::uint64_t> take(std::size_t count) {
        std::vector<std::uint64_t> result(count);
        for (std::uint64_t& key : result) key = next();
        return result;
    }

private:
    std::uint64_t state_ = 0x6b6f6d6167617461;
};

template <int W>
class RulesBuilder {
public:
    RulesBuilder(Rules<W>& rules, const Tables& tables) : rules_(rules), tables_(tables) {}

    void build() {
        add_geometry();
        build_movers(rules_, tables_.movements);
        add_codes();
        add_slots();
        add_castlings();
        add_reach();
        add_keys();
        rules_.ends_by_pieces = rules_.play.royal == RoyalRule::capture;
        rules_.always_alive = rules_.board;
        for (const Group<W>& group : rules_.groups) rules_.always_alive &= group.alive;
    }

private:
    void add_geometry() {
        for (int s = 0; s < rules_.squares; ++s) rules_.board.add(s);
        rules_.file_of.resize(rules_.squares);
        for (int s = 0; s < rules_.squares; ++s) {
            for (int t = rules_.file(s); t < rules_.squares; t += rules_.files) rules_.file_of[s].add(t);
        }
        rules_.between.resize(rules_.squares * rules_.squares);
        for (int s = 0; s < rules_.squares; ++s) {
            for (int t = 0; t < rules_.squares; ++t) add_line(s, t);
        }
    }

    void add_line(int from, int to) {
        const int files = rules_.file(to) - rules_.file(from), ranks = rules_.rank(to) - rules_.rank(from);
        const int steps = std::gcd(files, ranks);
        for (int n = 1; n < steps; ++n) {
            rules_.between[from * rules_.squares + to].add(
                rules_.step(from, {files / steps * n, ranks / steps * n}));
        }
    }

    void add_codes() {
        rules_.codes.resize(256);
        for (int side = 0; side < 2; ++side) {
            rules_.first_group[side] = static_cast<int>(rules_.groups.size());
            for (const bool royal : {true, false}) {
                for (std::size_t code = 1; code < tables_.codes.size(); ++code) {
                    const CodeRow& row = tables_.codes[code];
                    if (row.used && row.side == side && row.royal == royal) add_code(static_cast<int>(code), row);
                }
                if (royal) rules_.royal_groups[side] = static_cast<int>(rules_.groups.size()) - rules_.first_group[side];
            }
        }
        rules_.first_group[2] = static_cast<int>(rules_.groups.size());
        for (std::size_t g = 0; g < rules_.groups.size(); ++g) {
            if (rules_.groups[g].lion) rules_.lion_groups[rules_.groups[g].side].push_back(static_cast<int>(g));
        }
    }

    void add_code(int code, const CodeRow& row) {
        CodeInfo& info = rules_.codes[code];
        info.used = true;
        info.side = static_cast<std::uint8_t>(row.side);
        info.slot = row.slot < 0 ? nowhere : static_cast<std::uint8_t>(row.slot);
        info.royal = row.royal;
        info.lion = row.lion;
        info.bridge = row.bridge;
        info.value = row.value;
        info.promotions = row.promotions;
        for (Code other : row.promotions) {
            if (other < tables_.codes.size()) rules_.royalty_changes |= tables_.codes[other].royal != row.royal;
        }
        const bool memory = row.trigger == Trigger::entry_then_later && !row.promotions.empty();
        rules_.keeps_fresh |= memory;
        rules_.has_takes |= rules_.movers[row.movement].takes;
        info.group = static_cast<std::uint8_t>(group_for(made_group(row), files_listed(code)));
    }

    Group<W> made_group(const CodeRow& row) const {
        Group<W> group;
        group.side = row.side;
        group.movement = row.movement;
        group.mover = &rules_.movers[row.movement];
        group.royal = row.royal;
        group.lion = row.lion;
        group.counts = row.counts;
        group.alive = alive(*group.mover);
        group.promotions = static_cast<int>(row.promotions.size());
        if (group.promotions) set_promotion(row, group);
        return group;
    }

    void set_promotion(const CodeRow& row, Group<W>& group) const {
        group.trigger = row.trigger;
        group.zone = narrowed<W>(row.zone) & rules_.board;
        group.must = narrowed<W>(row.must) & rules_.board;
        group.quiet_in = group.quiet_out = group.capture_in = group.capture_out = group.zone;
        group.uniform = row.trigger == Trigger::touch || row.trigger == Trigger::end;
        if (row.trigger != Trigger::end) group.capture_in = group.quiet_in = rules_.board;
        if (group.uniform) return;
        group.second_chance = narrowed<W>(row.second_chance) & rules_.board;
        group.quiet_out |= group.second_chance;
        if (row.trigger == Trigger::entry_or_capture) group.quiet_in = group.second_chance;
    }

    Bits<W> alive(const Mover<W>& mover) const {
        const Bits<W> nothing{};
        Bits<W> result{};
        for (int s = 0; s < rules_.squares; ++s) {
            bool somewhere = mover.plain(s, nothing, nothing).any() || !mover.hops[s].empty();
            if (mover.divergent) somewhere |= (mover.step_quiet[s] | mover.step_capture[s]).any();
            for (const OddRide<W>& ride : mover.odd) somewhere |= !ride.royal_only && ride.reach(s, nothing).any();
            if (somewhere) result.add(s);
        }
        return result;
    }

    // The hand slots whose drops this code bars from its file.
    std::vector<int> files_listed(int code) const {
        std::vector<int> result;
        for (std::size_t slot = 0; slot < tables_.slots.size(); ++slot) {
            for (Code barred : tables_.slots[slot].file_codes) {
                if (barred == code) result.push_back(static_cast<int>(slot));
            }
        }
        return result;
    }

    int group_for(const Group<W>& group, const std::vector<int>& listed) {
        for (int g = rules_.first_group[group.side]; g < static_cast<int>(rules_.groups.size()); ++g) {
            if (alike(rules_.groups[g], group) && listed_[g] == listed) return g;
        }
        rules_.groups.push_back(group);
        listed_.push_back(listed);
        return static_cast<int>(rules_.groups.size()) - 1;
    }

    static bool alike(const Group<W>& a, const Group<W>& b) {
        return a.side == b.side && a.movement == b.movement && a.royal == b.royal && a.lion == b.lion &&
               a.counts == b.counts && a.promotions == b.promotions && a.trigger == b.trigger && a.zone == b.zone &&
               a.must == b.must && a.second_chance == b.second_chance;
    }

    void add_slots() {
        for (const SlotRow& row : tables_.slots) {
            SlotInfo<W> slot;
            slot.no_mate = row.no_mate;
            for (int side = 0; side < 2; ++side) {
                slot.code[side] = row.codes[side];
                slot.file_squares[side] = narrowed<W>(row.file_squares[side]) & rules_.board;
                const CodeInfo& info = rules_.codes[row.codes[side]];
                if (!info.used || info.side != side) continue;
                rules_.royalty_changes |= info.royal;
                slot.squares[side] = narrowed<W>(row.squares[side]) & rules_.board;
            }
            for (Code code : row.file_codes) {
                const CodeInfo& info = rules_.codes[code];
                if (!info.used) continue;
                std::vector<int>& groups = slot.file_groups[info.side];
                if (std::find(groups.begin(), groups.end(), info.group) == groups.end()) groups.push_back(info.group);
            }
            rules_.slots.push_back(std::move(slot));
        }
    }

    void add_castlings() {
        rules_.castling_lost.resize(rules_.squares);
        for (std::size_t n = 0; n < tables_.castlings.size(); ++n) {
            const CastlingRow& row = tables_.castlings[n];
            rules_.castlings.push_back({row.side, row.king_from, row.king_to, row.rook_from, row.rook_to, row.rook,
                                        narrowed<W>(row.empty) & rules_.board, narrowed<W>(row.safe) & rules_.board});
            rules_.castling_lost[row.king_from] |= std::uint64_t{1} << n;
            rules_.castling_lost[row.rook_from] |= std::uint64_t{1} << n;
        }
    }

    void add_reach() {
        for (int royal = 0; royal < 2; ++royal) {
            for (int side = 0; side < 2; ++side) {
                Field<W>& rows = rules_.reach[royal][side];
                for (int s = 0; s < rules_.squares; ++s) {
                    for (int g = rules_.first_group[side]; g < rules_.first_group[side + 1]; ++g) {
                        const Mover<W>& mover = *rules_.groups[g].mover;
                        rows.push_back(mover.leap_to[s] | mover.line_to[royal][s] | mover.odd_to[royal][s]);
                    }
                }
            }
        }
    }

    void add_keys() {
        Sequence sequence;
        rules_.piece_keys = sequence.take(tables_.codes.size() * rules_.squares);
        rules_.hand_keys = sequence.take(2 * rules_.slots.size());
        rules_.castling_keys = sequence.take(64);
        for (auto& keys : rules_.memory_keys) keys = sequence.take(most_squares);
        rules_.side_key = sequence.next();
    }

    Rules<W>& rules_;
    const Tables& tables_;
    std::vector<std::vector<int>> listed_;
};

}  // namespace

template <int W>
Rules<W>::Rules(const Tables& tables)
    : files(tables.files), ranks(tables.ranks), squares(tables.files * tables.ranks), play(tables.play) {
    RulesBuilder<W>(*this, tables).build();
}

template <int W>
int Rules<W>::distance(int one, int other) const {
    return std::max(std::abs(file(one) - file(other)), std::abs(rank(one) - rank(other)));
}

template <int W>
int Rules<W>::step(int square, Vector by) const {
    const int to_file = file(square) + by.files, to_rank = rank(square) + by.ranks;
    const bool on_board = to_file >= 0 && to_file < files && to_rank >= 0 && to_rank < ranks;
    return on_board ? to_rank * files + to_file : -1;
}

template struct Rules<1>;
template struct Rules<2>;
template struct Rules<3>;
template struct Rules<4>;

}  // namespace komagata
