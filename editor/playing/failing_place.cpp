#include "editor/playing/failing_place.hpp"

#include "runtime/engine/ruleset.hpp"

namespace briar::editor {

Place place_of(const Failure& failure, const Ruleset& rules) {
    Place place;
    place.file = failure.file;
    place.line = failure.line;
    // A later pack may have replaced the script of an earlier one.
    const std::vector<Pack>& packs = rules.catalog->packs();
    for (auto pack = packs.rbegin(); pack != packs.rend(); ++pack) {
        if (rules.catalog->file(pack->id, failure.file) == nullptr) continue;
        place.file = (pack->folder / failure.file).generic_string();
        break;
    }
    return place;
}

Diagnostic problem_of(const Failure& failure, const Ruleset& rules) {
    Diagnostic problem = to_diagnostic(failure);
    problem.place = place_of(failure, rules);
    problem.message = "in the running game: " + problem.message;
    problem.hint = "mend it and take the change in: the rule takes part again" +
                   (problem.hint.empty() ? std::string() : "\n" + problem.hint);
    return problem;
}

std::string where_in_words(const Failure& failure) {
    if (failure.file.empty()) return {};
    const std::size_t slash = failure.file.find_last_of('/');
    const std::string name = slash == std::string::npos ? failure.file : failure.file.substr(slash + 1);
    return "in " + name + (failure.line > 0 ? ", line " + std::to_string(failure.line) : "");
}

}  // namespace briar::editor
