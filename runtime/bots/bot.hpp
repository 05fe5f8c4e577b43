#pragma once

#include <cstddef>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

/// Bots: choosing an option of a decision without a person. A bot looks at the game and changes nothing in it, so that
/// a game replayed without the bot is the same; where it needs chance it takes it from the state's `bots` stream and
/// the number of choices made, without moving the stream on. The same state so gives the same choice.
namespace briar {

class Game;
class Session;

class Bot {
public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    virtual ~Bot() = default;

    /// The index of one of the decision's options. The game must not be over. The session may be asked for numbers that
    /// rules modify, which needs one that is not const; it stays as it is.
    [[nodiscard]] virtual std::size_t choose(Session& session) = 0;
    /// Whoever thinks long gives up soon after this asks for it, and then chooses any option.
    virtual void heed(const std::stop_token& stop) { static_cast<void>(stop); }
};

/// A bot to which it is enough to see where the game stands: it needs no session.
class OnlookerBot : public Bot {
public:
    [[nodiscard]] std::size_t choose(Session& session) final;
    [[nodiscard]] virtual std::size_t choose(Game& game) = 0;
};

/// A bot that there is, by name.
struct BotSort {
    std::string name;
    std::string doc;
    std::unique_ptr<Bot> (*make)();
};

/// All bots, in a fixed order.
[[nodiscard]] const std::vector<BotSort>& bot_sorts();
/// Null: there is no bot of that name.
[[nodiscard]] std::unique_ptr<Bot> make_bot(std::string_view name);

}  // namespace briar
