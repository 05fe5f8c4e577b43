#pragma once

#include <memory>
#include <string>
#include <vector>

#include "runtime/content/schema.hpp"
#include "runtime/source/document.hpp"

/// What is left of a value when its mistakes of shape are taken out. Checks of references and of meaning go on with it,
/// so that one run finds all mistakes; nobody plays it.
namespace briar {

struct SoundPart {
    std::unique_ptr<Node> tree;     ///< null when nothing sound is left
    std::vector<std::string> lost;  ///< the value's own keys that are missing, or below which something was taken out
};

/// The sound part of a value, of which the shape check has told the mistakes. Maps lose the members and lists the items
/// that have mistakes; so do maps that then lack a key that they must have, but for the value itself.
[[nodiscard]] SoundPart sound_part(const Node& value, const Schema& schema);

}  // namespace briar
