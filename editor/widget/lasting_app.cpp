#include "editor/widget/lasting_app.hpp"

#include <exception>

namespace briar::editor {

/// Only within a handler.
void LastingApp::tell_current() {
    try {
        throw;
    } catch (const std::exception& mishap) {
        on_mishap(wxString::FromUTF8(mishap.what()));
    } catch (...) {
        on_mishap("something that is no std::exception was thrown");
    }
}

bool LastingApp::OnExceptionInMainLoop() {
    tell_current();
    return true;
}

void LastingApp::ProcessPendingEvents() {
    try {
        wxApp::ProcessPendingEvents();
    } catch (...) {
        tell_current();
        // What was put off behind it is still to be done.
        WakeUpIdle();
    }
}

void LastingApp::OnAssertFailure(const wxChar* file, int line, const wxChar* function, const wxChar* condition,
                                 const wxChar* message) {
    on_mishap(wxString::Format("%s:%d: %s: %s %s", file, line, function, condition, message));
}

}  // namespace briar::editor
