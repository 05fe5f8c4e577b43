// Modes laid over their scenario.
#include <algorithm>

#include "runtime/content/wording.hpp"
#include "runtime/engine/compile.hpp"

namespace briar {
namespace {

/// How YAML writes that there is no value.
bool is_null_text(const std::string& text) { return text.empty() || text == "~" || text == "null"; }

bool describes_the_mode(const std::string& key) {
    return key == "name" || key == "text" || key == "source" || key == "excludes";
}

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

/// Lays the modes of one scenario over it.
class ModeLayers {
public:
    ModeLayers(const Catalog& catalog, DefId scenario, Diagnostics& diagnostics)
        : catalog_(catalog), scenario_(scenario), diagnostics_(diagnostics) {}

    void lay(Node& tree, const std::string& mode_id, const Node& mode);

private:
    void lay_over(Node& base, const Node& top, const std::string& path);
    [[nodiscard]] bool taken_out(const std::string& path);

    const Catalog& catalog_;
    DefId scenario_;
    Diagnostics& diagnostics_;
    std::string mode_;
};

/// Whether a pack has taken the value out of the scenario: what the mode changes in it is left out then.
bool ModeLayers::taken_out(const std::string& path) {
    const std::vector<Origin> origins = catalog_.origins(scenario_, path);
    if (origins.empty() || !is_null_text(origins.back().value)) return false;
    diagnostics_.add({Severity::Warning, "scenario.mode-of-nothing", origins.back().place,
                      catalog_.entry(scenario_).full_id(),
                      "the mode " + quote(mode_) + " changes " + quote(path) + ", which the pack " +
                          quote(origins.back().pack) + " takes out here: the mode does without it",
                      "take it out of the mode as well, under `modes: " + mode_ + ":`"});
    return true;
}

/// Maps merge, everything else is replaced.
void ModeLayers::lay_over(Node& base, const Node& top, const std::string& path) {
    for (const Member& member : top.members) {
        const std::string here = path.empty() ? member.key : path + "." + member.key;
        Member* known = member_of(base, member.key);
        if (known == nullptr) {
            if (member.value->is_map() && taken_out(here)) continue;
            base.members.push_back({member.key, member.key_span, copy(*member.value)});
        } else if (known->value->is_map() && member.value->is_map()) {
            lay_over(*known->value, *member.value, here);
        } else {
            known->value = copy(*member.value);
        }
    }
    base.index();
}

void ModeLayers::lay(Node& tree, const std::string& mode_id, const Node& mode) {
    mode_ = mode_id;
    Node rest;
    rest.kind = NodeKind::Map;
    for (const Member& member : mode.members) {
        Member* known = member_of(tree, member.key);
        if (member.key == "specials" && known != nullptr) {
            append(*known->value, *member.value);
        } else if (!describes_the_mode(member.key)) {
            rest.members.push_back({member.key, member.key_span, copy(*member.value)});
        }
    }
    lay_over(tree, rest, {});
}

std::vector<std::string> mode_ids(const Node* node) {
    std::vector<std::string> keys;
    if (node == nullptr) return keys;
    for (const Member& member : node->members)
        keys.push_back(member.key);
    return keys;
}

/// What a mode says that it cannot be on with: one id or several.
std::vector<const Node*> excluded_by(const Node& mode) {
    std::vector<const Node*> all;
    const Node* excludes = mode.find("excludes");
    if (excludes == nullptr) return all;
    if (excludes->is_scalar()) all.push_back(excludes);
    for (const auto& each : excludes->items)
        all.push_back(each.get());
    return all;
}

/// Modes that exclude each other are not on together, whichever of them says so.
void check_exclusions(const Catalog& catalog, const Entry& scenario, const std::vector<std::string>& modes,
                      Diagnostics& diagnostics) {
    const Node* known = scenario.node->find("modes");
    const std::vector<std::string> ids = mode_ids(known);
    for (const std::string& id : modes) {
        const Node* mode = known != nullptr ? known->find(id) : nullptr;
        if (mode == nullptr) continue;
        for (const Node* other : excluded_by(*mode)) {
            if (!contains(ids, other->text)) {
                diagnostics.add(
                    {Severity::Error, "scenario.unknown-mode", catalog.place(*other), scenario.full_id(),
                     "the scenario has no mode " + quote(other->text) + ", which " + quote(id) + " excludes",
                     did_you_mean(other->text, ids, "it has " + quote_list(ids, " and "))});
            } else if (contains(modes, other->text)) {
                diagnostics.add({Severity::Error, "scenario.modes-exclude", catalog.place(*other), scenario.full_id(),
                                 "the modes " + quote(id) + " and " + quote(other->text) + " exclude each other",
                                 "play one of them alone"});
            }
        }
    }
}

}  // namespace

Node overlay_modes(const Catalog& catalog, DefId scenario_id, const std::vector<std::string>& modes,
                   Diagnostics& diagnostics) {
    const Entry& scenario = catalog.entry(scenario_id);
    ModeLayers layers(catalog, scenario_id, diagnostics);
    Node tree = scenario.node->clone();
    const Node* known = scenario.node->find("modes");
    for (const std::string& id : modes) {
        const Node* mode = known != nullptr ? known->find(id) : nullptr;
        if (mode != nullptr) {
            layers.lay(tree, id, *mode);
            continue;
        }
        const std::vector<std::string> ids = mode_ids(known);
        diagnostics.add(
            {Severity::Error, "scenario.unknown-mode", scenario.place, scenario.full_id(),
             "the scenario has no mode " + quote(id),
             did_you_mean(id, ids, ids.empty() ? "it has no modes" : "it has " + quote_list(ids, " and "))});
    }
    check_exclusions(catalog, scenario, modes, diagnostics);
    return tree;
}

}  // namespace briar
