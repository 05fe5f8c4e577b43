#pragma once

#include "runtime/content/kind.hpp"

/// A small made-up set of kinds, which uses every type of schema.
namespace briar::sample {

[[nodiscard]] Kinds kinds();

/// Effects: a variant told by its key, which refers to itself.
[[nodiscard]] SchemaRef effect();

}  // namespace briar::sample
