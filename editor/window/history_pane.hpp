#pragma once

#include <vector>

#include <wx/panel.h>

#include "editor/core/signal.hpp"
#include "editor/widget/refresh_when_seen.hpp"

class wxListBox;

namespace briar::editor {

class OpenPack;

/// Every change since the pack was opened; a double click goes back or forth to it.
class HistoryPane : public wxPanel {
public:
    explicit HistoryPane(wxWindow* parent);
    void show(OpenPack* pack);

private:
    [[nodiscard]] std::vector<wxString> wanted_rows() const;
    void fill();
    void go_to(int row);

    OpenPack* pack_ = nullptr;
    Subscription changes_;
    wxListBox* list_;
    std::vector<wxString> rows_;  ///< as they are shown
    RefreshWhenSeen fresh_;
};

}  // namespace briar::editor
