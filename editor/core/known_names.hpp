#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "editor/core/starting_value.hpp"

/// Names that content defines, where a schema asks for one: ids of entries, counters, vars, zones, files.
namespace briar::editor {

class Workspace;

/// Something that may stand in a place.
struct Choice {
    std::string value;  ///< as written
    std::string label;  ///< for people; empty: as written
    std::string doc;
    std::string group{};  ///< the heading that it stands under among many; may be empty
};

/// Everything that may stand where `schema` says, when that is a choice from what there is: words, ids, names of
/// counters, vars and zones. Empty for free texts and numbers. As the texts stand now.
[[nodiscard]] std::vector<Choice> choices_of(const Workspace& workspace, const Schema& schema);

/// Words that entries of a kind have in the list under `key`, by name; what each is on.
[[nodiscard]] std::vector<Choice> words_in_use(const Workspace& workspace, const std::string& kind,
                                               const std::string& key);

/// The values of choices_of, for starting values.
[[nodiscard]] KnownNames names_in(const Workspace& workspace);

enum class SearchIn : std::uint8_t { Names, Docs };

/// Choices that a search finds, best first: those in whose names it is a word (or some), those in whose names a word
/// begins so, those that have it within; then, when it looks in docs too, those whose docs have it. Blanks,
/// underscores and hyphens are one.
[[nodiscard]] std::vector<Choice> matching(const std::vector<Choice>& choices, std::string_view search,
                                           SearchIn where = SearchIn::Names);

}  // namespace briar::editor
