#include "editor/core/form.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "editor/core/block_sentence.hpp"
#include "editor/core/control_kind.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/schema_walk.hpp"
#include "editor/core/starting_value.hpp"
#include "editor/core/variant_ways.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/engine/phrases.hpp"
#include "runtime/source/letters.hpp"
#include "runtime/source/tree.hpp"

namespace briar::editor {
namespace {

/// What a special has under a key, as people say it: when it answers, what may be done, which numbers it changes.
std::string rules_in(const Workspace& workspace, const std::string& key, const Node& rules) {
    const RuleSentences read = sentences_in(workspace, workspace.system());
    std::string words;
    for (const Member& member : rules.members) {
        const Node* label = member.value->is_map() ? member.value->find("label") : nullptr;
        const std::string said = key == "on"          ? "when " + read.event(member.key)
                                 : key == "modifiers" ? read.value(member.key)
                                 : label != nullptr   ? label->text
                                                      : spaced(member.key);
        words += (words.empty() ? "" : "; ") + said;
    }
    return words;
}

constexpr std::size_t kDeepest = 8;
constexpr std::size_t kDeepestUnsaid = 6;  // of what nobody said yet

constexpr std::size_t kFewWays = 6;
constexpr std::size_t kShortDoc = 40;

/// `tag: entries whose tags have it`. The words of rules say by themselves what they do.
std::string said_with_doc(const VariantWay& way) {
    const SchemaRef record = schema::resolved(way.schema);
    const bool keyed = !way.key.empty() && record->type == SchemaType::Record;
    const Property* property = keyed ? schema::property(*record, way.key) : nullptr;
    if (property == nullptr || property->doc.empty() || property->doc.size() > kShortDoc) return way.name;
    std::string doc = property->doc.substr(0, property->doc.find('.'));
    if (doc.size() > 1 && doc[1] >= 'a') doc[0] = small_letter(doc[0]);
    return way.name + ": " + doc;
}

/// What every kind has stands around what is its own: what it is called before, what it is found by behind.
int place_of(const std::string& key) {
    static const std::map<std::string_view, int> places = {{"name", 0},   {"text", 1}, {"system", 2}, {"specials", 4},
                                                           {"count", 5},  {"tags", 6}, {"vars", 7},   {"modes", 8},
                                                           {"symbol", 9}, {"art", 9},  {"source", 10}};
    const auto known = places.find(key);
    return known != places.end() ? known->second : 3;
}

bool is_scalar_kind(ControlKind kind) {
    return kind < ControlKind::References || (kind >= ControlKind::Dice && kind <= ControlKind::File);
}

class FormMaker {
public:
    explicit FormMaker(const EntryLens& entry) : entry_(entry) {}

    std::vector<Control> keys_of(const SchemaRef& schema, const Node* value, const Path& path) {
        std::vector<Control> controls;
        const SchemaRef record = chosen(schema, value);
        if (!record || (record->type != SchemaType::Record && record->type != SchemaType::Switch)) return controls;
        if (record->type == SchemaType::Switch) return keys_of(record->alternatives.front().schema, nullptr, path);
        for (const Property& each : record->properties) {
            const Node* given = value != nullptr ? value->find(each.key) : nullptr;
            controls.push_back(control(each.schema, given, step_to(path, each.key), &each));
        }
        if (value != nullptr) add_unknown(*record, *value, path, controls);
        return controls;
    }

    Control control(const SchemaRef& schema, const Node* value, Path path, const Property* property) {
        Control made;
        const SchemaRef way = schema::resolved(schema);
        const SchemaRef here =
            way->type == SchemaType::Variant || way->type == SchemaType::ListOrOne ? way : chosen(way, value);
        if (!path.back().is_index) made.key = path.back().key;
        made.label = made.key.empty() ? std::to_string(path.back().index + 1) : label_of_key(made.key);
        made.schema = here;
        made.kind = control_kind(*here, entry_.kind(), made.key);
        made.doc = property != nullptr && !property->doc.empty() ? property->doc : here->doc;
        made.required = property != nullptr && property->required;
        if (property != nullptr) made.fallback = property->fallback;
        made.hint = expected(*here);
        made.minimum = here->minimum;
        made.maximum = here->maximum;
        made.written = value != nullptr && !value->is_null();
        place(made, std::move(path));
        fill(made, value);
        return made;
    }

private:
    void add_unknown(const Schema& record, const Node& value, const Path& path, std::vector<Control>& controls) {
        for (const Member& member : value.members) {
            if (schema::property(record, member.key) != nullptr) continue;
            Path inner = step_to(path, member.key);
            const SchemaRef extra = below(std::make_shared<const Schema>(record), member.key);
            controls.push_back(extra ? control(extra, member.value.get(), std::move(inner), nullptr)
                                     : unknown(*member.value, std::move(inner)));
        }
    }

