#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>

/// A pack as large as the editor is promised to be quick with: 5,000 entries on 50,000 lines, of the kinds that a party
/// on a map of tiles knows. Every entry is right and most of them speak of others; some have scripts.
namespace briar {

struct LargePack {
    static constexpr std::size_t kEntries = 5'000;
    static constexpr std::size_t kTilesLaid = 200;

    std::size_t entries = 0;
    std::size_t lines = 0;  ///< of its YAML
};

/// Whether its entries lie in many files of at most 125, as people order them, or all in `content.yaml`, as a program
/// may write them.
enum class LargePackFiles : std::uint8_t { Many, One };

/// Writes it into a folder of its own; gives what is in it. Its scenario is called `marches`.
LargePack write_large_pack(const std::filesystem::path& folder, LargePackFiles files = LargePackFiles::Many);
/// A position of its scenario in which 200 tiles are laid, with somebody or something on many of them.
[[nodiscard]] std::string large_position();

}  // namespace briar
