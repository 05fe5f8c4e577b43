#include "editor/playing/step_trace.hpp"

#include "editor/playing/course.hpp"
#include "runtime/engine/system.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {

std::string choice_in_words(const Game& game, std::size_t option) {
    const Decision& decision = game.decision();
    const std::string who =
        decision.hero ? game.rules().name(decision.hero) : game.rules().system->seat_name(game, decision.seat);
    return who + ": " + decision.options[option].kind->label(game, decision.options[option]);
}

StepTrace trace_here(const Course& course) {
    StepTrace trace{course.at(), course.remark(), false, {}};
    if (course.at() == course.first()) trace.what = "the game begins";
    if (!trace.what.empty()) return trace;
    const Session& session = course.session();
    const std::size_t option = session.option_of(session.at());
    const auto copy = session.branch(session.at() - 1, system_set().script_host(session.rules()));
    trace.what = choice_in_words(copy->game(), option);
    Trace watched;
    copy->set_watcher(&watched);
    copy->choose(option);
    trace.lines = watched.take();
    return trace;
}

}  // namespace briar::editor
