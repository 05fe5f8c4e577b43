// Reading positions: the row, the pawn, the decks, where the turn stands.
#include <algorithm>
#include <charconv>

#include "runtime/content/values.hpp"
#include "runtime/journey/position_reader.hpp"
#include "runtime/journey/set_up.hpp"
#include "runtime/journey/texts.hpp"

namespace briar::journey {
namespace {

std::vector<std::string> leg_ids(const Game& game) {
    std::vector<std::string> ids;
    for (const LegData& each : data(game).legs)
        ids.push_back(each.id);
    return ids;
}

void clear_row(Game& game) {
    while (count(game, leg(game).row) > 0)
        to_box(game, game.state().zone(leg(game).row).front);
}

}  // namespace

void PositionReader::read_leg() {
    const Node* const name = key("leg");
    if (name == nullptr) return;
    const std::vector<std::string> ids = leg_ids(game_);
    const auto found = std::find(ids.begin(), ids.end(), name->text);
    if (found == ids.end()) {
        return finder_.unknown(*name, "position.unknown-leg", "the scenario has no leg `" + name->text + "`",
                               name->text, ids);
    }
    const auto index = static_cast<std::size_t>(found - ids.begin());
    if (index == journey(game_).leg) return;
    clear_row(game_);
    begin_leg(game_, index);
}

void PositionReader::read_row() {
    const Node* const names = key("row");
    if (names == nullptr) return;
    if (names->is_list() && names->items.empty()) {
        return finder_.problem(*names, "position.empty-row", "the row has no location for the pawn to stand on",
                               "name one at least");
    }
    const std::vector<PieceId> pieces = finder_.take_all(names, "locations");
    if (pieces.empty()) return;
    clear_row(game_);
    for (const PieceId piece : pieces)
        place(piece, leg(game_).row);
    journey(game_).at = pieces.front();
}

void PositionReader::read_pawn() {
    const Node* const name = key("at");
    if (name == nullptr) return;
    const PieceId location = finder_.again(*name, "locations");
    if (!location) return;
    // A name without a number means the copy that lies in the row.
    for (const PieceId piece : ZoneRange(game_.state(), leg(game_).row)) {
        const bool same = game_.rules().info(piece).def == game_.rules().info(location).def;
        const bool numbered = name->text.find('#') != std::string::npos;
        if (piece == location || (same && !numbered)) {
            journey(game_).at = piece;
            return;
        }
    }
    finder_.problem(*name, "position.not-in-row", "`" + name->text + "` is not laid", "name it under `row`");
}

const LegData* PositionReader::leg_called(const Member& member) const {
    for (const LegData& each : data(game_).legs) {
        if (each.id == member.key) return &each;
    }
    finder_.unknown(key_node(member), "position.unknown-leg", "the scenario has no leg `" + member.key + "`",
                    member.key, leg_ids(game_));
    return nullptr;
}

void PositionReader::read_decks() {
    if (const Node* const cards = key("cards")) read_pile(*cards, data(game_).draw_pile, "cards");
    const Node* const decks = key("decks");
    if (decks == nullptr) return;
    for (const Member& member : decks->members) {
        if (const LegData* const found = leg_called(member)) read_pile(*member.value, found->deck, "locations");
    }
}

/// FR-6.3: the next location is laid as soon as the pawn lands. At the end of the row a leg, and with it the game,
/// ends: a deck that is named beside it would never be laid.
void PositionReader::check_ahead() {
    const Node* const decks = key("decks");
    const Node* const deck = decks != nullptr ? part(*decks, leg(game_).id) : nullptr;
    if (deck == nullptr || next_location(game_) || count(game_, leg(game_).deck) == 0) return;
    finder_.problem(*deck, "position.nothing-ahead",
                    name_of(game_, at(game_)) + " is the last of the row, so what is in the deck of `" + leg(game_).id +
                        "` is never laid",
                    "name the next location under `row`: it is laid as soon as the pawn lands");
}

void PositionReader::read_phase(const Node& phase) {
    const auto found = std::find(kPhaseNames.begin(), kPhaseNames.end(), phase.text);
    const auto named = static_cast<Phase>(found - kPhaseNames.begin());
    // FR-6.1: the way leads to a location that is laid.
    if (named == Phase::Move && !next_location(game_)) {
        return finder_.problem(phase, "position.nothing-ahead",
                               name_of(game_, at(game_)) + " is the last of the row, so there is nothing to move on to",
                               "name the next location under `row`, or another phase");
    }
    journey(game_).phase = named;
}

void PositionReader::read_turn() {
    JourneyState& state = journey(game_);
    if (const Node* const phase = key("phase")) read_phase(*phase);
    state.phase_begun = flag_or(key("phase_begun"), false) ? 1 : 0;
    state.beaten = flag_or(key("beaten"), false) ? 1 : 0;
    state.check_failed = flag_or(key("check_failed"), false) ? 1 : 0;
    state.rested = flag_or(key("rested"), false) ? 1 : 0;
    state.attempts = static_cast<std::uint16_t>(number_or(key("attempts"), 0));
    state.bonus = static_cast<std::int16_t>(number_or(key("bonus"), 0));
    state.score_change = static_cast<std::int16_t>(number_or(key("score_change"), 0));
    state.discount = static_cast<std::int16_t>(number_or(key("discount"), 0));
    if (const Node* const rolled = key("fight_rolled")) {
        state.fight_rolled = 1;
        state.rolled = static_cast<std::int16_t>(number_or(rolled, 0));
    }
}

int PositionReader::face_called(const Node& name) const {
    const std::string id = name.text.substr(0, name.text.find('#'));
    int wanted = 1;
    if (const auto at = name.text.find('#'); at != std::string::npos)
        std::from_chars(name.text.data() + at + 1, name.text.data() + name.text.size(), wanted);
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < data(game_).faces.size(); ++i) {
        ids.push_back(icon_id(game_, data(game_).faces[i]));
        if (ids.back() == id && --wanted == 0) return static_cast<int>(i);
    }
    finder_.unknown(name, "position.unknown-face", "the dice of checks have no face `" + name.text + "`", name.text,
                    ids);
    return kNoFace;
}

