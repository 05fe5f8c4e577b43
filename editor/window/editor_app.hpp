#pragma once

#include <filesystem>

#include <wx/app.h>

namespace briar::editor {

class MainFrame;

/// The program with its one window.
class EditorApp : public wxApp {
public:
    /// `folder`: the pack that is opened at once; empty: none.
    explicit EditorApp(std::filesystem::path folder = {}) : folder_(std::move(folder)) {}

    bool OnInit() override;
    // Words on the command line are read before there is an application.
    void OnInitCmdLine(wxCmdLineParser&) override {}
    bool OnCmdLineParsed(wxCmdLineParser&) override { return true; }
    // A mistake of the program itself is told and must not take anybody's work along.
    bool OnExceptionInMainLoop() override;
    void OnAssertFailure(const wxChar* file, int line, const wxChar* function, const wxChar* condition,
                         const wxChar* message) override;
    [[nodiscard]] MainFrame* frame() { return frame_; }

private:
    void tell_mishap(const wxString& what);

    std::filesystem::path folder_;
    MainFrame* frame_ = nullptr;
    bool mishap_told_ = false;
};

}  // namespace briar::editor
