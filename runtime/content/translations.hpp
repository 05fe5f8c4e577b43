#pragma once

#include <map>
#include <string>
#include <string_view>

#include "runtime/content/catalog.hpp"
#include "runtime/content/gone_entries.hpp"

/// Translations: `lang/de.yaml` says the texts of entries again, kind by kind and id by id, in another language.
namespace briar {

class Translations {
public:
    /// Reads a translation of entries of the catalog. Texts of entries that are not there, and of keys that those
    /// entries do not have, are errors; later files win. Entries in `gone` have been spoken of already, or were taken
    /// out by a later pack.
    void read(const Document& document, const std::string& language, const Catalog& catalog, const GoneEntries& gone,
              Diagnostics& diagnostics);
    [[nodiscard]] const std::string* find(std::string_view language, std::string_view entry,
                                          std::string_view field) const;

private:
    using Texts = std::map<std::string, std::string, std::less<>>;  // by `rooms/hall:name`
    std::map<std::string, Texts, std::less<>> languages_;
};

/// The language of `lang/de.yaml`; empty, and a diagnostic, when its name is no language code.
[[nodiscard]] std::string language_of_file(const std::filesystem::path& file, Diagnostics& diagnostics);

/// The form of a language code as an ECMA expression.
inline constexpr const char* kLanguagePattern = "[a-z]{2,3}(-[A-Z]{2})?";
inline constexpr const char* kLanguageHint = "a code of a language, such as `de` or `pt-BR`";

}  // namespace briar
