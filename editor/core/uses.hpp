#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "runtime/source/diagnostic.hpp"

/// Where an entry is spoken of: in entries, rules, scripts, tests and translations.
namespace briar::editor {

class Workspace;

enum class UseSort : std::uint8_t { Definition, Patch, Removal, Reference, Translation, Script, Test };

struct Use {
    UseSort sort = UseSort::Reference;
    bool own = true;   ///< in the open pack; otherwise in one below, only to be looked at
    std::string file;  ///< within the open pack, or of the place
    Place place;
    Span id;              ///< the bytes that say the id
    std::string entry;    ///< the entry that it stands in, `specials/draught`; empty outside of entries
    std::string line;     ///< the line it stands in, without blanks around it
    bool certain = true;  ///< false: the same word, which may mean something else

    /// Whether something would be missing if the entry were gone.
    [[nodiscard]] bool needs_it() const {
        return sort == UseSort::Reference || sort == UseSort::Script || sort == UseSort::Test;
    }
};

/// The same words in the same order, wherever the lines stand now: whoever has seen the one list has seen the other.
[[nodiscard]] bool read_alike(const std::vector<Use>& some, const std::vector<Use>& others);

/// The line of a text around a byte, without blanks around it.
[[nodiscard]] std::string line_around(const std::string& text, std::size_t at);

/// Where uses are looked for: packs below the open one are many more texts.
enum class Packs : std::uint8_t { All, Own };

/// All uses, those of the open pack first, by file and place. Comments are no uses.
[[nodiscard]] std::vector<Use> find_uses(const Workspace& workspace, const std::string& full_id,
                                         Packs where = Packs::All);

}  // namespace briar::editor
