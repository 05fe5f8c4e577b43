#include "runtime/content/art_files.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "runtime/content/picture_file.hpp"
#include "runtime/content/wording.hpp"

namespace briar {

namespace fs = std::filesystem;

namespace {

bool leaves_folder(const fs::path& name) {
    return name.is_absolute() || std::find(name.begin(), name.end(), "..") != name.end();
}

/// A picture lies in the pack that names it last.
const Pack& pack_of_art(const Catalog& catalog, DefId id) {
    const std::vector<Origin> origins = catalog.origins(id, "art");
    const Pack* pack = catalog.pack(origins.empty() ? catalog.entry(id).pack : origins.back().pack);
    return pack != nullptr ? *pack : *catalog.pack(catalog.entry(id).pack);
}

void check_entry(const Catalog& catalog, DefId id, Diagnostics& diagnostics) {
    const Entry& entry = catalog.entry(id);
    const Node* art = entry.node->find("art");
    if (art == nullptr || !art->is_scalar() || art->text.empty()) return;
    const fs::path name(std::u8string(art->text.begin(), art->text.end()));
    if (leaves_folder(name)) {
        diagnostics.add({Severity::Error, "art.outside", catalog.place(*art), entry.full_id(),
                         quote(art->text) + " is not within the pack",
                         "copy the picture into the pack, for instance into `art/`, and name it from there"});
        return;
    }
    std::error_code error;
    const fs::path file = pack_of_art(catalog, id).folder / name;
    if (fs::is_regular_file(file, error)) {
        const std::string wrong = objection_to_picture(file);
        if (!wrong.empty())
            diagnostics.add({Severity::Warning, "art.broken", catalog.place(*art), entry.full_id(),
                             quote(art->text) + " cannot be shown: " + wrong,
                             "save the picture anew; until then a placeholder stands for it"});
        return;
    }
    diagnostics.add({Severity::Warning, "art.missing", catalog.place(*art), entry.full_id(),
                     "there is no picture " + quote(art->text) + " in the pack",
                     "put it there; until then a placeholder stands for it"});
}

}  // namespace

void check_art(const Catalog& catalog, Diagnostics& diagnostics) {
    for (std::size_t i = 0; i < catalog.entries().size(); ++i)
        check_entry(catalog, DefId{static_cast<std::uint16_t>(i)}, diagnostics);
}

}  // namespace briar
