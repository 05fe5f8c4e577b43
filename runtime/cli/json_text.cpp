#include "runtime/cli/json_text.hpp"

#include <nlohmann/json.hpp>

#include "runtime/source/hidden_characters.hpp"
#include "runtime/source/utf8.hpp"

namespace briar::cli {
namespace {

using Json = nlohmann::ordered_json;
constexpr int kDeepest = 64;

Json json_of(const Tree& tree) {
    switch (tree.kind()) {
        case Tree::Kind::Null:
            return nullptr;
        case Tree::Kind::Bool:
            return tree.text() == "true";
        case Tree::Kind::Number: {
            const Json number = Json::parse(tree.text(), nullptr, false);
            return number.is_number() ? number : Json(tree.text());
        }
        case Tree::Kind::Text:
            return tree.text();
        case Tree::Kind::List: {
            Json list = Json::array();
            for (const Tree& item : tree.items())
                list.push_back(json_of(item));
            return list;
        }
        case Tree::Kind::Map:
            break;
    }
    Json map = Json::object();
    for (const Tree::Member& member : tree.members())
        map[member.key] = json_of(member.value);
    return map;
}

Tree tree_of(const Json& json) {
    if (json.is_boolean()) return Tree(json.get<bool>());
    if (json.is_number_unsigned()) return Tree(json.get<std::uint64_t>());
    if (json.is_number_integer()) return Tree(json.get<std::int64_t>());
    if (json.is_number()) return Tree(json.get<double>());
    if (json.is_string()) return Tree(json.get<std::string>());
    if (json.is_array()) {
        Tree list = Tree::list();
        for (const Json& item : json)
            list.push(tree_of(item));
        return list;
    }
    if (!json.is_object()) return {};
    Tree map = Tree::map();
    for (const auto& [key, value] : json.items())
        map[key] = tree_of(value);
    return map;
}

/// What nobody sees is written as JSON has it, lest the terminal's guard does it in its own way. All of it stands
/// within texts.
std::string escaped(const std::string& json) {
    std::string result;
    for (std::size_t pos = 0; pos < json.size();) {
        const Utf8 character = read_utf8(json, pos);
        if (hidden_sort(character.code_point) == Hidden::No) {
            result.append(json, pos, character.size);
        } else {
            result += "\\u" + code_point_name(character.code_point).substr(2);
        }
        pos += character.size;
    }
    return result;
}

/// Reading goes down the stack at each bracket: too deep a text is refused first.
bool is_too_deep(const std::string& text) {
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted && c == '\\') {
            ++i;
        } else if (c == '"') {
            quoted = !quoted;
        } else if (!quoted && (c == '[' || c == '{')) {
            if (++depth > kDeepest) return true;
        } else if (!quoted && (c == ']' || c == '}')) {
            --depth;
        }
    }
    return false;
}

}  // namespace

std::string to_json(const Tree& tree, int indent) {
    return escaped(json_of(tree).dump(indent == 0 ? -1 : indent, ' ', false, Json::error_handler_t::replace));
}

std::optional<Tree> from_json(const std::string& text, std::string& error) {
    if (is_too_deep(text)) {
        error = "the value is nested too deeply";
        return std::nullopt;
    }
    try {
        return tree_of(Json::parse(text));
    } catch (const Json::exception& wrong) {
        // What stands in brackets before it is for programmers.
        const std::string words = wrong.what();
        error = words.substr(words.starts_with('[') ? words.find("] ") + 2 : 0);
        return std::nullopt;
    }
}

}  // namespace briar::cli
