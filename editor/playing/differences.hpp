#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "runtime/engine/ruleset.hpp"
#include "runtime/source/tree.hpp"

/// What has become otherwise between two games of changed content. What things are called makes no difference.
namespace briar::editor {

/// What something is called whose id stands in a position; the id itself where it is none.
using NameOf = std::function<std::string(const std::string& id)>;

/// The names of what the rules know, which must outlive it.
[[nodiscard]] NameOf names_in(const Ruleset& rules);

/// Of two positions, in words, a line each: `Edda, health: 13 before, 8 now`. The order of lists, and where chance
/// stands, are none.
[[nodiscard]] std::vector<std::string> differences(const Tree& before, const Tree& now, const NameOf& name);

/// Texts of changed content with the names that things had before.
class NamesBefore {
public:
    NamesBefore(const Ruleset& before, const Ruleset& now);
    [[nodiscard]] std::string put_back(std::string text) const;

private:
    std::vector<std::pair<std::string, std::string>> names_;  ///< now and before, long ones first
};

}  // namespace briar::editor
