#pragma once

#include <string_view>
#include <vector>

#include "runtime/content/schema.hpp"
#include "runtime/engine/state.hpp"
#include "runtime/source/diagnostic.hpp"
#include "runtime/source/tree.hpp"

/// Rolls laid down by a test or a position: `dice: [2, 5]`, `dice: [2, random]`, `dice: random`.
namespace briar {

class Node;

/// The numbers of `2 5`.
[[nodiscard]] std::vector<int> dice_in(std::string_view text);
/// The numbers of a list, or the one that stands there; what is no number is left out.
[[nodiscard]] std::vector<int> dice_in(const Node& node);
/// These rolls, then chance. At most as many as there is room for.
[[nodiscard]] Forced forced_from(const std::vector<int>& dice);
[[nodiscard]] SchemaRef dice_schema();
/// Adds `dice` (those still to come) and `dice_used` to a position, when there is something to say.
void write_dice(const Forced& forced, Tree& position);
/// Reads both keys; without them `forced` stays as it is.
void read_dice(const Node& position, Forced& forced, Diagnostics& diagnostics);

}  // namespace briar
