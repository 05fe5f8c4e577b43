#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <list>
#include <string>
#include <string_view>
#include <utility>

/// Values that the program itself writes as YAML: saves, positions, reports. Text that people wrote is never written
/// through this (see splices).
namespace briar {

class Node;

/// An ordered tree of values, built by assigning and pushing:
///
///     Tree save;
///     save["format"] = 1;
///     save["choices"].push("move north");
///
/// References to parts stay valid while other parts are added.
class Tree {
public:
    enum class Kind : std::uint8_t { Null, Bool, Number, Text, List, Map };
    struct Member;

    Tree() = default;
    Tree(std::same_as<bool> auto value) : kind_(Kind::Bool), text_(value ? "true" : "false") {}
    template <std::integral Number>
    requires(!std::same_as<Number, bool>) Tree(Number value) : kind_(Kind::Number), text_(std::to_string(value)) {}
    /// Written with a point and as few digits as say the same; infinite and undefined numbers become null.
    Tree(double value);
    Tree(std::string text) : kind_(Kind::Text), text_(std::move(text)) {}
    Tree(std::string_view text) : Tree(std::string(text)) {}
    Tree(const char* text) : Tree(std::string(text)) {}
    [[nodiscard]] static Tree list(std::initializer_list<Tree> items = {});
    [[nodiscard]] static Tree map();
    /// The same value as a node of a document; what a node reads as (number, boolean, text) it stays.
    [[nodiscard]] static Tree from(const Node& node);

    /// The value of `key`, added behind the others (as null) when there is none. Whatever is no map becomes an empty
    /// one first.
    Tree& operator[](std::string_view key);
    /// Adds an item to a list. Whatever is no list becomes an empty one first.
    Tree& push(Tree item);
    Tree& push() { return push(Tree()); }
    /// Takes a key out; without effect when there is none.
    void erase(std::string_view key);

    [[nodiscard]] Kind kind() const { return kind_; }
    [[nodiscard]] bool is_null() const { return kind_ == Kind::Null; }
    [[nodiscard]] bool is_list() const { return kind_ == Kind::List; }
    [[nodiscard]] bool is_map() const { return kind_ == Kind::Map; }
    [[nodiscard]] bool is_scalar() const { return !is_null() && !is_list() && !is_map(); }
    [[nodiscard]] const std::string& text() const { return text_; }  ///< of a scalar, as written but for quotes
    [[nodiscard]] const Tree* find(std::string_view key) const;      ///< nullptr when there is none
    [[nodiscard]] const std::list<Tree>& items() const { return items_; }
    [[nodiscard]] const std::list<Member>& members() const { return members_; }
    [[nodiscard]] std::size_t size() const;  ///< items of a list, members of a map; else 0

    /// Equal kinds, texts, items and members in order.
    friend bool operator==(const Tree& a, const Tree& b);

    /// As a document of its own, ending with a line break: in lines, small maps and lists in brackets where they fit.
    /// Texts that would read as something else are quoted; bytes that are no UTF-8 become U+FFFD. Equal trees give
    /// equal text, and reading it back gives an equal tree.
    [[nodiscard]] std::string to_yaml() const;
    /// In one line, for messages.
    [[nodiscard]] std::string to_line() const;

private:
    Kind kind_ = Kind::Null;
    std::string text_;
    std::list<Tree> items_;
    std::list<Member> members_;
};

struct Tree::Member {
    std::string key;
    Tree value;
    friend bool operator==(const Member&, const Member&) = default;
};

}  // namespace briar
