#pragma once

#include <vector>

#include "editor/core/entry_edit.hpp"

/// The ways in which what answers an event may be written: effects alone, one answer, or a list of answers.
namespace briar::editor {

/// Has effects and perhaps a condition of its own.
[[nodiscard]] bool is_answer(const Node& node);
/// Effects without a condition.
[[nodiscard]] bool are_effects(const Node& event);

/// Effects that go from one place to another as they are: a list, or one without its list, which becomes a list.
struct MovedEffects {
    Node list;
    std::vector<Kept> parts;
};
[[nodiscard]] MovedEffects moved_effects(const Node& effects, const Path& from, const Path& to);

/// Effects alone become a list with one answer that has them; other ways stay.
bool write_as_answers(EntryEdit& edit, const Node& special, const Path& event);

}  // namespace briar::editor
