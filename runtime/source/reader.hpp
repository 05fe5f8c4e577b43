#pragma once

#include <memory>

/// From sound bytes to a tree.
namespace briar {

class Document;
class Node;
class Report;
struct ReadLimits;

/// What can be read of a text: all of it or, behind mistakes of syntax, what stands in entries without any.
struct Trees {
    std::unique_ptr<Node> whole;
    std::unique_ptr<Node> rest;
};

/// Reads the document's text, which must have passed the byte check. Reports every mistake that can be found; behind a
/// mistake that stops the reader it goes on with the next entry, to find more.
[[nodiscard]] Trees read_trees(const Document& document, const ReadLimits& limits, Report& report);

}  // namespace briar
