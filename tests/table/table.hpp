#pragma once

#include <memory>
#include <string>
#include <vector>

#include "runtime/engine/game.hpp"
#include "tests/table/compiled_pack.hpp"

namespace briar {

/// A game of a pack written for a test, played by the keys of its options. The systems' tests build their own tables on
/// it, which know their words.
class Table {
public:
    /// Throws what is wrong with the pack.
    Table(const System& system, const PackText& pack);

    [[nodiscard]] Game& game() { return *game_; }
    [[nodiscard]] const Game& game() const { return *game_; }
    [[nodiscard]] const Ruleset& rules() const { return game_->rules(); }

    // --- setting up
    /// A fresh game, sound.
    void set_up(const Setup& setup);
    /// Lays a position over the fresh game. Fails the test when it does not fit.
    void lay(const std::string& position);
    /// What reading the position complains about; the state is sound nevertheless.
    [[nodiscard]] std::string complaints(const std::string& position);
    /// The next dice, behind those that still lie there; when they run out, rolling fails.
    void lay_dice(const std::vector<int>& values);
    [[nodiscard]] int dice_left() const;

    // --- playing
    Table& run();
    /// Chooses the option with this key, else the only one whose key begins with it. Fails the test when there is none.
    Table& choose(const std::string& key);
    [[nodiscard]] bool offers(const std::string& key) const;  ///< it, or one that begins with it
    [[nodiscard]] std::string keys() const;                   ///< all, with `, ` between them
    [[nodiscard]] std::string labels() const;                 ///< all, a line each
    [[nodiscard]] std::string label(const std::string& key) const;
    [[nodiscard]] std::string prompt() const;   ///< its name; empty: the game is over
    [[nodiscard]] std::string decider() const;  ///< id of the hero that decides; empty: the game is over

    // --- looking
    [[nodiscard]] PieceId piece(const std::string& key) const;  ///< `wolf`: the first copy; it must exist
    [[nodiscard]] ZoneId zone(const std::string& name) const;   ///< must exist
    [[nodiscard]] std::string ids_in(ZoneId zone) const;        ///< in its order, with blanks between them
    [[nodiscard]] std::string keys_in(ZoneId zone) const;
    [[nodiscard]] const std::string& log() const { return book_->text; }  ///< all lines so far
    [[nodiscard]] std::string position() const;                           ///< the system's part as YAML
    [[nodiscard]] std::string broken() const;                             ///< the promise that is broken; empty: none

private:
    struct Book : Observer {
        void happened(const Game& game, const LogLine& line) override;
        std::string text;
    };

    /// The number of the option that a key means; the number of options: none.
    [[nodiscard]] std::size_t option(const std::string& key) const;
    [[nodiscard]] Diagnostics read(const std::string& position);

    const System* system_;
    std::unique_ptr<CompiledPack> pack_;
    std::unique_ptr<Book> book_;
    std::unique_ptr<Game> game_;
};

}  // namespace briar
