#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace briar::editor {

/// A part of a page: a heading and what stands below it, up to the next heading. The first of each page is its
/// beginning, under the page's own title.
struct HelpSection {
    std::string title;
    int level = 1;     ///< 1: the page, 2: `##`, up to 4; deeper headings begin none
    std::string text;  ///< Markdown, its heading included
};

struct HelpPage {
    std::string file;  ///< `packs.md`, as links name it; `rules/the-road.md` for one in a folder
    std::string title;
    std::vector<HelpSection> sections;  ///< at least one
};

/// A section: its page, and its number within it.
struct HelpPlace {
    std::size_t page = 0;
    std::size_t section = 0;

    friend bool operator==(const HelpPlace& a, const HelpPlace& b) {
        return a.page == b.page && a.section == b.section;
    }
};

/// Cuts a page at its headings; those within code are none.
[[nodiscard]] HelpPage read_help_page(std::string file, std::string_view text);

/// The pages of a folder.
class HelpBook {
public:
    HelpBook() = default;
    /// Reads all `.md` files below the folder: those named first in that order, the others by name. What is not there
    /// or cannot be read is left out.
    HelpBook(const std::filesystem::path& folder, const std::vector<std::string>& first);

    [[nodiscard]] const std::vector<HelpPage>& pages() const { return pages_; }
    [[nodiscard]] const HelpSection& section(HelpPlace place) const;
    /// The one behind it on its page.
    [[nodiscard]] std::optional<HelpPlace> next(HelpPlace place) const;
    /// The ones directly below it.
    [[nodiscard]] std::vector<HelpPlace> parts(HelpPlace place) const;
    /// The one that it is a part of; the page's beginning is its own.
    [[nodiscard]] HelpPlace whole(HelpPlace place) const;
    /// Where all those words stand (capital or not), in the order of the book. No word: everywhere.
    [[nodiscard]] std::vector<HelpPlace> search(std::string_view words) const;
    /// Where a link on that page leads (`format.md`, `../lua.md#verbs`); nothing for what is no page of the book.
    [[nodiscard]] std::optional<HelpPlace> follow(HelpPlace from, std::string_view link) const;
    /// The section of that title on that page, else the page's beginning; nothing without such a page.
    [[nodiscard]] std::optional<HelpPlace> find(std::string_view file, std::string_view title) const;

private:
    std::vector<HelpPage> pages_;
};

}  // namespace briar::editor
