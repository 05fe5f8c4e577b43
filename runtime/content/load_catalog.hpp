#pragma once

#include "runtime/content/catalog.hpp"

namespace briar {

class ParsedTexts;

/// As `Catalog::load`, for whoever loads again and again: files whose texts were parsed before are not parsed anew.
[[nodiscard]] std::shared_ptr<const Catalog> load_catalog(const std::vector<std::string>& packs, const PackPath& path,
                                                          const Kinds& kinds, Diagnostics& diagnostics,
                                                          const Overlay& overlay, ParsedTexts* parsed);

}  // namespace briar
