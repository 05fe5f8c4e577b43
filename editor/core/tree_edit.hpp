#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "editor/core/edit_plan.hpp"
#include "runtime/content/schema.hpp"
#include "runtime/source/path.hpp"

/// Edits of a part of a file in a plan, by path. What is missing above a value is made; what becomes empty goes.
namespace briar::editor {

/// Which one of a list's or map's entries a step leads to; the step must lead to one.
[[nodiscard]] std::size_t place_in(const Node* parent, const Step& step);

/// An item of a list, or what stands for a list of one, and where it stands afterwards: as an item of a list.
struct Kept {
    Path before;
    Path after;
};

class TreeEdit {
public:
    /// `root` is the path of the part, `shape` its schema (may be null): new keys stand where the schema has them. The
    /// part itself, when it has to be made, stands before the first of the keys `before` that is beside it.
    TreeEdit(EditPlan& plan, std::string file, Path root, SchemaRef shape, std::vector<std::string> before = {})
        : plan_(plan),
          file_(std::move(file)),
          root_(std::move(root)),
          shape_(std::move(shape)),
          before_(std::move(before)) {}

    /// The value now; nullptr when there is none. Valid until the next edit.
    [[nodiscard]] const Node* find(const Path& path) const;
    /// The same where one item of a list may be written without the list.
    [[nodiscard]] const Node* find_written(const Path& path) const;
    bool set(const Path& path, const Node& value);
    /// The same for a value that has parts of the old one: those are written in the words that they had.
    bool set_keeping(const Path& path, const Node& value, const std::vector<Kept>& parts);
    /// Takes a value out; maps above it, within the part, that become empty go with it.
    bool remove(const Path& path);
    /// The same for an item of a list, with the comments that stand above it.
    bool take_out(const Path& item);
    /// Into the list at `list`; one that was written without a list, or is missing, becomes one.
    bool insert(const Path& list, std::size_t index, const Node& value);
    bool move(const Path& item, Direction direction);
    /// Past its neighbours in its list or map, until it is number `place` there; comments at each go with it.
    bool move_to(const Path& entry, std::size_t place);
    /// An item of one list into another, as number `place` there, in the words that its author wrote, comments and all.
    bool carry(const Path& item, const Path& list, std::size_t place);
    bool rename(const Path& member, const std::string& key);

private:
    [[nodiscard]] Path full(const Path& path) const;
    [[nodiscard]] Path as_written(const Path& path) const;
    [[nodiscard]] bool stands_here(const Path& path);
    bool reword(const Path& item, const std::string& words);
    bool spread(const Path& list);
    bool make(const Path& path, std::size_t existing, const Node& value);
    [[nodiscard]] std::size_t place_of_key(const Path& map, const Node& node, const std::string& key) const;

    EditPlan& plan_;
    std::string file_;
    Path root_;
    SchemaRef shape_;
    std::vector<std::string> before_;
};

}  // namespace briar::editor
