// What may be put into the slots of a rule.
#include <algorithm>
#include <set>

#include "editor/core/as_written.hpp"
#include "editor/core/block_sentence.hpp"
#include "editor/core/rule_rows.hpp"
#include "editor/core/rule_tree.hpp"
#include "editor/core/rule_words_of.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

/// None when every result has an answer of its own.
std::vector<BlockChoice> row_choices(const Node* roll) {
    const auto next = roll != nullptr ? next_row(*roll) : std::nullopt;
    if (!next) return {};
    return {{next->word, "What happens on a result.", {}}};
}

}  // namespace

std::vector<BlockChoice> choices_for_slot(const Workspace& workspace, const EntryLens& special, const Slot& slot) {
    const Registry& registry = workspace.set().registry;
    const RuleSite site = rule_site(workspace, special.value(), slot.path);
    std::vector<BlockChoice> choices;
    std::set<std::string> there;
    for (const Block& each : slot.blocks)
        there.insert(each.word);
    const RuleSentences read = sentences_at(workspace, site);
    const auto add_new = [&](const auto& specs, const auto& may, const auto& doc, const auto& label,
                             const auto& heading) {
        for (const auto& each : specs) {
            const bool fits = site.counts(each.system) && there.count(each.name) == 0 && may(each);
            if (fits) choices.push_back({each.name, doc(each), label(each.name), heading(each.name)});
        }
    };
    switch (slot.sort) {
        case SlotSort::Events:
            add_new(
                registry.events(), [&](const EventSpec& each) { return !is_action_event(workspace.set(), each); },
                [&](const EventSpec& each) { return event_doc(each, site.system); },
                [&](const std::string& name) { return read.event(name); },
                [&](const std::string& name) { return read.heading_of_event(name); });
            break;
        case SlotSort::Modifiers:
            add_new(
                registry.values(), [](const ValueSpec&) { return true; },
                [](const ValueSpec& each) { return each.doc; },
                [&](const std::string& name) { return read.value(name); },
                [&](const std::string& name) { return read.heading_of_value(name); });
            break;
        case SlotSort::Effects:
            choices = effect_words(workspace, site);
            if (!starting_function(workspace, special.value()))
                std::erase_if(choices, [](const BlockChoice& each) { return each.word == "run"; });
            break;
        case SlotSort::Conditions:
            choices = condition_words(workspace, site);
            std::erase_if(choices, [&](const BlockChoice& each) {
                return there.count(each.word) != 0 ||
                       (each.word == "run" && !starting_function(workspace, special.value()));
            });
            break;
        case SlotSort::Actions:
            choices = {{"new_action", "What a player may do.", {}}};
            break;
        case SlotSort::Answers:
            choices = {{"answer", "What happens at this event, when something is so.", {}}};
            break;
        case SlotSort::Changes:
            choices = {{"change", "How the number changes.", {}}};
            break;
        case SlotSort::Rows:
            choices = row_choices(find_as_written(special.value(), slot.path));
            break;
        case SlotSort::Options:
            choices = {{"option", "What may be chosen.", {}}};
            break;
    }
    return choices;
}

}  // namespace briar::editor
