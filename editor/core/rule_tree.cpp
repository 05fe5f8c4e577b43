#include "editor/core/rule_tree.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "editor/core/rule_fields.hpp"
#include "editor/core/rule_words_of.hpp"
#include "editor/core/schema_walk.hpp"
#include "editor/core/starting_value.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/engine/rule_words.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/tree.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kLongestSentence = 90;
constexpr const char* kOffered = "offered only when";

/// An action has conditions for three different things.
constexpr std::array<std::pair<const char*, const char*>, 3> kActionConditions = {{
    {"when", kOffered},
    {"target_when", "only targets where"},
    {"appeal_when", "bots like it when"},
}};

Path at(Path path, Step step) {
    path.push_back(std::move(step));
    return path;
}

std::string shortened(std::string text) {
    if (text.size() <= kLongestSentence) return text;
    std::size_t end = kLongestSentence - 3;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return text.substr(0, end) + "...";
}

/// `add counter chill by 1` for `{add_counter: {name: chill, by: 1}}`.
std::string in_words(const Node& node) {
    if (node.is_scalar()) return node.text;
    std::string text;
    const auto add = [&](const std::string& more) { text += (text.empty() ? "" : " ") + more; };
    for (const auto& item : node.items)
        add((text.empty() ? "" : "and ") + in_words(*item));
    for (const Member& member : node.members) {
        std::string key = member.key;
        std::replace(key.begin(), key.end(), '_', ' ');
        const bool said = key != "name" && key != "piece" && key != "of";
        if (said || node.members.size() == 1) add(key);
        const bool yes = member.value->is_scalar() && member.value->text == "true";
        if (!yes && !member.value->is_null()) add(in_words(*member.value));
    }
    return text;
}

bool is_rule(const Node& node) { return node.is_map() && node.find("do") != nullptr; }

class TreeMaker {
public:
    TreeMaker(const Workspace& workspace, const EntryLens& special)
        : workspace_(workspace), special_(special), registry_(workspace.set().registry) {}

    std::vector<Slot> all() {
        std::vector<Slot> slots;
        slots.push_back({SlotSort::Events, "when", {"on"}, {}});
        for_each_member("on", [&](const Member& m) { slots.back().blocks.push_back(event(m)); });
        slots.push_back({SlotSort::Actions, "actions", {"actions"}, {}});
        for_each_member("actions", [&](const Member& m) { slots.back().blocks.push_back(action(m)); });
        slots.push_back({SlotSort::Modifiers, "modifiers", {"modifiers"}, {}});
        for_each_member("modifiers", [&](const Member& m) { slots.back().blocks.push_back(modifier(m)); });
        return slots;
    }

private:
    template <class Use>
    void for_each_member(const char* key, const Use& use) {
        const Node* map = special_.value().is_map() ? special_.value().find(key) : nullptr;
        if (map == nullptr) return;
        for (const Member& member : map->members) {
            site_ = rule_site(workspace_, special_.value(), {key, member.key});
            use(member);
        }
    }

    // --- events
    Block event(const Member& member) {
        Block block{BlockSort::Event, member.key, words_of(member.key), {}, {"on", member.key}, {}, {}};
        const EventId id = registry_.event(member.key, site_.system);
        if (id) block.doc = registry_[id].doc;
        Slot answers{SlotSort::Answers, "", block.path, {}};
        const Node& value = *member.value;
        const bool several = value.is_list() && std::any_of(value.items.begin(), value.items.end(),
                                                            [](const auto& item) { return is_rule(*item); });
        if (several) {
            for (std::size_t i = 0; i < value.items.size(); ++i)
                answers.blocks.push_back(answer(*value.items[i], at(block.path, i)));
        } else {
            answers.blocks.push_back(answer(value, block.path));
        }
        block.slots.push_back(std::move(answers));
        return block;
    }
    Block answer(const Node& value, const Path& path) {
        Block block{BlockSort::Answer, "answer", {}, {}, path, {}, {}};
        const bool rule = is_rule(value);
        block.slots.push_back(conditions("when", "only if", at(path, "when"), rule ? value.find("when") : nullptr));
        block.slots.push_back(effects("do", rule ? at(path, "do") : path, rule ? value.find("do") : &value));
        const std::string condition =
            rule && value.find("when") != nullptr ? "when " + in_words(*value.find("when")) : "";
        block.sentence = shortened(condition.empty() ? "always" : condition);
        return block;
    }

