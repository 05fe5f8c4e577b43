// Games in files: saving, opening, recording tests.
#include "editor/playing/play_model.hpp"
#include "runtime/session/record_test.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/filled_yaml.hpp"

namespace briar::editor {

std::string PlayModel::record_test(const std::string& name) {
    Session& session = course_.session();
    const std::size_t step = session.at();
    const Tree test = briar::record_test(session, name, course_.steps_here() > 0 ? step - 1 : step);
    return test.is_null() ? std::string() : filled_yaml(test);
}

void PlayModel::save(const std::filesystem::path& file) { save_game(course_.session(), file); }

LoadedGame PlayModel::read(const std::filesystem::path& file, const PackPath& path) {
    LoadOptions options;
    options.path = path;
    options.on_difference = OnDifference::Accept;
    return load_game(system_set(), file, options);
}

bool PlayModel::take(LoadedGame loaded, const PackPath& path, Diagnostics& problems) {
    problems.append(std::move(loaded.problems));
    if (!loaded.session) return false;
    stop_bots();
    const Ruleset& compiled = loaded.session->rules();
    GameRules rules;
    rules.rules = loaded.session->game().shared_rules();
    rules.catalog = compiled.catalog;
    rules.wish = {{}, path, {}, compiled.catalog->entry(compiled.scenario).id, compiled.modes};
    for (const Pack& pack : compiled.catalog->packs())
        rules.wish.packs.push_back(pack.id);
    others_.clear();
    line_ = 0;
    next_line_ = 1;
    held_ = false;
    problems_ = {};
    note_ = loaded.same ? std::string() : "The packs have changed since: it goes on from what still fits.";
    adopt({std::move(rules), std::move(loaded.session)});
    touch();
    return true;
}

}  // namespace briar::editor
