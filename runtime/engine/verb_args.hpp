#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "runtime/engine/pieces.hpp"

/// How verbs understand what they are given, and how they refuse it.
namespace briar {

/// Ends the rule with a message in words: a RuleError at the rule's place.
[[noreturn]] void refuse(const Game& game, const RuleContext& context, const std::string& message);

/// The piece that a verb is about. Refuses none, and pieces that do not fit `what`, such as `a tile`.
PieceId meant(const Game& game, const RuleContext& context, PieceId piece, bool (*fits)(const Game&, PieceId),
              std::string_view what);

/// Leaves pieces in Game::list as the result of a verb; gives how many.
template <class Pieces>
Arg give_list(Game& game, const Pieces& pieces) {
    game.list().clear();
    for (const PieceId piece : pieces)
        game.list().push_back(piece);
    return static_cast<Arg>(game.list().size());
}

/// Whether there is a definition, and it has the tag.
template <class Def>
[[nodiscard]] bool tagged(const Def* def, const std::string& tag) {
    return def != nullptr && std::find(def->tags.begin(), def->tags.end(), tag) != def->tags.end();
}

}  // namespace briar
