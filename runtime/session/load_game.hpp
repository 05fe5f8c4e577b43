#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "runtime/session/save_file.hpp"
#include "runtime/session/session.hpp"

/// From a save file to a session that stands where the saved one stood.
namespace briar {

struct SystemSet;

/// A pack that is not what it was when the game was saved.
struct PackDifference {
    enum class Sort : std::uint8_t { Missing, Version, Content, Order, Added };
    Sort sort = Sort::Missing;
    std::string pack;
    std::string saved;  ///< version or hash; empty: none
    std::string found;

    [[nodiscard]] std::string text() const;
};

/// Where playing the saved choices again first went otherwise.
struct Divergence {
    std::size_t step = 0;        ///< counts from 1: seen after, or at, this step
    std::size_t good_until = 0;  ///< the last step after which the state was known to be the same
    std::string key;             ///< of the step
    std::string what;

    [[nodiscard]] std::string text() const;
};

/// Refuse: packs that differ are fine only if the choices still lead to the same state. Accept: if they do not, the
/// last position is taken over as far as names still fit, and what does not fit is listed.
enum class OnDifference : std::uint8_t { Refuse, Accept };

struct LoadOptions {
    PackPath path;
    OnDifference on_difference = OnDifference::Refuse;
    SessionOptions session;
    bool lines = false;  ///< other lines of play are wanted, too
};

/// Another line of play than the one that was saved in the middle of.
struct LoadedLine {
    std::size_t line = 0;
    std::size_t begun_at = 0;
    std::string called;
    std::unique_ptr<Session> session;
    std::vector<std::string> players;
};

struct LoadedGame {
    std::unique_ptr<Session> session;  ///< null: refused; the problems say why
    std::string file;                  ///< as problems name it
    bool same = false;                 ///< stands at the very state that was saved
    std::size_t line = 0;              ///< its number
    std::size_t begun_at = 0;
    std::string called;
    std::vector<std::string> players;  ///< by seat, as they were saved
    std::vector<LoadedLine> lines;     ///< those that could be brought back
    std::vector<PackDifference> differences;
    std::optional<Divergence> divergence;
    Diagnostics problems;
};

[[nodiscard]] LoadedGame load_game(const SystemSet& set, const std::filesystem::path& path, const LoadOptions& options);
[[nodiscard]] LoadedGame load_game(const SystemSet& set, const SaveFile& save, const LoadOptions& options);

/// Makes the saved steps in a session that stands at its beginning; stops at the first difference. Hashes are compared
/// where given.
[[nodiscard]] std::optional<Divergence> make_steps(Session& session, const SavedGame& save);
/// Makes what was ahead as well, as far as it is still possible, and goes back to where the session stands. Gives why
/// it could not be made to its end.
[[nodiscard]] std::optional<Divergence> make_steps_ahead(Session& session, const SavedGame& save);

}  // namespace briar
