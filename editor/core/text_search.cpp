#include "editor/core/text_search.hpp"

#include <algorithm>
#include <map>

#include "editor/core/edit_plan.hpp"
#include "editor/core/pack_file.hpp"
#include "editor/core/source_document.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/source/letters.hpp"
#include "runtime/source/report.hpp"
#include "runtime/source/span_scan.hpp"
#include "runtime/source/utf8.hpp"

namespace briar::editor {
namespace {

/// Follows places through a text, each further on than the last, and knows the line that they stand in.
class LineWalk {
public:
    explicit LineWalk(std::string_view text) : text_(text), end_(end_from(0)) {}

    void go_to(std::size_t at) {
        while (end_ < at) {
            begin_ = seen_ = end_ + 1;
            end_ = end_from(begin_);
            ++number_;
            column_ = 1;
        }
        column_ += static_cast<int>(count_characters(text_.substr(seen_, at - seen_)));
        seen_ = at;
    }
    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] int column() const { return column_; }
    /// The line without blanks around it; of a long one what stands around a word.
    [[nodiscard]] Span part_around(Span word) const {
        std::size_t begin = begin_;
        std::size_t end = std::max<std::size_t>(end_, begin);
        while (begin < end && is_white(text_[begin]))
            ++begin;
        while (end > begin && is_white(text_[end - 1]))
            --end;
        if (word.begin > begin + kAround) begin = whole_from(word.begin - kAround);
        if (end > word.end + kAround) end = whole_from(word.end + kAround);
        return make_span(begin, end);
    }

private:
    static constexpr std::size_t kAround = 200;  // bytes

    [[nodiscard]] std::size_t end_from(std::size_t at) const { return std::min(text_.find('\n', at), text_.size()); }
    /// Not within a character.
    [[nodiscard]] std::size_t whole_from(std::size_t at) const {
        while (at < text_.size() && (static_cast<unsigned char>(text_[at]) & 0xC0) == 0x80)
            ++at;
        return at;
    }

    std::string_view text_;
    std::size_t begin_ = 0;
    std::size_t end_;
    std::size_t seen_ = 0;  ///< up to here the column is counted
    int number_ = 1;
    int column_ = 1;
};

class FileSearch {
public:
    FileSearch(std::string file, const SourceDocument& document, std::string_view words, Letters letters)
        : file_(std::move(file)),
          document_(document),
          text_(document.text()),
          words_(letters == Letters::Exact ? std::string(words) : small_letters(words)),
          letters_(letters) {}

    void find(std::vector<TextHit>& hits, std::size_t most) const {
        const std::string small = letters_ == Letters::Exact ? text_ : small_letters(text_);
        LineWalk line(text_);
        for (std::size_t at = small.find(words_); at != std::string::npos && hits.size() < most;
             at = small.find(words_, at + words_.size())) {
            line.go_to(at);
            hits.push_back(hit(make_span(at, at + words_.size()), line));
        }
    }

private:
    [[nodiscard]] TextHit hit(Span words, const LineWalk& line) const {
        const Span part = line.part_around(words);
        const bool whole = words.begin >= part.begin && words.end <= part.end;
        return {file_,
                {document_.path().generic_string(), line.number(), line.column(), words},
                text_.substr(part.begin, part.size()),
                whole ? words.begin - part.begin : std::string::npos};
    }

    std::string file_;
    const SourceDocument& document_;
    const std::string& text_;
    std::string words_;
    Letters letters_;
};

}  // namespace

std::vector<TextHit> find_in_texts(const Workspace& workspace, std::string_view words, std::size_t most,
                                   Letters letters) {
    std::vector<TextHit> hits;
    if (words.empty()) return hits;
    for (const PackFile& each : workspace.files()) {
        if (hits.size() == most) break;
        if (each.document) FileSearch(each.name, *each.document, words, letters).find(hits, most);
    }
    return hits;
}

Command replace_in_texts(const Workspace& workspace, const std::vector<TextHit>& hits, const std::string& instead,
                         std::uint64_t found_at) {
    std::map<std::string, std::vector<Splice>> splices;
    for (const TextHit& hit : hits)
        splices[hit.file].push_back({hit.place.span, instead});
    EditPlan plan(workspace, found_at);
    for (const auto& [file, changes] : splices)
        plan.splice(file, changes);
    return plan.finish("Replace in " + std::to_string(hits.size()) + (hits.size() == 1 ? " place" : " places"));
}

}  // namespace briar::editor
