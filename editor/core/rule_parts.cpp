#include "editor/core/rule_parts.hpp"

#include <utility>

#include "editor/core/block_sentence.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/rule_fields.hpp"
#include "editor/core/rule_rows.hpp"
#include "editor/core/rule_words_of.hpp"
#include "editor/core/schema_walk.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/engine/rule_words.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/document.hpp"

namespace briar::editor {
namespace {

/// By which an effect is known, whatever else is said in it.
std::string word_of(const Node& effect) {
    if (effect.is_scalar()) return effect.text;
    for (const Member& member : effect.members) {
        if (is_control(member.key)) return member.key;
    }
    return effect.members.empty() ? std::string("nothing") : effect.members.front().key;
}

/// What several conditions are joined by, as the block reads that holds them.
std::string joint_of(const std::string& word) {
    if (word == "not") return "this is not so:";
    return word == "any" ? "one of these is so:" : "all of these are so:";
}

}  // namespace

const Registry& RuleParts::registry() const { return workspace_.set().registry; }
RuleSentences RuleParts::read() const { return sentences_at(workspace_, site_); }

// --- effects ---------------------------------------------------------------------------------------------------------

Slot RuleParts::effects(const std::string& label, const Path& path, const Node* value) const {
    Slot slot{SlotSort::Effects, label, path, {}};
    if (value == nullptr || value->is_null()) return slot;
    if (!value->is_list()) {
        slot.blocks.push_back(effect(*value, step_to(path, 0)));
        return slot;
    }
    for (std::size_t i = 0; i < value->items.size(); ++i)
        slot.blocks.push_back(effect(*value->items[i], step_to(path, i)));
    return slot;
}

Block RuleParts::effect(const Node& node, const Path& path) const {
    Block block{BlockSort::Effect, word_of(node), shortened(read().effect(node)), {}, path, {}, {}};
    block.doc = effect_doc(registry(), site_, block.word);
    const SchemaRef record = schema_at(special_.schema(), &special_.value(), path);
    const SchemaRef way = record ? chosen(record, &node) : nullptr;
    // While it is typed a word may stand alone that never means anything alone.
    const Node* said = node.find(block.word);
    if (said != nullptr && block.word == "roll") return roll(std::move(block), node, way);
    if (said != nullptr && block.word == "choose") return choose(std::move(block), node);
    if (said != nullptr && block.word == "if") return branch(std::move(block), node);
    block.fields = is_control(block.word) ? record_fields(special_, way, &node, path, {})
                                          : call_fields(special_, registry(), site_, block.word, said, path);
    return block;
}

Block RuleParts::roll(Block block, const Node& node, const SchemaRef& way) const {
    block.fields = record_fields(special_, way, &node, block.path, {});
    for (Control& each : block.fields)
        each.fallback = fallback_at(each.fallback, site_.fields);
    Slot rows{SlotSort::Rows, "", block.path, {}};
    for (const Member& member : node.members) {
        if (member.key == "roll" || member.key == "hero") continue;
        Block row{BlockSort::Row, member.key, words_of_row(member.key), "What happens on these results.", {}, {}, {}};
        row.path = step_to(block.path, member.key);
        row.slots.push_back(effects("", row.path, member.value.get()));
        rows.blocks.push_back(std::move(row));
    }
    block.slots.push_back(std::move(rows));
    return block;
}

Block RuleParts::choose(Block block, const Node& node) const {
    const Path inner = step_to(block.path, "choose");
    const Node& choice = *node.find("choose");
    const SchemaRef schema = schema_at(special_.schema(), &special_.value(), inner);
    block.fields = record_fields(special_, schema, &choice, inner, {"options"});
    Slot options{SlotSort::Options, "", step_to(inner, "options"), {}};
    const Node* list = choice.find("options");
    for (std::size_t i = 0; list != nullptr && i < list->items.size(); ++i)
        options.blocks.push_back(option(*list->items[i], step_to(options.path, i)));
    block.slots.push_back(std::move(options));
    return block;
}

Block RuleParts::option(const Node& node, const Path& path) const {
    Block block{BlockSort::Option, "option", {}, "What may be chosen.", path, {}, {}};
    const Node* label = node.find("label");
    block.sentence = shortened(label != nullptr ? label->text : std::string());
    block.fields =
        record_fields(special_, schema_at(special_.schema(), &special_.value(), path), &node, path, {"when", "do"});
    block.slots.push_back(conditions("when", kOffered, step_to(path, "when"), node.find("when")));
    block.slots.push_back(effects("do", step_to(path, "do"), node.find("do")));
    return block;
}

Block RuleParts::branch(Block block, const Node& node) const {
    block.slots.push_back(conditions("if", "if", step_to(block.path, "if"), node.find("if")));
    for (const char* key : {"then", "else"})
        block.slots.push_back(effects(key, step_to(block.path, key), node.find(key)));
    return block;
}

// --- conditions ------------------------------------------------------------------------------------------------------

Slot RuleParts::conditions(const std::string& label, const std::string& lead, const Path& path,
                           const Node* value) const {
    Slot slot{SlotSort::Conditions, label, path, {}, lead};
    if (value == nullptr || value->is_null()) return slot;
    // One that nobody has chosen yet is an empty place.
    if (value->is_scalar() && !value->text.empty()) slot.blocks.push_back(condition(value->text, nullptr, path));
    for (const Member& member : value->members)
        slot.blocks.push_back(condition(member.key, member.value.get(), step_to(path, member.key)));
    return slot;
}

/// `value`: what stands behind the word; null where the word stands alone.
Block RuleParts::condition(const std::string& word, const Node* value, const Path& path) const {
    Block block{BlockSort::Condition, word, {}, condition_doc(registry(), site_, word), path, {}, {}};
    const bool joint = value != nullptr && (word == "not" || word == "all" || word == "any");
    block.sentence = joint ? joint_of(word) : shortened(read().condition(word, value));
    if (word == "not" && value != nullptr) {
        block.slots.push_back(conditions("", "if", path, value));
    } else if ((word == "all" || word == "any") && value != nullptr) {
        for (std::size_t i = 0; i < value->items.size(); ++i)
            block.slots.push_back(conditions("", "if", step_to(path, i), value->items[i].get()));
    } else if (word != "run") {
        const Path map(path.begin(), path.end() - (value != nullptr ? 1 : 0));
        block.fields = call_fields(special_, registry(), site_, word, value, map);
    }
    return block;
}

}  // namespace briar::editor
