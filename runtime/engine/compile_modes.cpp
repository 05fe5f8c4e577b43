// Modes laid over their scenario.
#include <algorithm>

#include "runtime/content/wording.hpp"
#include "runtime/engine/compile.hpp"

namespace briar {
namespace {

bool describes_the_mode(const std::string& key) { return key == "name" || key == "text" || key == "source"; }

std::unique_ptr<Node> copy(const Node& node) { return std::make_unique<Node>(node.clone()); }

Member* member_of(Node& node, const std::string& key) {
    for (Member& member : node.members) {
        if (member.key == key) return &member;
    }
    return nullptr;
}

/// Adds one item or a list of them to a list, or to one item written without a list.
void append(Node& to, const Node& more) {
    if (!to.is_list()) {
        std::unique_ptr<Node> first = copy(to);
        to = Node{};
        to.kind = NodeKind::List;
        to.document = first->document;
        to.span = first->span;
        to.items.push_back(std::move(first));
    }
    if (!more.is_list()) to.items.push_back(copy(more));
    for (const auto& item : more.items)
        to.items.push_back(copy(*item));
}

/// Maps merge, everything else is replaced.
void lay_over(Node& base, const Node& top) {
    for (const Member& member : top.members) {
        Member* known = member_of(base, member.key);
        if (known == nullptr) {
            base.members.push_back({member.key, member.key_span, copy(*member.value)});
        } else if (known->value->is_map() && member.value->is_map()) {
            lay_over(*known->value, *member.value);
        } else {
            known->value = copy(*member.value);
        }
    }
    base.index();
}

void lay_mode(Node& scenario, const Node& mode) {
    Node rest;
    rest.kind = NodeKind::Map;
    for (const Member& member : mode.members) {
        Member* known = member_of(scenario, member.key);
        if (member.key == "specials" && known != nullptr) {
            append(*known->value, *member.value);
        } else if (!describes_the_mode(member.key)) {
            rest.members.push_back({member.key, member.key_span, copy(*member.value)});
        }
    }
    lay_over(scenario, rest);
}

std::vector<std::string> mode_ids(const Node* node) {
    std::vector<std::string> keys;
    if (node == nullptr) return keys;
    for (const Member& member : node->members)
        keys.push_back(member.key);
    return keys;
}

}  // namespace

Node overlay_modes(const Entry& scenario, const std::vector<std::string>& modes, Diagnostics& diagnostics) {
    Node tree = scenario.node->clone();
    const Node* known = scenario.node->find("modes");
    for (const std::string& id : modes) {
        const Node* mode = known != nullptr ? known->find(id) : nullptr;
        if (mode != nullptr) {
            lay_mode(tree, *mode);
            continue;
        }
        const std::vector<std::string> ids = mode_ids(known);
        diagnostics.add(
            {Severity::Error, "scenario.unknown-mode", scenario.place, scenario.full_id(),
             "the scenario has no mode " + quote(id),
             did_you_mean(id, ids, ids.empty() ? "it has no modes" : "it has " + quote_list(ids, " and "))});
    }
    return tree;
}

}  // namespace briar
