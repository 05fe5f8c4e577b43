#pragma once

#include <filesystem>

#include <wx/weakref.h>

#include "editor/widget/lasting_app.hpp"
#include "editor/window/main_frame.hpp"

namespace briar::editor {

/// The program with its one window.
class EditorApp : public LastingApp {
public:
    /// `folder`: the pack that is opened at once; empty: none.
    explicit EditorApp(std::filesystem::path folder = {}) : folder_(std::move(folder)) {}

    bool OnInit() override;
    // Words on the command line are read before there is an application.
    void OnInitCmdLine(wxCmdLineParser&) override {}
    bool OnCmdLineParsed(wxCmdLineParser&) override { return true; }

protected:
    void on_mishap(const wxString& what) override;

private:
    std::filesystem::path folder_;
    wxWeakRef<MainFrame> frame_;
    bool mishap_told_ = false;
};

}  // namespace briar::editor
