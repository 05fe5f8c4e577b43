#include "editor/core/text_search.hpp"

#include <algorithm>

#include "editor/core/pack_file.hpp"
#include "editor/core/source_document.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/source/report.hpp"
#include "runtime/source/utf8.hpp"

namespace briar::editor {
namespace {

std::string lower(std::string_view text) {
    std::string small(text);
    for (char& c : small)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return small;
}

std::string trimmed(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(" \t");
    const std::size_t end = line.find_last_not_of(" \t\r");
    return begin == std::string_view::npos ? std::string() : std::string(line.substr(begin, end - begin + 1));
}

class FileSearch {
public:
    FileSearch(std::string file, const SourceDocument& document, std::string_view words)
        : file_(std::move(file)), document_(document), text_(document.text()), words_(lower(words)) {}

    void find(std::vector<TextHit>& hits, std::size_t most) const {
        const std::string small = lower(text_);
        std::size_t line_begin = 0;
        int line = 1;
        for (std::size_t at = small.find(words_); at != std::string::npos && hits.size() < most;
             at = small.find(words_, at + words_.size())) {
            for (std::size_t end = text_.find('\n', line_begin); end < at; end = text_.find('\n', line_begin)) {
                line_begin = end + 1;
                ++line;
            }
            hits.push_back(hit(at, line, line_begin));
        }
    }

private:
    [[nodiscard]] TextHit hit(std::size_t at, int line, std::size_t line_begin) const {
        const std::string_view text = text_;
        const std::size_t end = std::min(text.find('\n', line_begin), text.size());
        const auto column = static_cast<int>(count_characters(text.substr(line_begin, at - line_begin))) + 1;
        return {file_,
                {document_.path().generic_string(), line, column, make_span(at, at + words_.size())},
                trimmed(text.substr(line_begin, end - line_begin))};
    }

    std::string file_;
    const SourceDocument& document_;
    const std::string& text_;
    std::string words_;
};

}  // namespace

std::vector<TextHit> find_in_texts(const Workspace& workspace, std::string_view words, std::size_t most) {
    std::vector<TextHit> hits;
    if (words.empty()) return hits;
    for (const PackFile& each : workspace.files()) {
        if (each.document) FileSearch(each.name, *each.document, words).find(hits, most);
    }
    return hits;
}

}  // namespace briar::editor
