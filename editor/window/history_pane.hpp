#pragma once

#include <wx/panel.h>

#include "editor/core/signal.hpp"

class wxListBox;

namespace briar::editor {

class OpenPack;

/// Every change since the pack was opened; a double click goes back or forth to it.
class HistoryPane : public wxPanel {
public:
    explicit HistoryPane(wxWindow* parent);
    void show(OpenPack* pack);

private:
    void fill();
    void go_to(int row);

    OpenPack* pack_ = nullptr;
    Subscription changes_;
    wxListBox* list_;
    bool waiting_ = false;
};

}  // namespace briar::editor
