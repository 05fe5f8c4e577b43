#pragma once

#include <cstddef>
#include <map>

/// The anchors of one document (`&name`), by the number that the reader gives them, and what their aliases may expand
/// to.
namespace briar {

class Node;
struct ReadLimits;

enum class AliasOutcome { Expanded, StillOpen, TooMuch, TooDeep, NoValue };

class Anchors {
public:
    explicit Anchors(const ReadLimits& limits);

    /// The anchor's value begins: until it is closed, an alias to it would hold itself.
    void open(std::size_t anchor);
    void close(std::size_t anchor, const Node& node);
    /// Makes `node`, which lies `depth` deep, a copy of the anchor's value; it stays as it is unless expanded.
    AliasOutcome expand(std::size_t anchor, std::size_t depth, Node& node);

private:
    std::map<std::size_t, const Node*> values_;  ///< null while open
    std::size_t nodes_left_;
    std::size_t most_depth_;
};

}  // namespace briar
