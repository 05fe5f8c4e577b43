// Lines of play: games that were left at some step and can be gone back to. Nothing that was played is lost.
#include <algorithm>

#include "editor/playing/play_model.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

/// From so many steps on, what a choice would cut off is kept as a line of its own: one step is a slip.
constexpr std::size_t kWorthKeeping = 2;

}  // namespace

/// The line that is played is kept among the others.
void PlayModel::set_aside() {
    const std::size_t here = at();
    others_.push_back({line_, std::move(course_), bots_});
    line_ = {next_line_++, here};
}

/// A game of its own. The one that was played is kept, if anything was done in it.
void PlayModel::begin_line(Course course) {
    const bool keeps = playing() && course_.last() > course_.first();
    const std::size_t before = line_.number;
    if (keeps) {
        set_aside();
        line_ = {line_.number, 0, true};
    }
    adopt(std::move(course));
    held_ = false;
    problems_ = {};
    note_ = keeps ? "The game before is kept: see line " + std::to_string(before + 1) + " in the list of lines." : "";
}

/// Whatever is done now cuts it off: it stays as a line that can be gone back to.
void PlayModel::keep_what_is_ahead() {
    const std::size_t ahead = last() - at();
    if (ahead == 1) note_ = "The step that was taken back is replaced.";
    if (ahead < kWorthKeeping) return;
    const std::size_t before = line_.number;
    Course other = course_.branch(at());
    set_aside();
    adopt(std::move(other));
    note_ = "The " + std::to_string(ahead) + " steps that followed are kept: see line " + std::to_string(before + 1) +
            " in the list of lines.";
}

Diagnostics PlayModel::restart() {
    stop_bots();
    GameRules rules = course_.last_rules();
    Session::Begun begun = Session::begin(rules.rules, system_set().script_host(*rules.rules), course_.start());
    if (!begun.session) return std::move(begun.problems);
    set_aside();
    adopt({std::move(rules), std::move(begun.session)});
    note_ = "Begun again, in a line of its own; the game so far is kept.";
    touch();
    return std::move(begun.problems);
}

void PlayModel::branch(std::size_t step) {
    stop_bots();
    Course other = course_.branch(step);
    set_aside();
    adopt(std::move(other));
    note_ = "A line of its own from step " + std::to_string(at()) + ".";
    touch();
}

std::vector<PlayModel::Line> PlayModel::lines() const {
    std::vector<Line> all;
    for (const Aside& each : others_)
        all.push_back(each.line);
    if (playing()) all.push_back(line_);
    std::sort(all.begin(), all.end(), [](const Line& a, const Line& b) { return a.number < b.number; });
    return all;
}

void PlayModel::go_to_line(std::size_t line) {
    const auto other =
        std::find_if(others_.begin(), others_.end(), [&](const auto& each) { return each.line.number == line; });
    if (other == others_.end()) return;
    stop_bots();
    Course next = std::move(other->course);
    std::swap(line_, other->line);
    std::swap(bots_, other->bots);
    other->course = std::move(course_);
    note_.clear();
    adopt(std::move(next));
    touch();
}

}  // namespace briar::editor
