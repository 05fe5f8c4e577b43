#include "editor/core/text_search.hpp"

#include <algorithm>
#include <map>

#include "editor/core/edit_plan.hpp"
#include "editor/core/pack_file.hpp"
#include "editor/core/source_document.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/source/letters.hpp"
#include "runtime/source/report.hpp"
#include "runtime/source/utf8.hpp"

namespace briar::editor {
namespace {

std::string trimmed(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(" \t");
    const std::size_t end = line.find_last_not_of(" \t\r");
    return begin == std::string_view::npos ? std::string() : std::string(line.substr(begin, end - begin + 1));
}

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
        const std::string_view whole = text.substr(line_begin, end - line_begin);
        TextHit found{file_,
                      {document_.path().generic_string(), line, column, make_span(at, at + words_.size())},
                      trimmed(whole),
                      std::string::npos};
        const std::size_t begin = line_begin + std::min(whole.find_first_not_of(" \t"), whole.size());
        if (at >= begin && at + words_.size() <= begin + found.line.size()) found.at = at - begin;
        return found;
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
