#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "runtime/content/schema.hpp"
#include "runtime/engine/system.hpp"
#include "runtime/session/history.hpp"
#include "runtime/source/document.hpp"
#include "runtime/source/tree.hpp"

/// Save files: a game as its beginning and its choices, in YAML. A replay is a save from the start of a game.
///
///     briarwright: save
///     format: 1
///     scenario: hills
///     modes: [solo]
///     packs: [{id: hills, version: 1.0.0, content: 0f...}]     # in their order; `folder` of those not on the path
///     setup: {seed: 7, seats: 1, heroes: [ann]}
///     position: {...}                                          # where it began, if not at a fresh set-up
///     players: [person, greedy]                                # who sat where, if not people everywhere
///     unlearned: 1                                             # how often an undo took back something learned
///     choices: [move north, {put_aside: web.entered}, {dice: "2 5"}, ...]     # up to where it stands
///     ahead: [move south, ...]                                 # what was played behind that and taken back
///     hashes: {every: 8, at: [...]}                            # of the state, after so many steps
///     log_lines: 31
///     last: {step: 12, position: {...}}                        # the last quiescent point
///     line: 2                                                  # its number among the lines of play
///     begun_at: 4                                              # the step at which it left another line
///     called: through the gate                                 # what people call this line
///     lines: [{line: 0, scenario: hills, setup: {...}, choices: [...], ...}]  # other lines, with the same keys
///     earlier: 31                                              # steps before it began, on other content
///     whole: {...}                                             # those steps and that content
///     hash: 0f...                                              # of the state at the end; always the last line
namespace briar {

class Session;

/// A long game with a large position stays far below this; what is larger is not read.
inline constexpr std::size_t kMostSaveBytes = std::size_t{64} << 20U;
inline constexpr int kSaveFormat = 1;
inline constexpr int kWholeSaveFormat = 2;  ///< with `whole`

struct SavedPack {
    std::string id;
    std::string version;
    std::uint64_t content = 0;
    std::filesystem::path folder{};  ///< where it was, if no folder of the path holds it
};

struct SavedStep {
    StepSort sort = StepSort::Choice;
    std::string key;  ///< of the option, the rule's name, or the dice
};

/// A game from its beginning to where it stands, and further.
struct SavedGame {
    std::size_t line = 0;      ///< its number, from 0
    std::size_t begun_at = 0;  ///< the step at which it left another line
    std::string called{};      ///< by people; empty: nobody has named it
    ScenarioChoice choice;
    Setup setup;
    const Node* position = nullptr;    ///< where the game began; null: fresh
    std::vector<std::string> players;  ///< by seat: a bot's name, or `person`; empty: people
    std::uint32_t unlearned = 0;
    std::vector<SavedStep> steps;
    std::vector<SavedStep> ahead;  ///< behind `steps`: they had been taken back
    std::size_t hashes_every = 0;
    std::vector<std::uint64_t> hashes;
    std::optional<std::size_t> log_lines;  ///< nothing: the session kept no log
    std::size_t last_step = 0;
    const Node* last_position = nullptr;  ///< of the state after `last_step` steps; null: none was quiescent
    std::uint64_t hash = 0;
};

/// What stands in a save file: the game that was played, and the other lines of play.
struct SaveFile : SavedGame {
    std::shared_ptr<const Document> document;  ///< keeps the nodes alive
    std::vector<SavedPack> packs;
    std::vector<SavedGame> lines;
    std::size_t earlier = 0;      ///< so many steps before the game's beginning stand in `whole` alone
    const Node* whole = nullptr;  ///< what was played through changes of the packs; null: nothing else than the above
};

/// Who is no bot.
inline constexpr const char* kPerson = "person";

/// A game to be written. Its history is walked through.
struct GameToSave {
    Session* session = nullptr;
    std::vector<std::string> players{};  ///< see SavedGame
    std::size_t line = 0;
    std::size_t begun_at = 0;
    std::string called{};
    std::optional<std::size_t> last{};  ///< the last step that belongs to it; nothing: the session's last one
    std::size_t earlier = 0;            ///< see SaveFile
};

/// The whole game, and the other lines of play. `whole` is for SaveFile::whole; null: there is none.
[[nodiscard]] Tree save_tree(const GameToSave& game, const std::vector<GameToSave>& lines = {}, const Tree& whole = {});
[[nodiscard]] inline Tree save_tree(Session& session) { return save_tree({&session}); }
/// Writes it; throws as write_atomically does.
void save_game(const GameToSave& game, const std::filesystem::path& path, const std::vector<GameToSave>& lines = {},
               const Tree& whole = {});
inline void save_game(Session& session, const std::filesystem::path& path) { save_game({&session}, path); }

/// Reads a file. Every reason why it cannot be used is told; nothing then.
[[nodiscard]] std::optional<SaveFile> read_save(const std::filesystem::path& path, Diagnostics& diagnostics);
/// The same from a document; problems of its syntax must have been told already.
[[nodiscard]] std::optional<SaveFile> read_save(std::shared_ptr<const Document> document, Diagnostics& diagnostics);
/// A save that is a part of that document.
[[nodiscard]] std::optional<SaveFile> read_save(std::shared_ptr<const Document> document, const Node& root,
                                                Diagnostics& diagnostics);
[[nodiscard]] SchemaRef save_schema();

}  // namespace briar
