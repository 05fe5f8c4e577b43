#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/panel.h>

#include "editor/core/signal.hpp"
#include "runtime/source/diagnostic.hpp"

class wxListView;
class wxSearchCtrl;
class wxStaticText;

namespace briar::editor {

class OpenPack;

/// All problems of the open pack, the worst first; a double click leads to the place.
class ProblemsPane : public wxPanel {
public:
    explicit ProblemsPane(wxWindow* parent);

    void show(OpenPack* pack);
    /// Problems that are not of the pack's check: why a game cannot begin. Shown until the next check.
    void show_others(const Diagnostics& problems);
    [[nodiscard]] const std::vector<Diagnostic>& listed() const { return listed_; }
    void open(std::size_t index);

    std::function<void(const Diagnostic& problem)> on_open;
    /// How many errors and warnings there are.
    std::function<void(std::size_t errors, std::size_t warnings)> on_count;

private:
    void take(const Diagnostics& problems);
    void fill();

    OpenPack* pack_ = nullptr;
    Subscription checks_;
    std::vector<Diagnostic> problems_;
    std::vector<Diagnostic> listed_;
    wxSearchCtrl* filter_;
    wxStaticText* count_;
    wxListView* list_;
};

}  // namespace briar::editor
