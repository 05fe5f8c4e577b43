#include "editor/window/editor_app.hpp"

#include <clocale>

#include <wx/image.h>
#include <wx/log.h>

#include "editor/core/recovery.hpp"
#include "editor/widget/hint_colour.hpp"
#include "editor/window/main_frame.hpp"

namespace briar::editor {

bool EditorApp::OnInit() {
    if (!wxApp::OnInit()) return false;
    SetAppName("briarwright");
    SetAppDisplayName("Briarwright");
    // Numbers are read and written the same in every language.
    std::setlocale(LC_NUMERIC, "C");
    delete wxLog::SetActiveTarget(new wxLogStderr);
    wxImage::AddHandler(new wxPNGHandler);
    wxImage::AddHandler(new wxJPEGHandler);
    make_hints_readable();
    forget_put_aside();
    frame_ = new MainFrame;
    frame_->Show();
    frame_->Raise();
    if (folder_.empty()) {
        frame_->look_for_lost_work();
    } else {
        frame_->open_folder(folder_);
    }
    return true;
}

}  // namespace briar::editor
