#include "editor/core/file_state.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <system_error>

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

/// The file's bytes; false when it cannot be read to its end.
bool read_all(const fs::path& path, std::string& bytes) {
    errno = 0;
    std::ifstream in(path, std::ios::binary);
    if (!in) return false;
    constexpr std::size_t kStep = 1U << 16;
    std::size_t have = 0;
    while (in) {
        bytes.resize(have + kStep);
        in.read(bytes.data() + have, static_cast<std::streamsize>(kStep));
        have += static_cast<std::size_t>(in.gcount());
    }
    bytes.resize(have);
    return in.eof() && !in.bad();
}

}  // namespace

std::uint64_t hash_of(std::string_view bytes) {
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char byte : bytes)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 1099511628211ULL;
    return hash;
}

FileState glance_at(const fs::path& path) {
    std::error_code error;
    FileState state;
    const fs::file_status status = fs::status(path, error);
    if (error || !fs::exists(status)) return state;
    state.exists = true;
    state.modified = static_cast<std::int64_t>(fs::last_write_time(path, error).time_since_epoch().count());
    state.size = fs::is_regular_file(status) ? fs::file_size(path, error) : 0;
    return state;
}

std::int64_t file_time_now() {
    return static_cast<std::int64_t>(fs::file_time_type::clock::now().time_since_epoch().count());
}

FileBytes read_bytes(const fs::path& path, std::uintmax_t most) {
    FileBytes read;
    read.state = glance_at(path);
    if (!read.state.exists) return read;
    std::error_code error;
    if (!fs::is_regular_file(path, error)) {
        read.failure = "this is no file but a folder or a device";
    } else if (read.state.size > most) {
        read.failure = "this file is larger than 32 MB: split it up in another program; packs take texts of up to 4 MB";
    } else if (!read_all(path, read.bytes)) {
        read.failure =
            std::string("this file cannot be read") + (errno != 0 ? std::string(": ") + std::strerror(errno) : "");
        read.bytes.clear();
    }
    read.state.hash = hash_of(read.bytes);
    return read;
}

std::string read_beginning(const fs::path& path, std::size_t size) {
    std::ifstream in(path, std::ios::binary);
    std::string bytes(size, '\0');
    in.read(bytes.data(), static_cast<std::streamsize>(size));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return bytes;
}

bool is_write_protected(const fs::path& path) {
    constexpr fs::perms kAnyone = fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
    std::error_code failed;
    const fs::file_status status = fs::status(path, failed);
    if (failed || !fs::exists(status)) return false;
    // Whoever may do everything is told what the file says of itself.
    return (status.permissions() & kAnyone) == fs::perms::none || ::access(path.c_str(), W_OK) != 0;
}

}  // namespace briar::editor
