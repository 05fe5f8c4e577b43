#pragma once

#include <algorithm>
#include <string>
#include <string_view>

/// Entries are named across kinds by full ids, such as `tiles/old-mill`; references may leave the kind out.
namespace briar::editor {

/// `tiles`; empty where no kind is said.
[[nodiscard]] inline std::string kind_part(const std::string& id) {
    const std::size_t slash = id.find('/');
    return slash == std::string::npos ? std::string() : id.substr(0, slash);
}

/// `old-mill`, whether a kind is said or not.
[[nodiscard]] inline std::string id_part(const std::string& id) { return id.substr(id.find('/') + 1); }

/// Whether a kind is one of `a|b|c`.
[[nodiscard]] inline bool is_one_of(std::string_view kind, std::string_view kinds) {
    while (!kinds.empty()) {
        const std::size_t end = std::min(kinds.find('|'), kinds.size());
        if (kinds.substr(0, end) == kind) return true;
        kinds.remove_prefix(std::min(end + 1, kinds.size()));
    }
    return false;
}

}  // namespace briar::editor
