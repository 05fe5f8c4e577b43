// What may be put into the slots of a rule.
#include <algorithm>
#include <cstdlib>
#include <set>

#include "editor/core/rule_tree.hpp"
#include "editor/core/rule_words_of.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

/// Results that no row has yet: the one behind the highest.
std::string free_row(const Slot& rows) {
    int highest = 0;
    for (const Block& each : rows.blocks) {
        const std::size_t dash = each.word.find('-', 1);
        const std::string last = dash == std::string::npos ? each.word : each.word.substr(dash + 1);
        highest = std::max(highest, std::atoi(last.c_str()));
    }
    return std::to_string(highest + 1);
}

}  // namespace

std::vector<BlockChoice> choices_for_slot(const Workspace& workspace, const EntryLens& special, const Slot& slot) {
    const Registry& registry = workspace.set().registry;
    const RuleSite site = rule_site(workspace, special.value(), slot.path);
    std::vector<BlockChoice> choices;
    std::set<std::string> there;
    for (const Block& each : slot.blocks)
        there.insert(each.word);
    const auto add_new = [&](const auto& specs) {
        for (const auto& each : specs) {
            if (site.counts(each.system) && there.count(each.name) == 0) choices.push_back({each.name, each.doc});
        }
    };
    switch (slot.sort) {
        case SlotSort::Events:
            add_new(registry.events());
            break;
        case SlotSort::Modifiers:
            add_new(registry.values());
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
            choices = {{"new_action", "What a player may do."}};
            break;
        case SlotSort::Answers:
            choices = {{"answer", "What happens at this event, when something is so."}};
            break;
        case SlotSort::Changes:
            choices = {{"change", "How the number changes."}};
            break;
        case SlotSort::Rows:
            choices = {{free_row(slot), "What happens on a result."}};
            break;
        case SlotSort::Options:
            choices = {{"option", "What may be chosen."}};
            break;
    }
    return choices;
}

}  // namespace briar::editor
