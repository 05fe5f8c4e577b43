#include "tests/bots/bot_game.hpp"

#include "runtime/bots/bot.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/systems.hpp"
#include "tests/root.hpp"

namespace briar::tests {

std::shared_ptr<const Ruleset> rules_of(const std::string& scenario, const std::vector<std::string>& modes) {
    Diagnostics problems;
    const SystemSet& set = system_set();
    const auto scenarios = project_root() / "scenarios";
    const auto catalog = load_content(set, {scenario}, {scenarios, scenarios / "examples"}, problems);
    return compile_scenario(set, catalog, {scenario, modes}, problems);
}

std::unique_ptr<Session> begin_game(const std::shared_ptr<const Ruleset>& rules, const Setup& setup) {
    SessionOptions options;
    options.log = false;
    return Session::begin(rules, system_set().script_host(*rules), {setup, nullptr, nullptr}, options).session;
}

PlayedGame play_game(Session& session, const std::string& bot, std::size_t most) {
    const auto player = make_bot(bot);
    PlayedGame played;
    while (!session.over() && played.decisions < most) {
        if (!session.choose(player->choose(session)).done()) break;
        ++played.decisions;
    }
    played.result = session.game().header().result;
    played.hash = session.state_hash();
    return played;
}

}  // namespace briar::tests
