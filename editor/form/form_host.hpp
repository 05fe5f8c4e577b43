#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "editor/core/entry_commands.hpp"
#include "editor/core/form.hpp"
#include "editor/core/tile_edges.hpp"

namespace briar::editor {

/// What a form wants done with the entry that it shows. Paths lead from the entry to the value.
struct FormHost {
    /// Gives why it cannot be done; empty: done.
    std::function<std::string(const Path& path, const Node& value)> set;
    /// One less or one more in each of several entries that say different numbers; gives why it cannot be done.
    std::function<std::string(const Control& number, int by)> step_each;
    /// What was typed into the field last goes as if it had never been there; false: it cannot. May be missing.
    std::function<bool(const Path& path)> withdraw;
    /// Opens and closes edges of each of the entries; gives why it cannot be done.
    std::function<std::string(const Path& path, const EdgesChange& change)> change_edges;
    std::function<void()> end_typing;  ///< what is set next is a step of its own; may be missing
    /// One step with what is typed into the same field.
    std::function<void(const Path& path)> reset;
    /// The same for all that stands below a heading; tells that it is gone. Missing: as `reset`.
    std::function<void(const Control& group)> take_out;
    std::function<void(const Path& list, std::size_t index, const Node& value)> insert;
    std::function<void(const Path& list, std::size_t index)> remove;
    /// Of several entries: out of those that have it.
    std::function<void(const Path& list, const Node& value)> remove_value;
    std::function<void(const Path& list, std::size_t index, Direction direction)> move;
    std::function<void(const Control& list)> add_item;
    std::function<void(const Control& map, const std::string& key)> add_member;
    std::function<void(const Control& variant, int way)> change_way;
    /// Whether a member of a map has a name that may be another, and giving it one; may be missing.
    std::function<bool(const Path& member)> can_rename;
    std::function<void(const Path& member)> rename;
    /// The ways of a Variant that fit, by their numbers; missing: all of them.
    std::function<std::vector<Choice>(const Control& variant)> ways;
    std::function<void(const Control& control)> show_text;               ///< where it stands in the file
    std::function<void()> show_rules;                                    ///< as blocks; may be missing
    std::function<std::vector<Choice>(const Control& control)> choices;  ///< as the texts stand now
    /// What can be put into a text, such as `{hero}` for the hero's name; may be missing.
    std::function<std::vector<Choice>(const Control& text)> said_in_text;
    /// What people call an entry; missing or empty: its id.
    std::function<std::string(const std::string& kinds, const std::string& id)> name_of;
    /// Asks for a file of the pack: its path there; empty: none was chosen. May be missing.
    std::function<std::string(const Control& control)> choose_file;
    std::function<void(const std::string& kinds, const std::string& id)> open_entry;
    /// May be missing: then nothing is made from a field. The same holds for `change_edges` and `remove_value`, which
    /// forms of several entries need.
    std::function<std::vector<NewEntryOffer>(const std::string& kinds, const std::string& words)> new_entries;
    /// False: it cannot be made.
    std::function<bool(const NewEntryOffer& offer, const std::string& name)> make_entry;
    bool tells_states = true;  ///< whether values are inherited or changed here stands beside them
};

}  // namespace briar::editor
