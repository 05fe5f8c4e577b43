#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/source/diagnostic.hpp"

/// A YAML document as a tree over its own text: every key, value and item knows its bytes. The text is the document;
/// the tree only points into it.
namespace briar {

enum class NodeKind : std::uint8_t { Null, Scalar, List, Map };
enum class ScalarStyle : std::uint8_t { Plain, SingleQuoted, DoubleQuoted, Literal, Folded };

class Document;
class Node;

/// One `key: value` of a map.
struct Member {
    std::string key;
    Span key_span;
    std::unique_ptr<Node> value;
};

/// A value of the tree. Aliases are resolved (the node of an alias is a copy that keeps the alias's own span).
class Node {
public:
    NodeKind kind = NodeKind::Null;
    ScalarStyle style = ScalarStyle::Plain;
    bool flow = false;   ///< `[...]` or `{...}`
    bool alias = false;  ///< `*name`: what is below points into the anchor's own place
    Span span;           ///< the value itself, without anchor, tag and trailing space; empty at its place when null
    const Document* document = nullptr;        ///< the text that `span` points into; lives as long as the tree
    std::string text;                          ///< the scalar's value
    std::vector<Member> members;               ///< Map: in document order, keys are unique
    std::vector<std::unique_ptr<Node>> items;  ///< List: in document order

    [[nodiscard]] bool is_null() const { return kind == NodeKind::Null; }
    [[nodiscard]] bool is_scalar() const { return kind == NodeKind::Scalar; }
    [[nodiscard]] bool is_list() const { return kind == NodeKind::List; }
    [[nodiscard]] bool is_map() const { return kind == NodeKind::Map; }
    /// The value of `key`, or nullptr. A linear look-up for small maps, indexed for large ones.
    [[nodiscard]] const Node* find(std::string_view key) const;
    [[nodiscard]] const Member* member(std::string_view key) const;

    /// Own scalar rules, on plain scalars only. `true`/`false`; decimal integers with optional sign (no leading zeros,
    /// `010` is not a number); decimal numbers with a point.
    [[nodiscard]] std::optional<bool> as_bool() const;
    [[nodiscard]] std::optional<std::int64_t> as_int() const;
    [[nodiscard]] std::optional<double> as_number() const;

    /// A deep copy; spans stay those of this node's document.
    [[nodiscard]] Node clone() const;
    /// Whether both mean the same: kinds, keys in order, texts, and whether a text reads as a number or a boolean.
    /// Style, spans and aliases do not count.
    [[nodiscard]] bool same_value(const Node& other) const;
    /// Makes look-ups in large maps fast. To be called again when `members` changed.
    void index();

private:
    std::vector<std::uint32_t> by_key_;  ///< members sorted by key; empty when not indexed
};

/// How much hostile input is tolerated before reading stops with a diagnostic.
struct ReadLimits {
    std::size_t bytes = 4u << 20;
    int depth = 64;
    std::size_t nodes = 500'000;
    std::size_t alias_nodes = 20'000;  ///< nodes that aliases may expand to, in all
};

/// One YAML file: its name for people, its text, its tree.
class Document {
public:
    /// Reads the text as exactly one YAML document. Never throws for bad content: problems go to `diagnostics` and the
    /// root is null when there is no usable tree. An empty text is a document whose root is null.
    static std::shared_ptr<const Document> parse(std::string name, std::string text, Diagnostics& diagnostics,
                                                 const ReadLimits& limits = {});
    /// Reads a file. A missing, unreadable or oversized file is a diagnostic; the result then is nullptr.
    static std::shared_ptr<const Document> read(const std::filesystem::path& path, std::string name,
                                                Diagnostics& diagnostics, const ReadLimits& limits = {});

    [[nodiscard]] const std::string& name() const { return name_; }
    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] const Node& root() const { return root_; }
    /// The tree of what is left of a text with mistakes of syntax when the entries that have them are taken out, for
    /// checks of the others; nullptr when there are no such mistakes, and when not even that can be read.
    [[nodiscard]] const Node* rest() const { return rest_.get(); }
    /// Whether nothing at all was found wrong.
    [[nodiscard]] bool flawless() const { return flawless_; }
    [[nodiscard]] std::string_view slice(Span span) const;
    /// Line and column of a span's begin (columns in characters, a tab is one).
    [[nodiscard]] Place place(Span span) const;
    /// The byte where a line (from 1) begins; the end of the text for lines behind the last.
    [[nodiscard]] std::size_t line_start(int line) const;

private:
    friend class Reparse;
    void find_lines();

    std::string name_;
    std::string text_;
    Node root_;
    std::unique_ptr<Node> rest_;
    std::vector<std::uint32_t> line_starts_;
    bool flawless_ = false;
};

}  // namespace briar
