// From the Python objects of komagata.variants.tables and komagata.kernel.interface.
#pragma once

#include <nanobind/nanobind.h>

#include "kernel.hpp"

namespace komagata {

Tables read_tables(nanobind::handle tables);
State read_state(nanobind::handle state);
FreeMove read_move(nanobind::handle move);

}  // namespace komagata
