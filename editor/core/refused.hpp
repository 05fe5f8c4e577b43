#pragma once

#include <string>

#include "runtime/source/path.hpp"

namespace briar::editor {

/// What was typed into a field of an entry, is kept to be seen there and was not taken.
struct Refused {
    Path path;         ///< from the entry to the value
    std::string name;  ///< of the field
    std::string typed;
    std::string problem;
};

}  // namespace briar::editor