    // --- actions
    Block action(const Member& member) {
        const Path path{"actions", member.key};
        Block block{BlockSort::Action, member.key, words_of(member.key), "What a player may do.", path, {}, {}};
        const Node* label = member.value->is_map() ? member.value->find("label") : nullptr;
        if (label != nullptr) block.sentence = shortened(label->text);
        const SchemaRef record = schema_at(special_.schema(), &special_.value(), path);
        block.fields =
            record_fields(special_, record, member.value.get(), path, {"when", "target_when", "appeal_when", "do"});
        for (const auto& [when, lead] : kActionConditions) {
            block.slots.push_back(conditions(when, lead, at(path, when), part(*member.value, when)));
            const Property* said = record ? schema::property(*record, when) : nullptr;
            if (said != nullptr) block.slots.back().doc = said->doc;
        }
        block.slots.push_back(effects("do", at(path, "do"), part(*member.value, "do")));
        return block;
    }

    // --- modifiers
    Block modifier(const Member& member) {
        const Path path{"modifiers", member.key};
        Block block{BlockSort::Value, member.key, words_of(member.key), {}, path, {}, {}};
        const ValueId id = registry_.value(member.key, site_.system);
        if (id) block.doc = registry_[id].doc;
        Slot changes{SlotSort::Changes, "", path, {}};
        const Node& value = *member.value;
        if (value.is_list()) {
            for (std::size_t i = 0; i < value.items.size(); ++i)
                changes.blocks.push_back(change(*value.items[i], at(path, i)));
        } else {
            changes.blocks.push_back(change(value, path));
        }
        block.slots.push_back(std::move(changes));
        return block;
    }
    Block change(const Node& value, const Path& path) {
        Block block{BlockSort::Change, "change", {}, "How the number changes.", path, {}, {}};
        block.sentence = shortened(value.is_scalar() ? "add " + value.text : in_words(value));
        const SchemaRef list = schema::resolved(schema_at(special_.schema(), nullptr, {"modifiers", path[1].key}));
        const SchemaRef way =
            below(schema::resolved(list->items), Step("when")) ? schema::resolved(list->items) : nullptr;
        const SchemaRef record = way ? record_of(*way) : nullptr;
        // A number alone is what is added.
        Node as_map;
        as_map.kind = NodeKind::Map;
        if (value.is_scalar()) as_map.members.push_back({"add", {}, std::make_unique<Node>(value.clone())});
        block.fields = record_fields(special_, record, value.is_map() ? &value : &as_map, path, {"when"});
        block.slots.push_back(conditions("when", "only if", at(path, "when"), part(value, "when")));
        return block;
    }
    static SchemaRef record_of(const Schema& variant) {
        for (const Alternative& each : variant.alternatives) {
            const SchemaRef way = schema::resolved(each.schema);
            if (way->type == SchemaType::Record) return way;
        }
        return nullptr;
    }

