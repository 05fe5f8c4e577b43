#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

/// Files as bytes, and how they looked when they were last read or written.
namespace briar::editor {

/// Enough to tell whether a file was changed by others since.
struct FileState {
    bool exists = false;
    std::int64_t modified = 0;  ///< the file system's time, in its own units
    std::uintmax_t size = 0;
    std::uint64_t hash = 0;  ///< of the bytes

    friend bool operator==(const FileState&, const FileState&) = default;
};

struct FileBytes {
    FileState state;
    std::string bytes;
    std::string failure;  ///< why there is a file that cannot be read, for people; empty when all is well
};

/// FNV-1a with 64 bits.
[[nodiscard]] std::uint64_t hash_of(std::string_view bytes);

/// Files larger than this are not opened for editing: no keystroke could be answered in time, and packs take only texts
/// of an eighth of it.
inline constexpr std::uintmax_t kLargestFile = 32U << 20;

/// Reads a file as it stands, whatever its bytes are. A missing file is no failure: it does not exist. One of more than
/// `most` bytes is.
[[nodiscard]] FileBytes read_bytes(const std::filesystem::path& path, std::uintmax_t most = kLargestFile);

/// So many bytes from its beginning, or all that can be read.
[[nodiscard]] std::string read_beginning(const std::filesystem::path& path, std::size_t size);

/// Time and size as they are now, without looking into the file: hash 0.
[[nodiscard]] FileState glance_at(const std::filesystem::path& path);

/// As `modified` would be of a file that is written now.
[[nodiscard]] std::int64_t file_time_now();

/// Whether nobody, or not this user, is to write the file. False: there is none.
[[nodiscard]] bool is_write_protected(const std::filesystem::path& path);

}  // namespace briar::editor
