#pragma once

#include <string>

#include <wx/panel.h>

#include "editor/core/disk_changes.hpp"

namespace briar::editor {

/// Two versions of a file: what is different, line by line, with what stands around it.
class ComparePage : public wxPanel {
public:
    /// What the two are called.
    struct Sides {
        std::string both;  ///< "here and on the disk"
        std::string ours;
        std::string theirs;
    };

    ComparePage(wxWindow* parent, const Versions& versions, Sides sides);
    [[nodiscard]] const std::string& file() const { return file_; }
    /// Other versions of the same file.
    void show(const Versions& versions);

private:
    std::string file_;
    Sides sides_;
    class LinkedText* text_ = nullptr;
};

}  // namespace briar::editor
