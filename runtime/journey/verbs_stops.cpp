// Verbs about rests and shops.
#include <algorithm>

#include "runtime/journey/shop.hpp"
#include "runtime/journey/turn_logs.hpp"
#include "runtime/journey/verbs.hpp"

namespace briar::journey::verbs {
namespace {

constexpr int kMostTokens = 99;

std::uint8_t tokens(int count) { return static_cast<std::uint8_t>(std::clamp(count, 0, kMostTokens)); }

Arg add_rest_tokens(Game& game, RuleContext&, const Args& args) {
    std::uint8_t& left = journey::journey(game).rest_tokens;
    left = tokens(left + args[0]);
    game.log(kRestTokensLog, left);
    return left;
}

Arg add_shop_tokens(Game& game, RuleContext& context, const Args& args) {
    const std::size_t shop = shop_arg(game, context, args[1]);
    std::uint8_t& left = journey::journey(game).shop_tokens[shop];
    left = tokens(left + args[0]);
    game.log(kShopTokensLog, static_cast<Arg>(shop), left);
    return left;
}

/// Items are offered already: what is shown within a visit would leave the game with the visit.
Flow<Arg> offer(Game& game, RuleContext& context, Args args) {
    const std::size_t shop = shop_arg(game, context, args[1]);
    if (journey::count(game, data(game).offered) > 0) {
        refuse(game, context, "items are on offer already: no others can be offered before they are gone");
    }
    co_await journey::offer_items(game, shop, std::max(0, args[0]));
    co_return 0;
}

Arg discount(Game& game, RuleContext&, const Args& args) {
    if (journey::count(game, data(game).offered) == 0) return 0;
    std::int16_t& off = journey::journey(game).discount;
    off = static_cast<std::int16_t>(std::clamp(off + args[0], 0, 999));
    game.log(kDiscountLog, off);
    return off;
}

}  // namespace

void describe_stop_changes(Verbs& verbs) {
    const Param shop = may("shop", Type::Int, "", "Which shop, counted from 1.", "1", 1);
    verbs.change("add_rest_tokens", "Changes how often the party may still rest; gives how often that is now.",
                 {may("count", Type::Int, "", "How many more; less than 0 takes them away.", "1", 1)}, kNumber,
                 add_rest_tokens, "add_rest_tokens: 1");
    verbs.change("add_shop_tokens", "Changes how often the party may still go to a shop; gives how often that is now.",
                 {may("count", Type::Int, "", "How many more; less than 0 takes them away.", "1", 1), shop}, kNumber,
                 add_shop_tokens, "add_shop_tokens: 1");
    verbs.flow("offer_items",
               "Shows items of a shop's deck, which may be bought; the others leave the game. No token is spent.",
               {may("count", Type::Int, "", "How many.", "1", 1), shop}, kNothing, offer, "offer_items: 2");
    verbs.change("discount", "Takes gold off each price until the running visit to a shop ends; gives how much now.",
                 {need("gold", Type::Int, "", "How much.")}, kNumber, discount, "discount: 1");
}

}  // namespace briar::journey::verbs
