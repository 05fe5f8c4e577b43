#include "runtime/content/json_sharing.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <unordered_map>
#include <utility>

namespace briar {
namespace {

using Json = nlohmann::ordered_json;

/// Below this a reference would hardly be shorter.
constexpr std::size_t kLeastBytes = 80;
constexpr std::array kOne{"items", "additionalProperties", "propertyNames", "not", "if", "then", "else", "contains"};
constexpr std::array kLists{"anyOf", "allOf", "oneOf"};
constexpr std::array kMaps{"properties", "patternProperties", "definitions"};

/// Calls `visit` for each schema that stands directly in a schema.
void for_each_inner(Json& schema, const std::function<void(Json&)>& visit) {
    if (!schema.is_object()) return;
    for (const char* key : kOne) {
        if (schema.contains(key) && schema[key].is_object()) visit(schema[key]);
    }
    for (const char* key : kLists) {
        if (!schema.contains(key)) continue;
        for (Json& each : schema[key])
            visit(each);
    }
    for (const char* key : kMaps) {
        if (!schema.contains(key)) continue;
        for (auto& [name, each] : schema[key].items())
            visit(each);
    }
}

/// FNV-1a, as eight hexadecimal digits.
std::string name_of(const std::string& text) {
    std::uint32_t hash = 2166136261U;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    std::string name = "part-";
    for (int shift = 28; shift >= 0; shift -= 4)
        name += "0123456789abcdef"[(hash >> shift) & 15U];
    return name;
}

class Sharing {
public:
    explicit Sharing(Json& root) : root_(root) {}

    void share() {
        for_each_inner(root_, [&](Json& each) { count(each); });
        for_each_inner(root_, [&](Json& each) { share_inner(each); });
        for (auto& [name, part] : parts_.items())
            root_["definitions"][name] = std::move(part);
    }

private:
    void count(Json& schema) {
        ++counts_[schema.dump()];
        for_each_inner(schema, [&](Json& each) { count(each); });
    }

    void share_inner(Json& schema) {
        for_each_inner(schema, [&](Json& each) { share_one(each); });
    }

    void share_one(Json& schema) {
        const std::string text = schema.dump();
        const auto met = counts_.find(text);
        if (text.size() < kLeastBytes || met == counts_.end() || met->second < 2) return share_inner(schema);
        const std::string name = name_for(text);
        if (!parts_.contains(name)) {
            parts_[name] = nullptr;  // its place in the order, before those within it
            share_inner(schema);
            parts_[name] = std::move(schema);
        }
        schema = Json{{"$ref", "#/definitions/" + name}};
    }

    /// Two texts of one name would be two meanings of it.
    std::string name_for(const std::string& text) {
        std::string name = name_of(text);
        while (true) {
            const auto [at, added] = texts_.emplace(name, text);
            if (added || at->second == text) return name;
            name += "x";
        }
    }

    Json& root_;
    Json parts_ = Json::object();
    std::unordered_map<std::string, int> counts_;
    std::unordered_map<std::string, std::string> texts_;
};

}  // namespace

void share_equal_parts(Json& schema) { Sharing(schema).share(); }

std::string in_lines(const Json& schema) {
    std::string text = "{";
    const char* joint = "\n";
    for (const auto& [key, value] : schema.items()) {
        text += joint + Json(key).dump() + ": ";
        joint = ",\n";
        if ((key != "properties" && key != "definitions") || value.empty()) {
            text += value.dump();
            continue;
        }
        text += "{";
        const char* inner = "\n  ";
        for (const auto& [name, each] : value.items()) {
            text += inner + Json(name).dump() + ": " + each.dump();
            inner = ",\n  ";
        }
        text += "\n}";
    }
    return text + "\n}\n";
}

}  // namespace briar
