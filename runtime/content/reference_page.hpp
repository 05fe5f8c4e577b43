#pragma once

#include <string>
#include <vector>

#include "runtime/content/kind.hpp"

/// The reference page of the content format, generated from the schemas that check it.
namespace briar {

/// What else files say than entries: a section of its own.
struct ReferenceSection {
    std::string heading;
    std::string doc;
    SchemaRef schema;
    std::string system;  ///< whose names are meant; empty: nobody's
};

/// Markdown: a section for `pack.yaml`, one for each kind with all keys, the further ones, and one for each shared
/// form.
[[nodiscard]] std::string reference_markdown(const Kinds& kinds, const std::vector<ReferenceSection>& further = {});

}  // namespace briar
