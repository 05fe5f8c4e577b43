// The pack's tests: recorded ones, and running them.
#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/playing/recording.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/problems_pane.hpp"

namespace briar::editor {
std::string MainFrame::new_test_file(const std::string& name) const {
    std::string file = file_for_test(name);
    for (int i = 2; pack_ && pack_->workspace().document(file) != nullptr; ++i)
        file = file_for_test(name, i);
    return file;
}

/// A recorded test is shown where it was asked for; whoever has gone on to something else is only told.
void MainFrame::add_test(const std::string& name, const std::string& text) {
    if (!pack_) return;
    const std::string file = new_test_file(name);
    Command command;
    command.label = "Record the test " + name;
    command.changes.push_back({file, FileAction::Create, {{{0, 0}, text}}, 0});
    const std::string refused = pack_->apply(command);
    if (!refused.empty()) return tell(to_wx(refused), wxICON_WARNING);
    if (tabs_->GetCurrentPage() == play_) return open_file(file);
    tell("The test is in the pack: " + to_wx(file) + ".", wxICON_INFORMATION);
}

void MainFrame::run_tests() {
    if (!pack_) return;
    whisper("The pack's tests run ...");
    testing_.run([snapshot = pack_->workspace().snapshot()](
                     const std::stop_token& stop) { return run_pack_tests(snapshot, stop); },
                 [this](TestReport report) {
                     const Diagnostics problems = report.all_problems();
                     problems_->show_others(problems);
                     const wxString said = to_wx(report.in_words());
                     // What is fine is said by the way; an older message about tests is over.
                     info_->turn_away();
                     whisper(said);
                     if (report.failed() > 0) tell(said, wxICON_WARNING);
                 });
}

}  // namespace briar::editor
