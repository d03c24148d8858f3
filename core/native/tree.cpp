#include "tree.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace komagata {
namespace {

constexpr int key_filter = 1 << 14;
constexpr int evasion_plies = 6;       // how far beyond the horizon checks are answered with every move
constexpr int capture_plies = 4;       // how far beyond it all captures are followed, and not only recaptures
constexpr int hopeless_depth = 5, hopeless_margin = 85;
constexpr int skip_depth = 4, skip_margin = 110;
constexpr int few_evasions = 2;
constexpr int hope = 120;              // how much more than its immediate gain a capture may bring
constexpr std::uint64_t look_every = 512;
constexpr auto ask_every = std::chrono::milliseconds(8);

// Plies by which a quiet move that comes late is searched less deep.
const auto reductions = [] {
    std::array<std::array<std::int8_t, 64>, 32> table{};
    for (int depth = 1; depth < 32; ++depth) {
        for (int number = 1; number < 64; ++number) {
            table[depth][number] = static_cast<std::int8_t>(0.4 + std::log(depth) * std::log(number) / 2.0);
        }
    }
    return table;
}();

// A forced end is stored counted from its own position, not from the root.
int to_table(int score, int ply) { return score > forced ? score + ply : score < -forced ? score - ply : score; }
int out_of_table(int score, int ply) { return score > forced ? score - ply : score < -forced ? score + ply : score; }

}  // namespace

template <int W>
Tree<W>::Tree(const Evaluator<W>& evaluator, Position<W>& position, const std::vector<std::uint64_t>& history,
              const SearchLimits& limits, Stop stop)
    : evaluator_(evaluator),
      rules_(position.rules()),
      position_(position),
      limits_(limits),
      stop_(std::move(stop)),
      begun_(Time::now()),
      asked_(begun_),
      table_(limits.hash_megabytes),
      ordering_(position, evaluator, most_plies + 1),
      frames_(most_plies + 1),
      keys_(history),
      key_seen_(key_filter) {
    for (const std::uint64_t key : keys_) ++key_seen_[key % key_filter];
}

template <int W>
std::int64_t Tree<W>::elapsed() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Time::now() - begun_).count();
}

template <int W>
void Tree<W>::look_around() {
    next_look_ = nodes_ + look_every;
    if (limits_.nodes) {
        if (nodes_ >= limits_.nodes) throw Stopped{};
        next_look_ = std::min(next_look_, limits_.nodes);
    }
    const auto now = Time::now();
    if (limits_.milliseconds && now - begun_ >= std::chrono::milliseconds(limits_.milliseconds)) throw Stopped{};
    if (stop_ && now - asked_ >= ask_every) {
        asked_ = now;
        if (stop_()) throw Stopped{};
    }
}

template <int W>
void Tree<W>::make(Move move, int ply) {
    if (nodes_ >= next_look_) look_around();
    ++nodes_;
    frames_[ply].played = move;
    const std::uint64_t key = position_.key();
    keys_.push_back(key);
    ++key_seen_[key % key_filter];
    if (move == no_move) {
        position_.make_null(frames_[ply].undo);
    } else {
        position_.make(move, frames_[ply].undo);
    }
    table_.expect(position_.key());
}

template <int W>
void Tree<W>::unmake(Move move, int ply) {
    --key_seen_[keys_.back() % key_filter];
    keys_.pop_back();
    if (move == no_move) {
        position_.unmake_null(frames_[ply].undo);
    } else {
        position_.unmake(move, frames_[ply].undo);
    }
}

template <int W>
bool Tree<W>::repeats() const {
    const std::uint64_t key = position_.key();
    if (!key_seen_[key % key_filter]) return false;
    return std::find(keys_.rbegin(), keys_.rend(), key) != keys_.rend();
}

template <int W>
bool Tree<W>::ended(int ply, int& score) {
    if (rules_.ends_by_pieces) {
        if (const auto verdict = ended_by_pieces(position_)) {
            score = verdict->winner < 0 ? 0 : verdict->winner == position_.side() ? win - ply : ply - win;
            return true;
        }
    }
    if (repeats()) {
        score = 0;
        return true;
    }
    if (ply < most_plies) return false;
    score = evaluator_.evaluate(position_);
    return true;
}

template <int W>
int Tree<W>::without_moves(int ply) {
    const auto end = verdict(position_);
    if (!end || end->winner < 0) return 0;
    return end->winner == position_.side() ? win - ply : ply - win;
}

