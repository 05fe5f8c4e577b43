#include "editor/core/rule_site.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "editor/core/entry_value.hpp"
#include "editor/core/known_names.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/engine/engine_words.hpp"
#include "runtime/engine/rule_words.hpp"
#include "runtime/engine/said_values.hpp"
#include "runtime/engine/system.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/document.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

constexpr int kDeepestCall = 2;

std::set<std::string> systems_of_scenarios(const Workspace& workspace) {
    std::set<std::string> systems;
    for_each_part(workspace, "scenarios", [&](const Node& part, bool) {
        if (const Node* system = part.find("system")) systems.insert(system->text);
    });
    return systems;
}

void count_words(const Registry& registry, const Node& node, std::map<std::string, int>& systems) {
    const auto count = [&](const std::string& word) {
        for (const auto& names :
             {registry.systems_of_verb(word), registry.systems_of_event(word), registry.systems_of_value(word)}) {
            if (names.size() == 1) ++systems[names.front()];
        }
    };
    if (node.is_scalar()) count(node.text);
    for (const auto& item : node.items)
        count_words(registry, *item, systems);
    for (const Member& member : node.members) {
        count(member.key);
        count_words(registry, *member.value, systems);
    }
}

const System* system_called(const SystemSet& set, const std::string& name) {
    for (const System* each : set.systems) {
        if (each->name() == name) return each;
    }
    return nullptr;
}

class StartingCall {
public:
    StartingCall(const Workspace& workspace, const RuleSite& site)
        : workspace_(workspace), site_(site), registry_(workspace.set().registry) {}

    std::optional<Node> call(const VerbSpec& verb, int depth) {
        Node arguments = make_map();
        arguments.flow = true;
        for (const Param& each : verb.params) {
            if (!must_be_given(each, site_.fields)) continue;
            auto value = argument(each, depth);
            if (!value) return std::nullopt;
            add_member(arguments, each.name, std::move(*value));
        }
        if (arguments.members.empty()) return make_bool(true);
        // One that comes first may stand alone.
        if (arguments.members.size() == 1 && arguments.members[0].key == verb.params.front().name)
            return arguments.members[0].value->clone();
        return arguments;
    }

private:
    std::optional<Node> argument(const Param& param, int depth) {
        switch (param.type) {
            case Type::Int:
                return make_int(1);
            case Type::Bool:
                return make_bool(true);
            case Type::Text:
            case Type::Direction:
                return open_value();
            case Type::Dice:
                return bare_word("d6");
            case Type::Word:
                return split_words(param.kinds).size() == 1 ? bare_word(param.kinds) : open_value();
            case Type::Piece:
                return piece(param, depth);
            case Type::Place:
                return field_of(Type::Place);
            case Type::Def:
                return named({SchemaType::Id, param.kinds.empty() ? every_kind(registry_) : param.kinds, {}});
            case Type::Counter:
                return named({SchemaType::Pattern, {}, "counter_name"});
            case Type::Var:
                return named({SchemaType::Pattern, {}, "var_name"});
            case Type::Zone:
                return named({SchemaType::Pattern, {}, "zone_name"});
            case Type::Event:
                return one_of(registry_.events());
            case Type::Value:
                return one_of(registry_.values());
            case Type::Block:
                return make_list();
            case Type::None:
            case Type::Pieces:
                break;
        }
        return std::nullopt;
    }
    /// What nobody has chosen or said yet.
    static Node open_value() { return make_text(""); }
    struct Named {
        SchemaType type;
        std::string kinds;
        std::string name;
    };
    /// Nothing where there is nothing to choose from.
    std::optional<Node> named(const Named& wanted) {
        Schema schema;
        schema.type = wanted.type;
        schema.ref_kind = wanted.kinds;
        schema.name = wanted.name;
        const std::vector<Choice> choices = choices_of(workspace_, schema);
        return choices.empty() ? std::nullopt : std::optional(open_value());
    }
    template <class List>
    std::optional<Node> one_of(const List& list) {
        const bool any =
            std::any_of(list.begin(), list.end(), [&](const auto& each) { return site_.counts(each.system); });
        return any ? std::optional(open_value()) : std::nullopt;
    }
    std::optional<Node> field_of(Type type) {
        for (const Field& each : site_.fields) {
            if (each.type == type) return bare_word(each.name);
        }
        return std::nullopt;
    }
    /// One that the event carries; else one that a verb gives.
    std::optional<Node> piece(const Param& param, int depth) {
        const std::vector<std::string> names = site_.pieces(registry_, param.kinds);
        for (const std::string& name : names) {
            if (name != kCarrier) return bare_word(name);
        }
        for (const VerbSpec& verb : registry_.verbs()) {
            const bool gives = verb.in_yaml && verb.result == Type::Piece && kinds_meet(verb.result_kinds, param.kinds);
            if (!gives || !site_.has(verb) || depth >= kDeepestCall) continue;
            if (site_.looking && verb.sort != VerbSort::Query) continue;
            auto value = call(verb, depth + 1);
            if (!value || (value->is_scalar() && value->text == "true" && verb.params.empty())) continue;
            Node outer = make_map();
            outer.flow = true;
            add_member(outer, verb.name, std::move(*value));
            return outer;
        }
        return names.empty() ? std::nullopt : std::optional(bare_word(names.front()));
    }

