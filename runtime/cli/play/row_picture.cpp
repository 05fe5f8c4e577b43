#include "runtime/cli/play/row_picture.hpp"

#include <algorithm>

#include "runtime/cli/play/journey_words.hpp"
#include "runtime/cli/wrap.hpp"
#include "runtime/journey/journey_data.hpp"

namespace briar::cli {
using namespace journey;
namespace {

constexpr std::size_t kLeastFace = 15;  // what stands between a card's edges
constexpr std::size_t kMostFace = 22;
constexpr std::size_t kJointWidth = 3;  // `2+1` between two cards
constexpr std::size_t kStep = 1;        // lines by which each card of a descending row lies lower
constexpr std::size_t kRowWidth = 79;

std::vector<PieceId> row_of(const Game& game) {
    std::vector<PieceId> row;
    for (const PieceId location : ZoneRange(game.state(), leg(game).row))
        row.push_back(location);
    return row;
}

/// The lines between a card's upper and lower edge; `>` shows the half where the pawn stands.
std::vector<std::string> face_of(const Game& game, PieceId location) {
    const LocationDef& def = location_def(game, location);
    const bool here = location == at(game);
    const Phase phase = journey::journey(game).phase;
    const bool below = phase == Phase::Fight || phase == Phase::Move;
    const std::string upper = here && !below ? ">" : " ";
    const std::string lower = here && below ? ">" : " ";
    std::vector<std::string> lines{name_of(game, location), upper + "check " + check_words(game, location)};
    lines.push_back(def.failing.nothing() ? "" : " fail " + short_words(def.failing));
    lines.push_back(lower + fight_words(game, location));
    lines.push_back(def.fight.losing.nothing() ? "" : " lose " + short_words(def.fight.losing));
    return lines;
}

/// How wide cards must be for all of the row to be read, edges included.
std::size_t card_width(const Game& game, const std::vector<PieceId>& row) {
    std::size_t face = kLeastFace;
    for (const PieceId location : row) {
        for (const std::string& line : face_of(game, location))
            face = std::max(face, columns(line));
    }
    return std::min(face, kMostFace) + 2;
}

Paint paint_of(const Game& game, PieceId location) {
    if (location == at(game)) return Paint::Strong;
    return location_def(game, location).boss ? Paint::Red : Paint::Plain;
}

constexpr std::size_t kFaceLines = 5;
constexpr std::size_t kCardHeight = kFaceLines + 2;
constexpr std::size_t kJointLine = 1 + kFaceLines / 2;

/// One line of a card; nothing above and below it.
Line card_line(const Game& game, PieceId location, std::size_t line, std::size_t width) {
    if (line >= kCardHeight) return Line(std::string(width, ' '));
    if (line == 0 || line + 1 == kCardHeight) return Line("+" + std::string(width - 2, '-') + "+");
    const std::string text = face_of(game, location)[line - 1];
    Line made("|");
    return made.add(pad(text, width - 2), line == 1 ? paint_of(game, location) : Paint::Plain).add("|");
}

/// `2+1`: what moving from one card to the next asks for.
std::string joint(const Game& game, PieceId left, PieceId right) {
    return std::to_string(location_def(game, left).steps.after) + "+" +
           std::to_string(location_def(game, right).steps.before);
}

Lines draw_band(const Game& game, const std::vector<PieceId>& row, std::size_t first, std::size_t end) {
    const std::size_t drop = leg(game).layout == RowLayout::Descending ? kStep : 0;
    const std::size_t height = kCardHeight + drop * (end - first - 1);
    const std::size_t width = card_width(game, row);
    Lines lines(height);
    for (std::size_t i = first; i < end; ++i) {
        const std::size_t top = drop * (i - first);
        for (std::size_t y = 0; y < height; ++y) {
            // Above the card `y - top` wraps round, which is beyond its last line as well.
            if (i > first) {
                const bool meets = y - top == kJointLine;
                lines[y].add(meets ? pad(joint(game, row[i - 1], row[i]), kJointWidth) : std::string(kJointWidth, ' '),
                             Paint::Yellow);
            }
            lines[y].add(card_line(game, row[i], y - top, width));
        }
    }
    return lines;
}

std::size_t cards_across(std::size_t room, std::size_t width) {
    return std::max<std::size_t>(1, (room + kJointWidth) / (width + kJointWidth));
}

/// `Road: 4 cards to come`
std::string still_to_come(const Game& game) {
    const int left = count(game, leg(game).deck);
    return leg(game).name + ": " + (left == 0 ? "nothing more is laid" : std::to_string(left) + " to be laid");
}

}  // namespace

Lines draw_row(const Game& game, Room room) {
    const std::vector<PieceId> row = row_of(game);
    if (row.empty()) return {Line("nothing is laid yet")};
    const auto here = static_cast<std::size_t>(std::find(row.begin(), row.end(), at(game)) - row.begin());
    const std::size_t across = std::min(cards_across(room.width, card_width(game, row)), row.size());
    // The card to the right of the pawn's counts most, then those to the left.
    const std::size_t end = std::min(row.size(), std::max(here + 2, across));
    const std::size_t first = end - std::min(end, across);
    Lines lines = draw_band(game, row, std::min(first, here), std::min(end, std::min(first, here) + across));
    lines.emplace_back(cut(still_to_come(game) + (first > 0 ? "; more to the left: `map`" : ""), room.width),
                       Paint::Faint);
    return lines;
}

Lines draw_whole_row(const Game& game) {
    const std::vector<PieceId> row = row_of(game);
    Lines lines;
    const std::size_t across = cards_across(kRowWidth, card_width(game, row));
    for (std::size_t first = 0; first < row.size(); first += across) {
        const Lines band = draw_band(game, row, first, std::min(row.size(), first + across));
        lines.insert(lines.end(), band.begin(), band.end());
    }
    lines.emplace_back(still_to_come(game), Paint::Faint);
    lines.emplace_back("> the pawn; the numbers between two cards together are what moving on asks for", Paint::Faint);
    return lines;
}

}  // namespace briar::cli
