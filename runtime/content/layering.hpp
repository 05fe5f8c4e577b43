#pragma once

#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "runtime/content/catalog.hpp"
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

/// Why an id that is not there is not there.
struct GoneEntry {
    std::string pack;
    Place place;
    bool removed = false;  ///< taken out by `pack`; otherwise left out because of its mistakes
};

/// The content of one pack, as read.
struct PackContent {
    std::string pack;
    std::string system;              ///< whose kinds its files mean; empty: unknown
    std::vector<std::string> below;  ///< the ids of all packs it needs
    std::vector<std::shared_ptr<const Document>> documents;
};

class Layering {
public:
    Layering(const Kinds& kinds, Diagnostics& diagnostics) : kinds_(kinds), diagnostics_(diagnostics) {}

    /// Lays a pack over those before it. With `complete` false, ids of packs below may be unknown because a file or a
    /// pack is missing: they are not reported then.
    void add(const PackContent& pack, bool complete);
    /// The entries that are left, in the order of their packs and places.
    [[nodiscard]] std::vector<LayeredEntry> take_entries();
    [[nodiscard]] const std::map<std::string, GoneEntry>& gone() const { return gone_; }

private:
    struct Section {
        const Kind* kind;  ///< of a patch: any of that name, for the entries tell theirs
        const Member* member;
    };
    /// The members of a map of kinds; unknown kinds are reported. `where`: the whole file, or `patch`.
    std::vector<Section> sections(const PackContent& pack, const Node& node, const std::string& where);
    void unknown_kind(const Node& key, const std::string& where);
    void ambiguous_kind(const PackContent& pack, const Member& section);
    [[nodiscard]] const Kind& kind_of(const Entry& entry) const;
    void check_root(const Document& document);
    void remove_entries(const PackContent& pack, const Node& removals, bool complete);
    void remove_entry(const PackContent& pack, const Kind& kind, const Node& id, bool complete);
    void add_entries(const PackContent& pack, const Section& section);
    bool is_taken(const PackContent& pack, const Kind& kind, const Node& key);
    void add_entry(const PackContent& pack, const Kind& kind, const Member& member);
    void patch_entries(const PackContent& pack, const Section& section, bool complete);
    void patch_entry(const PackContent& pack, const Kind& kind, const Member& member, bool complete);
    bool may_change(const PackContent& pack, const Entry& entry, const Node& key, const std::string& verb);
    void apply_patch(LayeredEntry& target, const Kind& kind, const Layer& layer);
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
    std::map<std::string, GoneEntry> gone_;               // by full id
};

}  // namespace briar
