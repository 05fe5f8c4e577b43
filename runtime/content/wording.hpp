#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "runtime/content/schema.hpp"

/// Schemas and values in a designer's words, for messages and reference pages.
namespace briar {

class Node;
struct Place;

/// What may stand here: "a whole number from 0 to 99", "an id from `monsters`", "a list".
[[nodiscard]] std::string expected(const Schema& schema);
/// What does stand there: "the text `three`", "a list", "nothing".
[[nodiscard]] std::string found(const Node& node);
/// The word in backquotes; long or many-lined texts are cut.
[[nodiscard]] std::string quote(std::string_view word);
/// "`a`, `b` or `c`"; of long lists the first twelve and how many more there are.
[[nodiscard]] std::string quote_list(const std::vector<std::string>& words, std::string_view last_joint = " or ");
/// A doc line as a part of a sentence: "The name for people." as "the name for people".
[[nodiscard]] std::string within_sentence(std::string doc);
[[nodiscard]] bool contains(const std::vector<std::string>& words, const std::string& word);
/// "tiles.yaml:12".
[[nodiscard]] std::string file_and_line(const Place& place);
/// "did you mean `x`?", or `otherwise` when nothing is near.
[[nodiscard]] std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates,
                                       std::string otherwise);

}  // namespace briar
