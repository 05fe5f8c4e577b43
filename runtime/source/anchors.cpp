#include "runtime/source/anchors.hpp"

#include <algorithm>

#include "runtime/source/document.hpp"

namespace briar {
namespace {

/// How many nodes there are from `node` down; counting stops behind `most`.
std::size_t count_nodes(const Node& node, std::size_t most) {
    std::size_t count = 1;
    for (const Member& each : node.members) {
        if (count > most) return count;
        count += count_nodes(*each.value, most - count);
    }
    for (const auto& each : node.items) {
        if (count > most) return count;
        count += count_nodes(*each, most - count);
    }
    return count;
}

std::size_t height(const Node& node) {
    std::size_t highest = 0;
    for (const Member& each : node.members)
        highest = std::max(highest, height(*each.value));
    for (const auto& each : node.items)
        highest = std::max(highest, height(*each));
    return highest + 1;
}

}  // namespace

Anchors::Anchors(const ReadLimits& limits)
    : nodes_left_(limits.alias_nodes), most_depth_(static_cast<std::size_t>(std::max(limits.depth, 1))) {}

void Anchors::open(std::size_t anchor) { values_[anchor] = nullptr; }

void Anchors::close(std::size_t anchor, const Node& node) { values_[anchor] = &node; }

AliasOutcome Anchors::expand(std::size_t anchor, std::size_t depth, Node& node) {
    const auto found = values_.find(anchor);
    if (found == values_.end()) return AliasOutcome::NoValue;
    if (!found->second) return AliasOutcome::StillOpen;
    const std::size_t count = count_nodes(*found->second, nodes_left_);
    if (count > nodes_left_) return AliasOutcome::TooMuch;
    nodes_left_ -= count;
    if (depth + height(*found->second) > most_depth_ + 1) return AliasOutcome::TooDeep;
    const auto span = node.span;
    node = found->second->clone();
    node.span = span;
    node.alias = true;
    return AliasOutcome::Expanded;
}

}  // namespace briar
