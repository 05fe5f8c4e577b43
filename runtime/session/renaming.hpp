#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/content/catalog.hpp"
#include "runtime/source/tree.hpp"

/// Entries that were given other ids while a game was played: what its names are called on the content as it is now.
namespace briar {

/// One rename. Taking it back is none of its own: names are followed in both directions.
struct Renamed {
    std::string kind;
    std::string before;
    std::string now;
};

class Renaming {
public:
    Renaming() = default;
    /// Only those that matter are kept: ids that `before` has and `now` has no more, of no kind.
    Renaming(const std::vector<Renamed>& all, const Catalog& before, const Catalog& now);

    [[nodiscard]] bool empty() const { return ids_.empty(); }
    [[nodiscard]] std::string id(const std::string& id) const;
    /// Names within a text: `wolf#2`, `ann/hands`, `fight wolf`, `web.entered`.
    [[nodiscard]] std::string words(std::string_view text) const;
    /// The same in all keys and texts of a tree.
    [[nodiscard]] Tree tree(const Tree& tree) const;

private:
    std::map<std::string, std::string, std::less<>> ids_;
};

}  // namespace briar
