// The part of the tree builder that deals with keys and with what stands between entries.
#include <map>
#include <utility>

#include "runtime/source/document.hpp"
#include "runtime/source/report.hpp"
#include "runtime/source/syntax_words.hpp"
#include "runtime/source/tree_builder.hpp"
#include "runtime/source/utf8.hpp"

namespace briar {

/// Takes a wrong entry out of the tree once it is complete.
void TreeBuilder::settle_entry(Frame& frame) {
    if (!std::exchange(frame.drop_last, false)) return;
    if (frame.node->is_map()) {
        if (frame.node->members.back().value) dropped_.push_back(std::move(frame.node->members.back().value));
        frame.node->members.pop_back();
    } else {
        dropped_.push_back(std::move(frame.node->items.back()));
        frame.node->items.pop_back();
    }
}

void TreeBuilder::before_entry(Frame& frame) {
    settle_entry(frame);
    if (frame.entries++ > 0 && frame.node->flow && !frame.bare) (void)cursor_.take(',', Context::Flow);
    if (!frame.node->is_map()) return;
    const std::size_t next = cursor_.next_position();
    if (at(text_, next) != '?' || !ends_word(text_, next + 1)) return;
    error("yaml.question-mark", make_span(next, next + 1), "keys with a question mark before them are not understood",
          "write `key: value`");
    cursor_.move(next + 1, context());
}

void TreeBuilder::add_key(std::string key, Span span) {
    Frame& frame = frames_.back();
    frame.wants_value = true;
    const auto [first, fresh] = frame.keys.try_emplace(key, span.begin);
    if (!fresh) {
        frame.again.emplace_back(key, span);
        frame.drop_last = true;
    }
    frame.node->members.push_back({std::move(key), span, nullptr});
}

/// Stands for a key that is wrong: its value is read, then both are dropped.
void TreeBuilder::drop_key(Span span) {
    Frame& frame = frames_.back();
    before_entry(frame);
    frame.wants_value = true;
    frame.drop_last = true;
    frame.node->members.push_back({{}, span, nullptr});
    if (span.begin >= cursor_.position()) cursor_.move(span.end, context());
}

void TreeBuilder::take_colon(Frame& frame) {
    if (cursor_.take(':', context()) || frame.node->flow || !sound_) return;
    // yaml-cpp takes a last line without a colon for a key.
    frame.drop_last = true;
    flaw("yaml.missing-colon", frame.node->members.back().key_span,
         "this line has no colon: only a key with its value can stand here",
         "write `key: value`, or indent the line if it goes on with the text above");
}

void TreeBuilder::null_key(std::size_t mark) {
    Frame& frame = frames_.back();
    drop_key(make_span(cursor_.position(), cursor_.position()));
    const std::size_t next = cursor_.next_position();
    const auto word = mark >= cursor_.position() ? end_of_null_word(text_, next) : std::nullopt;
    const Span span = make_span(next, word.value_or(next));
    if (word) {
        cursor_.move(*word, context());
        return error("yaml.key-kind", span,
                     "`" + std::string(text_.substr(next, *word - next)) + "` means \"nothing\" and cannot be a key",
                     "put it in quotes");
    }
    if (at(text_, next) == ':')
        return error("yaml.missing-key", span, "there is no key before this colon",
                     "write `key: value`, or put a text with a colon in quotes");
    if (std::exchange(frame.told_empty, true)) return;
    error("yaml.empty-item", span, "nothing stands between two commas or brackets here",
          "delete one comma, or write `key: value`");
}

void TreeBuilder::scalar_key(std::size_t mark, const std::string& value) {
    before_entry(frames_.back());
    const Properties properties = take_properties(mark);
    if (properties.anchor) {
        flaw("yaml.anchor", make_span(mark, properties.end), "an anchor (`&name`) cannot stand before a key",
             "put it before the value, behind the colon");
    }
    Node key;
    place_scalar(key, properties, value);
    if (key.style == ScalarStyle::Plain && !value.empty() && value.back() == ':') {
        flaw("yaml.colon-in-text", make_span(key.span.end - 1, key.span.end), "a second colon stands in this line",
             "write one colon, or put a key that ends with a colon in quotes");
    }
    if (key.style == ScalarStyle::Plain && value == "<<") {
        flaw("yaml.merge-key", key.span, "`<<` does not merge maps here",
             "write the keys out; to change another pack's entry, use `patch:`");
    }
    cursor_.move(key.span.end, context());
    add_key(value, key.span);
    if (key.style == ScalarStyle::Plain && value == "<<") frames_.back().drop_last = true;
}

void TreeBuilder::report_repeated(const Frame& frame) {
    std::map<std::string_view, std::vector<Span>> again;
    for (const auto& [key, span] : frame.again)
        again[key].push_back(span);
    for (const auto& [key, spans] : again) {
        if (key == "<<") continue;  // the merge itself was refused already
        std::string others = report_.line(frame.keys.at(std::string(key)));
        for (std::size_t i = 1; i < spans.size() && i < 5; ++i)
            others += ", " + report_.line(spans[i].begin);
        if (spans.size() > 5) others += " and more";
        flaw("yaml.duplicate-key", spans.front(),
             "the key `" + std::string(key.substr(0, 80)) + "` stands in this map already: see " + others,
             "a map can hold a key once: rename one, or put the two together");
    }
}

bool TreeBuilder::take_head() {
    if (text_.substr(0, kByteOrderMark.size()) == kByteOrderMark) cursor_.move(kByteOrderMark.size(), Context::Flow);
    const std::size_t next = cursor_.next_position();
    if (at(text_, next) == '%' && column(text_, next) == 0) {
        error("yaml.directive", make_span(next, line_end(text_, next)),
              "lines that begin with % (YAML directives) are not understood", "delete this line");
        return false;
    }
    if (text_.substr(next, 3) == "---" && column(text_, next) == 0 && ends_word(text_, next + 3))
        cursor_.move(next + 3, Context::Block);
    return true;
}

std::unique_ptr<Node> TreeBuilder::finish() {
    std::size_t next = cursor_.next_position();
    const bool ended = text_.substr(next, 3) == "..." && column(text_, next) == 0 && ends_word(text_, next + 3);
    if (ended) next = skip_gap(text_, next + 3);
    const bool starts_document =
        ended || (text_.substr(std::min(next, text_.size()), 3) == "---" && column(text_, next) == 0);
    if (next < text_.size() && sound_) {
        const Span span = make_span(next, line_end(text_, next));
        if (starts_document) {
            flaw("yaml.two-documents", span, "a second document begins here",
                 "a file holds exactly one document: move the rest to a file of its own");
        } else {
            flaw("yaml.left-over", span, "the file's content is complete before this; here stands something more",
                 "check the indentation and the brackets; a list (`- `) and keys cannot stand side by side");
        }
    }
    if (!root_) root_ = std::make_unique<Node>();
    root_->document = &document_;
    return std::move(root_);
}

void TreeBuilder::report_tabs() {
    if (!cursor_.first_tab()) return;
    SyntaxProblem problem = explain_tabs(*cursor_.first_tab(), text_);
    report_.error(std::move(problem.id), problem.span, std::move(problem.message), std::move(problem.hint));
}

}  // namespace briar
