// The journey: the row of locations above, below it the party, the hand, what was bought, what is offered.
#include <algorithm>

#include "editor/scene/scene_makers.hpp"
#include "runtime/engine/choice_option.hpp"
#include "runtime/journey/check_options.hpp"
#include "runtime/journey/harm_options.hpp"
#include "runtime/journey/journey_data.hpp"
#include "runtime/journey/landing_options.hpp"
#include "runtime/journey/payment_options.hpp"

namespace briar::editor {
namespace {

using namespace journey;

constexpr double kCardWidth = 1;
constexpr double kCardHeight = 1.4;
constexpr double kStep = 1.34;      // from card to card in the row, with room for the steps between
constexpr double kHandStep = 1.08;  // and where cards lie side by side
constexpr double kDrop = 0.22;      // by which each card of a descending row lies lower
constexpr double kGap = 0.75;
constexpr double kRowGap = 0.42;  // between rows, with room for what is written over them

Gauge health_of(const Game& game, PieceId hero) {
    return {Glyph::Heart, "health", health(game, hero), hero_def(game, hero).health};
}

class JourneyArranging {
public:
    explicit JourneyArranging(const Game& game) : game_(game) {}

    Scene arrange() {
        add_row();
        const double below = bottom_ + kRowGap;
        const double last = below + kCardHeight + kRowGap;
        const double beside = add_cards("The party", {party(game_).begin(), party(game_).end()}, 0, below);
        add_cards("Belongings", in_zone(data(game_).belongings), beside + kGap, below);
        const double behind = add_cards("Hand", in_zone(data(game_).hand), 0, last);
        add_cards("On offer", in_zone(data(game_).offered), behind + kGap, last);
        add_piles();
        if (!game_.over()) add_targets();
        finish();
        return std::move(scene_);
    }

private:
    [[nodiscard]] std::vector<PieceId> in_zone(ZoneId zone) const {
        std::vector<PieceId> pieces;
        for (const PieceId piece : ZoneRange(game_.state(), zone))
            pieces.push_back(piece);
        return pieces;
    }

    Lying& lay(PieceId piece, double x, double y) {
        Lying lying;
        lying.piece = piece;
        lying.def = game_.rules().info(piece).def;
        lying.at = {x, y, kCardWidth, kCardHeight};
        lying.title = name_of(game_, piece);
        scene_.lying.push_back(std::move(lying));
        return scene_.lying.back();
    }

    void add_row() {
        const LegData& now = leg(game_);
        const double drop = now.layout == RowLayout::Descending ? kDrop : 0;
        PieceId left;
        double x = 0;
        double y = 0;
        for (const PieceId location : in_zone(now.row)) {
            if (left) {
                const int after = location_def(game_, left).steps.after;
                const int before = location_def(game_, location).steps.before;
                scene_.notes.push_back(
                    {std::to_string(after + before), {x - kStep + kCardWidth, y + 0.45, kStep - kCardWidth, 0.3}});
            }
            Lying& lying = lay(location, x, y);
            lying.here = location == at(game_);
            if (lying.here) scene_.focus = lying.at;
            left = location;
            x += kStep;
            y += drop;
        }
        bottom_ = std::max(kCardHeight, y - drop + kCardHeight);
        scene_.regions.push_back({now.name + ", " + std::to_string(count(game_, now.deck)) + " still to be laid",
                                  {0, 0, std::max(kStep, x - kStep + kCardWidth), bottom_},
                                  kRowGap});
    }

    /// Side by side; gives where they end.
    double add_cards(const char* title, const std::vector<PieceId>& pieces, double x, double y) {
        if (pieces.empty()) return x - kGap;
        const double left = x;
        for (const PieceId piece : pieces) {
            Lying& lying = lay(piece, x, y);
            if (is_hero(game_, piece)) {
                if (!standing(game_, piece)) lying.stamp = "incapacitated";
                lying.health = text_of(health_of(game_, piece));
                lying.turn = game_.state().piece(piece).turn;
                lying.ways = !standing(game_, piece) ? "incapacitated" : ready(game_, piece) ? "ready" : "exhausted";
            }
            x += kHandStep;
        }
        scene_.regions.push_back({title, {left, y, x - left - kHandStep + kCardWidth, kCardHeight}, kRowGap});
        return x - kHandStep + kCardWidth;
    }

