#pragma once

#include "runtime/content/catalog.hpp"
#include "runtime/content/gone_entries.hpp"

/// The reference check: every id that an entry names must be that of an entry of the right kind.
namespace briar {

/// Looks up all ids in all entries of the catalog and reports those that are not there. Ids that are missing only
/// because of other mistakes are not reported again.
void check_references(const Catalog& catalog, const GoneEntries& gone, Diagnostics& diagnostics);

}  // namespace briar
