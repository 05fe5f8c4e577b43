#include "editor/core/test_words.hpp"

#include <algorithm>
#include <set>
#include <string_view>

#include "editor/core/entry_value.hpp"
#include "editor/core/file_schema.hpp"
#include "editor/core/full_id.hpp"
#include "editor/core/schema_walk.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/content/parts.hpp"
#include "runtime/content/pattern.hpp"
#include "runtime/engine/action_option.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/letters.hpp"
#include "runtime/source/report.hpp"

namespace briar::editor {
namespace {

bool in_word(char c) { return is_small_letter(c) || is_digit(c) || c == '-' || c == '_'; }

/// Whether there are pieces of a kind, or things that pieces show.
bool is_piece(const std::string& kind) {
    return kind != "scenarios" && kind != "campaigns" && kind != "counters" && kind != "specials";
}

/// Keys whose values are names of the scenario's own, or texts.
bool has_other_names(const std::string& key) {
    static const std::set<std::string> keys{"text",  "clause", "scenario", "modes",   "put_aside",
                                            "realm", "leg",    "log",      "log_not", "reason"};
    return keys.count(key) > 0;
}

/// Keys whose values are keys of options, or how these begin.
bool has_options(const std::string& key) {
    static const std::set<std::string> keys{"when", "offers", "offers_not", "rejected"};
    return keys.count(key) > 0;
}

/// What the labels of all actions begin with: options are called so, whatever entries are called.
std::vector<std::string> beginnings_of_labels(const Workspace& workspace) {
    std::vector<std::string> beginnings;
    for_each_part(workspace, "specials", [&](const Node& special, bool) {
        const Node* const actions = special.is_map() ? part(special, "actions") : nullptr;
        for (std::size_t i = 0; actions != nullptr && i < actions->members.size(); ++i) {
            const Node& action = *actions->members[i].value;
            const Node* const label = action.is_map() ? part(action, "label") : nullptr;
            if (label != nullptr)
                beginnings.push_back(small_letters(label->text.substr(0, label->text.find(kTargetPlace))));
        }
    });
    return beginnings;
}

/// What the keys of a map are, by its shape.
enum class Keys : std::uint8_t { Fields, Counters, Pieces, OfScenario, Unknown };

bool is_number(const SchemaRef& schema) { return schema && schema::resolved(schema)->type == SchemaType::Integer; }

Keys keys_of(const SchemaRef& schema, const std::string& of, const std::string& key) {
    if (!schema || schema->type == SchemaType::Any) return Keys::Unknown;
    if (schema->type == SchemaType::Record) {
        if (schema::property(*schema, key) != nullptr) return Keys::Fields;
        return schema->extra_keys.empty() ? Keys::Unknown : Keys::Counters;
    }
    if (schema->type != SchemaType::Map) return Keys::Unknown;
    const bool named_by_scenario =
        of == "vars" || of == "zones" || (schema->keys && schema->keys->pattern == kKebabPattern);
    if (named_by_scenario) return Keys::OfScenario;
    return is_number(schema->items) ? Keys::Counters : Keys::Pieces;
}

class Words {
public:
    Words(const Workspace& workspace, const std::string& text, const std::string& full_id)
        : workspace_(workspace),
          text_(text),
          kind_(kind_part(full_id)),
          id_(id_part(full_id)),
          labels_(beginnings_of_labels(workspace)) {
        for (const EntryInfo& each : workspace.entries().list()) {
            const bool other = each.kind != kind_ && is_piece(each.kind) && !each.taken_out;
            alone_ = alone_ && (each.id != id_ || !other);
        }
    }

