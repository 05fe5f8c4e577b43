// Runs the tests inside the event loop of a real application.
#include <gtest/gtest.h>

#include <clocale>

#include <wx/image.h>
#include <wx/log.h>

#include "editor/widget/lasting_app.hpp"
#include "editor/widget/program_style.hpp"
#include "tests/editor/complaints.hpp"

namespace {

class TestApp : public briar::editor::LastingApp {
public:
    bool OnInit() override {
        std::setlocale(LC_NUMERIC, "C");
        delete wxLog::SetActiveTarget(new wxLogStderr);
        briar::fail_on_complaints();
        SetExitOnFrameDelete(false);
        wxImage::AddHandler(new wxPNGHandler);
        briar::editor::style_program();
        CallAfter([this] {
            code_ = RUN_ALL_TESTS();
            ExitMainLoop();
        });
        return true;
    }
    int OnRun() override {
        wxApp::OnRun();
        return code_;
    }
    void OnInitCmdLine(wxCmdLineParser&) override {}
    bool OnCmdLineParsed(wxCmdLineParser&) override { return true; }

protected:
    void on_mishap(const wxString& what) override { briar::note_mishap(what.utf8_string()); }

private:
    int code_ = 1;
};

}  // namespace

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    wxApp::SetInstance(new TestApp);
    return wxEntry(argc, argv);
}
