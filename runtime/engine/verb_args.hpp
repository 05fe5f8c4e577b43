#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <type_traits>

#include "runtime/engine/pieces.hpp"

/// How verbs understand what they are given, and how they refuse it.
namespace briar {

/// Ends the rule with a message in words: a RuleError at the rule's place.
[[noreturn]] void refuse(const Game& game, const RuleContext& context, const std::string& message);

/// The piece that a verb is about. Refuses none, and pieces that do not fit `what`, such as `a tile`.
PieceId meant(const Game& game, const RuleContext& context, PieceId piece, bool (*fits)(const Game&, PieceId),
              std::string_view what);

/// A verb's result: a number, a truth or a piece as an argument; pieces are left in Game::list, and counted.
template <class Result>
Arg give(Game& game, const Result& result) {
    if constexpr (std::is_same_v<Result, PieceId>) {
        return Event::to_arg(result);
    } else if constexpr (std::is_convertible_v<Result, Arg>) {
        return Arg{result};
    } else {
        game.list().clear();
        for (const PieceId piece : result)
            game.list().push_back(piece);
        return static_cast<Arg>(game.list().size());
    }
}

/// A query that gives `what(game)`.
template <auto what>
Arg of_game(Game& game, RuleContext&, const Args&) {
    return give(game, what(game));
}

/// A query that gives `what(game, piece)` of the piece in its first parameter, as `piece` understands it.
template <auto what, auto piece>
Arg of_piece(Game& game, RuleContext& context, const Args& args) {
    return give(game, what(game, piece(game, context, args[0])));
}

/// Whether there is a definition, and it has the tag.
template <class Def>
[[nodiscard]] bool tagged(const Def* def, const std::string& tag) {
    return def != nullptr && std::find(def->tags.begin(), def->tags.end(), tag) != def->tags.end();
}

}  // namespace briar
