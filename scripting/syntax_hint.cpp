#include "scripting/syntax_hint.hpp"

#include <array>
#include <utility>

namespace briar {
namespace {

/// A part of Lua's message, and what it means to an author. The first that fits counts.
constexpr std::array<std::pair<std::string_view, std::string_view>, 12> kMeanings = {{
    {"<eof> expected", "an `end` too many stands before it, or something stands behind the last `return`"},
    {"unfinished", "a text ends on its line with the quote that it began with"},
    {"'end' expected", "each `function`, `if`, `for` and `while` needs an `end`"},
    {"'then' expected", "`if` needs `then` behind what it asks"},
    {"'do' expected", "`for` and `while` need `do`"},
    {"')' expected", "a bracket is not closed, or a comma is missing before it"},
    {"'}' expected", "a brace is not closed, or a comma is missing before it"},
    {"']' expected", "a bracket is not closed"},
    {"'=' expected", "a line calls something or gives a value: `x = 1`"},
    {"syntax error", "a line calls something or gives a value: `x = 1`"},
    {"<name>", "a name is missing before it"},
    {"unexpected symbol", "a value is missing before it, or it does not belong here"},
}};

}  // namespace

std::string syntax_hint(std::string_view message) {
    for (const auto& [part, meaning] : kMeanings) {
        if (message.find(part) != std::string_view::npos) return std::string(meaning);
    }
    return {};
}

}  // namespace briar
