#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "runtime/source/diagnostic.hpp"

/// Runs the YAML reader over a text and builds the tree with spans from its events.
namespace briar {

class Document;
class Node;
class Report;
struct ReadLimits;

/// Where and why the reader could not go on.
struct SyntaxStop {
    std::string what;                         ///< the reader's own words
    std::size_t mark = 0;                     ///< where it says it is
    std::size_t cursor = 0;                   ///< behind the last thing that was understood
    std::optional<std::size_t> open_bracket;  ///< the innermost bracket not closed yet
    std::optional<Span> long_quote;           ///< the last text in quotes that runs over several lines
};

/// What one run over a text gave.
struct TreeRun {
    std::unique_ptr<Node> root;      ///< null when reading was stopped
    std::optional<SyntaxStop> stop;  ///< the syntax error that stopped it; a limit that stopped it is only reported
};

/// Reads `text`, which is the document's or has parts of it blanked out (byte for byte), as exactly one YAML document.
/// Mistakes that do not stop the reader go to `report`.
[[nodiscard]] TreeRun build_tree(const Document& document, std::string_view text, const ReadLimits& limits,
                                 Report& report);

}  // namespace briar
