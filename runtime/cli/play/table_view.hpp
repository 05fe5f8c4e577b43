#pragma once

#include <memory>
#include <string>
#include <vector>

#include "runtime/cli/play/styled.hpp"

/// What lies on the table, in characters. Each rule system has its own way to show it.
namespace briar {
class Game;
struct Option;
struct Ruleset;
}  // namespace briar

namespace briar::cli {

/// How much room there is, in characters.
struct Room {
    std::size_t width = 0;
    std::size_t height = 0;
};

/// Which part of a map was looked at last; none: that around whoever acts.
struct Sight {
    int x = 0;
    int y = 0;
    bool elsewhere = false;
};

class TableView {
public:
    TableView() = default;
    TableView(const TableView&) = delete;
    TableView& operator=(const TableView&) = delete;
    virtual ~TableView() = default;

    /// One line about where the game is: round, whose turn, how many are left to draw.
    [[nodiscard]] virtual Line title(const Game& game) const = 0;
    /// The map around whoever acts, at most so large; says on its last line when more is there.
    [[nodiscard]] virtual Lines map(const Game& game, Room room) const = 0;
    /// The part of the map that `where` means: nothing, around whoever acts; a place (`2,-1`), around it; a direction,
    /// a picture further that way from where one looked last. No lines: it means none.
    [[nodiscard]] virtual Lines map_part(const Game& game, Room room, const std::string& where, Sight& sight) const;
    /// Whether parts of the map can be asked for; else it is shown as a whole.
    [[nodiscard]] virtual bool has_places() const { return false; }
    /// What choosing the option leads to, in a few words; empty: nothing that is not plain.
    [[nodiscard]] virtual std::string hint(const Game&, const Option&) const { return {}; }
    /// The whole map, however large.
    [[nodiscard]] virtual Lines whole_map(const Game& game) const = 0;
    /// The players' cards in at most so much room: the acting one first to keep its details.
    [[nodiscard]] virtual Lines cards(const Game& game, Room room) const = 0;
    /// What the signs on the map mean.
    [[nodiscard]] virtual std::string legend() const = 0;
    /// Everything about a place (`2,-1`) or a thing by its name or id; empty: there is no such thing.
    [[nodiscard]] virtual std::vector<std::string> look(const Game& game, const std::string& what) const = 0;
};

/// For the ruleset's system; one that shows nothing but the log where the system has no picture.
[[nodiscard]] std::unique_ptr<TableView> make_table_view(const Ruleset& rules);

}  // namespace briar::cli