    // --- effects
    Slot effects(const std::string& label, const Path& path, const Node* value) {
        Slot slot{SlotSort::Effects, label, path, {}};
        if (value == nullptr || value->is_null()) return slot;
        if (!value->is_list()) {
            slot.blocks.push_back(effect(*value, at(path, 0)));
            return slot;
        }
        for (std::size_t i = 0; i < value->items.size(); ++i)
            slot.blocks.push_back(effect(*value->items[i], at(path, i)));
        return slot;
    }
    Block effect(const Node& node, const Path& path) {
        Block block{BlockSort::Effect, word_of(node), shortened(in_words(node)), {}, path, {}, {}};
        for (const BlockChoice& each : effect_words(workspace_, site_)) {
            if (each.word == block.word) block.doc = each.doc;
        }
        const SchemaRef record = schema_at(special_.schema(), &special_.value(), path);
        const SchemaRef way = record ? chosen(record, &node) : nullptr;
        if (block.word == "roll") return roll(std::move(block), node, way);
        if (block.word == "choose") return choose(std::move(block), node);
        if (block.word == "if") return branch(std::move(block), node);
        if (is_control(block.word)) {
            block.fields = record_fields(special_, way, &node, path, {});
        } else {
            block.fields = call_fields(special_, registry_, site_, block.word,
                                       node.is_map() ? node.find(block.word) : nullptr, path);
        }
        return block;
    }
    static std::string word_of(const Node& node) {
        if (node.is_scalar()) return node.text;
        for (const char* control : {"roll", "choose", "if", "run", "amend", "forbid"}) {
            if (node.find(control) != nullptr) return control;
        }
        return node.members.empty() ? std::string("nothing") : node.members.front().key;
    }
    Block roll(Block block, const Node& node, const SchemaRef& way) {
        block.sentence = "Roll " + (node.find("roll")->is_scalar() ? node.find("roll")->text : std::string("dice"));
        block.fields = record_fields(special_, way, &node, block.path, {});
        Slot rows{SlotSort::Rows, "", block.path, {}};
        for (const Member& member : node.members) {
            if (member.key == "roll" || member.key == "hero") continue;
            Block row{BlockSort::Row,
                      member.key,
                      member.key,
                      "What happens on these results.",
                      at(block.path, member.key),
                      {},
                      {}};
            row.slots.push_back(effects("", row.path, member.value.get()));
            rows.blocks.push_back(std::move(row));
        }
        block.slots.push_back(std::move(rows));
        return block;
    }
    Block choose(Block block, const Node& node) {
        const Path inner = at(block.path, "choose");
        const Node& choice = *node.find("choose");
        const SchemaRef schema = schema_at(special_.schema(), &special_.value(), inner);
        block.fields = record_fields(special_, schema, &choice, inner, {"options"});
        const Node* question = part(choice, "text");
        block.sentence = shortened("Choose: " + (question != nullptr ? question->text : std::string()));
        Slot options{SlotSort::Options, "", at(inner, "options"), {}};
        const Node* list = part(choice, "options");
        for (std::size_t i = 0; list != nullptr && i < list->items.size(); ++i)
            options.blocks.push_back(option(*list->items[i], at(options.path, i)));
        block.slots.push_back(std::move(options));
        return block;
    }
    Block option(const Node& node, const Path& path) {
        Block block{BlockSort::Option, "option", {}, "What may be chosen.", path, {}, {}};
        const Node* label = part(node, "label");
        block.sentence = shortened(label != nullptr ? label->text : std::string());
        block.fields =
            record_fields(special_, schema_at(special_.schema(), &special_.value(), path), &node, path, {"when", "do"});
        block.slots.push_back(conditions("when", kOffered, at(path, "when"), part(node, "when")));
        block.slots.push_back(effects("do", at(path, "do"), part(node, "do")));
        return block;
    }
    Block branch(Block block, const Node& node) {
        block.sentence = shortened("If " + in_words(*node.find("if")));
        block.slots.push_back(conditions("if", "if", at(block.path, "if"), node.find("if")));
        for (const char* key : {"then", "else"})
            block.slots.push_back(effects(key, at(block.path, key), node.find(key)));
        return block;
    }

    // --- conditions
    Slot conditions(const std::string& label, const std::string& lead, const Path& path, const Node* value) {
        Slot slot{SlotSort::Conditions, label, path, {}, lead};
        if (value == nullptr || value->is_null()) return slot;
        if (value->is_scalar()) slot.blocks.push_back(condition(value->text, nullptr, path));
        for (const Member& member : value->members)
            slot.blocks.push_back(condition(member.key, member.value.get(), at(path, member.key)));
        return slot;
    }
    Block condition(const std::string& word, const Node* value, const Path& path) {
        Block block{BlockSort::Condition, word, {}, {}, path, {}, {}};
        for (const BlockChoice& each : condition_words(workspace_, site_)) {
            if (each.word == word) block.doc = each.doc;
        }
        std::string sentence = word;
        std::replace(sentence.begin(), sentence.end(), '_', ' ');
        const bool yes = value == nullptr || (value->is_scalar() && value->text == "true");
        block.sentence = shortened(sentence + (yes ? "" : " " + in_words(*value)));
        if (word == "not" && value != nullptr) {
            block.slots.push_back(conditions("", "if", path, value));
        } else if ((word == "all" || word == "any") && value != nullptr) {
            for (std::size_t i = 0; i < value->items.size(); ++i)
                block.slots.push_back(conditions("", "if", at(path, i), value->items[i].get()));
        } else if (word != "run") {
            block.fields = call_fields(special_, registry_, site_, word, value,
                                       Path(path.begin(), path.end() - (value != nullptr ? 1 : 0)));
        }
        return block;
    }

    // --- fields
    static const Node* part(const Node& node, const std::string& key) {
        return node.is_map() ? node.find(key) : nullptr;
    }

    const Workspace& workspace_;
    const EntryLens& special_;
    const Registry& registry_;
    RuleSite site_;
};

}  // namespace

std::vector<Slot> rule_tree(const Workspace& workspace, const EntryLens& special) {
    return TreeMaker(workspace, special).all();
}

}  // namespace briar::editor