    Control unknown(const Node& value, Path path) {
        Control made;
        made.kind = ControlKind::Unknown;
        made.key = made.label = path.back().key;
        made.text = Tree::from(value).to_line();
        made.written = true;
        made.hint = "this key is not known; it is kept as it is";
        place(made, std::move(path));
        return made;
    }

    /// Who says it.
    void place(Control& made, Path path) {
        FieldView view = entry_.field(path);
        made.state = view.state;
        made.origins = std::move(view.origins);
        made.path = std::move(path);
        const bool here = made.state == FieldState::Here;
        made.changed =
            made.state == FieldState::Patched || made.state == FieldState::TakenOut || (here && entry_.inherited());
        // Items of lists are taken out of them.
        made.can_reset = !made.path.back().is_index && (made.changed || (here && !made.required));
    }

    void fill(Control& made, const Node* value) {
        if (value != nullptr && is_scalar_kind(made.kind) && value->is_scalar()) made.text = value->text;
        if (made.kind == ControlKind::Raw && value != nullptr) made.text = Tree::from(*value).to_line();
        if (made.kind == ControlKind::Rules && value != nullptr)
            made.text = rules_in(entry_.workspace(), made.key, *value);
        if (made.path.size() > kDeepest) return;
        switch (made.kind) {
            case ControlKind::Record:
                if (made.written || made.path.size() < kDeepestUnsaid)
                    made.children = keys_of(made.schema, value, made.path);
                break;
            case ControlKind::List:
            case ControlKind::References:
            case ControlKind::Words:
                fill_list(made, value);
                break;
            case ControlKind::Map:
                if (value != nullptr) fill_map(made, *value);
                break;
            case ControlKind::Variant:
                fill_variant(made, value);
                break;
            default:
                break;
        }
    }

    void fill_list(Control& made, const Node* value) {
        if (value == nullptr || value->is_null()) return;
        const std::size_t count = value->is_list() ? value->items.size() : 1;
        for (std::size_t i = 0; i < count; ++i) {
            const Node* item = value->is_list() ? value->items[i].get() : value;
            made.children.push_back(control(made.schema->items, item, step_to(made.path, i), nullptr));
        }
    }

    void fill_map(Control& made, const Node& value) {
        for (const Member& member : value.members) {
            made.children.push_back(
                control(made.schema->items, member.value.get(), step_to(made.path, member.key), nullptr));
            // Ranges are no words.
            const bool number = !member.key.empty() && is_digit(member.key.front());
            made.children.back().label = number ? member.key : label_of_key(member.key);
        }
    }

    void fill_variant(Control& made, const Node* value) {
        const std::vector<VariantWay> ways = ways_of(*made.schema);
        for (const VariantWay& each : ways)
            made.ways.push_back(ways.size() <= kFewWays ? said_with_doc(each) : each.name);
        if (value == nullptr || value->is_null()) return;
        made.way = way_in_use(*made.schema, ways, *value);
        if (made.way < 0) {
            made.text = Tree::from(*value).to_line();
            return;
        }
        made.children.push_back(control(ways[static_cast<std::size_t>(made.way)].schema, value, made.path, nullptr));
        made.children.back().label.clear();
    }

    const EntryLens& entry_;
};

}  // namespace

Control make_control(const EntryLens& entry, const Property& property, const Node* value, const Path& path) {
    return FormMaker(entry).control(property.schema, value, path, &property);
}

std::vector<Control> make_form(const EntryLens& entry) {
    if (!entry.exists() || !entry.schema()) return {};
    std::vector<Control> controls = FormMaker(entry).keys_of(entry.schema(), &entry.value(), {});
    std::stable_sort(controls.begin(), controls.end(),
                     [](const Control& a, const Control& b) { return place_of(a.key) < place_of(b.key); });
    return controls;
}

}  // namespace briar::editor
