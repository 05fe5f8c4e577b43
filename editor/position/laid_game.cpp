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

CompiledRules compile_rules(const SystemSet& set, std::shared_ptr<const Catalog> catalog,
                            const ScenarioChoice& choice) {
    CompiledRules compiled;
    compiled.rules = compile_scenario(set, std::move(catalog), choice, compiled.problems);
    return compiled;
}

Laying::Key Laying::key_of(const ScenarioChoice& choice) {
    Key key{choice.scenario};
    key.insert(key.end(), choice.modes.begin(), choice.modes.end());
    return key;
}

LaidGame Laying::fresh(const std::string& scenario) {
    Setup setup;
    setup.seed = 1;
    setup.seats = 0;
    return lay({scenario, {}}, setup, nullptr);
}

LaidGame Laying::given(const PackTest& test) { return lay(test.choice, test.setup, test.given); }

LaidGame Laying::lay(const ScenarioChoice& choice, Setup setup, const Node* position) {
    if (!knows(choice)) take(choice, compile_rules(set_, catalog_, choice));
    const CompiledRules& known = compiled_.at(key_of(choice));
    if (known.rules) return lay_out(known.rules, std::move(setup), position);
    LaidGame laid;
    laid.problems.append(Diagnostics(known.problems));
    return laid;
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
