#include "runtime/content/picture_file.hpp"

#include <array>
#include <cstdint>
#include <fstream>
#include <string_view>

namespace briar {
namespace {

constexpr std::string_view kPng = "\x89PNG\r\n\x1A\n";
constexpr std::string_view kJpeg = "\xFF\xD8\xFF";
constexpr std::uint64_t kMostPixels = 100'000'000;   ///< 10,000 each way; more would take all memory
constexpr std::uint64_t kLargestVector = 4U << 20U;  ///< bytes; more takes seconds to draw
constexpr std::size_t kHead = 4096;                  ///< of a vector file, within which its first tag is looked for

std::uint64_t big_endian(std::string_view bytes) {
    std::uint64_t number = 0;
    for (const char c : bytes)
        number = number << 8U | static_cast<unsigned char>(c);
    return number;
}

std::string head_of(std::ifstream& in) {
    std::string head(kHead, '\0');
    in.read(head.data(), static_cast<std::streamsize>(head.size()));
    head.resize(static_cast<std::size_t>(in.gcount()));
    in.clear();
    return head;
}

/// The first part of a PNG says its width and height.
std::uint64_t pixels_of_png(std::string_view head) {
    if (head.size() < 24) return 0;
    return big_endian(head.substr(16, 4)) * big_endian(head.substr(20, 4));
}

/// A PNG is a row of parts: four bytes of length, four of name, the data, four of check sum. The last one is `IEND`.
bool is_whole_png(std::ifstream& in, std::uint64_t size) {
    std::uint64_t at = kPng.size();
    while (at + 12 <= size) {
        std::array<char, 8> head{};
        in.seekg(static_cast<std::streamoff>(at));
        if (!in.read(head.data(), head.size())) return false;
        at += 12 + big_endian({head.data(), 4});
        if (std::string_view(head.data() + 4, 4) == "IEND") return at <= size;
    }
    return false;
}

std::string objection_to_vector(const std::filesystem::path& file, std::string_view head) {
    std::error_code error;
    if (std::filesystem::file_size(file, error) > kLargestVector && !error)
        return "it has more than 4 MB: draw it with fewer points, or save it as a PNG";
    return head.find("<svg") != std::string_view::npos ? "" : "there is no SVG in it";
}

}  // namespace

std::string objection_to_picture(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    const std::string head = head_of(in);
    if (head.empty()) return "it is empty or cannot be read";
    if (head.starts_with(kPng)) {
        if (pixels_of_png(head) > kMostPixels) return "it has more than 100 million pixels";
        std::error_code error;
        return is_whole_png(in, std::filesystem::file_size(file, error)) ? "" : "its end is missing";
    }
    const bool vector = file.extension() == ".svg" || file.extension() == ".SVG";
    if (vector) return objection_to_vector(file, head);
    return head.starts_with(kJpeg) ? "" : "it is neither a PNG nor a JPEG picture";
}

std::uint64_t pixels_of_picture(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    const std::string head = head_of(in);
    return head.starts_with(kPng) ? pixels_of_png(head) : 0;
}

}  // namespace briar
