// Documents from files: what can be wrong with a file before its first byte is looked at.
#include "runtime/source/read_file.hpp"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <utility>

namespace briar {
namespace {

Diagnostic problem(const std::string& name, std::string id, std::string message, std::string hint) {
    return {Severity::Error, std::move(id), {name, 0, 0, {}}, {}, std::move(message), std::move(hint)};
}

/// At most `most` bytes and one more, which tells that there are too many.
std::string read_bytes(std::ifstream& in, std::size_t most) {
    std::string text;
    std::size_t wanted = 64 * 1024;
    while (in && text.size() <= most) {
        const std::size_t have = text.size();
        text.resize(std::min(have + wanted, most + 1));
        in.read(text.data() + have, static_cast<std::streamsize>(text.size() - have));
        text.resize(have + static_cast<std::size_t>(in.gcount()));
        wanted *= 2;
    }
    text.shrink_to_fit();  // it is kept as long as its document
    return text;
}

}  // namespace

std::optional<std::string> read_file(const std::filesystem::path& path, const std::string& name,
                                     Diagnostics& diagnostics, const ReadLimits& limits) {
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(path, error);
    if (status.type() == std::filesystem::file_type::not_found) {
        diagnostics.add(problem(name, "file.missing", "there is no such file", "check the name and the folder"));
        return std::nullopt;
    }
    if (std::filesystem::is_directory(status)) {
        diagnostics.add(problem(name, "file.is-folder", "this is a folder, not a file", "name a file in it"));
        return std::nullopt;
    }
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
        diagnostics.add(problem(name, "file.not-a-file", "this is a device or a pipe, not a file", "name a file"));
        return std::nullopt;
    }
    errno = 0;
    std::ifstream in(path, std::ios::binary);
    std::string text = in ? read_bytes(in, limits.bytes) : std::string();
    if (!in.eof() && text.size() <= limits.bytes) {
        const std::string why = errno != 0 ? std::string(": ") + std::strerror(errno) : std::string();
        diagnostics.add(problem(name, "file.unreadable", "this file cannot be read" + why,
                                "check that you may read it and that no other program locks it"));
        return std::nullopt;
    }
    if (text.size() > limits.bytes) {
        diagnostics.add(
            problem(name, "yaml.too-big",
                    "this file has more than " + std::to_string(limits.bytes) + " bytes, the most that is read",
                    "split it into several files"));
        return std::nullopt;
    }
    return text;
}

std::shared_ptr<const Document> Document::read(const std::filesystem::path& path, std::string name,
                                               Diagnostics& diagnostics, const ReadLimits& limits) {
    auto text = read_file(path, name, diagnostics, limits);
    return text ? parse(std::move(name), std::move(*text), diagnostics, limits) : nullptr;
}

}  // namespace briar
