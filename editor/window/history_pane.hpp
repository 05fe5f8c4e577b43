#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include <wx/panel.h>

#include "editor/core/signal.hpp"
#include "editor/widget/refresh_when_seen.hpp"

class wxListBox;

namespace briar::editor {

class OpenPack;

/// Every change since the pack was opened; a double click asks to go back or forth to it.
class HistoryPane : public wxPanel {
public:
    /// `go` gets how many steps are to be done then.
    HistoryPane(wxWindow* parent, std::function<void(std::size_t)> go);
    void show(OpenPack* pack);

private:
    [[nodiscard]] std::vector<wxString> wanted_rows() const;
    void fill();

    std::function<void(std::size_t)> go_;
    OpenPack* pack_ = nullptr;
    Subscription changes_;
    wxListBox* list_;
    std::vector<wxString> rows_;  ///< as they are shown
    RefreshWhenSeen fresh_;
};

}  // namespace briar::editor
