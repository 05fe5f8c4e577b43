#include "runtime/cli/play/table_view.hpp"

#include "runtime/cli/play/hero_cards.hpp"
#include "runtime/cli/play/look.hpp"
#include "runtime/cli/play/map_picture.hpp"
#include "runtime/crawl/crawl_data.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/engine/system.hpp"

namespace briar::cli {
namespace {

/// For systems without a picture of their own.
class PlainView final : public TableView {
public:
    [[nodiscard]] Line title(const Game& game) const override {
        return Line(game.rules().scenario_name, Paint::Strong);
    }
    [[nodiscard]] Lines map(const Game&, Room) const override { return {}; }
    [[nodiscard]] Lines whole_map(const Game&) const override { return {}; }
    [[nodiscard]] Lines cards(const Game&, Room) const override { return {}; }
    [[nodiscard]] std::vector<std::string> look(const Game&, const std::string&) const override { return {}; }
};

class CrawlView final : public TableView {
public:
    [[nodiscard]] Line title(const Game& game) const override {
        const PieceId centre = centre_tile(game);
        Line line(game.rules().scenario_name, Paint::Strong);
        line.add("  round " + std::to_string(crawl::crawl(game).round));
        if (!centre) return line;
        const crawl::RealmData& realm =
            crawl::data(game).realms[static_cast<std::size_t>(crawl::realm_of(game, centre))];
        const std::size_t left = game.state().zone(realm.stack).count;
        return line.add("  " + realm.name + ": " + std::to_string(left) + (left == 1 ? " tile" : " tiles") +
                        " left to draw");
    }
    [[nodiscard]] Lines map(const Game& game, Room room) const override { return draw_map(game, room); }
    [[nodiscard]] Lines whole_map(const Game& game) const override { return draw_whole_map(game); }
    [[nodiscard]] Lines cards(const Game& game, Room room) const override { return draw_cards(game, room); }
    [[nodiscard]] std::vector<std::string> look(const Game& game, const std::string& what) const override {
        return look_at(game, what);
    }
};

}  // namespace

std::unique_ptr<TableView> make_table_view(const Ruleset& rules) {
    if (rules.system != nullptr && rules.system->name() == "crawl") return std::make_unique<CrawlView>();
    return std::make_unique<PlainView>();
}

}  // namespace briar::cli
