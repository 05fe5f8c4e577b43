#include "runtime/source/tree_builder.hpp"

#include <utility>

#include "runtime/source/document.hpp"
#include "runtime/source/report.hpp"

namespace briar {

TreeBuilder::TreeBuilder(const Document& document, std::string_view text, const ReadLimits& limits, Report& report)
    : document_(document), text_(text), limits_(limits), report_(report), cursor_(text), anchors_(limits) {}

TreeBuilder::~TreeBuilder() = default;

Context TreeBuilder::context() const {
    return !frames_.empty() && frames_.back().node->flow ? Context::Flow : Context::Block;
}

bool TreeBuilder::at_key() const {
    return !frames_.empty() && frames_.back().node->is_map() && !frames_.back().wants_value;
}

void TreeBuilder::error(std::string id, Span span, std::string message, std::string hint) {
    sound_ = false;
    report_.error(std::move(id), span, std::move(message), std::move(hint));
}

void TreeBuilder::flaw(std::string id, Span span, std::string message, std::string hint) {
    report_.error(std::move(id), span, std::move(message), std::move(hint));
}

void TreeBuilder::count_node(std::size_t mark) {
    if (++nodes_ <= limits_.nodes) return;
    error("yaml.too-big", make_span(mark, mark),
          "this file has more than " + std::to_string(limits_.nodes) + " keys and values, the most that is read",
          "split it into several files");
    throw ReadingStopped{};
}

std::optional<std::size_t> TreeBuilder::open_bracket() const {
    for (auto frame = frames_.rbegin(); frame != frames_.rend(); ++frame) {
        if (frame->node->flow && !frame->bare) return frame->node->span.begin;
    }
    return std::nullopt;
}

/// Makes the place for the next value in the tree and moves to where it may begin.
Node& TreeBuilder::add_value() {
    auto node = std::make_unique<Node>();
    node->document = &document_;
    Node& added = *node;
    if (frames_.empty()) {
        root_ = std::move(node);
    } else if (Frame& frame = frames_.back(); frame.node->is_map()) {
        frame.wants_value = false;
        frame.node->members.back().value = std::move(node);
        take_colon(frame);
    } else {
        before_entry(frame);
        if (!frame.node->flow) (void)cursor_.take('-', context());
        frame.node->items.push_back(std::move(node));
    }
    added.span = make_span(cursor_.position(), cursor_.position());
    return added;
}

/// A value on a line of its own must be deeper than its key or dash; yaml-cpp takes some that are not, and others,
/// depending on how the file ends, for keys.
void TreeBuilder::check_indentation(std::size_t from, std::size_t begin, bool is_block_list) {
    if (frames_.empty() || context() == Context::Flow || !sound_) return;
    const Frame& frame = frames_.back();
    const std::size_t parent = frame.column;
    if (column(text_, begin) > parent || line_begin(text_, begin) == line_begin(text_, from)) return;
    if (is_block_list && frame.node->is_map() && column(text_, begin) == parent) return;
    flaw("yaml.indentation", make_span(line_begin(text_, begin), begin),
         "this value is not indented deeper than what it belongs to", "indent it by two spaces more");
}

Properties TreeBuilder::take_properties(std::size_t mark) {
    const Properties found = scan_properties(text_, mark);
    if (found.tag) {
        error("yaml.tag", make_span(mark, found.end),
              "tags such as `" + std::string(text_.substr(mark, found.end - mark)) + "` are not understood here",
              "leave it out; to make sure that a value is text, put it in quotes");
    }
    cursor_.move(found.end, context());
    return found;
}

void TreeBuilder::null(std::size_t mark, std::size_t anchor) {
    count_node(mark);
    if (at_key()) return null_key(mark);
    Node& node = add_value();
    std::size_t word = mark;
    if (anchor != 0) {
        word = take_properties(mark).value;
        node.span = make_span(cursor_.position(), cursor_.position());
    }
    // An empty value's mark is the next thing in the text, which may itself be a `~`: that one is not deeper indented.
    const bool inside = context() == Context::Flow || frames_.empty() || column(text_, word) > frames_.back().column;
    const auto end = word >= cursor_.position() && inside ? end_of_null_word(text_, word) : std::nullopt;
    if (end) {
        cursor_.move(*end, context());
        node.span = make_span(word, *end);
    } else if (context() == Context::Flow && frames_.back().node->is_list()) {
        null_item_in_flow(node);
    }
    if (anchor != 0) anchors_.close(anchor, node);
}

void TreeBuilder::null_item_in_flow(Node& node) {
    Frame& frame = frames_.back();
    frame.drop_last = true;
    if (std::exchange(frame.told_empty, true)) return;
    error("yaml.empty-item", node.span, "nothing stands between two commas or brackets here",
          "delete one comma, or write the item; an empty item is written ~");
}

void TreeBuilder::alias(std::size_t mark, std::size_t anchor) {
    count_node(mark);
    const Span span = make_span(mark, end_of_alias(text_, mark));
    const std::string name(text_.substr(mark, span.end - mark));
    if (at_key()) {
        drop_key(span);
        return error("yaml.key-kind", span, "the alias " + name + " cannot be a key", "write the key out");
    }
    Node& node = add_value();
    node.span = span;
    cursor_.move(span.end, context());
    switch (anchors_.expand(anchor, frames_.size(), node)) {
        case AliasOutcome::Expanded:
        case AliasOutcome::NoValue:
            break;  // its anchor stands at a place where none may be, which was said there
        case AliasOutcome::StillOpen:
            return flaw("yaml.alias-loop", span, name + " stands inside the very value that it repeats",
                        "write the value out, or move the anchor to a smaller part");
        case AliasOutcome::TooDeep:
            return error("yaml.too-deep", span,
                         name + " makes the file more than " + std::to_string(limits_.depth) + " levels deep",
                         "make it flatter");
        case AliasOutcome::TooMuch:
            error("yaml.alias-flood", span,
                  "the aliases up to " + name + " repeat more than " + std::to_string(limits_.alias_nodes) + " values",
                  "repeat less by aliases");
            throw ReadingStopped{};
    }
}

void TreeBuilder::scalar(std::size_t mark, std::size_t anchor, const std::string& value) {
    count_node(mark);
    if (at_key()) return scalar_key(mark, value);
    Node& node = add_value();
    node.kind = NodeKind::Scalar;
    node.text = value;
    const std::size_t from = cursor_.position();
    const Properties properties = take_properties(mark);
    place_scalar(node, properties, value);
    check_block_text(node, properties, mark);
    check_indentation(from, node.span.begin, false);
    cursor_.move(node.span.end, context());
    if (anchor != 0) anchors_.close(anchor, node);
}

void TreeBuilder::place_scalar(Node& node, const Properties& properties, const std::string& value) {
    const std::size_t begin = properties.value;
    std::optional<std::size_t> end;
    const char first = at(text_, begin);
    if (properties.tag && value.empty()) {
        end = begin;  // `!tag` before nothing: what follows is not its value
    } else if (first == '"' || first == '\'') {
        node.style = first == '"' ? ScalarStyle::DoubleQuoted : ScalarStyle::SingleQuoted;
        end = end_of_quoted(text_, begin);
        if (!end && sound_) throw QuoteNotClosed{};
        if (end && text_.substr(begin, *end - begin).find('\n') != std::string_view::npos)
            long_quote_ = make_span(begin, *end);
    } else if (context() == Context::Block && (first == '|' || first == '>')) {
        node.style = first == '|' ? ScalarStyle::Literal : ScalarStyle::Folded;
        end = end_of_block_text(text_, begin, value);
    } else {
        end = end_of_plain(text_, begin, value);
    }
    if (!end && sound_) {
        error("yaml.unclear-text", make_span(begin, begin), "it cannot be told where this text ends",
              "put the text in quotes");
    }
    node.span = make_span(begin, end.value_or(begin));
}

/// Two block texts which yaml-cpp 0.7 reads wrongly, in part without a word.
void TreeBuilder::check_block_text(const Node& node, const Properties& properties, std::size_t mark) {
    if (node.style != ScalarStyle::Literal && node.style != ScalarStyle::Folded) return;
    const bool behind_key = !frames_.empty() && frames_.back().node->is_map() &&
                            line_begin(text_, mark) == line_begin(text_, node.span.begin) &&
                            skip_blanks(text_, line_begin(text_, mark)) < mark;
    if (properties.anchor && !behind_key) {
        flaw("yaml.block-text", make_span(mark, node.span.begin),
             "an anchor (`&name`) before a text with `|` or `>` is not understood here",
             "write the text in quotes, or leave the anchor out");
    }
    const std::string_view header = text_.substr(node.span.begin, 3);
    if (header.front() == '>' && header.find('+') != std::string_view::npos) {
        flaw("yaml.block-text", make_span(node.span.begin, node.span.begin + 2),
             "a folded text that keeps its empty lines (`>+`) is not read reliably",
             "use `|+`, or `>` where the empty lines at the end do not matter");
    }
}

TreeBuilder::Frame& TreeBuilder::begin(NodeKind kind, std::size_t mark, std::size_t anchor, bool tagged,
                                       Notation notation) {
    count_node(mark);
    if (frames_.size() >= static_cast<std::size_t>(limits_.depth)) {
        error("yaml.too-deep", make_span(mark, mark),
              "this lies more than " + std::to_string(limits_.depth) + " levels deep, the most that is read",
              "make it flatter");
        throw ReadingStopped{};
    }
    Node* node = nullptr;
    const bool is_key = at_key();
    if (is_key) {
        sound_ = false;
        drop_key(make_span(mark, mark + 1));
        node = dropped_.emplace_back(std::make_unique<Node>()).get();
    } else {
        node = &add_value();
    }
    const std::size_t from = cursor_.position();
    std::size_t start = mark;
    if (anchor != 0 || tagged) start = take_properties(mark).value;
    if (anchor != 0) anchors_.open(anchor);
    if (!is_key) check_indentation(from, start, kind == NodeKind::List && notation == Notation::Block);
    node->kind = kind;
    node->flow = notation == Notation::Flow;
    node->span = make_span(start, start);
    cursor_.move(start, context());
    Frame& frame = frames_.emplace_back();
    frame.node = node;
    frame.anchor = anchor;
    frame.is_key = is_key;
    frame.column = notation == Notation::Block ? column(text_, start) : 0;
    return frame;
}

void TreeBuilder::begin_list(std::size_t mark, std::size_t anchor, bool tagged, Notation notation) {
    Frame& frame = begin(NodeKind::List, mark, anchor, tagged, notation);
    if (notation == Notation::Flow) cursor_.move(frame.node->span.begin + 1, Context::Flow);
}

void TreeBuilder::begin_map(std::size_t mark, std::size_t anchor, bool tagged, Notation notation) {
    Frame& frame = begin(NodeKind::Map, mark, anchor, tagged, notation);
    if (notation == Notation::Block) return;
    frame.bare = at(text_, frame.node->span.begin) != '{';
    if (!frame.bare) cursor_.move(frame.node->span.begin + 1, Context::Flow);
}

std::size_t TreeBuilder::end_of_bracket(const Node& node) {
    (void)cursor_.take(',', Context::Flow);
    const char wanted = node.is_map() ? '}' : ']';
    if (!cursor_.take(wanted, Context::Flow) && sound_) {
        error("yaml.bracket", make_span(node.span.begin, node.span.begin + 1),
              std::string("it cannot be told where this bracket is closed with ") + wanted);
    }
    return cursor_.position();
}

void TreeBuilder::end() {
    Frame& frame = frames_.back();
    Node& node = *frame.node;
    const bool bracketed = node.flow && !frame.bare;
    node.span.end = static_cast<std::uint32_t>(bracketed ? end_of_bracket(node) : cursor_.position());
    // Said only now: a bracket that is never closed looks like a key to the reader, too.
    if (frame.is_key) {
        error("yaml.key-kind", make_span(node.span.begin, node.span.begin + 1), "a map or a list cannot be a key",
              "a key is a single word or text, then a colon");
    }
    settle_entry(frame);
    report_repeated(frame);
    node.index();
    if (frame.anchor != 0) anchors_.close(frame.anchor, node);
    frames_.pop_back();
}

}  // namespace briar
