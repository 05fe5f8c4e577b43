#include "runtime/cli/play/table_view.hpp"

#include "runtime/cli/play/hero_cards.hpp"
#include "runtime/cli/play/journey_look.hpp"
#include "runtime/cli/play/look.hpp"
#include "runtime/cli/play/map_picture.hpp"
#include "runtime/cli/play/party_cards.hpp"
#include "runtime/cli/play/piece_texts.hpp"
#include "runtime/cli/play/pile_look.hpp"
#include "runtime/cli/play/row_picture.hpp"
#include "runtime/cli/play/zone_rows.hpp"
#include "runtime/cli/project.hpp"
#include "runtime/crawl/crawl_data.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/turn_options.hpp"
#include "runtime/engine/system.hpp"
#include "runtime/journey/journey_data.hpp"

namespace briar::cli {
namespace {

/// The game's own numbers that have a name for people: `  Rounds left 64`.
std::string named_vars(const Game& game) {
    std::string text;
    const std::vector<VarInfo>& vars = game.rules().vars;
    for (std::uint16_t i = 0; i < vars.size(); ++i) {
        if (!vars[i].title.empty()) text += "  " + vars[i].title + " " + std::to_string(game.state().var(VarId{i}));
    }
    return text;
}

/// For systems without a picture of their own.
class PlainView final : public TableView {
public:
    [[nodiscard]] Line title(const Game& game) const override {
        return Line(scenario_title(game.rules()), Paint::Strong);
    }
    [[nodiscard]] Lines map(const Game&, Room) const override { return {}; }
    [[nodiscard]] Lines whole_map(const Game&) const override { return {}; }
    [[nodiscard]] Lines cards(const Game&, Room) const override { return {}; }
    [[nodiscard]] std::string legend() const override { return {}; }
    [[nodiscard]] std::vector<std::string> look(const Game& game, const std::string& what) const override {
        return look_at_piles(game, what);
    }
};

class CrawlView final : public TableView {
public:
    [[nodiscard]] Line title(const Game& game) const override {
        const PieceId centre = centre_tile(game);
        Line line(scenario_title(game.rules()), Paint::Strong);
        line.add("  round " + std::to_string(crawl::crawl(game).round) + named_vars(game));
        if (!centre) return line;
        const crawl::RealmData& realm =
            crawl::data(game).realms[static_cast<std::size_t>(crawl::realm_of(game, centre))];
        const std::size_t left = game.state().zone(realm.stack).count;
        return line.add("  " + realm.name + ": " + std::to_string(left) + (left == 1 ? " tile" : " tiles") +
                        " left to draw");
    }
    [[nodiscard]] Lines map(const Game& game, Room room) const override { return draw_map(game, room); }
    [[nodiscard]] Lines map_part(const Game& game, Room room, const std::string& where, Sight& sight) const override {
        return draw_map_part(game, room, where, sight);
    }
    [[nodiscard]] bool has_places() const override { return true; }
    /// What waits on a tile that one would move to.
    [[nodiscard]] std::string hint(const Game& game, const Option& option) const override {
        if (option.kind != &crawl::kMoveOption) return {};
        return what_it_does(game, PieceId{static_cast<std::uint16_t>(option.args[1])});
    }
    [[nodiscard]] Lines whole_map(const Game& game) const override { return draw_whole_map(game); }
    [[nodiscard]] Lines cards(const Game& game, Room room) const override { return draw_cards(game, room); }
    [[nodiscard]] std::string legend() const override {
        return "On the map: 1-9 heroes (# around the acting one), M monster, ? not revealed yet, * token, i item; a "
               "gap "
               "is an open way, dots lead into the unknown, letters stand for special tiles.";
    }
    [[nodiscard]] std::vector<std::string> look(const Game& game, const std::string& what) const override {
        return look_at(game, what);
    }
};

/// `S Strength, * Wild (look at one for what it does).`
std::string icon_signs(const Ruleset& rules) {
    std::string text;
    for (const journey::IconDef* icon : rules.data<journey::JourneyData>().icons)
        text += (text.empty() ? "" : ", ") + icon->letter + " " + icon->name;
    return text + " (`look NAME` tells what one does).";
}

class JourneyView final : public TableView {
public:
    explicit JourneyView(const Ruleset& rules) : icons_(icon_signs(rules)) {}
    [[nodiscard]] Line title(const Game& game) const override {
        Line line(scenario_title(game.rules()), Paint::Strong);
        line.add("  turn " + std::to_string(game.header().turn) + named_vars(game));
        return line.add("  " + journey::leg(game).name);
    }
    [[nodiscard]] Lines map(const Game& game, Room room) const override { return draw_row(game, room); }
    [[nodiscard]] Lines whole_map(const Game& game) const override { return draw_whole_row(game); }
    [[nodiscard]] Lines cards(const Game& game, Room room) const override { return draw_party(game, room); }
    [[nodiscard]] std::string legend() const override {
        return "In the row: > the pawn; the numbers between two cards together are what moving on asks for; fail says "
               "what failing the check there or straying on costs (? until the next card is laid, on which it is "
               "printed), lose what losing the fight costs (hp damage, hero who falls, card out of the game, g gold). "
               "In the hand: F fight points, M movement points, then icons: " +
               icons_;
    }
    [[nodiscard]] std::vector<std::string> look(const Game& game, const std::string& what) const override {
        return look_at_journey(game, what);
    }

private:
    std::string icons_;
};

class ScriptView final : public TableView {
public:
    [[nodiscard]] Line title(const Game& game) const override {
        Line line(scenario_title(game.rules()), Paint::Strong);
        return line.add("  turn " + std::to_string(game.header().turn));
    }
    [[nodiscard]] Lines map(const Game& game, Room) const override { return draw_zones(game); }
    [[nodiscard]] Lines whole_map(const Game& game) const override { return draw_zones(game); }
    [[nodiscard]] Lines cards(const Game& game, Room) const override { return draw_players(game); }
    [[nodiscard]] std::string legend() const override {
        return "On the table: each zone is a row; [ ] is a place, < > a marked one, letters are pieces, - is nothing.";
    }
    [[nodiscard]] std::vector<std::string> look(const Game& game, const std::string& what) const override {
        return look_at_zones(game, what);
    }
};

}  // namespace

/// Other tables than maps are not so large.
Lines TableView::map_part(const Game& game, Room, const std::string& where, Sight&) const {
    return where.empty() ? whole_map(game) : Lines{};
}

std::unique_ptr<TableView> make_table_view(const Ruleset& rules) {
    if (rules.system != nullptr && rules.system->name() == "crawl") return std::make_unique<CrawlView>();
    if (rules.system != nullptr && rules.system->name() == "journey") return std::make_unique<JourneyView>(rules);
    if (rules.system != nullptr && rules.system->name() == "script") return std::make_unique<ScriptView>();
    return std::make_unique<PlainView>();
}

}  // namespace briar::cli
