#pragma once

#include <string>

#include <wx/panel.h>

#include "editor/core/disk_changes.hpp"

namespace briar::editor {

/// A file as it is here and as it is on the disk: what is different, line by line, with what stands around it.
class ComparePage : public wxPanel {
public:
    ComparePage(wxWindow* parent, const Versions& versions);
    [[nodiscard]] const std::string& file() const { return file_; }

private:
    std::string file_;
};

}  // namespace briar::editor
