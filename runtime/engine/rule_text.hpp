#pragma once

#include <functional>
#include <string>
#include <vector>

#include "runtime/content/catalog.hpp"

/// Texts that refer to numbers, so that they cannot go stale: `Spend {search.cost.ap} AP`; and to what happens: `The
/// web holds {hero}.`
namespace briar {

/// Told of each path that leads nowhere, with those that would lead somewhere.
using UnknownPath = std::function<void(const std::string& path, const std::vector<std::string>& known)>;

/// The text with each `{path}` replaced by the value that stands there in `entry`; a special's paths may leave out
/// `actions.` and `modifiers.`. Of a list `2` is the second item, and a name the value in the first item that has it:
/// `{bless.do.heal.amount}`. Unknown paths stay as they are.
[[nodiscard]] std::string fill_in(const std::string& text, const Node& entry, const UnknownPath& unknown);

/// Whether names in braces have such a character.
[[nodiscard]] bool is_in_braces(char c);

/// The paths that lead to numbers of an entry.
[[nodiscard]] std::vector<std::string> numbers_for_texts(const Node& entry);

/// A piece of a text: words, and behind them a name in braces that is said while the game runs; empty: none.
struct TextPart {
    std::string words;
    std::string name;
};
/// The text cut where it has one of these names in braces. The last part has no name.
[[nodiscard]] std::vector<TextPart> parts_of_text(const std::string& text, const std::vector<std::string>& names);

/// The `text` of an entry, filled in; empty when it has none.
[[nodiscard]] std::string text_of(const Catalog& catalog, DefId entry);

}  // namespace briar
