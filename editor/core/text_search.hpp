#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "editor/core/command.hpp"
#include "runtime/source/diagnostic.hpp"

/// Words in the texts of a pack, wherever they stand: names, rules, scripts, comments.
namespace briar::editor {

class Workspace;

struct TextHit {
    std::string file;    ///< within the pack
    Place place;         ///< its span are the words
    std::string line;    ///< the line they stand in, without blanks around it; of a long one what stands around them
    std::size_t at = 0;  ///< the byte of that line where they begin; npos: they have blanks that it has not
};

/// Whether capital and small letters are the same.
enum class Letters : std::uint8_t { Alike, Exact };

/// Whether letters or digits may go on before and behind them.
enum class WordEnds : std::uint8_t { Anywhere, Whole };

/// By file and place, as the texts stand now, at most so many. Nothing for no words.
[[nodiscard]] std::vector<TextHit> find_in_texts(const Workspace& workspace, std::string_view words, std::size_t most,
                                                 Letters letters = Letters::Alike, WordEnds ends = WordEnds::Anywhere);

/// Whether what is put in has capitals as it was typed, or as what it replaces: `Mist`, `MIST` and `mist` become
/// `Fog`, `FOG` and `fog`.
enum class Capitals : std::uint8_t { AsTyped, AsFound };
[[nodiscard]] std::string with_capitals_of(std::string_view found, std::string instead);

/// Puts other words in the place of those found, as one step. Refused when anything was changed since the workspace
/// stood at that revision: what was found may be elsewhere now.
[[nodiscard]] Command replace_in_texts(const Workspace& workspace, const std::vector<TextHit>& hits,
                                       const std::string& instead, std::uint64_t found_at,
                                       Capitals capitals = Capitals::AsTyped);

}  // namespace briar::editor