    const Workspace& workspace_;
    const RuleSite& site_;
    const Registry& registry_;
};

}  // namespace

bool RuleSite::has(const VerbSpec& verb) const {
    const std::string_view about = event_asked_about(verb.name);
    return counts(verb.system) && (about.empty() || about == event);
}

bool RuleSite::may_amend() const {
    return !event.empty() && std::any_of(fields.begin(), fields.end(), [](const Field& each) { return each.writable; });
}

std::vector<std::string> RuleSite::pieces(const Registry& registry, const std::string& kinds) const {
    std::vector<std::string> names;
    for (const NamedPiece& each : named_pieces(registry, system, fields)) {
        if (kinds_meet(each.kinds, kinds)) names.push_back(each.name);
    }
    return names;
}

bool is_action_event(const SystemSet& set, const EventSpec& event) {
    const System* system = system_called(set, event.system);
    return system != nullptr && system->action_event_name() == event.name;
}

std::string system_of_special(const Workspace& workspace, const Node& special) {
    if (!workspace.system().empty()) return workspace.system();
    const std::set<std::string> systems = systems_of_scenarios(workspace);
    if (systems.size() == 1) return *systems.begin();
    std::map<std::string, int> words;
    count_words(workspace.set().registry, special, words);
    std::string best;
    for (const System* each : workspace.set().systems) {
        const std::string name(each->name());
        if (best.empty() || words[name] > words[best]) best = name;
    }
    return best;
}

RuleSite rule_site(const Workspace& workspace, const Node& special, const Path& path) {
    const Registry& registry = workspace.set().registry;
    RuleSite site;
    site.system = system_of_special(workspace, special);
    if (path.empty()) return site;
    if (path[0].key == "actions") {
        const System* system = system_called(workspace.set(), site.system);
        const EventId id = system == nullptr ? EventId{} : registry.event(system->action_event_name(), site.system);
        if (id) site.fields = registry[id].fields;
    }
    if (path.size() < 2) return site;
    if (path[0].key == "on") {
        const EventId id = registry.event(path[1].key, site.system);
        if (!id) return site;
        site.fields = registry[id].fields;
        site.may_forbid = registry[id].moment == Moment::Before;
        site.event = path[1].key;
    }
    if (path[0].key == "modifiers") {
        const ValueId id = registry.value(path[1].key, site.system);
        if (id) site.fields = registry[id].fields;
        site.looking = true;
    }
    return site;
}

std::optional<Node> starting_call(const Workspace& workspace, const RuleSite& site, const VerbSpec& verb) {
    return StartingCall(workspace, site).call(verb, 0);
}

}  // namespace briar::editor
