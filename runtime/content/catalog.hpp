#pragma once

#include <compare>
#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/content/kind.hpp"
#include "runtime/source/diagnostic.hpp"
#include "runtime/source/document.hpp"

/// The catalog: all entries of the loaded packs after layering, checked, each value with the place it comes from.
namespace briar {

/// Number of an entry in its catalog, over all kinds: stable for the same packs (pack order, then file order).
struct DefId {
    std::uint16_t value = 0xffff;
    explicit operator bool() const { return value != 0xffff; }
    friend auto operator<=>(const DefId&, const DefId&) = default;
};

/// One pack as its `pack.yaml` describes it.
struct Pack {
    std::string id;
    std::string title;
    std::string version;  ///< semver
    std::vector<std::string> authors;
    std::string licence;
    std::string text;                                        ///< what it is, for people
    std::vector<std::pair<std::string, std::string>> needs;  ///< pack id, version range (`>=1.2`, empty: any)
    std::vector<std::string> extends;                        ///< those of `needs` that it is an expansion of
    std::vector<std::string> languages;
    std::string system;  ///< whose kinds its files mean: see pack_system.hpp; empty: unknown
    std::filesystem::path folder;
    std::uint64_t content_hash = 0;         ///< of all its content files (names and bytes), the same on every machine
    std::vector<std::string> files;         ///< its content files: `tiles.yaml`, sorted
    std::vector<std::string> scripts;       ///< `specials/web.lua`, sorted
    std::vector<std::string> translations;  ///< `lang/de.yaml`, sorted
    std::vector<std::string> tests;         ///< `tests/old-mill.yaml`, sorted
};

/// One layer of a value's biography: who gave it this value.
struct Origin {
    std::string pack;
    Place place;
    std::string value;  ///< as it stands in the file
};

/// One definition after layering. `node` is the merged tree; `Node::document` of each node tells its file.
struct Entry {
    std::string kind;
    std::string id;
    std::string pack;  ///< the pack that added it
    const Node* node = nullptr;
    Place place;           ///< of its key, where it was added
    std::string system{};  ///< whose kind it is, or for which it says to be; empty: any
    /// In a catalog for checks: its keys that have mistakes of shape, or lack what they must have. An empty key is one
    /// that nobody knows.
    std::vector<std::string> lost{};

    /// Whether games of a system may use it; those of no system may use everything.
    [[nodiscard]] bool serves(std::string_view of) const { return system.empty() || of.empty() || system == of; }
    [[nodiscard]] std::string full_id() const { return kind + "/" + id; }
    [[nodiscard]] bool is_whole() const { return lost.empty(); }
};

/// Where packs are looked for by name: each folder of the list may hold pack folders.
using PackPath = std::vector<std::filesystem::path>;

/// Texts that stand for those of files, for instance what an editor has not saved yet; by absolute, normal path. Files
/// that are not on the disk yet take part; without a text, a file is taken for deleted.
using Overlay = std::map<std::filesystem::path, std::optional<std::string>>;
/// The path under which an overlay keeps a file's text.
[[nodiscard]] std::filesystem::path overlay_key(const std::filesystem::path& path);

/// What was read: packs in their layering order, entries, and every problem found. Immutable after loading.
class Catalog {
public:
    /// Loads the named packs (ids found on `path`, or paths of pack folders) and all that they need. Reports every
    /// problem of every file; entries with errors of shape or of syntax are left out, all others stay usable. Never
    /// throws for bad content.
    static std::shared_ptr<const Catalog> load(const std::vector<std::string>& packs, const PackPath& path,
                                               const Kinds& kinds, Diagnostics& diagnostics,
                                               const Overlay& overlay = {});

    /// The same with the sound parts of entries that have mistakes of shape, for checks of references and of meaning:
    /// never for play. The catalog itself when there are none.
    [[nodiscard]] static std::shared_ptr<const Catalog> for_checks(std::shared_ptr<const Catalog> catalog);

    [[nodiscard]] const Kinds& kinds() const;
    [[nodiscard]] const std::vector<Pack>& packs() const;
    [[nodiscard]] const Pack* pack(std::string_view id) const;
    [[nodiscard]] const std::vector<Entry>& entries() const;  ///< indexed by DefId
    [[nodiscard]] const Entry& entry(DefId id) const;
    /// The entry `id` of `kind` (`kind` may list several: `monsters|tiles`) that serves the system; none: an empty
    /// DefId. `id` may be a full id (`tiles/old-mill`).
    [[nodiscard]] DefId find(std::string_view kind, std::string_view id, std::string_view system = {}) const;
    /// Whether an entry that is not there may have been meant to be: it has mistakes of its own, or it stands in what
    /// could not be read. All that is to be said of it has been said.
    [[nodiscard]] bool may_have(std::string_view kind, std::string_view id) const;
    /// Whether an entry says by a key all that was meant: nothing of it is lost, and all ids in it are those of
    /// entries. What else is missing then proves nothing: its reason is told.
    [[nodiscard]] bool knows(const Entry& entry, std::string_view key) const;
    /// The same of all entries of some kinds (`tiles|tokens`; empty: any), and that there are no others.
    [[nodiscard]] bool knows(std::string_view kinds, std::initializer_list<std::string_view> keys) const;
    /// All entries of a kind that serve the system, in catalog order.
    [[nodiscard]] std::vector<DefId> of_kind(std::string_view kind, std::string_view system = {}) const;
    /// The text of a pack's file (`specials/web.lua`); empty when there is none.
    [[nodiscard]] const std::string* file(std::string_view pack, std::string_view name) const;
    /// The place of a node of a merged tree.
    [[nodiscard]] Place place(const Node& node) const;
    /// The biography of a field (`edges`, `guardian.health`; empty: the whole entry), first layer first.
    [[nodiscard]] std::vector<Origin> origins(DefId entry, std::string_view field) const;

    /// The text of an entry's field in another language (`de`), nullptr when it is not translated.
    [[nodiscard]] const std::string* translation(std::string_view language, DefId entry, std::string_view field) const;

    ~Catalog();

private:
    Catalog();
    struct Impl;
    std::unique_ptr<Impl> impl_;
    friend class CatalogLoader;
};

/// The ids and folders of all packs on the path, sorted by id; broken ones are listed with an empty title.
[[nodiscard]] std::vector<Pack> discover_packs(const PackPath& path, Diagnostics& diagnostics);

}  // namespace briar
