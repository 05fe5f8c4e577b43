#include "runtime/engine/rule_text.hpp"

#include <algorithm>
#include <charconv>
#include <string>
#include <system_error>

#include "runtime/source/letters.hpp"

namespace briar {
namespace {

constexpr const char* kLeftOut[] = {"actions", "modifiers", "rules"};

/// The first item of a list that is a map with such a key; null: none is.
const Node* item_with(const Node& list, std::string_view key) {
    for (const auto& item : list.items) {
        if (item->find(key) != nullptr) return item.get();
    }
    return nullptr;
}

/// A value of a map. Of a list, whose effects stand in no map, `2` is the second item, and a name the first item's that
/// has it.
const Node* step(const Node& at, std::string_view part) {
    if (!at.is_list()) return at.find(part);
    std::size_t number = 0;
    const auto read = std::from_chars(part.data(), part.data() + part.size(), number);
    if (read.ec == std::errc() && read.ptr == part.data() + part.size())
        return number >= 1 && number <= at.items.size() ? at.items[number - 1].get() : nullptr;
    const Node* const item = item_with(at, part);
    return item != nullptr ? item->find(part) : nullptr;
}

const Node* walk(const Node& from, std::string_view path) {
    const Node* at = &from;
    while (!path.empty() && at != nullptr) {
        const std::size_t end = std::min(path.find('.'), path.size());
        at = step(*at, path.substr(0, end));
        path.remove_prefix(std::min(end + 1, path.size()));
    }
    return at != nullptr && at->is_scalar() ? at : nullptr;
}

const Node* find(const Node& entry, const std::string& path) {
    if (path.empty()) return nullptr;
    if (const Node* found = walk(entry, path)) return found;
    for (const char* part : kLeftOut) {
        const Node* inside = entry.find(part);
        const Node* found = inside != nullptr ? walk(*inside, path) : nullptr;
        if (found != nullptr) return found;
    }
    return nullptr;
}

std::string joined(const std::string& prefix, const std::string& part) {
    return prefix.empty() ? part : prefix + "." + part;
}

/// The paths to all numbers below a map or a list.
void collect(const Node& node, const std::string& prefix, std::vector<std::string>& paths) {
    if (node.as_int() && !prefix.empty()) paths.push_back(prefix);
    for (const Member& member : node.members)
        collect(*member.value, joined(prefix, member.key), paths);
    for (std::size_t i = 0; i < node.items.size(); ++i) {
        const Node& item = *node.items[i];
        const std::string numbered = joined(prefix, std::to_string(i + 1));
        if (!item.is_map()) collect(item, numbered, paths);
        for (const Member& member : item.members) {
            const bool first = item_with(node, member.key) == &item;
            collect(*member.value, joined(first ? prefix : numbered, member.key), paths);
        }
    }
}

bool is_path(std::string_view words) { return !words.empty() && std::all_of(words.begin(), words.end(), is_in_braces); }

}  // namespace

bool is_in_braces(char c) { return is_small_letter(c) || is_digit(c) || c == '_' || c == '-' || c == '.'; }

std::vector<std::string> numbers_for_texts(const Node& entry) {
    std::vector<std::string> paths;
    for (const char* part : kLeftOut) {
        if (const Node* inside = entry.find(part)) collect(*inside, "", paths);
    }
    collect(entry, "", paths);
    return paths;
}

std::string fill_in(const std::string& text, const Node& entry, const UnknownPath& unknown) {
    std::string result;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t end = text[i] == '{' ? text.find('}', i) : std::string::npos;
        const std::string path = end == std::string::npos ? "" : text.substr(i + 1, end - i - 1);
        if (!is_path(path)) {
            result += text[i++];
            continue;
        }
        const Node* value = find(entry, path);
        if (value == nullptr) unknown(path, numbers_for_texts(entry));
        result += value != nullptr ? value->text : "{" + path + "}";
        i = end + 1;
    }
    return result;
}

std::vector<TextPart> parts_of_text(const std::string& text, const std::vector<std::string>& names) {
    std::vector<TextPart> parts(1);
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t end = text[i] == '{' ? text.find('}', i) : std::string::npos;
        const std::string name = end == std::string::npos ? "" : text.substr(i + 1, end - i - 1);
        if (std::find(names.begin(), names.end(), name) == names.end()) {
            parts.back().words += text[i++];
            continue;
        }
        parts.back().name = name;
        parts.emplace_back();
        i = end + 1;
    }
    return parts;
}

std::string text_of(const Catalog& catalog, DefId entry) {
    const Node& node = *catalog.entry(entry).node;
    const Node* text = node.find("text");
    if (text == nullptr) return {};
    return fill_in(text->text, node, [](const std::string&, const std::vector<std::string>&) {});
}

}  // namespace briar
