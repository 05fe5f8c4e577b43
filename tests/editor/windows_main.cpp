// Runs the tests inside the event loop of a real application.
#include <gtest/gtest.h>

#include <clocale>

#include <wx/app.h>
#include <wx/log.h>

#include "tests/editor/complaints.hpp"

namespace {

class TestApp : public wxApp {
public:
    bool OnInit() override {
        std::setlocale(LC_NUMERIC, "C");
        delete wxLog::SetActiveTarget(new wxLogStderr);
        briar::fail_on_complaints();
        SetExitOnFrameDelete(false);
        wxImage::AddHandler(new wxPNGHandler);
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
    bool OnExceptionInMainLoop() override { throw; }
    /// Where people would be asked what to do, nobody answers.
    void OnAssertFailure(const wxChar* file, int line, const wxChar* function, const wxChar* condition,
                         const wxChar* message) override {
        ADD_FAILURE() << wxString(file) << ":" << line << ": " << wxString(function) << ": " << wxString(condition)
                      << ": " << wxString(message);
    }

private:
    int code_ = 1;
};

}  // namespace

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    wxApp::SetInstance(new TestApp);
    return wxEntry(argc, argv);
}
