#pragma once

#include <optional>

/// From sound bytes to a tree.
namespace briar {

class Document;
class Node;
class Report;
struct ReadLimits;

/// Reads the document's text, which must have passed the byte check. Reports every mistake that can be found; behind a
/// mistake that stops the reader it goes on with the next entry, to find more. Nothing when the text has no whole tree.
[[nodiscard]] std::optional<Node> read_tree(const Document& document, const ReadLimits& limits, Report& report);

}  // namespace briar
