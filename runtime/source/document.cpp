#include "runtime/source/document.hpp"

#include <algorithm>
#include <utility>

#include "runtime/source/byte_check.hpp"
#include "runtime/source/reader.hpp"
#include "runtime/source/report.hpp"
#include "runtime/source/utf8.hpp"

namespace briar {

std::shared_ptr<const Document> Document::parse(std::string name, std::string text, Diagnostics& diagnostics,
                                                const ReadLimits& limits) {
    auto document = std::make_shared<Document>();
    document->name_ = std::move(name);
    document->text_ = std::move(text);
    document->root_.document = document.get();
    document->find_lines();
    Report report(*document);
    if (check_bytes(document->text_, limits, report)) {
        Trees trees = read_trees(*document, limits, report);
        if (trees.whole) document->root_ = std::move(*trees.whole);
        document->rest_ = std::move(trees.rest);
    }
    document->flawless_ = report.empty();
    diagnostics.append(report.take());
    return document;
}

void Document::find_lines() {
    line_starts_ = {0};
    for (std::size_t pos = text_.find('\n'); pos != std::string::npos; pos = text_.find('\n', pos + 1))
        line_starts_.push_back(static_cast<std::uint32_t>(pos + 1));
}

std::string_view Document::slice(Span span) const {
    const std::size_t begin = std::min<std::size_t>(span.begin, text_.size());
    const std::size_t end = std::clamp<std::size_t>(span.end, begin, text_.size());
    return std::string_view(text_).substr(begin, end - begin);
}

Place Document::place(Span span) const {
    const auto begin = static_cast<std::uint32_t>(std::min<std::size_t>(span.begin, text_.size()));
    const auto after = std::upper_bound(line_starts_.begin(), line_starts_.end(), begin);
    std::string_view before = std::string_view(text_).substr(*(after - 1), begin - *(after - 1));
    if (after - 1 == line_starts_.begin() && before.substr(0, kByteOrderMark.size()) == kByteOrderMark)
        before.remove_prefix(kByteOrderMark.size());
    return {name_, static_cast<int>(after - line_starts_.begin()), static_cast<int>(count_characters(before)) + 1,
            span};
}

std::size_t Document::line_start(int line) const {
    const auto index = static_cast<std::size_t>(std::max(line, 1) - 1);
    return index < line_starts_.size() ? line_starts_[index] : text_.size();
}

}  // namespace briar
