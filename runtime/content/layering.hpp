#pragma once

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "runtime/content/catalog.hpp"
#include "runtime/content/gone_entries.hpp"
#include "runtime/content/near_names.hpp"

/// Layering: the entries of packs, laid over each other in order. A pack takes out entries of packs below it, adds its
/// own and changes others.
namespace briar {

/// One thing that a pack says of an entry.
struct Layer {
    std::string pack;
    const Node* node = nullptr;
    Place place;  ///< of the key
};

struct LayeredEntry {
    Entry entry;
    std::vector<Layer> layers;     ///< the first added it, the others changed it
    std::unique_ptr<Node> merged;  ///< owns the tree when a patch changed it
};

/// The content of one pack, as read.
struct PackContent {
    std::string pack;
    std::string system;              ///< whose kinds its files mean; empty: unknown
    std::vector<std::string> below;  ///< the ids of all packs it needs
    std::vector<std::shared_ptr<const Document>> documents;
    bool tells_system = true;  ///< false: what should tell has mistakes of its own
};

/// The tree of a document, or of what can be read of it.
[[nodiscard]] const Node& content_of(const Document& document);

class Layering {
public:
    Layering(const Kinds& kinds, Diagnostics& diagnostics) : kinds_(kinds), diagnostics_(diagnostics) {}

    /// Lays a pack over those before it. Ids of packs below that may be in what could not be read are not reported.
    void add(const PackContent& pack);
    /// The entries that are left, in the order of their packs and places.
    [[nodiscard]] std::vector<LayeredEntry> take_entries();
    /// The sound parts of entries, and of changes of entries, that have mistakes of shape: for checks.
    [[nodiscard]] std::vector<LayeredEntry> take_sound_parts() { return std::move(sound_parts_); }
    [[nodiscard]] GoneEntries& gone() { return gone_; }

private:
    struct Section {
        const Kind* kind;  ///< of a patch: any of that name, for the entries tell theirs
        const Member* member;
    };
    /// The members of a map of kinds; unknown kinds are reported. `where`: the whole file, or `patch`.
    std::vector<Section> sections(const PackContent& pack, const Node& node, const std::string& where);
    void unknown_kind(const Node& key, const std::string& where);
    void add_unread(const Node& section) { gone_.add_unread(section.document->slice(section.span)); }
    void ambiguous_kind(const PackContent& pack, const Member& section);
    [[nodiscard]] const Kind& kind_of(const Entry& entry) const;
    void check_root(const Document& document);
    void remove_entries(const PackContent& pack, const Node& removals);
    void remove_entry(const PackContent& pack, const Kind& kind, const Node& id);
    void add_entries(const PackContent& pack, const Section& section);
    bool is_taken(const PackContent& pack, const Kind& kind, const Node& key);
    void add_entry(const PackContent& pack, const Kind& kind, const Member& member);
    void keep_sound_part(const LayeredEntry& broken, const Kind& kind, const Schema& schema, const Node& value);
    void patch_entries(const PackContent& pack, const Section& section);
    void patch_entry(const PackContent& pack, const Kind& kind, const Member& member);
    bool may_change(const PackContent& pack, const Entry& entry, const Node& key, const std::string& verb);
    void apply_patch(LayeredEntry& target, const Kind& kind, const SchemaRef& schema, const Layer& layer);
    void note_conflict(const LayeredEntry& target, const Layer& layer, const std::vector<std::string>& path,
                       const Node& value);
    void unknown_entry(const Node& key, const Kind& kind, const std::string& verb);
    LayeredEntry* find(const std::string& full_id);
    void report(const Node& node, Severity severity, std::string id, const std::string& entry, std::string message,
                std::string hint);

    const Kinds& kinds_;
    Diagnostics& diagnostics_;
    std::vector<LayeredEntry> entries_;                   // those taken out stay as holes without a node
    std::unordered_map<std::string, std::size_t> index_;  // full id to entries_
    NearNames near_;                                      // among the entries below the pack being added
    GoneEntries gone_;
    std::vector<LayeredEntry> sound_parts_;
};

}  // namespace briar
