#include "editor/window/editor_app.hpp"

#include <clocale>
#include <iostream>

#include <wx/image.h>
#include <wx/log.h>
#include <wx/thread.h>

#include "editor/core/recovery.hpp"
#include "editor/widget/program_style.hpp"
#include "editor/window/main_frame.hpp"

namespace briar::editor {

bool EditorApp::OnInit() {
    if (!LastingApp::OnInit()) return false;
    SetAppName("briarwright");
    SetAppDisplayName("Briarwright");
    // Numbers are read and written the same in every language.
    std::setlocale(LC_NUMERIC, "C");
    delete wxLog::SetActiveTarget(new wxLogStderr);
    wxImage::AddHandler(new wxPNGHandler);
    wxImage::AddHandler(new wxJPEGHandler);
    style_program();
    forget_put_aside();
    frame_ = new MainFrame;
    frame_->Bind(wxEVT_SYS_COLOUR_CHANGED, [](wxSysColourChangedEvent& event) {
        style_program();
        event.Skip();
    });
    frame_->Show();
    frame_->Raise();
    if (folder_.empty()) {
        frame_->look_for_lost_work();
    } else {
        frame_->open_folder(folder_);
    }
    return true;
}

void EditorApp::on_mishap(const wxString& what) {
    std::cerr << "briar: a mistake of the program itself: " << what.utf8_string() << '\n';
    // Only told once: where it comes from may be called again and again, by painting too.
    if (!wxIsMainThread() || mishap_told_) return;
    mishap_told_ = true;
    CallAfter([this] {
        if (!frame_) return;
        frame_->tell(
            "Something went wrong inside the program, and it goes on. Nothing that you wrote is lost: save it, and "
            "open the pack again if anything looks odd.",
            wxICON_ERROR);
    });
}

}  // namespace briar::editor
