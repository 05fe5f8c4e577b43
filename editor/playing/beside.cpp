#include "editor/playing/beside.hpp"

#include "runtime/session/systems.hpp"

namespace briar::editor {

CarriedGame carry_beside(const GameCopy& copy, GameRules rules) {
    CarriedGame result;
    Session& session = copy.course.session();
    result.carried =
        carry_over(session, rules.rules, system_set().script_host(*rules.rules), session.options(), copy.renamed);
    result.rules = std::move(rules);
    result.moment = copy.moment;
    return result;
}

RerunReport rerun_beside(const GameCopy& copy, const GameRules& rules, WorkProgress& progress,
                         const std::stop_token& stop) {
    RerunReport report;
    if (!rules.rules) {
        report.problems = rules.problems;
        return report;
    }
    const auto made = [&](std::size_t done, std::size_t all) {
        progress.all = all;
        progress.done = done;
        return !stop.stop_requested();
    };
    return rerun(copy.course, rules.rules, system_set().script_host(*rules.rules), copy.renamed, made);
}

}  // namespace briar::editor
