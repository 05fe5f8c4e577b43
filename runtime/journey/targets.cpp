#include "runtime/journey/targets.hpp"

#include <algorithm>
#include <array>

#include "runtime/journey/texts.hpp"

namespace briar::journey {
namespace {

constexpr const char* kDieWord = "die";
constexpr const char* kDiscardedWord = "discarded-card";

struct Listing {
    const Game& game;
    std::vector<std::int32_t>& out;

    void add(PieceId piece) const { out.push_back(piece.value); }
};

template <class Fits>
void heroes_that(const Listing& on, Fits fits) {
    for (const PieceId hero : party(on.game)) {
        if (fits(on.game, hero)) on.add(hero);
    }
}

void standing_ones(const Listing& on) { heroes_that(on, standing); }
void ready_ones(const Listing& on) { heroes_that(on, ready); }
void exhausted_ones(const Listing& on) {
    heroes_that(on, [](const Game& g, PieceId hero) { return standing(g, hero) && !ready(g, hero); });
}
void fallen_ones(const Listing& on) {
    heroes_that(on, [](const Game& g, PieceId hero) { return !standing(g, hero); });
}
void hurt_ones(const Listing& on) {
    heroes_that(on, [](const Game& g, PieceId hero) {
        return standing(g, hero) && health(g, hero) < hero_def(g, hero).health;
    });
}

/// Copies are alike: one of each is offered.
void cards_in(const Listing& on, ZoneId zone) {
    const Ruleset& rules = on.game.rules();
    for (const PieceId card : ZoneRange(on.game.state(), zone)) {
        const bool known = std::any_of(on.out.begin(), on.out.end(), [&](std::int32_t other) {
            return rules.info(piece_arg(other)).def == rules.info(card).def;
        });
        if (!known) on.add(card);
    }
}

void cards_in_hand(const Listing& on) { cards_in(on, data(on.game).hand); }
void discarded_cards(const Listing& on) { cards_in(on, data(on.game).discard); }

void dice(const Listing& on) {
    const JourneyState& state = journey(on.game);
    for (std::size_t i = 0; i < state.faces.size(); ++i) {
        const bool used = ((state.used_dice >> i) & 1U) != 0;
        if (state.faces[i] != kNoFace && !used) on.out.push_back(static_cast<std::int32_t>(i));
    }
}

constexpr auto kRows = std::to_array<TargetRow<Listing>>({
    {{"hero", "A hero of the party who stands."}, standing_ones},
    {{"ready-hero", "A hero who stands and is not exhausted."}, ready_ones},
    {{"exhausted-hero", "A hero who stands and is exhausted."}, exhausted_ones},
    {{"hurt-hero", "A hero who stands and has taken damage."}, hurt_ones},
    {{"fallen-hero", "A hero who is incapacitated."}, fallen_ones},
    {{"card", "A card in hand."}, cards_in_hand},
    {{kDiscardedWord, "A card on the discard pile."}, discarded_cards},
    {{kDieWord, "A die of the running check that has not been used."}, dice},
});

bool aims_at_die(const Action& action) { return action.target == kDieWord; }

std::int8_t shown_face(const Game& game, std::int32_t die) {
    return journey(game).faces[static_cast<std::size_t>(die)];
}

}  // namespace

std::vector<TargetWord> target_words() { return words_of(kRows); }

void list_targets(const Game& game, const Action& action, std::vector<std::int32_t>& out) {
    kRows[action.target_word].list({game, out});
}

void aim_at(const Action& action, std::int32_t target, Event& event) {
    event.fields[aims_at_die(action) ? kActionDie : kActionTarget] = target;
}

std::string target_key(const Game& game, const Action& action, std::int32_t target) {
    if (!aims_at_die(action)) return id_of(game, piece_arg(target));
    const std::int8_t face = shown_face(game, target);
    return face == kNoFace ? "die" : icon_id(game, face_icon(game, face));
}

std::string target_text(const Game& game, const Action& action, std::int32_t target) {
    // What lies on the discard pile cannot be read anywhere else on the table.
    if (action.target == kDiscardedWord) return card_text(game, piece_arg(target));
    if (!aims_at_die(action)) return name_of(game, piece_arg(target));
    const std::int8_t face = shown_face(game, target);
    return face == kNoFace ? "a die" : icon_def(game, face_icon(game, face)).name;
}

Event action_event(const Game& game, PieceId hero, PieceId carrier) {
    const PieceId item = carrier && is_item(game, carrier) ? carrier : PieceId{};
    const PieceId card = carrier && is_card(game, carrier) ? carrier : PieceId{};
    return Event(data(game).words.action, hero, at(game), item, card, PieceId{}, Arg{-1});
}

}  // namespace briar::journey
