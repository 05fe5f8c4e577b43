#include "editor/window/whisper.hpp"

#include "editor/picture/wx_text.hpp"

namespace briar::editor {
namespace {

constexpr int kAWhile = 10'000;  // milliseconds

}  // namespace

Whisper::Whisper(wxFrame& frame) : frame_(frame) {
    timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { end(); });
}

void Whisper::say(const wxString& text) {
    said_ = in_quotes(text);
    frame_.SetStatusText(said_, 0);
    // Letters of other scripts are higher than the field: the whole bar is painted.
    frame_.GetStatusBar()->Refresh();
    timer_.StartOnce(kAWhile);
}

bool Whisper::says(const wxString& text) const { return !said_.empty() && said_ == in_quotes(text); }

void Whisper::end() {
    if (!said_.empty() && frame_.GetStatusBar()->GetStatusText(0) == said_) {
        frame_.SetStatusText("", 0);
        frame_.GetStatusBar()->Refresh();
    }
    said_.clear();
}

}  // namespace briar::editor
