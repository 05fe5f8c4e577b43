#include "runtime/engine/rule_text.hpp"

#include <algorithm>

namespace briar {
namespace {

constexpr const char* kLeftOut[] = {"actions", "modifiers", "rules"};

const Node* walk(const Node& from, std::string_view path) {
    const Node* at = &from;
    while (!path.empty() && at != nullptr) {
        const std::size_t end = std::min(path.find('.'), path.size());
        at = at->find(path.substr(0, end));
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

/// The paths to all numbers below a map.
void collect(const Node& node, const std::string& prefix, std::vector<std::string>& paths) {
    for (const Member& member : node.members) {
        const std::string path = prefix.empty() ? member.key : prefix + "." + member.key;
        if (member.value->as_int()) paths.push_back(path);
        if (member.value->is_map()) collect(*member.value, path, paths);
    }
}

std::vector<std::string> known_paths(const Node& entry) {
    std::vector<std::string> paths;
    for (const char* part : kLeftOut) {
        if (const Node* inside = entry.find(part)) collect(*inside, "", paths);
    }
    collect(entry, "", paths);
    return paths;
}

bool is_path(std::string_view words) {
    return !words.empty() && std::all_of(words.begin(), words.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.';
    });
}

}  // namespace

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
        if (value == nullptr) unknown(path, known_paths(entry));
        result += value != nullptr ? value->text : "{" + path + "}";
        i = end + 1;
    }
    return result;
}

std::string text_of(const Catalog& catalog, DefId entry) {
    const Node& node = *catalog.entry(entry).node;
    const Node* text = node.find("text");
    if (text == nullptr) return {};
    return fill_in(text->text, node, [](const std::string&, const std::vector<std::string>&) {});
}

}  // namespace briar
