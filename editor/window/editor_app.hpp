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
    [[nodiscard]] MainFrame* frame() { return frame_; }

private:
    std::filesystem::path folder_;
    MainFrame* frame_ = nullptr;
};

}  // namespace briar::editor
