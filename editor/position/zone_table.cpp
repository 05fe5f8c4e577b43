#include "editor/position/zone_table.hpp"

#include <algorithm>

namespace briar::editor {
namespace {

constexpr double kStep = 1.08;          // from piece to piece
constexpr double kGap = 0.7;            // between zones
constexpr double kLetter = 0.24;        // about as wide as a letter of a title
constexpr double kRowGap = 0.7;         // and between rows of them, with room for their titles
constexpr double kWidth = 13;           // of the whole table
constexpr std::size_t kAcross = 8;      // pieces in one line of a zone
constexpr std::size_t kOfPile = 6;      // pieces of a pile that are shown
constexpr std::size_t kMostShown = 40;  // and of any zone

class TableArranging {
public:
    TableArranging(const Game& game, const PositionForm& form, const std::vector<PositionZone>& zones)
        : game_(game), height_(form.card_height()), zones_(zones) {}

    ZoneTable arrange() {
        for (std::size_t i = 0; i < zones_.size();) {
            std::size_t end = i + 1;
            const bool board = zones_[i].sort == ZoneSort::Square;
            while (board && end < zones_.size() && zones_[end].title == zones_[i].title)
                ++end;
            board ? add_board(i, end) : add_cards(i);
            i = end;
        }
        finish();
        return std::move(table_);
    }

private:
    /// Room for a region; the next line when this one is full.
    void begin_region(const std::string& title, double width, double height) {
        if (x_ > 0 && x_ + std::max(width, title_width(title)) > kWidth) {
            x_ = 0;
            y_ += line_ + kRowGap;
            line_ = 0;
        }
        line_ = std::max(line_, height);
        table_.scene.regions.push_back({title, {x_, y_, width, height}});
    }
    void end_region() {
        const Region& done = table_.scene.regions.back();
        x_ += std::max(done.at.width, title_width(done.title)) + kGap;
    }
    static double title_width(const std::string& title) { return static_cast<double>(title.size()) * kLetter; }

    void add_cards(std::size_t number) {
        const PositionZone& zone = zones_[number];
        const std::size_t all = zone.pieces.size();
        const std::size_t shown = std::min(all, zone.sort == ZoneSort::Pile ? kOfPile : kMostShown);
        const std::size_t slots = shown + 1;
        const std::size_t across = std::min(slots, kAcross);
        const std::size_t lines = (slots + kAcross - 1) / kAcross;
        const double step_down = height_ + kStep - 1;
        const double width = static_cast<double>(across - 1) * kStep + 1;
        const std::string count = all > 1 ? "  (" + std::to_string(all) + ")" : "";
        begin_region(zone.title + count, width, static_cast<double>(lines - 1) * step_down + height_);
        for (std::size_t i = 0; i < slots; ++i) {
            const Box at{x_ + static_cast<double>(i % kAcross) * kStep,
                         y_ + static_cast<double>(i / kAcross) * step_down, 1, height_};
            if (i < shown) {
                lay(zone.pieces[i], at, zone.title);
            } else {
                table_.scene.cells.push_back({at, false, true});
            }
            table_.places.push_back({number, i, at, i < shown ? zone.pieces[i] : PieceId{}});
        }
        if (shown < all) {
            const Box& last = table_.places.back().at;
            table_.scene.notes.push_back(
                {std::to_string(all - shown) + " more", {last.x, last.y + height_ / 2 - 0.15, 1, 0.3}});
        }
        end_region();
    }

    void add_board(std::size_t begin, std::size_t end) {
        constexpr std::size_t kSquaresAcross = 12;
        const std::size_t count = end - begin;
        const double width = static_cast<double>(std::min(count, kSquaresAcross) - 1) * kStep + 1;
        const double lines = static_cast<double>((count + kSquaresAcross - 1) / kSquaresAcross);
        begin_region(zones_[begin].title, width, (lines - 1) * kStep + 1);
        for (std::size_t i = 0; i < count; ++i) {
            const Box at{x_ + static_cast<double>(i % kSquaresAcross) * kStep,
                         y_ + static_cast<double>(i / kSquaresAcross) * kStep, 1, 1};
            add_square(begin + i, at, i + 1);
        }
        end_region();
    }
    void add_square(std::size_t number, const Box& at, std::size_t place) {
        const PositionZone& zone = zones_[number];
        table_.scene.cells.push_back({at, zone.marked});
        double shift = 0;
        for (const PieceId piece : zone.pieces) {
            lay(piece, {at.x + 0.1 + shift, at.y + 0.1, 0.8, 0.8}, zone.title + ", place " + std::to_string(place));
            shift = std::min(shift + 0.14, 0.3);
        }
        table_.places.push_back({number, zone.pieces.size(), at, zone.pieces.empty() ? PieceId{} : zone.pieces.back()});
    }

    void lay(PieceId piece, const Box& at, const std::string& where) {
        Lying lying;
        lying.piece = piece;
        lying.def = game_.rules().info(piece).def;
        lying.at = at;
        lying.title = game_.rules().name(piece);
        lying.where = where;
        table_.scene.lying.push_back(std::move(lying));
    }

    void finish() {
        Scene& scene = table_.scene;
        scene.title = game_.rules().scenario_name;
        for (const Region& region : scene.regions)
            scene.bounds = &region == &scene.regions.front() ? region.at : around(scene.bounds, region.at);
        scene.bounds.y -= 0.5;
        scene.bounds.height += 0.5;
        scene.focus = scene.bounds;
    }

    const Game& game_;
    double height_;
    const std::vector<PositionZone>& zones_;
    ZoneTable table_;
    double x_ = 0;
    double y_ = 0;
    double line_ = 0;  ///< height of the running line of regions
};

}  // namespace

ZoneTable lay_out_zones(const Game& game, const PositionForm& form, const std::vector<PositionZone>& zones) {
    return TableArranging(game, form, zones).arrange();
}

Scene position_scene(const Game& game) {
    if (const auto form = make_position_form(game)) return lay_out_zones(game, *form, form->zones()).scene;
    return make_scene_maker(game.rules())->make(game);
}

}  // namespace briar::editor
