#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace briar::cli {

/// Writes rows as columns, as wide as what stands in them; the last one is not filled up.
void write_columns(const std::vector<std::vector<std::string>>& rows, std::ostream& out);

}  // namespace briar::cli
