#pragma once

#include <memory>
#include <vector>

#include "runtime/content/catalog.hpp"
#include "runtime/content/schema.hpp"

/// `pack.yaml`: what a pack says of itself.
namespace briar {

class ParsedTexts;

/// The schema of `pack.yaml`.
[[nodiscard]] const SchemaRef& manifest_schema();

/// One pack that the manifest asks for.
struct Need {
    std::string pack;
    std::string range;
    Place place;
};

struct Manifest {
    Pack pack;  ///< without files and hash; `id` is the folder's name when the file does not say it
    std::vector<Need> needs;
    Place id_place;
    Place system_place;     ///< of the key `system`, where there is one
    bool readable = false;  ///< false: no pack.yaml, or none that could be read
};

/// Reads `folder`/pack.yaml. Every problem is reported; what could be read is kept. `text` overrides the file's text.
[[nodiscard]] Manifest read_manifest(const std::filesystem::path& folder, const Overlay& overlay,
                                     Diagnostics& diagnostics);

/// Reads a file of a pack, or what the overlay has in its place. nullptr when it cannot be read. `parsed` may be null.
[[nodiscard]] std::shared_ptr<const Document> read_document(const std::filesystem::path& path, const Overlay& overlay,
                                                            Diagnostics& diagnostics, ParsedTexts* parsed = nullptr);

}  // namespace briar
