#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "runtime/source/anchors.hpp"
#include "runtime/source/diagnostic.hpp"
#include "runtime/source/gap_cursor.hpp"

/// Builds the tree with spans from what the reader tells. Marks are positions in the text where the reader saw
/// something begin; everything else is looked up in the text itself.
namespace briar {

class Document;
enum class NodeKind : std::uint8_t;
class Node;
class Report;
struct Properties;
struct ReadLimits;

/// Thrown to leave the reader when a limit is passed; the reason stands in the report.
struct ReadingStopped {};
/// Thrown at a quote that is never closed: yaml-cpp 0.7 takes the rest of the file for its text without a word.
struct QuoteNotClosed {};

class TreeBuilder {
public:
    TreeBuilder(const Document& document, std::string_view text, const ReadLimits& limits, Report& report);
    ~TreeBuilder();
    TreeBuilder(const TreeBuilder&) = delete;
    TreeBuilder& operator=(const TreeBuilder&) = delete;

    /// The events; `anchor` is 0 for none.
    void null(std::size_t mark, std::size_t anchor);
    void alias(std::size_t mark, std::size_t anchor);
    void scalar(std::size_t mark, std::size_t anchor, const std::string& value);
    enum class Notation { Block, Flow };
    void begin_list(std::size_t mark, std::size_t anchor, bool tagged, Notation notation);
    void begin_map(std::size_t mark, std::size_t anchor, bool tagged, Notation notation);
    void end();

    /// What stands before the root: comments and at most one `---`. False when there is anything else.
    [[nodiscard]] bool take_head();
    /// What stands behind the root must be nothing. Then gives the tree away.
    [[nodiscard]] std::unique_ptr<Node> finish();
    /// Reports tabs that indent. To be called whether reading came to its end or not.
    void report_tabs();

    [[nodiscard]] const GapCursor& cursor() const { return cursor_; }
    [[nodiscard]] std::optional<std::size_t> open_bracket() const;
    [[nodiscard]] std::optional<Span> long_quote() const { return long_quote_; }

private:
    /// A map or list that is being read.
    struct Frame {
        Node* node = nullptr;
        std::size_t anchor = 0;
        std::size_t column = 0;    ///< of its first key or dash, for block notation
        bool bare = false;         ///< a map without braces of its own inside `[...]`
        bool is_key = false;       ///< it stands where a key should be
        bool wants_value = false;  ///< a key was read, its value is next
        bool drop_last = false;    ///< the last entry is wrong and goes when it is complete
        bool told_empty = false;   ///< that nothing stands between two commas was said
        std::size_t entries = 0;
        std::unordered_map<std::string, std::size_t> keys;  ///< where each key stands first
        std::vector<std::pair<std::string, Span>> again;    ///< keys that stand again
    };

    [[nodiscard]] Context context() const;
    [[nodiscard]] bool at_key() const;
    void count_node(std::size_t mark);
    /// A mistake behind which positions and events may no longer fit each other.
    void error(std::string id, Span span, std::string message, std::string hint = {});
    /// A mistake that misleads nobody about where things are.
    void flaw(std::string id, Span span, std::string message, std::string hint);

    void before_entry(Frame& frame);
    void settle_entry(Frame& frame);
    void add_key(std::string key, Span span);
    void drop_key(Span span);
    void take_colon(Frame& frame);
    void null_key(std::size_t mark);
    void scalar_key(std::size_t mark, const std::string& value);
    void report_repeated(const Frame& frame);

    Node& add_value();
    void null_item_in_flow(Node& node);
    [[nodiscard]] Properties take_properties(std::size_t mark);
    void place_scalar(Node& node, const Properties& properties, const std::string& value);
    void check_block_text(const Node& node, const Properties& properties, std::size_t mark);
    void check_indentation(std::size_t from, std::size_t begin, bool is_block_list);
    Frame& begin(NodeKind kind, std::size_t mark, std::size_t anchor, bool tagged, Notation notation);
    [[nodiscard]] std::size_t end_of_bracket(const Node& node);

    const Document& document_;
    std::string_view text_;
    const ReadLimits& limits_;
    Report& report_;
    GapCursor cursor_;
    Anchors anchors_;
    std::unique_ptr<Node> root_;
    std::vector<Frame> frames_;
    std::vector<std::unique_ptr<Node>> dropped_;  ///< wrong entries; aliases may still point to them
    std::optional<Span> long_quote_;
    std::size_t nodes_ = 0;
    bool sound_ = true;  ///< positions fit the events
};

}  // namespace briar
