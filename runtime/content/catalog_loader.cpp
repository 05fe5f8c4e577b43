// From the names of packs to a catalog: order the packs, read their files, lay them over each other, check.
#include <algorithm>
#include <limits>
#include <utility>

#include "runtime/content/art_files.hpp"
#include "runtime/content/catalog_impl.hpp"
#include "runtime/content/load_catalog.hpp"
#include "runtime/content/pack_files.hpp"
#include "runtime/content/pack_order.hpp"
#include "runtime/content/pack_system.hpp"
#include "runtime/content/references.hpp"
#include "runtime/content/script_file.hpp"
#include "runtime/content/wording.hpp"

namespace briar {

class CatalogLoader {
public:
    CatalogLoader(const Kinds& kinds, const Overlay& overlay, ParsedTexts* parsed)
        : overlay_(overlay), parsed_(parsed), layering_(kinds, problems_) {
        impl().kinds = kinds;
    }

    void load(const std::vector<std::string>& packs, const PackPath& path);
    std::shared_ptr<const Catalog> take(Diagnostics& diagnostics);

private:
    Catalog::Impl& impl() { return *catalog_->impl_; }
    void check_system(Manifest& manifest);
    void load_pack(Pack pack, std::vector<std::string> below);
    PackContent read_content(Pack& pack, ContentHash& hash);
    void read_scripts(Pack& pack, ContentHash& hash);
    void number_entries();
    void add_sound_parts();
    /// The catalog with all that can be checked.
    [[nodiscard]] const Catalog& checked() const;
    void read_translations();

