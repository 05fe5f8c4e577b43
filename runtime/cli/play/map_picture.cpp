#include "runtime/cli/play/map_picture.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include "runtime/cli/play/places.hpp"
#include "runtime/cli/wrap.hpp"
#include "runtime/crawl/encounter.hpp"
#include "runtime/crawl/map.hpp"

namespace briar::cli {
using namespace crawl;
namespace {

constexpr int kCellWidth = 7;
constexpr int kCellHeight = 3;
constexpr int kLabelWidth = 4;
constexpr std::size_t kNoteWidth = 78;

/// A rectangle of places, both ends included.
struct Window {
    int left = 0, top = 0, right = 0, bottom = 0;
    [[nodiscard]] int columns() const { return right - left + 1; }
    [[nodiscard]] int rows() const { return bottom - top + 1; }
};

/// One realm's laid tiles.
struct Ground {
    const Game& game;
    int realm;
    Window all;
};

Ground ground_of(const Game& game, PieceId centre) {
    Ground ground{game, realm_of(game, centre), {}};
    const Spot at = spot_of(game, centre);
    ground.all = {at.x, at.y, at.x, at.y};
    const RealmData& realm = data(game).realms[static_cast<std::size_t>(ground.realm)];
    for (const PieceId tile : ZoneRange(game.state(), realm.map)) {
        const Spot spot = spot_of(game, tile);
        ground.all.left = std::min(ground.all.left, spot.x);
        ground.all.right = std::max(ground.all.right, spot.x);
        ground.all.top = std::min(ground.all.top, spot.y);
        ground.all.bottom = std::max(ground.all.bottom, spot.y);
    }
    return ground;
}

/// `count` places of [low, high] around `middle`, moved inwards at the ends.
void crop(int& low, int& high, int middle, int count) {
    if (high - low + 1 <= count) return;
    const int first = std::clamp(middle - count / 2, low, high - count + 1);
    low = first;
    high = first + count - 1;
}

struct Mark {
    std::string text;
    Paint paint = Paint::Plain;
};

/// What stands and lies on a tile, most important first.
std::vector<Mark> marks_on(const Game& game, PieceId tile) {
    std::vector<Mark> marks;
    for (const PieceId hero : heroes_on(game, tile)) {
        const int number = order_of(game, hero) + 1;
        marks.push_back({std::to_string(number), hero == active_hero(game) ? Paint::Green : Paint::Cyan});
    }
    bool monster = false, token = false, item = false;
    for (const PieceId piece : ZoneRange(game.state(), crawl::ground(game, tile))) {
        monster = monster || is_monster(game, piece);
        item = item || is_item(game, piece);
        token = token || (is_token(game, piece) && game.rules().info(piece).def != data(game).rules.monster_token);
    }
    if (has_unrevealed(game, tile)) marks.push_back({"?", Paint::Yellow});
    if (monster) marks.push_back({"M", Paint::Red});
    if (token) marks.push_back({"*", Paint::Yellow});
    if (item) marks.push_back({"i", Paint::Blue});
    return marks;
}

/// The five characters inside a cell.
Line inside(const Game& game, PieceId tile) {
    const std::vector<Mark> marks = marks_on(game, tile);
    const std::size_t room = 5 - std::min<std::size_t>(5, marks.size());
    const std::string sign = mark_of(game, tile);
    Line line(sign.size() <= room ? sign : "", Paint::Faint);
    std::size_t shown = 0;
    for (const Mark& mark : marks) {
        if (++shown > 5) break;
        line.add(mark.text, mark.paint);
    }
    line.fit(5);
    return line;
}

bool leads_nowhere_yet(const Game& game, PieceId tile, Direction side) {
    return is_open(open_edges(game, tile), side) && !neighbour(game, tile, side);
}

/// The acting hero's tile has corners of its own, to be found without colours too.
Line edge_row(const Game& game, PieceId tile, Direction side) {
    const bool here = tile == centre_tile(game);
    const Paint paint = here ? Paint::Strong : Paint::Faint;
    const char* middle = "---";
    if (is_open(open_edges(game, tile), side)) middle = leads_nowhere_yet(game, tile, side) ? "..." : "   ";
    return Line(here ? "#-" : "+-", paint).add(middle).add(here ? "-#" : "-+", paint);
}

Line middle_row(const Game& game, PieceId tile) {
    const Paint paint = tile == centre_tile(game) ? Paint::Strong : Paint::Faint;
    const auto side = [&](Direction d) {
        return !is_open(open_edges(game, tile), d) ? "|" : leads_nowhere_yet(game, tile, d) ? ":" : " ";
    };
    return Line(side(Direction::West), paint).add(inside(game, tile)).add(side(Direction::East), paint);
}

Line cell_row(const Game& game, PieceId tile, int row) {
    if (!tile) return Line(std::string(kCellWidth, ' '));
    if (row == 1) return middle_row(game, tile);
    return edge_row(game, tile, row == 0 ? Direction::North : Direction::South);
}

/// `<` and `>` beside the numbers of the columns: more is laid beyond them.
Line column_numbers(const Ground& ground, const Window& window) {
    Line header(pad(ground.all.left < window.left ? "<" : "", kLabelWidth));
    for (int x = window.left; x <= window.right; ++x) {
        std::string label = std::to_string(x);
        label.insert(0, static_cast<std::size_t>(kCellWidth / 2 + 1) - std::min<std::size_t>(4, label.size()), ' ');
        header.add(pad(label, kCellWidth - 1), Paint::Faint);
        header.add(x == window.right && ground.all.right > window.right ? ">" : " ");
    }
    return header;
}

/// The number of a row of tiles, or a mark that more is laid beyond it.
std::string row_label(const Ground& ground, const Window& window, int y, int row) {
    std::string label = row == 1 ? std::to_string(y) : std::string();
    if (row == 0 && y == window.top && ground.all.top < y) label = "^";
    if (row == kCellHeight - 1 && y == window.bottom && ground.all.bottom > y) label = "v";
    return label.insert(0, kLabelWidth - 1 - std::min<std::size_t>(kLabelWidth - 1, label.size()), ' ');
}

Lines draw(const Ground& ground, const Window& window) {
    Lines lines{column_numbers(ground, window)};
    for (int y = window.top; y <= window.bottom; ++y) {
        for (int row = 0; row < kCellHeight; ++row) {
            Line line(pad(row_label(ground, window, y, row), kLabelWidth), Paint::Faint);
            for (int x = window.left; x <= window.right; ++x)
                line.add(cell_row(ground.game, tile_at(ground.game, ground.realm, {x, y}), row));
            lines.push_back(std::move(line));
        }
    }
    return lines;
}

/// `ha Hall, co Corner`: the marks that can be seen.
std::string legend(const Ground& ground, const Window& window) {
    std::map<std::string, std::string> marks;
    for (int y = window.top; y <= window.bottom; ++y) {
        for (int x = window.left; x <= window.right; ++x) {
            const PieceId tile = tile_at(ground.game, ground.realm, {x, y});
            if (!tile) continue;
            if (const std::string mark = mark_of(ground.game, tile); !mark.empty())
                marks.emplace(mark, name_of(ground.game, tile));
        }
    }
    std::string text;
    for (const auto& [mark, name] : marks)
        text += (text.empty() ? "" : ", ") + mark + " " + name;
    return text;
}

std::string beyond(const Window& all, const Window& window) {
    std::string text;
    const auto side = [&](bool more, const char* name) {
        if (more) text += (text.empty() ? "" : ", ") + std::string(name);
    };
    side(all.top < window.top, "north");
    side(all.right > window.right, "east");
    side(all.bottom > window.bottom, "south");
    side(all.left < window.left, "west");
    return text;
}

/// `` `map north` looks there ``
std::string how_to_look(const std::string& directions) {
    return "`map " + directions.substr(0, directions.find(',')) + "`";
}

/// How many places fit into a picture.
struct Reach {
    int wide = 0;
    int high = 0;
};

/// `north`, or its beginning, as a step on the map.
std::optional<Spot> step_of(const std::string& word) {
    for (const Direction d : kDirections) {
        if (!word.empty() && std::string(name(d)).starts_with(word)) return step({0, 0}, d);
    }
    return std::nullopt;
}

/// Turns `sight` to where it is meant to go, never beyond what is laid; false when the words mean nothing.
bool aim(const Ground& ground, const std::string& where, Reach reach, Spot centre, Sight& sight) {
    if (!sight.elsewhere || where.empty()) sight = {centre.x, centre.y, !where.empty()};
    if (where.empty()) return true;
    if (const auto place = read_spot(where)) {
        sight = {place->x, place->y, true};
    } else if (const auto way = step_of(where)) {
        // A row of the last picture stays in sight.
        sight.x += way->x * std::max(1, reach.wide - 1);
        sight.y += way->y * std::max(1, reach.high - 1);
    } else {
        return false;
    }
    sight.x = std::clamp(sight.x, ground.all.left, ground.all.right);
    sight.y = std::clamp(sight.y, ground.all.top, ground.all.bottom);
    return true;
}

}  // namespace

PieceId centre_tile(const Game& game) {
    const PieceId hero = active_hero(game);
    if (hero) {
        if (const PieceId tile = tile_of(game, hero)) return tile;
    }
    for (const PieceId other : heroes_in_play(game)) {
        if (const PieceId tile = tile_of(game, other)) return tile;
    }
    return game.state().zone(data(game).realms.front().map).front;
}

std::string mark_of(const Game& game, PieceId tile) {
    const DefId def = game.rules().info(tile).def;
    const std::vector<SpecialId>& specials = game.rules().carried[def.value].specials;
    const RealmData& realm = data(game).realms[static_cast<std::size_t>(realm_of(game, tile))];
    if (tile == realm.start || tile == realm.exit || !specials.empty()) {
        std::string mark = game.rules().catalog->entry(def).id.substr(0, 2);
        if (!specials.empty() && tile != realm.exit)
            mark = game.rules().specials[specials.front().value].name.substr(0, 2);
        return mark;
    }
    return {};
}

Lines draw_map(const Game& game, Room room) {
    Sight nowhere;
    return draw_map_part(game, room, {}, nowhere);
}

Lines draw_map_part(const Game& game, Room room, const std::string& where, Sight& sight) {
    const PieceId centre = centre_tile(game);
    if (!centre) return {Line("nothing is laid yet")};
    const Ground ground = ground_of(game, centre);
    const int wide = std::max(1, (static_cast<int>(room.width) - kLabelWidth) / kCellWidth);
    const int high = std::max(1, (static_cast<int>(room.height) - 2) / kCellHeight);
    if (!aim(ground, where, {wide, high}, spot_of(game, centre), sight)) return {};
    Window window = ground.all;
    crop(window.left, window.right, sight.x, wide);
    crop(window.top, window.bottom, sight.y, high);
    Lines lines = draw(ground, window);
    const std::string more = beyond(ground.all, window);
    const std::string note = more.empty() ? legend(ground, window) : "more to the " + more + ": " + how_to_look(more);
    lines.emplace_back(cut(note, room.width), Paint::Faint);
    return lines;
}

Lines draw_whole_map(const Game& game) {
    const PieceId centre = centre_tile(game);
    if (!centre) return {Line("nothing is laid yet")};
    const Ground ground = ground_of(game, centre);
    Lines lines = draw(ground, ground.all);
    const std::string marks = legend(ground, ground.all);
    for (const std::string& part : wrap(marks, kNoteWidth))
        lines.emplace_back(part, Paint::Faint);
    lines.emplace_back("1-9 heroes (# acts), M monster, ? not revealed, * token, i item, dots unexplored",
                       Paint::Faint);
    return lines;
}

}  // namespace briar::cli
