#include "editor/position/laid_game.hpp"

#include "editor/position/zone_table.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/failure.hpp"
#include "runtime/session/position.hpp"
#include "runtime/session/scripts.hpp"
#include "runtime/session/systems.hpp"

namespace briar::editor {
namespace {

Diagnostic problem(std::string message) {
    Diagnostic diagnostic;
    diagnostic.id = "play.setup";
    diagnostic.message = std::move(message);
    return diagnostic;
}

/// Puts everything in its place. What cannot be is told.
bool put(Game& game, const Setup& setup, const Node* position, Diagnostics& problems) {
    try {
        game.set_up(setup);
        return position == nullptr || read_position(game, *position, problems);
    } catch (const SetupError& error) {
        problems.add(problem(error.what()));
    } catch (const RuleError& error) {
        problems.add(to_diagnostic(describe_failure(error, game.rules())));
    } catch (const ForcedRollError& error) {
        problems.add(problem(error.what()));
    }
    return false;
}

}  // namespace

LaidGame Laying::fresh(const std::string& scenario) {
    Setup setup;
    setup.seed = 1;
    setup.seats = 0;
    return lay({scenario, {}}, setup, nullptr);
}

LaidGame Laying::given(const PackTest& test) { return lay(test.choice, test.setup, test.given); }

LaidGame Laying::lay(const ScenarioChoice& choice, Setup setup, const Node* position) {
    std::vector<std::string> key{choice.scenario};
    key.insert(key.end(), choice.modes.begin(), choice.modes.end());
    auto known = compiled_.find(key);
    if (known == compiled_.end()) {
        LaidGame made;
        made.rules = compile_scenario(set_, catalog_, choice, made.problems);
        known = compiled_.emplace(std::move(key), std::move(made)).first;
    }
    if (!known->second.rules) {
        LaidGame laid;
        laid.problems.append(Diagnostics(known->second.problems));
        return laid;
    }
    return lay_out(known->second.rules, std::move(setup), position);
}

LaidGame lay_out(const std::shared_ptr<const Ruleset>& rules, Setup setup, const Node* position) {
    LaidGame laid;
    laid.rules = rules;
    if (setup.seats == 0) setup.seats = laid.rules->seats_least;
    auto game = std::make_unique<Game>(laid.rules, make_scripts(*laid.rules));
    if (!put(*game, setup, position, laid.problems)) return laid;
    laid.scene = position_scene(*game);
    laid.game = std::move(game);
    return laid;
}

}  // namespace briar::editor
