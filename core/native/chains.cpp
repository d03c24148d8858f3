#include "chains.hpp"

namespace komagata {

template <int W>
std::vector<Hop> Position<W>::hops(Move move) const {
    std::vector<Hop> result;
    Chains<W>(*this, move.origin()).each([&](int number, const std::vector<Hop>& hops) {
        if (number == move.chain()) result = hops;
        return number != move.chain();
    });
    return result;
}

template std::vector<Hop> Position<1>::hops(Move) const;
template std::vector<Hop> Position<2>::hops(Move) const;
template std::vector<Hop> Position<3>::hops(Move) const;
template std::vector<Hop> Position<4>::hops(Move) const;

}  // namespace komagata
