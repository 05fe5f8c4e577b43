#include "runtime/cli/play/seats.hpp"

#include "runtime/cli/arguments.hpp"
#include "runtime/session/session.hpp"

namespace briar::cli {

std::unique_ptr<Bot> require_bot(const std::string& name) {
    std::unique_ptr<Bot> bot = make_bot(name);
    if (bot != nullptr) return bot;
    std::vector<std::string> known;
    std::string all;
    for (const BotSort& sort : bot_sorts()) {
        known.push_back(sort.name);
        all += (all.empty() ? "" : ", ") + sort.name;
    }
    const std::string near = nearest(name, known);
    throw WrongUse("there is no bot `" + name + "`",
                   near.empty() ? "there are " + all : "did you mean `" + near + "`?");
}

Seats Seats::read(const std::vector<std::string>& words, int seats) {
    Seats result;
    for (const std::string& word : words) {
        const std::size_t equals = word.find('=');
        const auto seat = whole_number(std::string_view(word).substr(0, equals));
        if (equals == std::string::npos || !seat)
            throw WrongUse("--bot must be SEAT=NAME, such as 1=greedy, not `" + word + "`");
        if (*seat >= static_cast<std::uint64_t>(seats)) {
            throw WrongUse("there is no seat " + std::to_string(*seat),
                           "seats count from 0 to " + std::to_string(seats - 1) + "; --seats says how many there are");
        }
        result.bots_[static_cast<int>(*seat)] = require_bot(word.substr(equals + 1));
    }
    return result;
}

std::size_t Seats::play(Session& session) {
    std::size_t choices = 0;
    while (!session.over()) {
        const auto bot = bots_.find(session.decision().seat.value);
        if (bot == bots_.end()) break;
        const std::size_t option = session.not_failing(bot->second->choose(session));
        if (!session.choose(option).done()) break;
        ++choices;
    }
    return choices;
}

}  // namespace briar::cli
