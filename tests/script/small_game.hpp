#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "runtime/session/session.hpp"
#include "tests/test_folder.hpp"

/// A small game of the script system, written for one test into a folder of its own: two players with three stones
/// each, a path of six places, a deck of cards.
namespace briar {

/// A script whose turn does this.
[[nodiscard]] std::string script_of_turn(const std::string& body);

class SmallGame : public TestFolder {
public:
    /// `lua` is the scenario's script, `more` is added to its YAML (other kinds), `scenario` to the scenario.
    explicit SmallGame(const std::string& lua, const std::string& scenario = {}, const std::string& more = {});

    /// Takes a piece of the game's YAML out and puts another in its place.
    void replace(const std::string& old, const std::string& by);
    /// All that a check says, the file names without their folder.
    [[nodiscard]] std::string problems() const;
    [[nodiscard]] std::shared_ptr<const Ruleset> rules() const;
    /// From a position where one is given. Nothing when it cannot be begun; why is in `said`.
    [[nodiscard]] std::unique_ptr<Session> begin(const std::string& position = {}, int seats = 2);
    [[nodiscard]] const std::string& said() const { return said_; }
    [[nodiscard]] const std::filesystem::path& folder() const { return path(); }

private:
    std::string yaml_;
    std::string said_;
};

[[nodiscard]] std::string log_of(const Session& session);
/// The position as one line of YAML below a key: `zones`, `players`.
[[nodiscard]] std::string told(const Session& session, const std::string& key);

}  // namespace briar