template <int W>
void Tree<W>::keep_line(Move move, int ply) {
    Frame& frame = frames_[ply];
    const Frame& next = frames_[ply + 1];
    frame.line[0] = move;
    const int length = std::min(next.line_length, most_plies - 1);
    std::copy(next.line, next.line + length, frame.line + 1);
    frame.line_length = length + 1;
}

template <int W>
std::vector<Move> Tree<W>::line_after(int ply) const {
    const Frame& frame = frames_[ply + 1];
    return {frame.line, frame.line + frame.line_length};
}

template <int W>
bool Tree<W>::from_table(const Node& node, Move& first, int& score) const {
    const HashEntry* entry = table_.find(position_.key());
    if (!entry) return false;
    first = entry->move;
    if (node.is_open() || entry->depth < node.depth) return false;
    score = out_of_table(entry->score, node.ply);
    return entry->bound == Bound::exact || (entry->bound == Bound::lower && score >= node.beta) ||
           (entry->bound == Bound::upper && score <= node.alpha);
}

template <int W>
void Tree<W>::remember(const Node& node, int score, Bound bound, Move move) {
    table_.store(position_.key(), move, to_table(score, node.ply), std::clamp(node.depth, 0, 127), bound);
}

template <int W>
int Tree<W>::search(int alpha, int beta, int depth, int ply, bool null_allowed) {
    if (depth <= 0) return quiesce(alpha, beta, 0, ply);
    frames_[ply].line_length = 0;
    deepest_ = std::max(deepest_, ply);
    int score;
    if (ended(ply, score)) return score;
    alpha = std::max(alpha, ply - win);
    beta = std::min(beta, win - ply - 1);
    if (alpha >= beta) return alpha;
    Node node{alpha, beta, depth, ply, position_.in_check(), -infinite, no_move};
    if (from_table(node, node.first, score)) return score;
    if (!node.checked) {
        node.standing = evaluator_.evaluate(position_);
        if (null_allowed && !node.is_open() && is_hopeless(node, score)) return score;
    }
    // Without a move to begin with, a shallower search finds one soon enough.
    if (node.first == no_move && node.depth >= 5) --node.depth;
    return search_moves(node);
}

// Whether the side that is not to move stands so badly that even a free move would not help it.
template <int W>
bool Tree<W>::is_hopeless(const Node& node, int& score) {
    if (std::abs(node.beta) >= forced || node.standing < node.beta) return false;
    if (!evaluator_.null_is_sound(position_)) return false;
    if (node.depth <= hopeless_depth && node.standing - hopeless_margin * node.depth >= node.beta) {
        score = node.standing;
        return true;
    }
    if (node.depth < 3) return false;
    const int less = 3 + node.depth / 4 + std::min((node.standing - node.beta) / 200, 2);
    make(no_move, node.ply);
    score = -search(-node.beta, 1 - node.beta, node.depth - less, node.ply + 1, false);
    unmake(no_move, node.ply);
    if (score < node.beta) return false;
    score = std::min(score, forced - 1);
    return true;
}

template <int W>
bool Tree<W>::may_skip(const Node& node, Move move, int number, int rank) {
    if (node.checked || node.is_open() || node.depth > skip_depth) return false;
    if (ordering_.is_quiet(move)) {
        const bool late = number >= 5 + 6 * node.depth * node.depth;
        const bool poor = node.standing + skip_margin * node.depth <= node.alpha;
        return (late || poor) && !position_.gives_check(move);
    }
    return rank < -60 * node.depth && !position_.gives_check(move);
}

template <int W>
int Tree<W>::reduction(const Node& node, Move move, int number, int rank) const {
    if (node.depth < 3 || number < (node.is_open() ? 4 : 2)) return 0;
    if (!ordering_.is_quiet(move)) return rank < 0 ? 1 : 0;
    int result = reductions[std::min(node.depth, 31)][std::min(number, 63)];
    result += !node.is_open();
    result -= ordering_.history(move) / 6000;
    if (node.checked) --result;
    return std::clamp(result, 0, node.depth - 2);
}

