#include "editor/core/rule_answers.hpp"

#include <algorithm>
#include <utility>

#include "editor/core/node_parts.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {

bool is_answer(const Node& node) { return node.is_map() && node.find("do") != nullptr; }

bool are_effects(const Node& event) {
    return !is_answer(event) &&
           std::none_of(event.items.begin(), event.items.end(), [](const auto& item) { return is_answer(*item); });
}

MovedEffects moved_effects(const Node& effects, const Path& from, const Path& to) {
    MovedEffects moved{effects.is_list() ? effects.clone() : make_list(), {}};
    if (!effects.is_list()) add_item(moved.list, effects.clone());
    for (std::size_t i = 0; i < moved.list.items.size(); ++i)
        moved.parts.push_back({effects.is_list() ? step_to(from, Step(i)) : from, step_to(to, Step(i))});
    return moved;
}

bool write_as_answers(EntryEdit& edit, const Node& special, const Path& event) {
    const Node* now = resolve(special, event);
    if (now == nullptr || !are_effects(*now)) return true;
    const Path inner = step_to(step_to(event, 0), "do");
    MovedEffects moved = moved_effects(*now, event, inner);
    Node answers = make_list();
    add_item(answers, map_of("do", std::move(moved.list)));
    return edit.set_keeping(event, answers, moved.parts);
}

}  // namespace briar::editor
