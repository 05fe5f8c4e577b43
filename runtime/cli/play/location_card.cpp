#include "runtime/cli/play/location_card.hpp"

#include <algorithm>

#include "runtime/cli/play/journey_words.hpp"
#include "runtime/cli/wrap.hpp"
#include "runtime/journey/journey_data.hpp"

namespace briar::cli {
using namespace journey;
namespace {

constexpr std::size_t kLeastFace = 15;
constexpr std::size_t kMostFace = 22;
constexpr std::size_t kMostNameLines = 2;

/// FR-4.6: what failing the check here costs stands on the next card, but for a boss: it is shown where it applies.
std::string failing_words(const Game& game, PieceId location, PieceId next) {
    const LocationDef& def = location_def(game, location);
    const bool own = def.boss || data(game).rules.consequence == FailingRule::Own;
    if (!own && !next) return count(game, leg(game).deck) > 0 ? " fail ?" : "";
    const Consequence& what = own ? def.failing : location_def(game, next).failing;
    return what.nothing() ? "" : " fail " + short_words(what);
}

/// What stands below the name; `>` shows the half where the pawn stands.
std::vector<std::string> body_of(const Game& game, PieceId location, PieceId next) {
    const LocationDef& def = location_def(game, location);
    const bool here = location == at(game);
    const Phase phase = journey::journey(game).phase;
    const bool below = phase == Phase::Fight || phase == Phase::Move;
    return {(here && !below ? ">" : " ") + std::string("check ") + check_words(game, location),
            failing_words(game, location, next), (here && below ? ">" : " ") + fight_words(game, location),
            def.fight.losing.nothing() ? "" : " lose " + short_words(def.fight.losing)};
}

Paint paint_of(const Game& game, PieceId location) {
    if (location == at(game)) return Paint::Strong;
    return location_def(game, location).boss ? Paint::Red : Paint::Plain;
}

PieceId after(const std::vector<PieceId>& row, std::size_t i) { return i + 1 < row.size() ? row[i + 1] : PieceId{}; }

std::size_t widest_body(const Game& game, const std::vector<PieceId>& row) {
    std::size_t widest = kLeastFace;
    for (std::size_t i = 0; i < row.size(); ++i) {
        for (const std::string& line : body_of(game, row[i], after(row, i)))
            widest = std::max(widest, columns(line));
    }
    return widest;
}

std::size_t widest_name(const Game& game, const std::vector<PieceId>& row) {
    std::size_t widest = 0;
    for (const PieceId location : row)
        widest = std::max(widest, columns(name_of(game, location)));
    return widest;
}

}  // namespace

std::size_t lines_for_names(const Game& game, const std::vector<PieceId>& row, std::size_t face) {
    std::size_t most = 1;
    for (const PieceId location : row)
        most = std::max(most, wrap(name_of(game, location), face).size());
    return std::min(most, kMostNameLines);
}

CardShape shape_of(const Game& game, const std::vector<PieceId>& row, std::size_t room, std::size_t joint) {
    const std::size_t side_by_side = room > joint + 4 ? (room - joint) / 2 - 2 : 0;
    const std::size_t body = widest_body(game, row);
    std::size_t face = std::min(std::max(body, widest_name(game, row)), kMostFace);
    if (row.size() > 1 && side_by_side >= kLeastFace) face = std::min(face, side_by_side);
    return {face, lines_for_names(game, row, face)};
}

Lines draw_location(const Game& game, PieceId location, PieceId next, CardShape shape) {
    std::vector<std::string> texts = wrap(name_of(game, location), shape.face);
    texts.resize(shape.name_lines);
    const std::vector<std::string> body = body_of(game, location, next);
    texts.insert(texts.end(), body.begin(), body.end());
    const std::string edge = "+" + std::string(shape.face, '-') + "+";
    Lines lines{Line(edge)};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const Paint paint = i < shape.name_lines ? paint_of(game, location) : Paint::Plain;
        lines.push_back(Line("|").add(pad(texts[i], shape.face), paint).add("|"));
    }
    lines.emplace_back(edge);
    return lines;
}

}  // namespace briar::cli
