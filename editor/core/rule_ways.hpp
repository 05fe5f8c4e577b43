#pragma once

#include <optional>
#include <vector>

#include "editor/core/form.hpp"
#include "editor/core/known_names.hpp"

/// What may be chosen in a field of a rule's block: only what means something where the rule stands, in words.
namespace briar::editor {

/// Between the number of a way and a word, where the way is to name that word: `2=tile`.
inline constexpr char kWordOfWay = '=';

/// The ways in which the value may be written; the value of each is its number among the control's ways. Where a way
/// names what the event carries, each name is a choice of its own; where it gives the piece of an entry, each entry is,
/// in the group of its kind. The one in use is always among them, unless it is still to be chosen.
[[nodiscard]] std::vector<Choice> fitting_ways(const Workspace& workspace, const EntryLens& special,
                                               const Control& variant);
/// What may be named: of the pieces and numbers that some event carries, those that are there.
[[nodiscard]] std::vector<Choice> fitting_choices(const Workspace& workspace, const EntryLens& special,
                                                  const Control& control);
/// What may be named in braces in a text of an effect, such as a line that is said: as it is written there. Empty for
/// texts in which nothing is filled in.
[[nodiscard]] std::vector<Choice> said_in_text(const Workspace& workspace, const EntryLens& special,
                                               const Control& text);
/// The same for the text at a place of the special; without regard to what else may stand there.
[[nodiscard]] std::vector<Choice> said_at(const Workspace& workspace, const EntryLens& special, const Path& text);
/// The word that a Variant's value is, or that stands behind its verb.
[[nodiscard]] std::string word_in_use(const Control& variant);
/// The value that a word of a way stands for: see `kWordOfWay`.
[[nodiscard]] Node word_of_way(const Control& variant, int way, const std::string& word);
/// The least of a Variant's way, with what only people can choose left open: see open_value.hpp. Nothing when there is
/// nothing yet that it could name.
[[nodiscard]] std::optional<Node> open_start_of_way(const Workspace& workspace, const Control& variant, int way);

}  // namespace briar::editor
