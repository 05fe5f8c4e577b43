#pragma once

#include <wx/app.h>

namespace briar::editor {

/// A program that goes on after mistakes of its own, wherever in the window's thread they happen: in the answer to an
/// event, in what was put off until later, in an assertion.
class LastingApp : public wxApp {
public:
    bool OnExceptionInMainLoop() override;
    // What is put off (CallAfter) does not come by the way above.
    void ProcessPendingEvents() override;
    void OnAssertFailure(const wxChar* file, int line, const wxChar* function, const wxChar* condition,
                         const wxChar* message) override;

protected:
    /// A mistake of the program itself, in any thread.
    virtual void on_mishap(const wxString& what) = 0;

private:
    void tell_current();
};

}  // namespace briar::editor
