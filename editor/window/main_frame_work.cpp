// The pack's tests: recorded ones, and running them.
#include <algorithm>

#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/playing/recording.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/problems_pane.hpp"

namespace briar::editor {
namespace {

/// What failed comes before what is only to be thought about. There is some problem.
const Diagnostic& first_error(const Diagnostics& problems) {
    const std::vector<Diagnostic>& all = problems.list();
    const auto error =
        std::find_if(all.begin(), all.end(), [](const Diagnostic& each) { return each.severity == Severity::Error; });
    return error != all.end() ? *error : all.front();
}

}  // namespace

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
    whisper(dots("The pack's tests run"));
    testing_.run([snapshot = pack_->workspace().snapshot()](
                     const std::stop_token& stop) { return run_pack_tests(snapshot, stop); },
                 [this, tested = pack_->workspace().revision()](TestReport report) { tell_of_tests(report, tested); });
}

/// As long as the pack is as it was tested; what failed can be gone to.
void MainFrame::tell_of_tests(const TestReport& report, std::uint64_t tested) {
    const wxString said = to_wx(report.in_words());
    const auto holds = [this, tested] { return pack_ && pack_->workspace().revision() == tested; };
    if (!holds()) return whisper(said + " The pack has changed since.");
    const Diagnostics problems = report.all_problems();
    pack_->note_test_problems(problems, tested);
    std::vector<MessageBar::Answer> answers;
    if (!problems.empty()) {
        answers.push_back({"&Show", [this, place = first_error(problems).place] {
                               if (pack_) open_place(place);
                           }});
    }
    info_->tell(said, report.failed() > 0 ? wxICON_WARNING : wxICON_INFORMATION, std::move(answers), holds);
    whisper_.end();  // not the same twice
}

}  // namespace briar::editor
