#include "runtime/journey/objections.hpp"

#include <algorithm>
#include <string>

#include "runtime/journey/check_options.hpp"
#include "runtime/journey/check_payment.hpp"
#include "runtime/journey/choice.hpp"
#include "runtime/journey/harm_options.hpp"
#include "runtime/journey/heroes.hpp"
#include "runtime/journey/landing_options.hpp"
#include "runtime/journey/paying.hpp"
#include "runtime/journey/payment_options.hpp"
#include "runtime/journey/rest.hpp"
#include "runtime/journey/shop.hpp"
#include "runtime/journey/texts.hpp"

namespace briar::journey {
namespace {

/// Why a hero of the party can do nothing now; empty: it can.
std::string state_of(const Game& game, PieceId hero) {
    if (!standing(game, hero)) return name_of(game, hero) + " is incapacitated.";
    return ready(game, hero) ? std::string() : name_of(game, hero) + " is exhausted.";
}

class Objecting {
public:
    Objecting(const Game& game, Game& probe, PieceId about) : game_(game), probe_(probe), about_(about) {}

    std::vector<Objection> all() {
        const PromptKind* prompt = game_.decision().prompt;
        if (prompt == &kLandingPrompt) at_landing();
        if (prompt == &kShopPrompt) in_shop();
        if (prompt == &kCheckPrompt || prompt == &kIconPrompt) in_check();
        if (prompt == &kFightPrompt || prompt == &kMovePrompt || prompt == &kCardsPrompt) paying();
        if (prompt == &kDamagePrompt) taking_damage();
        if (about_) std::erase_if(result_, [&](const Objection& each) { return each.about != about_; });
        return std::move(result_);
    }

private:
    void add(PieceId about, std::string what, std::string why) {
        result_.push_back({about, std::move(what), std::move(why), {}});
    }
    [[nodiscard]] bool offered(const OptionKind& kind, std::size_t arg, Arg value) const {
        const auto& options = game_.decision().options;
        return std::any_of(options.begin(), options.end(),
                           [&](const Option& each) { return each.kind == &kind && each.args[arg] == value; });
    }
    [[nodiscard]] bool any_offered(const OptionKind& kind) const {
        const auto& options = game_.decision().options;
        return std::any_of(options.begin(), options.end(), [&](const Option& each) { return each.kind == &kind; });
    }

    // --- FR-9: landing
    void at_landing() {
        if (!any_offered(kRestOption)) resting();
        for (std::size_t i = 0; i < data(game_).shops.size(); ++i) {
            if (!offered(kShopOption, 0, static_cast<Arg>(i))) visiting(i);
        }
        if (!about_) return;
        for (const PieceId card : ZoneRange(game_.state(), data(game_).hand))
            add(card, "Use " + name_of(game_, card),
                "Cards pay for icons in the check, for the fight and for the way on: go on first.");
    }
    void resting() {
        const std::string& what = data(game_).rests.name;
        if (what.empty()) return;
        if (journey(game_).rest_tokens == 0) return add({}, what, "No token is left for it.");
        const bool hand_too = !data(game_).rules.rest_keeps_hand && hand_size(game_) > 0;
        if (count(game_, data(game_).discard) == 0 && !hand_too)
            return add({}, what, "Nothing has been discarded that could be shuffled into the deck.");
        result_.push_back(forbidden(probe_, data(game_).words.may_rest, Event(EventId{}, at(game_)), {}, what));
    }
    void visiting(std::size_t shop) {
        const ShopData& place = data(game_).shops[shop];
        if (journey(game_).shop_tokens[shop] == 0) return add({}, place.name, "No token is left for it.");
        if (count(game_, place.deck) == 0) return add({}, place.name, "It has nothing left to sell.");
        const Event subject(EventId{}, at(game_), static_cast<Arg>(shop) + 1);
        result_.push_back(forbidden(probe_, data(game_).words.may_shop, subject, {}, place.name));
    }

    // --- FR-9.2: buying
    void in_shop() {
        const int gold = journey(game_).gold;
        for (const PieceId item : ZoneRange(game_.state(), data(game_).offered)) {
            const int cost = price(probe_, item);
            if (cost <= gold) continue;
            add(item, "Buy " + name_of(game_, item),
                "It costs " + std::to_string(cost) + " gold, and there are " + std::to_string(gold) + ".");
        }
    }

