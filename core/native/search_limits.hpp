// When a search ends, and what it tells.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace komagata {

// komagata.kernel.interface.SearchLimits.
struct SearchLimits {
    int depth = 0;
    std::uint64_t nodes = 0;
    std::int64_t milliseconds = 0, soft_milliseconds = 0;
    int hash_megabytes = 16;
};

// komagata.kernel.interface.SearchLine, with moves as the search knows them or as the outside does.
template <class AnyMove>
struct Line {
    int depth = 0, score = 0;
    std::uint64_t nodes = 0;
    std::int64_t milliseconds = 0;
    std::vector<AnyMove> moves;
    int rank = 1, selective_depth = 0;
};

// Hears of the best lines after every iteration.
template <class AnyMove>
using OnLines = std::function<void(const std::vector<Line<AnyMove>>&)>;

// Asked now and then whether to stop.
using Stop = std::function<bool()>;

}  // namespace komagata
