#pragma once

#include <string>
#include <vector>

#include "runtime/engine/ids.hpp"
#include "runtime/source/diagnostic.hpp"

namespace briar {
class Game;
}

namespace briar::editor {

/// Everything about one component in play, for people who look for a reason.
struct Inspection {
    struct Counter {
        std::string name;
        int value = 0;
        int minimum = 0;
        int maximum = 0;
        std::string doc;
    };
    struct Part {
        std::string name;  ///< of a rule, an action or a modifier
        std::string what;  ///< `answers entered`, `action`, `changes move_cost`
        Place place;
        bool put_aside = false;
    };
    struct Carried {
        std::string special;  ///< its name
        std::string id;
        std::string text;
        std::vector<Part> parts;
    };
    struct Held {
        std::string zone;  ///< `backpack`
        std::vector<std::string> pieces;
    };

    std::string title;
    std::string entry;  ///< `monsters/wolf`: what "edit this" opens
    std::string piece;  ///< `wolf#2`
    std::string where;  ///< `on Old mill`, `in the backpack of Ann`
    std::vector<Counter> counters;
    std::vector<Carried> specials;
    std::vector<Held> holds;
};

[[nodiscard]] Inspection inspect(const Game& game, PieceId piece);
/// The numbers of the whole game.
[[nodiscard]] std::vector<Inspection::Counter> inspect_vars(const Game& game);

}  // namespace briar::editor
