#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "editor/core/entry_lens.hpp"
#include "editor/core/known_names.hpp"

/// Forms: from the schema of a kind to a tree of controls with the values of an entry. The window only draws it.
namespace briar::editor {

enum class ControlKind : std::uint8_t {
    Text,
    LongText,    ///< several lines
    Number,      ///< whole; `minimum` and `maximum`
    Switch,      ///< true or false
    Choice,      ///< one of `choices_of`
    Reference,   ///< an entry: `choices_of`, to be searched
    References,  ///< a list of entries
    Words,       ///< a list of words or texts
    Dice,        ///< `2d6+1`
    Range,       ///< `1-3`, `4+`
    Edges,       ///< open edges: see tile_edges.hpp
    Colour,      ///< `#d04030`
    File,        ///< a file of the pack: see choices_for
    Record,      ///< `children`: its keys
    List,        ///< `children`: its items
    Map,         ///< `children`: its members; keys can be added
    Variant,     ///< one of several `ways`; `children`: the one control of the way in use
    Rules,       ///< see rule_tree.hpp
    Raw,         ///< anything, as YAML
    Unknown,     ///< a key that the schema does not have: kept as it is
};

/// What several entries say of one value.
struct Shared {
    /// What only some of them have: items of a list of words, members of a map.
    struct Part {
        std::string text;
        std::size_t in = 0;  ///< so many of them
    };
    std::size_t entries = 1;
    std::size_t inherited = 0;       ///< in so many a pack below says it
    std::size_t changed = 0;         ///< in so many this pack changes it
    std::vector<std::string> texts;  ///< of each, as `Control::text`
    std::vector<Part> parts;
};

struct Control {
    ControlKind kind = ControlKind::Text;
    Path path;          ///< from the entry to the value
    std::string key;    ///< as written; empty for items of lists
    std::string label;  ///< for people
    std::string doc;    ///< one sentence
    std::string hint;   ///< what may stand here: "a whole number from 0 to 99"
    bool required = false;
    std::string fallback;  ///< what counts when nothing is written; empty: nothing
    FieldState state = FieldState::Absent;
    std::vector<Origin> origins;
    std::string text;      ///< of a scalar, as it reads; Raw and Unknown: YAML in one line; Rules: what they are about
    bool written = false;  ///< there is a value, of this pack or inherited
    bool changed = false;  ///< this pack says it of an entry of a pack below
    bool can_reset = false;  ///< this pack says something that can be taken out
    bool mixed = false;      ///< forms of several entries: their values differ
    Shared shared;
    std::optional<std::int64_t> minimum;
    std::optional<std::int64_t> maximum;
    SchemaRef schema;               ///< that the value is written to; null: Unknown
    std::vector<std::string> ways;  ///< Variant: for people
    int way = -1;                   ///< the one in use; -1: none
    std::vector<Control> children;
};

/// The controls of an entry's keys: what it is called, then what its kind has of its own in the order of the schema
/// (keys that it does not know last), then what every kind has.
[[nodiscard]] std::vector<Control> make_form(const EntryLens& entry);
/// Of several entries of one kind: what they share, `mixed` where their values differ. To be changed by what
/// several_entries.hpp has. A list of words has the items that all have; a list of other things that differs has none.
[[nodiscard]] std::vector<Control> make_form(const std::vector<EntryLens>& entries);

/// The control of one value within an entry, for those who lay out a part of it themselves. `value` may be null.
[[nodiscard]] Control make_control(const EntryLens& entry, const Property& property, const Node* value,
                                   const Path& path);

/// Who says the value, in two or three words: "inherited", "changed in 3"; empty: this pack alone, or nobody.
[[nodiscard]] std::string state_words(const Control& control);
/// The same of several entries as a sentence; empty where there is no more to say.
[[nodiscard]] std::string state_sentence(const Control& control);

/// What a person typed or chose, as a value; or what is wrong with it, for people.
struct Typed {
    std::optional<Node> value;
    std::string problem;
};
[[nodiscard]] Typed judge(const Control& control, const std::string& text);
/// The same for any schema of a scalar.
[[nodiscard]] Typed judge(const Schema& schema, const std::string& text);

/// What may be chosen in a control of the entry's form; empty where anything may be typed.
[[nodiscard]] std::vector<Choice> choices_for(const EntryLens& entry, const Control& control);
/// The same where the entry does not matter.
[[nodiscard]] std::vector<Choice> choices_for(const Workspace& workspace, const Control& control);

// --- commands beyond those of the lens
/// An item with the least that it needs behind the last one, in each of the entries.
[[nodiscard]] Command add_item(const Workspace& workspace, const std::vector<std::string>& full_ids,
                               const Control& list);
/// A member of a map with the least that it needs, in each that lacks it.
[[nodiscard]] Command add_member(const Workspace& workspace, const std::vector<std::string>& full_ids,
                                 const Control& map, const std::string& key);
/// Writes a Variant in another way, beginning with the least of it, in each that has not that way yet.
[[nodiscard]] Command change_way(const Workspace& workspace, const std::vector<std::string>& full_ids,
                                 const Control& variant, int way);
/// The least of a Variant's way; nothing when there is nothing yet that it could name.
[[nodiscard]] std::optional<Node> start_of_way(const Workspace& workspace, const Control& variant, int way);

}  // namespace briar::editor
