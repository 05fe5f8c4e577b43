#include "runtime/source/event_reader.hpp"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <istream>
#include <streambuf>
#include <utility>

#include "runtime/source/document.hpp"
#include "runtime/source/tree_builder.hpp"
#include "runtime/source/utf8.hpp"

namespace briar {
namespace {

/// Lets the reader read the text where it lies.
class TextBuffer : public std::streambuf {
public:
    explicit TextBuffer(std::string_view text) {
        char* begin = const_cast<char*>(text.data());  // the get area is only read
        setg(begin, begin, begin + text.size());
    }
};

std::size_t position(const YAML::Mark& mark, std::size_t offset) {
    return mark.pos < 0 ? offset : static_cast<std::size_t>(mark.pos) + offset;
}

/// Hands yaml-cpp's events to the tree builder.
class Events final : public YAML::EventHandler {
public:
    /// `offset`: the bytes before the text that the reader was given.
    Events(TreeBuilder& builder, std::size_t offset) : builder_(builder), offset_(offset) {}

    void OnDocumentStart(const YAML::Mark&) override {}
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override { builder_.null(at(mark), anchor); }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override { builder_.alias(at(mark), anchor); }
    void OnScalar(const YAML::Mark& mark, const std::string&, YAML::anchor_t anchor,
                  const std::string& value) override {
        builder_.scalar(at(mark), anchor, value);
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value style) override {
        builder_.begin_list(at(mark), anchor, tag != "?", notation(style));
    }
    void OnSequenceEnd() override { builder_.end(); }
    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value style) override {
        builder_.begin_map(at(mark), anchor, tag != "?", notation(style));
    }
    void OnMapEnd() override { builder_.end(); }

private:
    [[nodiscard]] std::size_t at(const YAML::Mark& mark) const { return position(mark, offset_); }
    static TreeBuilder::Notation notation(YAML::EmitterStyle::value style) {
        return style == YAML::EmitterStyle::Flow ? TreeBuilder::Notation::Flow : TreeBuilder::Notation::Block;
    }

    TreeBuilder& builder_;
    std::size_t offset_;
};

SyntaxStop stopped(std::string what, std::size_t mark, const TreeBuilder& builder) {
    return {std::move(what), mark, builder.cursor().position(), builder.open_bracket(), builder.long_quote()};
}

/// One document is read, no second one asked for: on `,` and its like yaml-cpp 0.7 finds documents for ever.
std::optional<SyntaxStop> run_reader(std::string_view text, TreeBuilder& builder) {
    const std::size_t offset = text.substr(0, kByteOrderMark.size()) == kByteOrderMark ? kByteOrderMark.size() : 0;
    TextBuffer buffer(text.substr(offset));
    std::istream in(&buffer);
    Events events(builder, offset);
    try {
        YAML::Parser parser(in);
        parser.HandleNextDocument(events);
    } catch (const YAML::Exception& problem) {
        return stopped(problem.msg, std::min(position(problem.mark, offset), text.size()), builder);
    } catch (const QuoteNotClosed&) {
        return stopped("illegal EOF in scalar", text.size(), builder);
    }
    return std::nullopt;
}

}  // namespace

TreeRun build_tree(const Document& document, std::string_view text, const ReadLimits& limits, Report& report) {
    TreeBuilder builder(document, text, limits, report);
    TreeRun run;
    if (!builder.take_head()) return run;
    try {
        run.stop = run_reader(text, builder);
        if (!run.stop) run.root = builder.finish();
    } catch (const ReadingStopped&) {
        run.root = nullptr;
    }
    builder.report_tabs();
    return run;
}

}  // namespace briar