    const Overlay& overlay_;
    ParsedTexts* parsed_;  // may be null
    std::shared_ptr<Catalog> catalog_{new Catalog};
    Diagnostics problems_;
    Layering layering_;
    Place first_gap_;  // where something is that could not be read at all
};

namespace {

/// Whether some of a text may have been lost in reading it.
bool has_syntax_errors(const Diagnostics& reading) {
    return std::any_of(reading.list().begin(), reading.list().end(), [](const Diagnostic& each) {
        return each.severity == Severity::Error && !each.id.starts_with("text.");
    });
}

}  // namespace

void CatalogLoader::load(const std::vector<std::string>& packs, const PackPath& path) {
    PackOrder order = order_packs(packs, path, overlay_, problems_);
    if (!order.complete) layering_.gone().set_incomplete();
    for (Manifest& manifest : order.packs) {
        check_system(manifest);
        std::vector<std::string> below = needed_by(manifest.pack, order.packs);
        load_pack(manifest.pack, std::move(below));
    }
    impl().layered = layering_.take_entries();
    number_entries();
    add_sound_parts();
    impl().gone = layering_.gone();
    check_references(checked(), impl().gone, problems_);
    check_art(checked(), problems_);
    read_translations();
    if (impl().gone.is_complete()) return;
    problems_.add({Severity::Note,
                   "reference.unchecked",
                   first_gap_,
                   {},
                   "names of entries were not looked up, because not everything could be read",
                   {}});
}

/// Reports a system that nobody knows and forgets it.
void CatalogLoader::check_system(Manifest& manifest) {
    const std::vector<std::string> known = systems_of(impl().kinds);
    std::string& system = manifest.pack.system;
    if (system.empty() || known.empty() || contains(known, system)) return;
    problems_.add({Severity::Error,
                   "pack.unknown-system",
                   manifest.system_place,
                   {},
                   "there is no system " + quote(system),
                   did_you_mean(system, known, "there is " + quote_list(known, " and "))});
    system.clear();
}

void CatalogLoader::load_pack(Pack pack, std::vector<std::string> below) {
    ContentHash hash;
    PackFiles files = list_pack_files(pack.folder, problems_, overlay_);
    pack.files = std::move(files.content);
    pack.translations = std::move(files.translations);
    pack.tests = std::move(files.tests);
    pack.scripts = std::move(files.scripts);
    PackContent content = read_content(pack, hash);
    content.below = std::move(below);
    content.tells_system = content.tells_system && tells_system(content.documents, impl().kinds);
    pack.system = content.system = pack_system(pack, content.documents, impl().kinds, impl().packs);
    read_scripts(pack, hash);
    pack.content_hash = hash.value();
    layering_.add(content);
    impl().packs.push_back(std::move(pack));
}

PackContent CatalogLoader::read_content(Pack& pack, ContentHash& hash) {
    PackContent content{pack.id, {}, {}, {}};
    for (const std::string& name : pack.files) {
        Diagnostics reading;
        auto document = read_document(pack.folder / name, overlay_, reading, parsed_);
        const bool broken = document != nullptr && has_syntax_errors(reading);
        if (document == nullptr && layering_.gone().is_complete()) {
            first_gap_.file = (pack.folder / name).generic_string();
            layering_.gone().set_incomplete();
        }
        if (broken) layering_.gone().add_unread(document->text());
        content.tells_system = content.tells_system && document != nullptr && !broken;
        problems_.append(std::move(reading));
        if (!document) continue;
        hash.add(name, document->text());
        impl().files[pack.id].emplace(name, document->text());
        impl().documents.push_back(document);
        content.documents.push_back(std::move(document));
    }
    return content;
}

void CatalogLoader::read_scripts(Pack& pack, ContentHash& hash) {
    for (const std::string& name : pack.scripts) {
        auto text = read_script(pack.folder / name, overlay_, problems_);
        if (!text) continue;
        hash.add(name, *text);
        impl().files[pack.id].emplace(name, std::move(*text));
    }
}

void CatalogLoader::number_entries() {
    constexpr std::size_t kMost = std::numeric_limits<std::uint16_t>::max();
    auto& layered = impl().layered;
    if (layered.size() > kMost) {
        problems_.add({Severity::Error,
                       "content.too-many",
                       layered[kMost].entry.place,
                       {},
                       "there are more than " + std::to_string(kMost) + " entries; this one and the rest are left out",
                       "load fewer packs at once"});
        layered.resize(kMost);
    }
    for (const LayeredEntry& each : layered) {
        impl().by_full_id[each.entry.full_id()] = {static_cast<std::uint16_t>(impl().entries.size())};
        impl().entries.push_back(each.entry);
    }
}

/// Makes the catalog for checks, when some entries have mistakes: they take the place of what there is of them.
void CatalogLoader::add_sound_parts() {
    std::vector<LayeredEntry> parts = layering_.take_sound_parts();
    if (parts.empty()) return;
    impl().for_checks.reset(new Catalog);
    Catalog::Impl& fuller = *impl().for_checks->impl_;
    fuller.kinds = impl().kinds;
    fuller.packs = impl().packs;
    fuller.files = impl().files;
    fuller.entries = impl().entries;
    fuller.by_full_id = impl().by_full_id;
    fuller.layered.resize(fuller.entries.size());
    for (LayeredEntry& part : parts) {
        const DefId next{static_cast<std::uint16_t>(fuller.entries.size())};
        const auto [at, added] = fuller.by_full_id.emplace(part.entry.full_id(), next);
        if (added && !next) continue;
        fuller.entries.resize(std::max<std::size_t>(fuller.entries.size(), at->second.value + std::size_t{1}));
        fuller.entries[at->second.value] = part.entry;
        fuller.layered.resize(fuller.entries.size());
        fuller.layered[at->second.value] = std::move(part);
    }
    fuller.gone = layering_.gone();
}

const Catalog& CatalogLoader::checked() const {
    const Catalog* fuller = catalog_->impl_->for_checks.get();
    return fuller != nullptr ? *fuller : *catalog_;
}

/// After all packs: a pack may translate entries of those below it.
void CatalogLoader::read_translations() {
    for (const Pack& pack : impl().packs) {
        for (const std::string& name : pack.translations) {
            const std::string language = language_of_file(pack.folder / name, problems_);
            const auto document = read_document(pack.folder / name, overlay_, problems_, parsed_);
            if (!document || language.empty()) continue;
            impl().translations.read(*document, language, checked(), impl().gone, problems_);
        }
    }
}

std::shared_ptr<const Catalog> CatalogLoader::take(Diagnostics& diagnostics) {
    problems_.sort();
    diagnostics.append(std::move(problems_));
    return std::move(catalog_);
}

std::shared_ptr<const Catalog> load_catalog(const std::vector<std::string>& packs, const PackPath& path,
                                            const Kinds& kinds, Diagnostics& diagnostics, const Overlay& overlay,
                                            ParsedTexts* parsed) {
    CatalogLoader loader(kinds, overlay, parsed);
    loader.load(packs, path);
    return loader.take(diagnostics);
}

std::shared_ptr<const Catalog> Catalog::load(const std::vector<std::string>& packs, const PackPath& path,
                                             const Kinds& kinds, Diagnostics& diagnostics, const Overlay& overlay) {
    return load_catalog(packs, path, kinds, diagnostics, overlay, nullptr);
}

}  // namespace briar