template <int W>
int Tree<W>::search_move(const Node& node, Move move, int number, int rank) {
    int less = reduction(node, move, number, rank);
    const int depth = node.depth - 1, ply = node.ply + 1;
    make(move, node.ply);
    int score;
    if (number == 0) {
        score = -search(-node.beta, -node.alpha, depth, ply);
    } else {
        if (less && position_.in_check()) less = 0;
        score = -search(-node.alpha - 1, -node.alpha, depth - less, ply);
        if (less && score > node.alpha) score = -search(-node.alpha - 1, -node.alpha, depth, ply);
        if (score > node.alpha && score < node.beta) score = -search(-node.beta, -node.alpha, depth, ply);
    }
    unmake(move, node.ply);
    return score;
}

template <int W>
int Tree<W>::search_moves(Node node) {
    Choices& choices = frames_[node.ply].choices;
    choices.moves.clear();
    legal_moves(position_, choices.moves);
    if (!choices.moves.size()) return without_moves(node.ply);
    // With drops nearly every position has a check to give: only those are followed deeper that leave hardly a choice.
    if (node.checked && choices.moves.size() <= few_evasions && node.ply < 2 * root_depth_) ++node.depth;
    ordering_.arrange(choices, node.ply, node.first);
    const int floor = node.alpha;
    int best = -infinite, tried = 0;
    Move best_move = no_move;
    for (int n = 0; n < choices.size(); ++n) {
        const Move move = choices[n];
        const int rank = choices.rank(n);
        if (best > -forced && may_skip(node, move, n, rank)) continue;
        const int score = search_move(node, move, tried++, rank);
        if (score <= best) continue;
        best = score;
        if (score <= node.alpha) continue;
        best_move = move;
        node.alpha = score;
        keep_line(move, node.ply);
        if (score >= node.beta) {
            ordering_.reward(choices, n, node.ply, node.depth);
            break;
        }
    }
    const Bound bound = best >= node.beta ? Bound::lower : best > floor ? Bound::exact : Bound::upper;
    remember(node, best, bound, best_move == no_move ? node.first : best_move);
    return best;
}

template <int W>
int Tree<W>::quiesce(int alpha, int beta, int depth, int ply) {
    frames_[ply].line_length = 0;
    deepest_ = std::max(deepest_, ply);
    int score;
    if (ended(ply, score)) return score;
    Node node{alpha, beta, depth, ply, depth > -evasion_plies && position_.in_check(), -infinite, no_move};
    if (from_table(node, node.first, score)) return score;
    Choices& choices = frames_[ply].choices;
    choices.moves.clear();
    int best = -infinite;
    if (node.checked) {
        legal_moves(position_, choices.moves);
        if (!choices.moves.size()) return without_moves(ply);
    } else {
        node.standing = evaluator_.evaluate(position_);
        loud_moves(position_, choices.moves);
        const bool forced_to_take = rules_.play.must_capture && !rules_.play.drop_instead && choices.moves.size();
        if (!forced_to_take) {
            if (node.standing >= beta) return node.standing;
            best = node.standing;
            node.alpha = std::max(alpha, best);
        }
    }
    return quiesce_moves(node, best);
}

template <int W>
int Tree<W>::quiesce_moves(Node node, int best) {
    Choices& choices = frames_[node.ply].choices;
    ordering_.arrange(choices, node.ply, node.first);
    const int floor = node.alpha;
    const bool recaptures = !node.checked && node.depth <= -capture_plies;
    const int taken_on = frames_[node.ply - 1].played.target();
    Move best_move = no_move;
    for (int n = 0; n < choices.size(); ++n) {
        const Move move = choices[n];
        if (recaptures && move.target() != taken_on) continue;
        // A capture that loses something proves nothing; standing still is always as good.
        if (best > -forced && choices.rank(n) < 0) break;
        if (node.checked && best > -forced && n > 2 && ordering_.is_quiet(move)) break;
        if (!node.checked && best > -forced && node.standing + ordering_.gain(move) + hope <= node.alpha) continue;
        make(move, node.ply);
        const int score = -quiesce(-node.beta, -node.alpha, node.depth - 1, node.ply + 1);
        unmake(move, node.ply);
        if (score <= best) continue;
        best = score;
        if (score <= node.alpha) continue;
        best_move = move;
        node.alpha = score;
        keep_line(move, node.ply);
        if (score >= node.beta) break;
    }
    const Bound bound = best >= node.beta ? Bound::lower : best > floor ? Bound::exact : Bound::upper;
    if (!recaptures) remember(node, best, bound, best_move);
    return best;
}

template class Tree<1>;
template class Tree<2>;
template class Tree<3>;
template class Tree<4>;

}  // namespace komagata
