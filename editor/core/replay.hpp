#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "editor/core/journal_record.hpp"

namespace briar::editor {

struct FileText {
    std::string text;
    bool present = false;

    friend bool operator==(const FileText&, const FileText&) = default;
};

/// Follows a journal on texts of its own: how each file stood after so many records.
class Replay {
public:
    void take(const JournalRecord& record);

    /// Every file that was changed so far, as it was before.
    [[nodiscard]] const std::map<std::string, FileText>& bases() const { return bases_; }
    /// One of them as it is now.
    [[nodiscard]] const FileText& now(const std::string& file) const { return now_.at(file); }
    /// Of the steps that are done now, as the history has them: those that were joined are one.
    [[nodiscard]] std::vector<std::string> labels() const;

private:
    void add_step(const JournalRecord& record);

    std::map<std::string, FileText> bases_;
    std::map<std::string, FileText> now_;
    std::vector<std::string> labels_;
    std::size_t position_ = 0;
};

}  // namespace briar::editor
