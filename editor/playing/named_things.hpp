#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace briar {
struct Ruleset;
}

namespace briar::editor {

/// The entries of a game by the names that its log calls them: whatever a line speaks of can be looked up.
class NamedThings {
public:
    NamedThings() = default;
    explicit NamedThings(const Ruleset& rules);

    struct Found {
        std::size_t begin = 0;  ///< in bytes
        std::size_t end = 0;
        std::string entry;  ///< `monsters/wolf`

        friend bool operator==(const Found&, const Found&) = default;
    };
    /// What a line names, from left to right and never one within another: the longest name counts, where a whole word
    /// begins and one ends. Of entries with the same name it is the one that can lie on the table, else the first.
    [[nodiscard]] std::vector<Found> in(std::string_view line) const;

private:
    struct Named {
        std::string name;
        std::string entry;
    };
    void add(const std::string& name, const std::string& entry);
    [[nodiscard]] const Named* longest_at(std::string_view line, std::size_t begin) const;

    std::map<std::string, std::vector<Named>, std::less<>> by_first_word_;
};

}  // namespace briar::editor