    // --- FR-4.3: paying for icons
    void in_check() {
        const bool within = game_.decision().prompt == &kIconPrompt;
        const Icon icon = within ? static_cast<Icon>(game_.decision().args[0]) : CheckPayment(game_).next_icon();
        const std::string pay = "Pay " + icon_def(game_, icon).name;
        if (!any_offered(kPayIconOption)) add({}, pay, "What is there does not pay for all icons that are missing.");
        for (const PieceId card : ZoneRange(game_.state(), data(game_).hand)) {
            if (!pays_already(card)) add(card, pay + " with " + name_of(game_, card), why_not_pay(card, icon, within));
        }
        for (const PieceId hero : party(game_)) {
            if (pays_already(hero)) continue;
            const std::string tired = state_of(game_, hero);
            add(hero, pay + " with " + name_of(game_, hero), tired.empty() ? why_not_pay(hero, icon, within) : tired);
        }
    }
    /// Of cards that are alike one is offered.
    [[nodiscard]] bool pays_already(PieceId piece) const {
        const auto& options = game_.decision().options;
        const DefId def = game_.rules().info(piece).def;
        return std::any_of(options.begin(), options.end(), [&](const Option& each) {
            if (each.kind != &kPayIconOption || static_cast<Means::Sort>(each.args[1]) == Means::Sort::Die)
                return false;
            return game_.rules().info(piece_arg(each.args[2])).def == def;
        });
    }
    [[nodiscard]] std::string why_not_pay(PieceId piece, Icon icon, bool within) const {
        const IconSet shown = shown_icons(game_, piece);
        if (pays(game_, shown, icon))
            return within ? "It is set aside already, or needed for another icon." : "It is needed for another icon.";
        std::vector<std::string> names;
        for (Icon each = 0; each < data(game_).icons.size(); ++each)
            if ((shown >> each & 1U) != 0) names.push_back(icon_def(game_, each).name);
        return names.empty() ? std::string("It shows no icon.") : "It shows " + listed(names) + ".";
    }

    // --- FR-5.1, FR-6.1: paying points
    void paying() {
        const auto side = static_cast<Side>(game_.decision().args[0]);
        const int needed = game_.decision().args[1];
        const Purse purse = open_purse(probe_, side);
        const std::string points = side == Side::Fight ? "fight points" : "movement points";
        const auto hand = static_cast<unsigned>(std::min<std::size_t>(purse.pieces.count, kMostCards));
        const int most = worth(purse.all(), static_cast<CardSet>((std::uint64_t{1} << hand) - 1), purse.doubling);
        if (most < needed)
            add({}, "Pay",
                "All cards together are worth " + std::to_string(most) + " " + points + ", and " +
                    std::to_string(needed) + " are needed.");
        const auto laid = static_cast<CardSet>(game_.decision().args[3]);
        const bool one_by_one = game_.decision().prompt == &kCardsPrompt;
        for (std::size_t i = 0; i < purse.pieces.count; ++i) {
            const PieceId card = purse.pieces.cards[i];
            const std::string what = "Pay with " + name_of(game_, card);
            if (one_by_one && i < kMostCards && (laid >> i & 1U) != 0) {
                add(card, what, "It is laid out already.");
            } else if (purse.cards[i].points == 0 && !purse.cards[i].doubles) {
                add(card, what, "It is worth no " + points + " here.");
            } else if (most < needed) {
                add(card, what, "With all others it is not enough.");
            }
        }
    }

    // --- FR-4.8: damage
    void taking_damage() {
        for (const PieceId hero : party(game_)) {
            if (offered(kDamageOption, 0, hero.value)) continue;
            const std::string what = name_of(game_, hero) + " takes damage";
            add(hero, what,
                standing(game_, hero) ? "It has been given as much as " + name_of(game_, hero) + " can take."
                                      : state_of(game_, hero));
        }
    }

    const Game& game_;
    Game& probe_;
    PieceId about_;
    std::vector<Objection> result_;
};

}  // namespace

std::vector<ActionSource> action_sources(const Game& game) {
    const PieceId first = lead(game);
    std::vector<ActionSource> sources{{first, {}}};
    for (const PieceId hero : party(game))
        sources.push_back({hero, hero, state_of(game, hero)});
    for (const PieceId item : ZoneRange(game.state(), data(game).belongings))
        sources.push_back({first, item});
    for (const PieceId card : ZoneRange(game.state(), data(game).hand)) {
        if (!seen_before(game, card)) sources.push_back({first, card});
    }
    sources.push_back({first, at(game)});
    return sources;
}

std::vector<Objection> objections(const Game& game, Game& probe, PieceId about) {
    return Objecting(game, probe, about).all();
}

}  // namespace briar::journey
