#include "runtime/engine/verb_args.hpp"

namespace briar {

void refuse(const Game& game, const RuleContext& context, const std::string& message) {
    if (!context.rule) throw RuleError(context.rule, {}, 0, message, {});
    const Place& place = game.rules().rules[context.rule.value].place;
    throw RuleError(context.rule, place.file, place.line, message, {});
}

PieceId meant(const Game& game, const RuleContext& context, PieceId piece, bool (*fits)(const Game&, PieceId),
              std::string_view what) {
    if (!piece) {
        const std::string noun(what.substr(what.find(' ') + 1));
        refuse(game, context, "there is no " + noun + " here: say which is meant");
    }
    if (!fits(game, piece)) refuse(game, context, "`" + name_of(game, piece) + "` is not " + std::string(what));
    return piece;
}

}  // namespace briar