void PositionReader::read_dice() {
    const Node* const rolled = key("rolled");
    if (rolled == nullptr) return;
    JourneyState& state = journey(game_);
    state.dice_rolled = 1;
    // Dice that lie there have been rolled: the check has begun, unless the position says otherwise.
    state.phase_begun = flag_or(key("phase_begun"), true) ? 1 : 0;
    // FR-4.1: as many as the scenario says, unless rules may change that.
    const bool changed = game_.rules().modified.test(data(game_).words.check_dice.value);
    const std::size_t most = changed ? state.faces.size() : static_cast<std::size_t>(data(game_).dice);
    std::size_t dice = 0;
    for_each_item(rolled, [&](const Node& name) {
        if (dice == most) {
            return finder_.problem(name, "position.too-many-dice",
                                   "a check has " + counted(static_cast<int>(most), "die", "dice") + " at most");
        }
        const int face = face_called(name);
        if (face != kNoFace) state.faces[dice++] = static_cast<std::int8_t>(face);
    });
    for_each_item(key("used_dice"), [&](const Node& number) {
        const int place = number_or(&number, 1);
        if (place <= static_cast<int>(dice)) {
            state.used_dice = static_cast<std::uint8_t>(state.used_dice | (1U << static_cast<unsigned>(place - 1)));
        } else {
            finder_.problem(number, "position.no-such-die",
                            counted(static_cast<int>(dice), "die lies", "dice lie") + " there, none is number " +
                                std::to_string(place));
        }
    });
}

void PositionReader::read_met() {
    std::size_t met = 0;
    for_each_item(key("met"), [&](const Node& name) {
        const DefId def = finder_.entry(name, "icons");
        const Icon icon = def ? icon_of(game_, def) : kNone;
        if (icon != kNone && met < kMaxCheck) journey(game_).met[met++] = static_cast<std::int8_t>(icon);
    });
}

}  // namespace briar::journey
