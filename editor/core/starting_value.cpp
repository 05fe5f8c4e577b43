#include "editor/core/starting_value.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "runtime/content/pattern.hpp"
#include "runtime/content/variant.hpp"
#include "runtime/source/letters.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

constexpr int kDeepestStart = 12;

/// Texts that patterns of rules and definitions take: dice, ranges, edges, places, names.
constexpr const char* kSamples[] = {"d6", "1",        "1-3", "n e s w", "0 0",   "name", "1.0.0",
                                    "*",  "old-mill", "en",  "a",       "x.lua", "1+",   "#000000"};

class Starting {
public:
    explicit Starting(const KnownNames& names) : names_(names) {}

    std::optional<Node> of(const SchemaRef& schema, int depth) {
        if (!schema || depth > kDeepestStart) return std::nullopt;
        const SchemaRef here = schema::resolved(schema);
        switch (here->type) {
            case SchemaType::Bool:
                return make_bool(true);
            case SchemaType::Integer:
                return make_int(std::clamp<std::int64_t>(1, here->minimum.value_or(1), here->maximum.value_or(1)));
            case SchemaType::Any:
            case SchemaType::Text:
                return make_text("...");
            case SchemaType::Word:
                return first(here->choices);
            case SchemaType::Id:
                return first(names_(*here));
            case SchemaType::Pattern:
                return pattern(*here);
            case SchemaType::List:
                return list(here, depth);
            case SchemaType::ListOrOne:
                return list(here, depth);
            case SchemaType::Map:
                return make_map();
            case SchemaType::Record:
                return record(*here, depth);
            case SchemaType::Variant:
                return variant(*here, depth);
            case SchemaType::Switch:
                return switched(*here, depth);
            case SchemaType::Deferred:
                return std::nullopt;
        }
        return std::nullopt;
    }

private:
    static std::optional<Node> first(const std::vector<std::string>& words) {
        if (words.empty()) return std::nullopt;
        Node word = make_text(words.front());
        word.style = ScalarStyle::Plain;
        return word;
    }
    std::optional<Node> pattern(const Schema& schema) {
        if (auto known = first(names_(schema))) return known;
        for (const char* sample : kSamples) {
            if (matches_pattern(schema.pattern, sample)) return first({sample});
        }
        return std::nullopt;
    }
    std::optional<Node> list(const SchemaRef& schema, int depth) {
        auto item = of(schema->items, depth + 1);
        if (!item) return std::nullopt;
        Node list = make_list();
        list.flow = item->is_scalar();
        add_item(list, std::move(*item));
        return list;
    }
    std::optional<Node> record(const Schema& schema, int depth) {
        Node map = make_map();
        for (const Property& each : schema.properties) {
            if (!each.required) continue;
            auto value = of(each.schema, depth + 1);
            if (!value) return std::nullopt;
            add_member(map, each.key, std::move(*value));
        }
        return map;
    }
    /// Ways without a key first: numbers and words are the least that can be said.
    std::optional<Node> variant(const Schema& schema, int depth) {
        std::optional<Node> found;
        for (const bool keyed : {false, true}) {
            for_each_alternative(schema, [&](const std::string& key, const SchemaRef& way) {
                if (!found && key.empty() != keyed) found = of(way, depth + 1);
            });
        }
        return found;
    }
    std::optional<Node> switched(const Schema& schema, int depth) {
        for (const Alternative& each : schema.alternatives) {
            auto value = of(each.schema, depth + 1);
            if (!value) continue;
            value->index();
            for (Member& member : value->members) {
                if (member.key == schema.switch_key) *member.value = *first({each.key});
            }
            return value;
        }
        return std::nullopt;
    }

    const KnownNames& names_;
};

}  // namespace

std::optional<Node> starting_value(const SchemaRef& schema, const KnownNames& names) {
    return Starting(names).of(schema, 0);
}

std::string words_of(const std::string& id) {
    std::string words = id;
    std::replace(words.begin(), words.end(), '-', ' ');
    std::replace(words.begin(), words.end(), '_', ' ');
    return capitalized(std::move(words));
}

std::string label_of_key(const std::string& key) {
    // Two letters that are no word stand for two words: `ap`.
    constexpr std::array<std::string_view, 14> kWords{"as", "at", "by", "do", "go", "if", "in",
                                                      "is", "no", "of", "on", "or", "to", "up"};
    std::string label = words_of(key);
    const bool short_for = key.size() == 2 && std::find(kWords.begin(), kWords.end(), key) == kWords.end();
    if (short_for) label[1] = capital_letter(label[1]);
    return label;
}

}  // namespace briar::editor
