#include "runtime/cli/play/row_picture.hpp"

#include <algorithm>

#include "runtime/cli/play/location_card.hpp"
#include "runtime/cli/play/piece_texts.hpp"
#include "runtime/cli/wrap.hpp"
#include "runtime/journey/journey_data.hpp"

namespace briar::cli {
using namespace journey;
namespace {

constexpr std::size_t kJointWidth = 3;  // `2+1` between two cards
constexpr std::size_t kStep = 1;        // lines by which each card of a descending row lies lower
constexpr std::size_t kRowWidth = 79;
constexpr std::size_t kBeyond = 2;  // lines that what holds where the party stands may take beyond its room

std::vector<PieceId> row_of(const Game& game) {
    std::vector<PieceId> row;
    for (const PieceId location : ZoneRange(game.state(), leg(game).row))
        row.push_back(location);
    return row;
}

/// `2+1`: what moving from one card to the next asks for.
std::string joint(const Game& game, PieceId left, PieceId right) {
    return std::to_string(location_def(game, left).steps.after) + "+" +
           std::to_string(location_def(game, right).steps.before);
}

/// The row's cards from `first` to before `end` side by side; a joint leads on to a card beyond them.
class Band {
public:
    Band(const Game& game, const std::vector<PieceId>& row, CardShape shape, std::size_t cards)
        : game_(game),
          row_(row),
          shape_(shape),
          drop_(leg(game).layout == RowLayout::Descending ? kStep : 0),
          lines_(shape.height() + drop_ * (cards - 1)) {}

    Lines draw(std::size_t first, std::size_t end, bool leads_on) {
        for (std::size_t i = first; i < end; ++i) {
            const std::size_t top = drop_ * (i - first);
            add(top, draw_location(game_, row_[i], i + 1 < row_.size() ? row_[i + 1] : PieceId{}, shape_),
                shape_.width());
            if (i + 1 < end || (leads_on && end < row_.size())) add_joint(top + drop_, i);
        }
        return std::move(lines_);
    }

private:
    /// Adds a column of the picture that begins so many lines below its top.
    void add(std::size_t top, const Lines& column, std::size_t width) {
        for (std::size_t y = 0; y < lines_.size(); ++y) {
            const bool there = y >= top && y - top < column.size();
            lines_[y].add(there ? column[y - top] : Line(std::string(width, ' ')));
        }
    }
    void add_joint(std::size_t top, std::size_t left) {
        Lines column(shape_.height(), Line(std::string(kJointWidth, ' ')));
        const std::string text = joint(game_, row_[left], row_[left + 1]);
        column[shape_.height() / 2] = Line(pad(text, kJointWidth), Paint::Yellow);
        add(std::min(top, lines_.size() - shape_.height()), column, kJointWidth);
    }

    const Game& game_;
    const std::vector<PieceId>& row_;
    CardShape shape_;
    std::size_t drop_;
    Lines lines_;
};

std::size_t cards_across(std::size_t room, std::size_t width) {
    return std::max<std::size_t>(1, (room + kJointWidth) / (width + kJointWidth));
}

std::string still_to_come(const Game& game) {
    const int left = count(game, leg(game).deck);
    if (left == 0) return "nothing more is laid";
    return std::to_string(left) + (left == 1 ? " card is" : " cards are") + " to be laid";
}

/// Adds a text if all of it has room.
bool add_text(const std::string& text, Room room, Paint paint, Lines& lines) {
    const std::vector<std::string> broken = wrap(text, room.width);
    if (lines.size() + broken.size() > room.height) return false;
    for (const std::string& line : broken)
        lines.emplace_back(line, paint);
    return true;
}

/// `Cave of echoes: Here a doubling card multiplies by 3.`, as far as there is room for it; else where it can be read.
void add_special(const Game& game, PieceId location, Room room, Lines& lines) {
    std::vector<std::string> texts;
    if (location) add_texts(game, location, name_of(game, location) + ": ", texts);
    for (const std::string& text : texts) {
        if (add_text(text, room, Paint::Cyan, lines)) continue;
        const std::string word = location == at(game) ? "look" : "look " + id_of(game, location);
        add_text(name_of(game, location) + ": see `" + word + "`", {room.width, room.height + kBeyond}, Paint::Faint,
                 lines);
        return;
    }
}

}  // namespace

Lines draw_row(const Game& game, Room room) {
    const std::vector<PieceId> row = row_of(game);
    if (row.empty()) return {Line("nothing is laid yet")};
    const auto here = static_cast<std::size_t>(std::find(row.begin(), row.end(), at(game)) - row.begin());
    CardShape shape = shape_of(game, row, room.width, kJointWidth);
    const std::size_t across = std::min(cards_across(room.width, shape.width()), row.size());
    // The card to the right of the pawn's counts most, then those to the left.
    const std::size_t end = std::min(row.size(), std::max(here + 2, across));
    const std::size_t first = std::min(end - std::min(end, across), here);
    // Only the names that are seen need room.
    shape.name_lines = lines_for_names(game,
                                       {row.begin() + static_cast<std::ptrdiff_t>(first),
                                        row.begin() + static_cast<std::ptrdiff_t>(std::min(end, first + across))},
                                       shape.face);
    Lines lines = Band(game, row, shape, across).draw(first, std::min(end, first + across), false);
    lines.emplace_back(cut(still_to_come(game) + (first > 0 ? "; all: `map`" : ""), room.width), Paint::Faint);
    add_special(game, at(game), {room.width, room.height + kBeyond}, lines);
    add_special(game, next_location(game), room, lines);
    return lines;
}

Lines draw_whole_row(const Game& game) {
    const std::vector<PieceId> row = row_of(game);
    const CardShape shape = shape_of(game, row, kRowWidth, kJointWidth);
    Lines lines;
    const std::size_t across = cards_across(kRowWidth - kJointWidth, shape.width());
    for (std::size_t first = 0; first < row.size(); first += across) {
        const std::size_t end = std::min(row.size(), first + across);
        const Lines band = Band(game, row, shape, end - first).draw(first, end, true);
        lines.insert(lines.end(), band.begin(), band.end());
    }
    lines.emplace_back(still_to_come(game), Paint::Faint);
    for (const std::string& part :
         wrap("The pawn stands at >. The numbers between two cards together are what moving on asks for.", kRowWidth))
        lines.emplace_back(part, Paint::Faint);
    return lines;
}

}  // namespace briar::cli
