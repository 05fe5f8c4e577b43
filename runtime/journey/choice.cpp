#include "runtime/journey/choice.hpp"

#include <string>

#include "runtime/journey/heroes.hpp"
#include "runtime/journey/texts.hpp"

namespace briar::journey {
namespace {

struct Words {
    const char* verb;      ///< `restore`, as in keys
    const char* label;     ///< `Restore`
    const char* question;  ///< `Who is restored?`
};

Words words(HeroChoice what) {
    switch (what) {
        case HeroChoice::Incapacitate:
            return {"incapacitate", "Incapacitate", "Who is incapacitated?"};
        case HeroChoice::Heal:
            return {"heal", "Heal", "Who is healed?"};
        case HeroChoice::Restore:
            return {"restore", "Restore", "Who is ready again?"};
        case HeroChoice::Revive:
            return {"revive", "Revive", "Who is revived?"};
        case HeroChoice::Exhaust:
            break;
    }
    return {"exhaust", "Exhaust", "Who is exhausted?"};
}

Words words(CardChoice what) {
    if (what == CardChoice::TakeBack) return {"take back", "Take back", "Which card comes back to the hand?"};
    return {"discard", "Discard", "Which card is discarded?"};
}

HeroChoice hero_choice(std::int32_t arg) { return static_cast<HeroChoice>(arg); }
CardChoice card_choice(std::int32_t arg) { return static_cast<CardChoice>(arg); }

std::string hero_prompt(const Game&, const Decision& decision) {
    const int amount = decision.args[1];
    return (amount > 0 ? std::to_string(amount) + ": " : "") + words(hero_choice(decision.args[0])).question;
}

std::string hero_key(const Game& game, const Option& option) {
    return std::string(words(hero_choice(option.args[1])).verb) + " " + id_at(game, option, 0);
}

/// How the hero stands now, as far as it matters for the choice.
std::string hero_label(const Game& game, const Option& option) {
    const PieceId hero = piece_arg(option.args[0]);
    const HeroChoice what = hero_choice(option.args[1]);
    std::string text = std::string(words(what).label) + " " + name_of(game, hero);
    if (what == HeroChoice::Revive) return text;
    text += " (" + std::to_string(health(game, hero)) + " health";
    if (exhausted(game, hero)) text += ", exhausted";
    return text + ")";
}

std::string card_prompt(const Game&, const Decision& decision) { return words(card_choice(decision.args[0])).question; }

std::string card_key(const Game& game, const Option& option) {
    return std::string(words(card_choice(option.args[1])).verb) + " " + id_at(game, option, 0);
}

std::string card_label(const Game& game, const Option& option) {
    return std::string(words(card_choice(option.args[1])).label) + " " + card_text(game, piece_arg(option.args[0]));
}

}  // namespace

const PromptKind kHeroPrompt{"hero", hero_prompt};
const PromptKind kCardPrompt{"card", card_prompt};
const OptionKind kHeroOption{"hero", hero_key, hero_label};
const OptionKind kCardOption{"card", card_key, card_label};

bool fits(Game& game, HeroChoice what, PieceId hero) {
    switch (what) {
        case HeroChoice::Heal:
            return standing(game, hero) && health(game, hero) < most_health(game, hero);
        case HeroChoice::Restore:
            return exhausted(game, hero);
        case HeroChoice::Revive:
            return in_party(game, hero) && !standing(game, hero);
        case HeroChoice::Exhaust:
            return ready(game, hero);
        case HeroChoice::Incapacitate:
            break;
    }
    return standing(game, hero);
}

Flow<PieceId> choose_hero(Game& game, HeroChoice what, int amount) {
    game.begin_decision(kHeroPrompt, SeatId{0}, PieceId{}, {static_cast<Arg>(what), amount});
    for (const PieceId hero : party(game)) {
        if (fits(game, what, hero)) game.offer(kHeroOption, hero.value, static_cast<Arg>(what), amount);
    }
    if (game.decision().options.empty()) co_return PieceId{};
    const Option option = co_await game.ask();
    co_return piece_arg(option.args[0]);
}

bool seen_before(const Game& game, PieceId piece) {
    const DefId def = game.rules().info(piece).def;
    for (PieceId before = game.state().piece(piece).previous; before; before = game.state().piece(before).previous) {
        if (game.rules().info(before).def == def) return true;
    }
    return false;
}

Flow<PieceId> choose_card(Game& game, CardChoice what, ZoneId from) {
    game.begin_decision(kCardPrompt, SeatId{0}, PieceId{}, {static_cast<Arg>(what)});
    for (const PieceId card : ZoneRange(game.state(), from)) {
        if (!seen_before(game, card)) game.offer(kCardOption, card.value, static_cast<Arg>(what));
    }
    if (game.decision().options.empty()) co_return PieceId{};
    const Option option = co_await game.ask();
    co_return piece_arg(option.args[0]);
}

}  // namespace briar::journey
