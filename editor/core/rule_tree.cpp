#include "editor/core/rule_tree.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "editor/core/block_sentence.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/rule_answers.hpp"
#include "editor/core/rule_fields.hpp"
#include "editor/core/rule_parts.hpp"
#include "editor/core/rule_words_of.hpp"
#include "editor/core/schema_walk.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/document.hpp"

namespace briar::editor {
namespace {

/// An action has conditions for three different things.
constexpr std::array<std::pair<const char*, const char*>, 3> kActionConditions = {{
    {"when", kOffered},
    {"target_when", "only targets where"},
    {"appeal_when", "bots like it when"},
}};

/// The way of writing that has keys, of a value that may be written in several.
SchemaRef record_among(const Schema& ways) {
    for (const Alternative& each : ways.alternatives) {
        const SchemaRef way = schema::resolved(each.schema);
        if (way->type == SchemaType::Record) return way;
    }
    return nullptr;
}

/// The three sections of a special: events, actions, modifiers.
class TreeMaker {
public:
    TreeMaker(const Workspace& workspace, const EntryLens& special)
        : workspace_(workspace), special_(special), registry_(workspace.set().registry), parts_(workspace, special) {}

    std::vector<Slot> all() {
        return {section(SlotSort::Events, "when", "on", &TreeMaker::event),
                section(SlotSort::Actions, "actions", "actions", &TreeMaker::action),
                section(SlotSort::Modifiers, "modifiers", "modifiers", &TreeMaker::modifier)};
    }

private:
    using Make = Block (TreeMaker::*)(const Member& member);

    Slot section(SlotSort sort, const char* label, const char* key, Make make) {
        Slot slot{sort, label, {key}, {}};
        const Node* map = special_.value().find(key);
        if (map == nullptr) return slot;
        for (const Member& member : map->members) {
            parts_.stand_at(rule_site(workspace_, special_.value(), {key, member.key}));
            slot.blocks.push_back((this->*make)(member));
        }
        return slot;
    }
    [[nodiscard]] const std::string& system() const { return parts_.site().system; }

    Block event(const Member& member) {
        Block block{BlockSort::Event, member.key, parts_.read().event(member.key), {}, {"on", member.key}, {}, {}};
        const EventId id = registry_.event(member.key, system());
        if (id) block.doc = event_doc(registry_[id], system());
        Slot answers{SlotSort::Answers, "", block.path, {}};
        const Node& value = *member.value;
        if (value.is_list() && !are_effects(value)) {
            for (std::size_t i = 0; i < value.items.size(); ++i)
                answers.blocks.push_back(answer(*value.items[i], step_to(block.path, i)));
        } else {
            answers.blocks.push_back(answer(value, block.path));
        }
        block.slots.push_back(std::move(answers));
        return block;
    }
    Block answer(const Node& value, const Path& path) {
        Block block{BlockSort::Answer, "answer", "always", {}, path, {}, {}};
        const bool whole = is_answer(value);
        const Node* when = whole ? value.find("when") : nullptr;
        block.slots.push_back(parts_.conditions("when", "only if", step_to(path, "when"), when));
        block.slots.push_back(
            parts_.effects("do", whole ? step_to(path, "do") : path, whole ? value.find("do") : &value));
        if (when != nullptr) block.sentence = shortened("when " + parts_.read().condition(*when));
        return block;
    }
    Block action(const Member& member) {
        const Path path{"actions", member.key};
        Block block{BlockSort::Action, member.key, words_of(member.key), "What a player may do.", path, {}, {}};
        if (const Node* label = member.value->find("label")) block.sentence = shortened(label->text);
        const SchemaRef record = schema_at(special_.schema(), &special_.value(), path);
        block.fields =
            record_fields(special_, record, member.value.get(), path, {"when", "target_when", "appeal_when", "do"});
        for (const auto& [when, lead] : kActionConditions) {
            block.slots.push_back(parts_.conditions(when, lead, step_to(path, when), member.value->find(when)));
            const Property* said = record ? schema::property(*record, when) : nullptr;
            if (said != nullptr) block.slots.back().doc = said->doc;
        }
        block.slots.push_back(parts_.effects("do", step_to(path, "do"), member.value->find("do")));
        return block;
    }
    Block modifier(const Member& member) {
        const Path path{"modifiers", member.key};
        Block block{BlockSort::Value, member.key, parts_.read().value(member.key), {}, path, {}, {}};
        const ValueId id = registry_.value(member.key, system());
        if (id) block.doc = registry_[id].doc;
        Slot changes{SlotSort::Changes, "", path, {}};
        const Node& value = *member.value;
        if (value.is_list()) {
            for (std::size_t i = 0; i < value.items.size(); ++i)
                changes.blocks.push_back(change(*value.items[i], step_to(path, i)));
        } else {
            changes.blocks.push_back(change(value, path));
        }
        block.slots.push_back(std::move(changes));
        return block;
    }
    Block change(const Node& value, const Path& path) {
        Block block{BlockSort::Change, "change", {}, "How the number changes.", path, {}, {}};
        block.sentence = shortened(parts_.read().change(path[1].key, value));
        const SchemaRef list = schema::resolved(schema_at(special_.schema(), nullptr, {"modifiers", path[1].key}));
        const SchemaRef ways = schema::resolved(list->items);
        const SchemaRef record = below(ways, Step("when")) ? record_among(*ways) : nullptr;
        // A number alone is what is added.
        Node as_map;
        as_map.kind = NodeKind::Map;
        if (value.is_scalar()) as_map.members.push_back({"add", {}, std::make_unique<Node>(value.clone())});
        block.fields = record_fields(special_, record, value.is_map() ? &value : &as_map, path, {"when"});
        block.slots.push_back(parts_.conditions("when", "only if", step_to(path, "when"), value.find("when")));
        return block;
    }

    const Workspace& workspace_;
    const EntryLens& special_;
    const Registry& registry_;
    RuleParts parts_;
};

}  // namespace

std::vector<Slot> rule_tree(const Workspace& workspace, const EntryLens& special) {
    return TreeMaker(workspace, special).all();
}

}  // namespace briar::editor
