// The search of a kernel, for Python.
#pragma once

#include <nanobind/nanobind.h>

#include "kernel.hpp"

namespace komagata {

void bind_search(nanobind::class_<Kernel>& kernel);

}  // namespace komagata
