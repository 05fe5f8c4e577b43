#include "editor/window/whisper.hpp"

#include "editor/picture/wx_text.hpp"

namespace briar::editor {
namespace {

constexpr int kAWhile = 10'000;  // milliseconds

}  // namespace

Whisper::Whisper(wxFrame& frame) : frame_(frame) {
    timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { end(); });
    wxEvtHandler::AddFilter(this);
}

Whisper::~Whisper() { wxEvtHandler::RemoveFilter(this); }

int Whisper::FilterEvent(wxEvent& event) {
    const wxEventType type = event.GetEventType();
    if (type == wxEVT_KEY_DOWN || type == wxEVT_CHAR_HOOK || type == wxEVT_LEFT_DOWN) pressed_since_ = true;
    return Event_Skip;
}

void Whisper::say(const wxString& text) {
    said_ = in_quotes(text);
    covered_ = false;
    pressed_since_ = false;
    show(said_);
    timer_.StartOnce(kAWhile);
}

void Whisper::show(const wxString& text) {
    if (frame_.GetStatusBar() == nullptr) return;
    frame_.SetStatusText(text, 0);
    // Letters of other scripts are higher than the field: the whole bar is painted.
    frame_.GetStatusBar()->Refresh();
}

void Whisper::cover(const wxString& help) {
    const bool covered = !help.empty();
    if (!covered && !covered_) return;
    covered_ = covered;
    show(covered ? help : said_);
}

bool Whisper::says(const wxString& text) const { return !said_.empty() && said_ == in_quotes(text); }

void Whisper::turn_away() {
    if (pressed_since_) end();
}

void Whisper::end() {
    if (!said_.empty() && !covered_) show("");
    said_.clear();
}

}  // namespace briar::editor
