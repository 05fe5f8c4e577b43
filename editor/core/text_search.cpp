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

/// Of other alphabets; not so quotation marks, dashes, dots and other signs.
bool is_letter_beyond_ascii(char32_t c) {
    const bool sign =
        c < 0xC0 || c == 0xD7 || c == 0xF7 || (c >= 0x2000 && c <= 0x206F) || (c >= 0x3000 && c <= 0x303F);
    return !sign;
}

class FileSearch {
public:
    FileSearch(std::string file, const SourceDocument& document, std::string_view words, Letters letters, WordEnds ends)
        : file_(std::move(file)),
          document_(document),
          text_(document.text()),
          words_(letters == Letters::Exact ? std::string(words) : small_letters(words)),
          letters_(letters),
          ends_(ends) {}

    void find(std::vector<TextHit>& hits, std::size_t most) const {
        const std::string small = letters_ == Letters::Exact ? text_ : small_letters(text_);
        LineWalk line(text_);
        for (std::size_t at = small.find(words_); at != std::string::npos && hits.size() < most;
             at = small.find(words_, at)) {
            if (ends_ == WordEnds::Whole && !is_whole(at)) {
                ++at;
                continue;
            }
            line.go_to(at);
            hits.push_back(hit(make_span(at, at + words_.size()), line));
            at += words_.size();
        }
    }

private:
    /// No part of a longer word.
    [[nodiscard]] bool is_whole(std::size_t at) const {
        const std::size_t end = at + words_.size();
        const bool goes_on_before = at > 0 && in_word(begin_of_character(at - 1)) && in_word(at);
        const bool goes_on_behind = end < text_.size() && in_word(end) && in_word(begin_of_character(end - 1));
        return !goes_on_before && !goes_on_behind;
    }
    [[nodiscard]] std::size_t begin_of_character(std::size_t at) const {
        while (at > 0 && (static_cast<unsigned char>(text_[at]) & 0xC0) == 0x80)
            --at;
        return at;
    }
    [[nodiscard]] bool in_word(std::size_t at) const {
        const char c = text_[at];
        return is_letter(c) || is_digit(c) || c == '_' || is_letter_beyond_ascii(read_utf8(text_, at).code_point);
    }

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
    WordEnds ends_;
};

}  // namespace

std::vector<TextHit> find_in_texts(const Workspace& workspace, std::string_view words, std::size_t most,
                                   Letters letters, WordEnds ends) {
    std::vector<TextHit> hits;
    if (words.empty()) return hits;
    for (const PackFile& each : workspace.files()) {
        if (hits.size() == most) break;
        if (each.document) FileSearch(each.name, *each.document, words, letters, ends).find(hits, most);
    }
    return hits;
}

std::string with_capitals_of(std::string_view found, std::string instead) {
    const auto is_small = [](char c) { return is_small_letter(c); };
    const auto is_capital = [](char c) { return is_letter(c) && !is_small_letter(c); };
    const auto capitals = std::count_if(found.begin(), found.end(), is_capital);
    if (capitals > 1 && std::none_of(found.begin(), found.end(), is_small)) {
        std::transform(instead.begin(), instead.end(), instead.begin(), capital_letter);
    } else if (!found.empty() && is_capital(found.front()) && !instead.empty()) {
        instead.front() = capital_letter(instead.front());
    } else if (!found.empty() && is_small(found.front())) {
        return with_small_first(instead);
    }
    return instead;
}

Command replace_in_texts(const Workspace& workspace, const std::vector<TextHit>& hits, const std::string& instead,
                         std::uint64_t found_at, Capitals capitals) {
    std::map<std::string, std::vector<Splice>> splices;
    EditPlan plan(workspace, found_at);
    for (std::size_t i = 0; plan.ok() && i < hits.size(); ++i) {
        const Span span = hits[i].place.span;
        const std::string found = plan.text(hits[i].file).substr(span.begin, span.size());
        splices[hits[i].file].push_back(
            {span, capitals == Capitals::AsFound ? with_capitals_of(found, instead) : instead});
    }
    for (const auto& [file, changes] : splices)
        plan.splice(file, changes);
    return plan.finish("Replace in " + std::to_string(hits.size()) + (hits.size() == 1 ? " place" : " places"));
}

}  // namespace briar::editor
