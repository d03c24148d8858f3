// What a side must heed lest it leaves its royal attacked.
#pragma once

#include "position.hpp"

namespace komagata {

// How the moves of a side are kept from leaving a royal attacked.
enum class Guard : std::uint8_t {
    none,   // they need not be
    lines,  // one royal: by the attacks on it and the lines towards it
    trial,  // every move is made and looked at
};

template <int W>
struct Danger {
    explicit Danger(const Position<W>& position);
    Danger() = default;

    Guard guard = Guard::none;
    int royal = -1;
    bool try_all = false;            // an attack is too odd for `evade`: try every move
    bool quiet = true;               // nothing below restricts a move of another piece
    Bits<W> evade = Bits<W>::all();  // where other pieces must end to answer all attacks
    Bits<W> pinned{};                // own pieces that may only stay on their pin_line
    Bits<W> watched_from{}, watched_to{};  // moves that leave or reach these squares must be tried

    const Bits<W>& pin_line(int square) const {
        int n = 0;
        while (pins_[n].square != square) ++n;
        return pins_[n].line;
    }

private:
    struct Pin {
        int square;
        Bits<W> line;
    };

    void add_attacker(const Position<W>& position, int from);
    void add_path(const Position<W>& position, const Path<W>& path);
    void add_line(const Position<W>& position, int from, const Bits<W>& between);
    void pin(int square, const Bits<W>& line);

    static constexpr int most_pins = 12;
    int pin_count_ = 0;
    Pin pins_[most_pins];
};

}  // namespace komagata
