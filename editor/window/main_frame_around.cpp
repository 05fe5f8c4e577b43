// What others do around the pack's texts: to pictures, and to packs below.
#include "editor/core/surroundings.hpp"
#include "editor/core/workspace.hpp"
#include "editor/picture/art_store.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"

namespace briar::editor {

/// Beside the window's work: there may be many files.
void MainFrame::look_around() {
    if (!pack_ || looking_around_.busy()) return;
    const Workspace& workspace = pack_->workspace();
    looking_around_.run([snapshot = workspace.snapshot(), known = workspace.surroundings()](
                            const std::stop_token& stop) { return editor::look_around(snapshot, known, stop); },
                        [this](SeenAround seen) { take_surroundings(std::move(seen)); });
}

void MainFrame::take_surroundings(SeenAround seen) {
    // What is held in the hand is of the pack as it stands; it is seen again the next time.
    if (!pack_ || held_.holds()) return;
    const AroundChange change = pack_->workspace().take_surroundings(std::move(seen));
    if (!change.any()) return;
    art_may_be_new();
    whisper(change.below ? "Packs below were changed outside: they are read anew."
                         : "Pictures that were changed outside are shown as they are now.");
}

}  // namespace briar::editor
