#include "editor/playing/condition_text.hpp"

#include <algorithm>

#include "runtime/source/document.hpp"

namespace briar::editor {
namespace {

std::string spaced(std::string word) {
    std::replace(word.begin(), word.end(), '_', ' ');
    return word;
}

/// `name: luck, is: 1` as `luck is 1`.
std::string value_text(const Node& value) {
    if (value.is_scalar()) return spaced(value.text);
    std::string text;
    const auto add = [&](const std::string& more) { text += (text.empty() ? "" : " ") + more; };
    for (const auto& item : value.items)
        add((text.empty() ? "" : "or ") + value_text(*item));
    for (const Member& member : value.members) {
        const bool said = member.key != "name" && member.key != "piece" && member.key != "of";
        if (said) add(spaced(member.key));
        add(value_text(*member.value));
    }
    return text;
}

std::string joined(const Node& list, const std::string& between) {
    std::string text;
    for (const auto& item : list.items)
        text += (text.empty() ? "" : between) + condition_text(*item);
    return text;
}

std::string one(const Member& member) {
    const Node& value = *member.value;
    if (member.key == "any" && value.is_list()) return joined(value, ", or ");
    if (member.key == "all" && value.is_list()) return joined(value, ", and ");
    if (member.key == "not") return "not: " + condition_text(value);
    if (member.key == "run") return "what its script looks for (" + value_text(value) + ")";
    const bool yes = value.is_null() || (value.is_scalar() && value.text == "true");
    return spaced(member.key) + (yes ? "" : " " + value_text(value));
}

}  // namespace

std::string condition_text(const Node& condition) {
    if (condition.is_scalar()) return spaced(condition.text);
    if (condition.is_list()) return joined(condition, ", and ");
    std::string text;
    for (const Member& member : condition.members)
        text += (text.empty() ? "" : ", and ") + one(member);
    return text;
}

}  // namespace briar::editor
