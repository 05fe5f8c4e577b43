#pragma once

#include <map>
#include <string>
#include <vector>

#include "editor/core/check.hpp"
#include "editor/core/entry_lens.hpp"

/// What a scenario's stacks, bags and decks are filled with, to be changed: every field of it that selects entries is a
/// pile. Which fields those are follows from the schema.
namespace briar::editor {

/// Why an entry is in a pile.
enum class Because : std::uint8_t {
    Selected,  ///< of a kind or with a tag that is selected
    Named,     ///< the pile names it; all copies that there are
    Counted,   ///< the pile names it and says how many
};

struct PileEntry {
    std::string kind;
    std::string id;
    std::string name;
    std::string pack;  ///< that adds it
    int count = 0;
    bool changed = false;  ///< this pack changes how many packs below say
    Because because = Because::Selected;
    std::string selection;           ///< for people: `tag hills`, `all items`, `named`
    std::vector<std::size_t> items;  ///< of the pile's list, that mean it; the last one says how many

    [[nodiscard]] std::string full_id() const { return kind + "/" + id; }
};

struct Pile {
    Path path;          ///< from the scenario
    std::string title;  ///< `The hills: stack`
    std::string doc;
    std::string kinds;                ///< that may lie in it as things are: `monsters|items`
    bool written = false;             ///< the scenario says what is in it
    std::vector<PileEntry> entries;   ///< in catalog order
    std::vector<std::string> except;  ///< ids that are left out of what is selected
    int total = 0;
    std::map<std::string, int> by_pack;  ///< how many each pack adds
};

/// Whether a kind has fields that select entries.
[[nodiscard]] bool has_piles(const EntryLens& scenario);

/// All piles of a scenario as the texts stand now; which entries have a tag is known from the check. `checked` has a
/// catalog.
[[nodiscard]] std::vector<Pile> piles_of(const Workspace& workspace, const Checked& checked, const EntryLens& scenario);

/// A pile of a scenario, `scenarios/night`.
struct PileSite {
    std::string scenario;
    Pile pile;  ///< without what is in it
};
/// Where an entry that nobody ever meets could be put: no pile of any scenario holds it, and nothing names it. None: it
/// is met, or no pile takes its kind.
[[nodiscard]] std::vector<PileSite> piles_for_unused(const Workspace& workspace, const Checked& checked,
                                                     const std::string& full_id);

/// Ids that could lie in the pile and do not: those left out first.
[[nodiscard]] std::vector<std::string> ids_beside(const Workspace& workspace, const Pile& pile);

// --- commands
/// Where the pile says how many, there; else the entry's own count changes, everywhere. None at all: taken out.
[[nodiscard]] Command set_pile_count(const Workspace& workspace, const EntryLens& scenario, const Pile& pile,
                                     const PileEntry& entry, int count);
/// What was left out comes back in; anything else is named.
[[nodiscard]] Command put_into(const Workspace& workspace, const EntryLens& scenario, const Pile& pile,
                               const std::string& id);
/// What is named is named no more; what is selected is left out.
[[nodiscard]] Command take_out_of(const Workspace& workspace, const EntryLens& scenario, const Pile& pile,
                                  const PileEntry& entry);

}  // namespace briar::editor
