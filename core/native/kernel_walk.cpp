#include <algorithm>

#include "kernel.hpp"
#include "movegen.hpp"

namespace komagata {
namespace {

bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

// `12.`, `12...` and bare dots say whose move it is; they are passed over.
bool is_number(std::string_view word) {
    std::size_t n = 0;
    while (n < word.size() && is_digit(word[n])) ++n;
    const std::size_t dots = n;
    while (n < word.size() && word[n] == '.') ++n;
    return n == word.size() && n > dots;
}

// Cuts the words off a text, one after another.
class Words {
public:
    explicit Words(std::string_view text) : text_(text) {}

    std::string_view next() {
        while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
        start_ = at_;
        while (at_ < text_.size() && !is_blank(text_[at_])) ++at_;
        return text_.substr(start_, at_ - start_);
    }
    // Where the word last cut off begins.
    std::size_t start() const { return start_; }

private:
    std::string_view text_;
    std::size_t at_ = 0, start_ = 0;
};

// Reads a move letter by letter as komagata.notation.uci does, but no more than the canonical spelling.
template <int W>
class Speller {
public:
    Speller(const Rules<W>& rules, const std::vector<std::string>& slots) : rules_(rules), slots_(slots) {}

    std::optional<FreeMove> read(std::string_view word) {
        rest_ = word;
        FreeMove move;
        const std::size_t sign = word.find('@');
        if (sign != std::string_view::npos) {
            const auto slot = std::find(slots_.begin(), slots_.end(), word.substr(0, sign));
            rest_.remove_prefix(sign + 1);
            move.target = square();
            if (slot == slots_.end() || move.target < 0 || !rest_.empty()) return std::nullopt;
            move.slot = static_cast<int>(slot - slots_.begin());
            return move;
        }
        move.origin = square();
        move.target = square();
        if (move.origin < 0 || move.target < 0) return std::nullopt;
        while (!rest_.empty() && rest_.front() != '+') {
            move.via.push_back(move.target);
            move.target = square();
            if (move.target < 0) return std::nullopt;
        }
        for (; !rest_.empty(); rest_.remove_prefix(1)) {
            if (rest_.front() != '+') return std::nullopt;
            ++move.promotion;
        }
        return move;
    }

private:
    // The square at the beginning of the rest, or -1.
    int square() {
        if (rest_.size() < 2 || !is_digit(rest_[1]) || rest_[1] == '0') return -1;
        const int file = rest_[0] - 'a';
        int rank = rest_[1] - '0';
        const bool two = rest_.size() > 2 && is_digit(rest_[2]);
        if (two) rank = 10 * rank + (rest_[2] - '0');
        rest_.remove_prefix(two ? 3 : 2);
        const int ranks = rules_.squares / rules_.files;
        return file < 0 || file >= rules_.files || rank > ranks ? -1 : (rank - 1) * rules_.files + file;
    }

    const Rules<W>& rules_;
    const std::vector<std::string>& slots_;
    std::string_view rest_;
};

template <int W>
const Move* found(const Position<W>& position, const MoveList& list, const FreeMove& free) {
    return std::find_if(list.begin(), list.end(), [&](const Move move) {
        if (move.target() != free.target || move.promotion() != free.promotion) return false;
        if (move.is_drop()) return move.slot() == free.slot;
        return move.origin() == free.origin && free.slot < 0 && freed(position, move) == free;
    });
}

}  // namespace

template <int W>
Walk KernelOf<W>::walk(const State& state, std::string_view text, const std::vector<std::string>& slots) const {
    Position<W> position = this->position(state);
    Words words(text);
    Speller<W> speller(rules_, slots);
    MoveList list;
    int played = 0;
    for (std::string_view word = words.next(); !word.empty(); word = words.next()) {
        if (is_number(word)) continue;
        const auto spelled = speller.read(word);
        if (!spelled) break;
        list.clear();
        komagata::legal_moves(position, list);
        const Move* move = found(position, list, *spelled);
        if (move == list.end()) break;
        Undo undo;
        position.make(*move, undo);
        ++played;
    }
    return Walk{position.state(), played, words.start()};
}

#define INSTANTIATE(W) \
    template Walk KernelOf<W>::walk(const State&, std::string_view, const std::vector<std::string>&) const;
INSTANTIATE(1)
INSTANTIATE(2)
INSTANTIATE(3)
INSTANTIATE(4)
#undef INSTANTIATE

}  // namespace komagata
