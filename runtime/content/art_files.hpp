#pragma once

#include "runtime/content/catalog.hpp"
#include "runtime/source/diagnostic.hpp"

namespace briar {

/// Warns of pictures that entries name by `art` and that their packs do not have, and reports those that lie outside.
/// A game does not need them.
void check_art(const Catalog& catalog, Diagnostics& diagnostics);

}  // namespace briar
