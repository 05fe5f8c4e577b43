#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/source/diagnostic.hpp"
#include "runtime/source/path.hpp"

/// All entries that the open pack has or sees, as the texts stand now: with their mistakes, unlike those of a catalog.
namespace briar::editor {

class Workspace;

/// A place in the open pack that says something of an entry.
struct EntrySite {
    std::string file;
    Path path;  ///< `[tiles, old-mill]`, or `[patch, tiles, old-mill]`
    Span key;   ///< of its id
    Span span;  ///< of its value
    bool patch = false;
};

struct EntryInfo {
    std::string kind;
    std::string id;
    std::string name;              ///< what people call it; the id when it has none
    std::string pack;              ///< that added it
    std::string system;            ///< that it is for; empty: any
    bool own = false;              ///< this pack adds it; otherwise it comes from below
    bool taken_out = false;        ///< from below, and under `remove:` of this pack
    std::vector<EntrySite> sites;  ///< in this pack: first where it is added, then patches

    [[nodiscard]] std::string full_id() const { return kind + "/" + id; }
    [[nodiscard]] bool patched() const { return !sites.empty() && (!own || sites.size() > 1); }
};

/// Whether games of a system may have it; empty: of any.
[[nodiscard]] inline bool is_of_system(const EntryInfo& entry, const std::string& system) {
    return entry.system.empty() || system.empty() || entry.system == system;
}

class EntryTable {
public:
    EntryTable() = default;
    explicit EntryTable(const Workspace& workspace);

    /// Those from below first, then those of this pack, in the order of files and lines.
    [[nodiscard]] const std::vector<EntryInfo>& list() const { return list_; }
    [[nodiscard]] const EntryInfo* find(std::string_view full_id) const;
    /// What people call an entry of a kind, or of one of several (`monsters|items`); empty: it has no name.
    [[nodiscard]] std::string name_of(std::string_view kinds, std::string_view id) const;
    [[nodiscard]] std::vector<const EntryInfo*> of_kind(std::string_view kind) const;
    /// Ids of a kind, or of several (`monsters|items`), without those that were taken out.
    [[nodiscard]] std::vector<std::string> ids(std::string_view kinds) const;
    /// The entry whose text in this file of the pack holds the byte; nullptr when none does.
    [[nodiscard]] const EntryInfo* at(std::string_view file, std::size_t byte) const;
    [[nodiscard]] std::uint64_t revision() const { return revision_; }

private:
    EntryInfo& entry(const std::string& kind, const std::string& id);
    void add_below(const Workspace& workspace);
    void add_file(const Workspace& workspace, const std::string& file);

    std::vector<EntryInfo> list_;
    std::map<std::string, std::size_t, std::less<>> index_;
    std::uint64_t revision_ = 0;
};

}  // namespace briar::editor
