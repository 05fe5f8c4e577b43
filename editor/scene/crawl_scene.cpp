#include <algorithm>
#include <cmath>

#include "editor/scene/crawl_party.hpp"
#include "editor/scene/crawl_targets.hpp"
#include "editor/scene/scene_makers.hpp"
#include "runtime/crawl/encounter.hpp"
#include "runtime/crawl/map.hpp"

namespace briar::editor {
namespace {

using namespace crawl;

Side side_up(const Game& game, PieceId piece) { return game.state().piece(piece).face == 2 ? Side::Back : Side::Front; }

std::string ways_of(const Game& game, PieceId tile) {
    std::string text;
    for (const Direction d : kDirections) {
        if (is_open(open_edges(game, tile), d)) text += (text.empty() ? "open to " : ", ") + std::string(name(d));
    }
    return text;
}

class CrawlArranging {
public:
    explicit CrawlArranging(const Game& game) : game_(game) {}

    Scene arrange() {
        std::vector<Box> origins = place_realms();
        for (std::size_t realm = 0; realm < data(game_).realms.size(); ++realm)
            add_realm(realm, origins[realm]);
        if (!game_.over())
            scene_.targets = crawl_targets(game_, [&](int realm, Spot spot) {
                const Box& origin = origins[static_cast<std::size_t>(realm)];
                return Box{origin.x + spot.x, origin.y + spot.y, 1, 1};
            });
        finish();
        return std::move(scene_);
    }

private:
    [[nodiscard]] const RealmData& realm(std::size_t index) const { return data(game_).realms[index]; }

    /// Where each realm's 0,0 is on the table: beside each other, a gap between.
    std::vector<Box> place_realms() {
        constexpr double kGap = 2;
        std::vector<Box> origins;
        double left = 0;
        for (std::size_t i = 0; i < data(game_).realms.size(); ++i) {
            const ZoneRange map(game_.state(), realm(i).map);
            int low = 0;
            int high = 0;
            bool any = false;
            for (const PieceId tile : map) {
                const int x = spot_of(game_, tile).x;
                low = any ? std::min(low, x) : x;
                high = any ? std::max(high, x) : x;
                any = true;
            }
            const double shift = i == 0 || !any ? 0 : left - low;
            origins.push_back({shift, 0, 1, 1});
            if (any) left = high + shift + 1 + kGap;
        }
        return origins;
    }

    void add_realm(std::size_t index, const Box& origin) {
        Box all;
        bool any = false;
        for (const PieceId tile : ZoneRange(game_.state(), realm(index).map)) {
            const Spot spot = spot_of(game_, tile);
            const Box at{origin.x + spot.x, origin.y + spot.y, 1, 1};
            all = any ? around(all, at) : at;
            any = true;
            add_tile(tile, at);
        }
        if (any && data(game_).realms.size() > 1) scene_.regions.push_back({realm(index).name, all});
    }

    void add_tile(PieceId tile, const Box& at) {
        Lying lying;
        lying.piece = tile;
        lying.def = game_.rules().info(tile).def;
        lying.at = at;
        lying.turn = game_.state().piece(tile).turn;
        lying.title = name_of(game_, tile);
        lying.where = place_text(game_, tile);
        lying.ways = ways_of(game_, tile);
        for (const PieceId piece : ZoneRange(game_.state(), ground(game_, tile)))
            lying.marks.push_back(mark(piece));
        std::stable_sort(lying.marks.begin(), lying.marks.end(),
                         [](const Mark& a, const Mark& b) { return a.sort < b.sort; });
        scene_.lying.push_back(std::move(lying));
    }

    [[nodiscard]] MarkSort sort_of(PieceId piece) const {
        if (is_hero(game_, piece)) return MarkSort::Player;
        if (is_monster(game_, piece)) return MarkSort::Foe;
        if (game_.rules().info(piece).def == data(game_).rules.monster_token) return MarkSort::Hidden;
        return is_item(game_, piece) ? MarkSort::Thing : MarkSort::Marker;
    }

    [[nodiscard]] Mark mark(PieceId piece) const {
        Mark mark;
        mark.sort = sort_of(piece);
        mark.piece = piece;
        mark.def = game_.rules().info(piece).def;
        mark.side = side_up(game_, piece);
        mark.title = name_of(game_, piece);
        if (mark.sort == MarkSort::Player || mark.sort == MarkSort::Foe)
            mark.badge = std::to_string(health(game_, piece));
        mark.acting = !game_.over() && piece == game_.decision().hero;
        return mark;
    }

    void finish() {
        bool any = false;
        const auto include = [&](const Box& box) {
            scene_.bounds = any ? around(scene_.bounds, box) : box;
            any = true;
        };
        for (const Lying& each : scene_.lying)
            include(each.at);
        for (const Target& each : scene_.targets)
            include(each.at);
        scene_.focus = scene_.bounds;
        const PieceId here = active_hero(game_) ? tile_of(game_, active_hero(game_)) : PieceId{};
        for (const Lying& each : scene_.lying) {
            if (each.piece == here) scene_.focus = each.at;
        }
        scene_.title = game_.rules().scenario_name + ", round " + std::to_string(crawl::crawl(game_).round);
        if (here) add_left_to_draw(static_cast<std::size_t>(realm_of(game_, here)));
    }

    void add_left_to_draw(std::size_t index) {
        const int left = game_.state().zone(realm(index).stack).count;
        scene_.title += ", " + std::to_string(left) + (left == 1 ? " tile" : " tiles") + " left to draw";
    }

    const Game& game_;
    Scene scene_;
};

class CrawlSceneMaker final : public SceneMaker {
public:
    [[nodiscard]] Scene make(const Game& game) const override { return CrawlArranging(game).arrange(); }
    [[nodiscard]] std::vector<Member> party(const Game& game) const override { return crawl_party(game); }
};

}  // namespace

std::unique_ptr<SceneMaker> make_crawl_scene_maker() { return std::make_unique<CrawlSceneMaker>(); }

}  // namespace briar::editor