    std::vector<TestWord> take(const Node& root) {
        const Node* const tests = root.is_map() ? root.find("tests") : nullptr;
        const SchemaRef file = file_schema(workspace_.set(), FileSort::Test, workspace_.system());
        if (tests == nullptr || !file) return {};
        for (const Member& test : tests->members)
            look_at_test(*test.value, below(chosen(file, &root), "tests"), test.key);
        return std::move(found_);
    }

private:
    void look_at_test(const Node& test, const SchemaRef& all, const std::string& name) {
        const SchemaRef shape = chosen(below(chosen(all, nullptr), Step(name)), &test);
        for (const Member& part : test.members) {
            // What is expected is part of a position too.
            const bool position = part.key == "given" || part.key == "then";
            look(*part.value, below(shape, Step(position ? "given" : part.key)), part.key);
        }
    }

    void look(const Node& node, const SchemaRef& schema, const std::string& key) {
        const SchemaRef here = schema ? chosen(schema, &node) : nullptr;
        if (node.is_scalar() && may_name_us(key)) words_in(behind_label(node, key), says_kind(key));
        for (std::size_t i = 0; i < node.items.size(); ++i)
            look(*node.items[i], below(here, Step(i)), key);
        for (const Member& member : node.members) {
            look_at_key(member, keys_of(here, key, member.key), key);
            look(*member.value, below(here, Step(member.key)), member.key);
        }
    }

    void look_at_key(const Member& member, Keys keys, const std::string& of) {
        if (kind_ == "counters") {
            if (member.key == id_ && keys == Keys::Counters) words_in(member.key_span, true);
        } else if (is_piece(kind_) && (keys == Keys::Pieces || keys == Keys::Unknown)) {
            words_in(member.key_span, says_kind(of));
        }
    }

    /// Whether values under this key of a test may speak of entries of our kind.
    [[nodiscard]] bool may_name_us(const std::string& key) const {
        if (kind_ == "scenarios") return key == "scenario";
        if (kind_ == "specials") return key == "put_aside";
        return is_piece(kind_) && !has_other_names(key) && !says_other_kind(key);
    }
    /// The kind that a key means by its name: `monsters`, `hero`; empty: none.
    [[nodiscard]] std::string kind_of_key(const std::string& key) const {
        for (const Kind& each : workspace_.set().registry.kinds()) {
            const bool ours = each.system.empty() || each.system == workspace_.system();
            if (ours && (each.name == key || each.singular == key)) return each.name;
        }
        return {};
    }
    [[nodiscard]] bool says_kind(const std::string& key) const { return kind_of_key(key) == kind_; }
    [[nodiscard]] bool says_other_kind(const std::string& key) const {
        const std::string said = kind_of_key(key);
        return !said.empty() && said != kind_;
    }

    /// Of the key of an option, what follows the label that it begins with.
    [[nodiscard]] Span behind_label(const Node& node, const std::string& key) const {
        if (!has_options(key)) return node.span;
        std::size_t longest = 0;
        for (const std::string& label : labels_) {
            if (label.rfind(node.text, 0) == 0) return make_span(node.span.end, node.span.end);
            if (node.text.rfind(label, 0) == 0) longest = std::max(longest, label.size());
        }
        return make_span(node.span.begin + longest, node.span.end);
    }

    /// The id as a word of its own within a text.
    void words_in(Span span, bool kind_is_said) {
        const std::string_view all = std::string_view(text_).substr(span.begin, span.size());
        for (std::size_t at = all.find(id_); at != std::string_view::npos; at = all.find(id_, at + 1)) {
            const std::size_t end = at + id_.size();
            const bool begins = at == 0 || !in_word(all[at - 1]);
            const bool ends = end == all.size() || !in_word(all[end]);
            const bool certain = kind_is_said || alone_ || !is_piece(kind_);
            if (begins && ends) found_.push_back({make_span(span.begin + at, span.begin + end), certain});
        }
    }

    const Workspace& workspace_;
    const std::string& text_;
    std::string kind_;
    std::string id_;
    std::vector<std::string> labels_;
    bool alone_ = true;  // no other kind of pieces has an entry of this id
    std::vector<TestWord> found_;
};

}  // namespace

std::vector<TestWord> words_of_tests(const Workspace& workspace, const Node& root, const std::string& text,
                                     const std::string& full_id) {
    return Words(workspace, text, full_id).take(root);
}

}  // namespace briar::editor
