// Lines of play: games that were left at some step and can be gone back to. Nothing that was played is lost.
#include <algorithm>
#include <utility>

#include "editor/playing/play_model.hpp"
#include "runtime/session/position.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

/// Which of two lines is gone on in when one is dropped: the last one before it, else the first behind it.
bool goes_before(std::size_t a, std::size_t b, std::size_t dropped) {
    if ((a < dropped) != (b < dropped)) return a < dropped;
    return a < dropped ? a > b : a < b;
}

}  // namespace

/// The line that is played is kept among the others.
void PlayModel::set_aside() {
    const std::size_t here = at();
    others_.push_back({line_, std::move(course_), bots_});
    line_ = {next_line_++, here, false, {}};
}

/// Another game is to be played: the one so far is kept, if anybody has played it. The note says so.
bool PlayModel::keep_running_game() {
    note_.clear();
    if (!playing() || last() == first()) return false;
    note_ = "The game before is kept: see line " + std::to_string(line_.number + 1) + " in the menu of lines.";
    set_aside();
    line_.begun_at = 0;
    line_.is_new = true;
    return true;
}

/// Whatever is done now cuts it off: it stays as a line that can be gone back to.
void PlayModel::keep_what_is_ahead(Ahead of) {
    const std::size_t ahead = last() - at();
    // A change of the pack that is all there is ahead can be taken in again at any time.
    const bool only_a_change = course_.eras().size() > 1 && course_.eras().back().begins == last();
    const bool slip = ahead == 1 && (of == Ahead::OfAChoice || only_a_change);
    if (slip) note_ = "The step that was taken back is replaced.";
    if (slip || ahead == 0) return;
    const std::size_t before = line_.number;
    Course other = course_.branch(at());
    set_aside();
    adopt(std::move(other));
    const std::string steps =
        ahead == 1 ? "The step that followed is" : "The " + std::to_string(ahead) + " steps that followed are";
    note_ = steps + " kept: see line " + std::to_string(before + 1) + " in the menu of lines.";
}

Diagnostics PlayModel::restart() {
    GameRules rules = course_.last_rules();
    Session::Begun begun =
        Session::begin(rules.rules, system_set().script_host(*rules.rules), start_in(*rules.catalog));
    if (!begun.session) return std::move(begun.problems);
    stop_bots();
    set_aside();
    line_.begun_at = 0;
    adopt({std::move(rules), std::move(begun.session)});
    note_ = "Begun again, in a line of its own; the game so far is kept.";
    touch();
    return std::move(begun.problems);
}

void PlayModel::branch(std::size_t step) {
    if (step >= last()) {
        note_ =
            "This is the end of the game so far: what is done now goes on in this line. Go back to an earlier step "
            "to begin another line there.";
        return touch();
    }
    stop_bots();
    Course other = course_.branch(step);
    set_aside();
    adopt(std::move(other));
    note_ = "A line of its own from step " + std::to_string(at()) + ".";
    touch();
}

std::vector<PlayModel::Line> PlayModel::lines() const {
    std::vector<Line> all;
    for (const Kept& each : others_)
        all.push_back(each.line);
    if (playing()) all.push_back(line_);
    std::sort(all.begin(), all.end(), [](const Line& a, const Line& b) { return a.number < b.number; });
    return all;
}

std::string PlayModel::line_name(const Line& line) const {
    const auto other =
        std::find_if(others_.begin(), others_.end(), [&](const Kept& each) { return each.line.number == line.number; });
    const Course& course = other == others_.end() ? course_ : other->course;
    std::string name = "Line " + std::to_string(line.number + 1);
    if (!line.called.empty()) name += ", " + line.called;
    const auto played = [](const Course& of) { return of.session().rules().scenario_name; };
    const bool several = std::any_of(others_.begin(), others_.end(),
                                     [&](const Kept& each) { return played(each.course) != played(course_); });
    if (several) name += ", " + played(course);
    if (line.is_new && !several && line.called.empty()) name += ", another game";
    if (line.begun_at > 0) name += ", from step " + std::to_string(line.begun_at);
    name += ": step " + std::to_string(course.at()) + " of " + std::to_string(course.last());
    const Result result = course.session().state().header().result;
    if (result != Result::Playing) name += std::string(", ") + kResultNames[static_cast<std::size_t>(result)];
    return name;
}

void PlayModel::go_to_line(std::size_t line) {
    const auto other =
        std::find_if(others_.begin(), others_.end(), [&](const Kept& each) { return each.line.number == line; });
    if (other == others_.end()) return;
    stop_bots();
    Kept next = std::move(*other);
    *other = {line_, std::move(course_), std::move(bots_)};
    go_on_in(std::move(next));
    touch();
}

void PlayModel::go_on_in(Kept next) {
    line_ = std::move(next.line);
    bots_ = std::move(next.bots);
    note_.clear();
    adopt(std::move(next.course));
    held_ = held_ || bot_decides();
}

void PlayModel::call_line(std::size_t line, const std::string& name) {
    if (playing() && line_.number == line) line_.called = name;
    for (Kept& each : others_)
        if (each.line.number == line) each.line.called = name;
    touch();
}

/// What was thrown away before is gone now.
void PlayModel::drop_line(std::size_t line) {
    if (others_.empty()) return;
    if (line_.number == line) {
        const auto nearest = std::min_element(others_.begin(), others_.end(), [line](const Kept& a, const Kept& b) {
            return goes_before(a.line.number, b.line.number, line);
        });
        go_to_line(nearest->line.number);
    }
    const auto drop =
        std::find_if(others_.begin(), others_.end(), [line](const Kept& e) { return e.line.number == line; });
    if (drop == others_.end()) return;
    note_ = line_name(drop->line) + ": thrown away. The menu of lines brings it back.";
    dropped_.clear();
    dropped_.push_back(std::move(*drop));
    others_.erase(drop);
    touch();
}

void PlayModel::drop_other_lines() {
    if (others_.empty()) return;
    dropped_ = std::exchange(others_, {});
    note_ = dropped_.size() == 1 ? "The other line is" : "The other " + std::to_string(dropped_.size()) + " lines are";
    note_ += " thrown away. The menu of lines brings back what was thrown away.";
    touch();
}

void PlayModel::bring_lines_back() {
    for (Kept& each : dropped_)
        others_.push_back(std::move(each));
    dropped_.clear();
    note_.clear();
    touch();
}

}  // namespace briar::editor
