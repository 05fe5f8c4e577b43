#include "runtime/content/script_file.hpp"

#include <fstream>
#include <utility>

namespace briar {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kLargestScript = 1u << 20;

std::nullopt_t refuse(const fs::path& path, Diagnostics& diagnostics, std::string message, std::string hint) {
    diagnostics.add({Severity::Error,
                     "pack.unreadable-script",
                     {path.generic_string(), 0, 0, {}},
                     {},
                     std::move(message),
                     std::move(hint)});
    return std::nullopt;
}

}  // namespace

std::optional<std::string> read_script(const fs::path& path, const Overlay& overlay, Diagnostics& diagnostics) {
    std::error_code ignored;
    const auto found = overlay.find(overlay_key(path));
    if (found != overlay.end() && found->second) return found->second;
    if (found != overlay.end() || !fs::is_regular_file(path, ignored)) {
        return refuse(path, diagnostics, "this is not a file that can be read",
                      "put a script here, or call it differently");
    }
    std::ifstream in(path, std::ios::binary);
    std::string text(kLargestScript + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (!in.eof()) {
        const bool too_big = static_cast<bool>(in);
        return refuse(path, diagnostics, too_big ? "this script is larger than a megabyte" : "this file cannot be read",
                      too_big ? "split it into several" : "check that you may read it");
    }
    text.resize(static_cast<std::size_t>(in.gcount()));
    text.shrink_to_fit();  // it is kept as long as the content
    return text;
}

}  // namespace briar
