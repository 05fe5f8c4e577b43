#include "runtime/bots/skilled_bot.hpp"

#include <utility>
#include <vector>

#include "runtime/bots/bot_chance.hpp"
#include "runtime/session/session.hpp"

namespace briar {
namespace {

/// The options that have not failed here, `favourite` first.
std::vector<std::size_t> candidates(const Session& session, std::size_t favourite) {
    std::vector<std::size_t> options;
    if (!session.is_failing(favourite)) options.push_back(favourite);
    for (std::size_t i = 0; i < session.decision().options.size(); ++i) {
        if (i != favourite && !session.is_failing(i)) options.push_back(i);
    }
    return options;
}

}  // namespace

std::size_t SkilledBot::choose(Session& session) {
    const std::size_t favourite = greedy_.choose(session.game_to_ask());
    std::vector<std::size_t> options = candidates(session, favourite);
    if (options.size() < 2) return options.empty() ? favourite : options.front();
    if (rehearsal_ == nullptr || &rehearsal_->rules() != &session.rules())
        rehearsal_ = std::make_unique<Rehearsal>(session.game().shared_rules());
    if (!rehearsal_->reach(session)) return options.front();
    return Race(*rehearsal_, std::move(options), bot_seed(session.game()), budget_, stop_).run();
}

}  // namespace briar
