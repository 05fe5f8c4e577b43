#include "runtime/session/atomic_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <utility>

namespace briar {
namespace {

namespace fs = std::filesystem;

/// What new files of this process may not be. It can only be asked for by setting it, which other threads must not see
/// often.
mode_t file_mask() {
    static const mode_t mask = [] {
        const mode_t known = ::umask(0);
        ::umask(known);
        return known;
    }();
    return mask;
}

/// A file that is deleted again unless it has been given its real name.
class TemporaryFile {
public:
    explicit TemporaryFile(const fs::path& beside) : target_(beside) {
        name_ = (beside.parent_path() / ("." + beside.filename().string() + ".XXXXXX")).string();
        file_ = ::mkstemp(name_.data());
        if (file_ < 0) fail("no file can be made in its folder");
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile() {
        if (file_ >= 0) ::close(file_);
        if (!name_.empty()) ::unlink(name_.c_str());
    }

    void write(std::string_view text) {
        while (!text.empty()) {
            const ssize_t written = ::write(file_, text.data(), text.size());
            if (written < 0 && errno == EINTR) continue;
            if (written < 0) fail("the text cannot be written");
            text.remove_prefix(static_cast<std::size_t>(written));
        }
    }
    void take_permissions() {
        struct stat known {};
        const bool replaces = ::stat(target_.c_str(), &known) == 0;
        mode_t mode = replaces ? (known.st_mode & 0777U) : (0666U & ~file_mask());
        // Whoever writes the file together goes on to. Another group has no right to it.
        if (replaces && !take_group(known.st_gid)) mode &= ~static_cast<mode_t>(S_IWGRP);
        if (::fchmod(file_, mode) != 0) fail("the permissions cannot be set");
    }
    bool take_group(gid_t group) {
        struct stat own {};
        return (::fstat(file_, &own) == 0 && own.st_gid == group) ||
               ::fchown(file_, static_cast<uid_t>(-1), group) == 0;
    }
    void force_to_disk() {
        if (::fsync(file_) != 0) fail("the disk does not take it");
        if (::close(std::exchange(file_, -1)) != 0) fail("the disk does not take it");
    }
    void compare(std::string_view text) const {
        std::ifstream stream(name_, std::ios::binary);
        const std::string found((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
        if (found != text)
            throw std::runtime_error("cannot save " + target_.string() + ": what was written reads back differently");
    }
    void rename() {
        if (::rename(name_.c_str(), target_.c_str()) != 0) fail("it cannot be replaced");
        name_.clear();
    }

private:
    [[noreturn]] void fail(const char* what) const {
        throw std::runtime_error("cannot save " + target_.string() + ": " + what + " (" + std::strerror(errno) + ")");
    }

    fs::path target_;
    std::string name_;
    int file_ = -1;
};

/// As many links as systems follow.
constexpr int kMostLinks = 40;

[[noreturn]] void refuse(const fs::path& path, const char* why) {
    throw std::runtime_error("cannot save " + path.string() + ": " + why);
}

/// The file behind links, where they lead to nothing yet as well; the path itself when there is nothing.
fs::path real_target(const fs::path& path) {
    std::error_code error;
    fs::path full = fs::absolute(path, error);
    for (int links = 0; fs::is_symlink(fs::symlink_status(full, error)); ++links) {
        if (links == kMostLinks) refuse(path, "it is a link that leads back to itself");
        full = full.parent_path() / fs::read_symlink(full, error);
    }
    const fs::path real = fs::weakly_canonical(full, error);
    return error || real.empty() ? full : real;
}

/// Renaming would put an ordinary file in the place of a device or a pipe.
void check_kind(const fs::path& path) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (fs::is_directory(status)) refuse(path, "it is a folder");
    if (fs::exists(status) && !fs::is_regular_file(status)) refuse(path, "it is a device or a pipe, not a file");
}

/// The new name must survive a power cut, too. Some file systems refuse to sync folders: the file itself is safe then.
void sync_folder(const fs::path& folder) {
    const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened < 0) return;
    ::fsync(opened);
    ::close(opened);
}

}  // namespace

void write_atomically(const fs::path& path, std::string_view text, const std::function<void()>& last_look) {
    check_kind(path);
    const fs::path target = real_target(path);
    TemporaryFile file(target);
    file.write(text);
    file.take_permissions();
    file.force_to_disk();
    file.compare(text);
    if (last_look) last_look();
    file.rename();
    sync_folder(target.parent_path());
}

}  // namespace briar