    void add_piles() {
        const JourneyState& state = journey::journey(game_);
        scene_.title = game_.rules().scenario_name + ", turn " + std::to_string(game_.header().turn) + ": gold " +
                       std::to_string(state.gold) + ", deck " + std::to_string(deck_size(game_)) + ", discarded " +
                       std::to_string(count(game_, data(game_).discard));
        const std::string dice = dice_words();
        if (!dice.empty()) scene_.regions.front().title += ". " + dice;
    }

    /// The running check's dice that are still there.
    [[nodiscard]] std::string dice_words() const {
        const JourneyState& state = journey::journey(game_);
        std::string text;
        for (std::size_t i = 0; state.dice_rolled != 0 && i < kMaxDice && state.faces[i] != kNoFace; ++i) {
            const bool used = ((state.used_dice >> i) & 1U) != 0;
            if (!used)
                text += (text.empty() ? "Dice: " : ", ") + icon_def(game_, face_icon(game_, state.faces[i])).name;
        }
        return text;
    }

    void add_targets() {
        const std::vector<Option>& options = game_.decision().options;
        for (std::size_t i = 0; i < options.size(); ++i) {
            const Option& option = options[i];
            if (Game::is_action(option)) add_target(scene_, i, Game::carrier_of(option), TargetSort::Act);
            if (option.kind == &kAddCardOption || option.kind == &kBuyOption)
                add_target(scene_, i, piece_arg(option.args[0]), TargetSort::Act);
            if (option.kind == &kDamageOption) add_target(scene_, i, piece_arg(option.args[0]), TargetSort::Harm);
            if (option.kind == &kGoOnOption) add_target(scene_, i, piece_arg(option.args[0]), TargetSort::Go);
            if (option.kind == &kChoiceOption) add_target(scene_, i, piece_of_choice(option), TargetSort::Act);
            if (option.kind == &kPayIconOption) add_target(scene_, i, payer(option), TargetSort::Act);
        }
    }

    /// The card or hero that pays for an icon; dice have no place on the table.
    [[nodiscard]] PieceId payer(const Option& option) const {
        const std::int32_t arg = option.args[2];
        if (arg < 0 || static_cast<std::size_t>(arg) >= game_.rules().pieces.size()) return {};
        const PieceId piece = piece_arg(arg);
        return is_card(game_, piece) || is_hero(game_, piece) ? piece : PieceId{};
    }

    void finish() {
        if (scene_.lying.empty()) return;
        scene_.bounds = scene_.lying.front().at;
        for (const Lying& each : scene_.lying)
            scene_.bounds = around(scene_.bounds, each.at);
        // Room for the words above.
        scene_.bounds.y -= 0.5;
        scene_.bounds.height += 0.5;
    }

    const Game& game_;
    Scene scene_;
    double bottom_ = kCardHeight;
};

class JourneySceneMaker final : public SceneMaker {
public:
    [[nodiscard]] Scene make(const Game& game) const override { return JourneyArranging(game).arrange(); }
    [[nodiscard]] std::vector<Member> party(const Game& game) const override {
        std::vector<Member> members;
        for (const PieceId hero : journey::party(game)) {
            Member member;
            member.piece = hero;
            member.def = game.rules().info(hero).def;
            member.title = name_of(game, hero);
            member.acting = !game.over() && game.decision().hero == hero;
            // FR-4.9, FR-8.3: whoever is incapacitated may be revived.
            member.tally = !standing(game, hero) ? "incapacitated" : ready(game, hero) ? "ready" : "exhausted";
            member.gauges = {health_of(game, hero)};
            members.push_back(std::move(member));
        }
        return members;
    }
    [[nodiscard]] std::vector<std::string> die_faces(const Game& game) const override {
        std::vector<std::string> names;
        for (std::size_t face = 0; face < data(game).faces.size(); ++face)
            names.push_back(icon_def(game, face_icon(game, static_cast<int>(face))).name);
        return names;
    }
};

}  // namespace

std::unique_ptr<SceneMaker> make_journey_scene_maker() { return std::make_unique<JourneySceneMaker>(); }

}  // namespace briar::editor
