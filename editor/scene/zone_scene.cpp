// For systems without an arrangement of their own: each zone that everybody may see is a row of cards.
#include <algorithm>

#include "editor/scene/plain_member.hpp"
#include "editor/scene/scene_makers.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/engine/system.hpp"

namespace briar::editor {
namespace {

constexpr double kCardWidth = 1;
constexpr double kCardHeight = 1.4;
constexpr double kStep = 1.1;
constexpr double kRowGap = 0.5;
constexpr std::size_t kMostCards = 12;

class ZoneArranging {
public:
    explicit ZoneArranging(const Game& game) : game_(game) {}

    Scene arrange() {
        const Ruleset& rules = game_.rules();
        for (std::uint16_t i = 0; i < rules.zones.size(); ++i) {
            const ZoneInfo& zone = rules.zones[i];
            if (zone.sight == Sight::Everyone && game_.state().zone(ZoneId{i}).count > 0) add_row(ZoneId{i});
        }
        scene_.title = rules.scenario_name;
        for (const Region& region : scene_.regions)
            scene_.bounds = &region == &scene_.regions.front() ? region.at : around(scene_.bounds, region.at);
        scene_.focus = scene_.bounds;
        return std::move(scene_);
    }

private:
    void add_row(ZoneId zone) {
        double x = 0;
        std::size_t shown = 0;
        for (const PieceId piece : ZoneRange(game_.state(), zone)) {
            if (++shown > kMostCards) break;
            const Piece& state = game_.state().piece(piece);
            Lying lying;
            lying.piece = piece;
            lying.def = game_.rules().info(piece).def;
            lying.side = state.face == 2 ? Side::Back : Side::Front;
            lying.face_down = state.face == 0;
            lying.at = {x, y_, kCardWidth, kCardHeight};
            lying.title = game_.rules().name(piece);
            scene_.lying.push_back(std::move(lying));
            x += kStep;
        }
        scene_.regions.push_back({game_.rules().zones[zone.value].name, {0, y_, std::max(x, kStep), kCardHeight}});
        y_ += kCardHeight + kRowGap;
    }

    const Game& game_;
    Scene scene_;
    double y_ = 0;
};

/// Pieces that somebody decides for.
bool is_played(const Game& game, PieceId piece) {
    const KindId kind = game.rules().info(piece).kind;
    return game.rules().kinds[kind.value] == "heroes" && game.rules().system->seat(game, piece);
}

class ZoneSceneMaker final : public SceneMaker {
public:
    [[nodiscard]] Scene make(const Game& game) const override { return ZoneArranging(game).arrange(); }
    [[nodiscard]] std::vector<Member> party(const Game& game) const override;
};

std::vector<Member> ZoneSceneMaker::party(const Game& game) const {
    std::vector<Member> party;
    for (std::uint16_t i = 0; i < game.rules().pieces.size(); ++i) {
        const PieceId piece{i};
        if (is_played(game, piece)) party.push_back(plain_member(game, piece));
    }
    return party;
}

}  // namespace

std::unique_ptr<SceneMaker> make_zone_scene_maker() { return std::make_unique<ZoneSceneMaker>(); }

}  // namespace briar::editor
