// Positions of games that are all script: the scenario's own zones.
#include <algorithm>

#include "editor/core/starting_value.hpp"
#include "editor/position/position_form.hpp"
#include "runtime/script/script_data.hpp"

namespace briar::editor {
namespace {

using namespace script;

class ScriptForm final : public PositionForm {
public:
    using PositionForm::PositionForm;

    [[nodiscard]] std::vector<std::string> kinds() const override { return {"pieces", "players"}; }
    [[nodiscard]] double card_height() const override { return 1; }
    [[nodiscard]] bool lists_are_whole() const override { return false; }
    [[nodiscard]] std::string piece_key() const override { return "piece"; }

    [[nodiscard]] std::vector<PositionZone> zones() const override {
        const auto players = seated(game());
        std::vector<PositionZone> zones;
        zones.push_back({"Players", {"players"}, "players", ZoneSort::Row, "player", {players.begin(), players.end()}});
        for (const ZoneFamily& family : data(game()).families) {
            const Path path{"zones", family.id};
            const std::string title = words_of(family.name);
            if (!family.def.each) {
                add_share(zones, family, -1, title, path);
                continue;
            }
            for (const PieceId player : players) {
                Path own = path;
                own.emplace_back(game().rules().key(player));
                add_share(zones, family, player_index(game(), player), title + ", " + game().rules().name(player), own);
            }
        }
        return zones;
    }

    [[nodiscard]] std::vector<PieceValue> values(PieceId piece) const override {
        if (!piece) return of_table();
        std::vector<PieceValue> values;
        const int sides = player_index(game(), piece) < 0 ? data(game()).defs[piece.value].sides : 1;
        if (sides > 1) values.push_back(number_value("side", game().state().piece(piece).face + 1, 1, sides, {"side"}));
        for (PieceValue& each : counter_values(game(), piece, {}))
            values.push_back(std::move(each));
        return values;
    }

private:
    void add_share(std::vector<PositionZone>& zones, const ZoneFamily& family, int player, const std::string& title,
                   const Path& path) const {
        if (family.def.places == 0) {
            zones.push_back({title, path, "pieces", ZoneSort::Row, {}, in_zone(zone_at(family, player, 1))});
            return;
        }
        for (int place = 1; place <= family.def.places; ++place) {
            Path square = path;
            square.emplace_back(std::to_string(place));
            zones.push_back({title, square, "pieces", ZoneSort::Square, {}, in_zone(zone_at(family, player, place))});
            const auto& marks = family.def.marks;
            zones.back().marked = std::find(marks.begin(), marks.end(), place) != marks.end();
        }
    }
    [[nodiscard]] std::vector<PieceValue> of_table() const {
        const auto players = seated(game());
        std::vector<PieceValue> values;
        values.push_back(piece_choice(game(), "whose turn it is", {players.begin(), players.end()},
                                      game().header().hero, "players", {"game", "hero"}));
        for (PieceValue& each : var_values(game()))
            values.push_back(std::move(each));
        return values;
    }
};

}  // namespace

std::unique_ptr<PositionForm> make_script_form(const Game& game) { return std::make_unique<ScriptForm>(game); }

}  // namespace briar::editor
