// How the journey's verbs understand what they are given.
#include "runtime/journey/verbs.hpp"

namespace briar::journey::verbs {

PieceId hero_arg(const Game& game, const RuleContext& context, Arg arg) {
    PieceId hero = arg < 0 ? game.rules().hero_fields.piece(context.event) : piece_arg(arg);
    if (!hero && context.carrier && is_hero(game, context.carrier)) hero = context.carrier;
    return meant(game, context, hero, is_hero, "a hero");
}

PieceId location_arg(const Game& game, const RuleContext& context, Arg arg) {
    return meant(game, context, arg < 0 ? at(game) : piece_arg(arg), is_location, "a location");
}

PieceId card_arg(const Game& game, const RuleContext& context, Arg arg) {
    return meant(game, context, piece_arg(arg), is_card, "an action card");
}

Icon icon_arg(const Game& game, Arg arg) { return icon_of(game, def_arg(arg)); }

std::size_t shop_arg(const Game& game, const RuleContext& context, Arg arg) {
    const std::size_t shops = data(game).shops.size();
    if (arg < 1 || static_cast<std::size_t>(arg) > shops) {
        refuse(game, context,
               "there is no shop " + std::to_string(arg) + ": there are " + std::to_string(shops) + ", counted from 1");
    }
    return static_cast<std::size_t>(arg - 1);
}

}  // namespace briar::journey::verbs
