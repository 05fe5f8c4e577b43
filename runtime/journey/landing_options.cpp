#include "runtime/journey/landing_options.hpp"

#include <string>

#include "runtime/journey/texts.hpp"

namespace briar::journey {
namespace {

const ShopData& shop_arg(const Game& game, std::int32_t arg) { return data(game).shops[static_cast<std::size_t>(arg)]; }

std::string gold_text(const Game& game) { return std::to_string(journey(game).gold) + " gold"; }

std::string landing_prompt(const Game& game, const Decision& decision) {
    return "At " + name_at(game, decision, 0) + ": " + counted(hand_size(game), "card", "cards") + " in hand, " +
           std::to_string(deck_size(game)) + " in the deck, " + gold_text(game);
}

std::string shop_prompt(const Game& game, const Decision& decision) {
    const std::string place = decision.args[0] < 0 ? "On offer" : shop_arg(game, decision.args[0]).name;
    return place + ": " + gold_text(game) + " to spend";
}

std::string rest_key(const Game&, const Option&) { return "rest"; }

std::string rest_label(const Game& game, const Option& option) {
    return data(game).rests.name + ": shuffle " + counted(option.args[0], "discarded card", "discarded cards") +
           " into the deck (" + counted(option.args[1], "token", "tokens") + " left)";
}

std::string shop_key(const Game& game, const Option& option) { return "visit " + shop_arg(game, option.args[0]).id; }

std::string shop_label(const Game& game, const Option& option) {
    const ShopData& shop = shop_arg(game, option.args[0]);
    return shop.name + ": see " + counted(shop.draw, "item", "items") + ", " + gold_text(game) + " to spend (" +
           counted(option.args[1], "token", "tokens") + " left)";
}

std::string go_on_key(const Game&, const Option&) { return "go on"; }
std::string go_on_label(const Game&, const Option&) { return "Go on: draw cards and take the skill check"; }

std::string buy_key(const Game& game, const Option& option) { return "buy " + id_at(game, option, 0); }

std::string buy_label(const Game& game, const Option& option) {
    return "Buy " + name_at(game, option, 0) + " (" + number_at(option, 1) + " gold)";
}

std::string done_key(const Game&, const Option&) { return "done"; }

std::string done_label(const Game& game, const Option&) {
    const int left = count(game, data(game).offered);
    return left == 0 ? "Done" : "Done (" + counted(left, "item leaves", "items leave") + " the game)";
}

}  // namespace

const PromptKind kLandingPrompt{"landing", landing_prompt};
const PromptKind kShopPrompt{"shop", shop_prompt};

const OptionKind kRestOption{"rest", rest_key, rest_label};
const OptionKind kShopOption{"visit", shop_key, shop_label};
const OptionKind kGoOnOption{"go-on", go_on_key, go_on_label};
const OptionKind kBuyOption{"buy", buy_key, buy_label};
const OptionKind kDoneOption{"done", done_key, done_label};

}  // namespace briar::journey
