#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "runtime/bots/bot.hpp"

namespace briar {
class Session;
}

namespace briar::cli {

/// Who decides for which seat: bots for some, whoever reads the screen for the others.
class Seats {
public:
    /// From words such as `1=greedy`; seats count from 0. Throws WrongUse.
    static Seats read(const std::vector<std::string>& words, int seats);

    /// Lets bots choose as long as one is to decide; gives how many choices were made. Stops where a rule fails.
    std::size_t play(Session& session);
    [[nodiscard]] bool is_bot(int seat) const { return bots_.find(seat) != bots_.end(); }

private:
    std::map<int, std::unique_ptr<Bot>> bots_;
};

/// The bot of that name; throws WrongUse with the names that there are.
[[nodiscard]] std::unique_ptr<Bot> require_bot(const std::string& name);

}  // namespace briar::cli
