#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>

#include <wx/image.h>

/// Picture files of pixels as they were read: once for all who paint them, made smaller to what a screen can show.
/// Those used last are kept, up to a bound of memory.
namespace briar::editor {

enum class ArtState : std::uint8_t {
    Ready,
    Awaited,  ///< it is large, and read beside the window's work
    Broken,   ///< it cannot be read
};

struct Art {
    ArtState state = ArtState::Broken;
    wxImage image;  ///< Ready
};

/// The picture, read now if need be. A large one is awaited where a window lives that would stand still meanwhile:
/// `when_art_is_read` tells of it, and it is there then.
[[nodiscard]] Art stored_art(const std::filesystem::path& file);
/// Whether a file is one that is being read; begins to read it if it has not been. For those who keep what they paint.
[[nodiscard]] bool is_art_awaited(const std::filesystem::path& file);
/// Files may be others than those that were read: whoever shows pictures is told to paint them anew.
void art_may_be_new();
/// Called in the window's thread whenever a picture that was awaited is there, or one may be new, as long as the result
/// lives.
[[nodiscard]] std::shared_ptr<void> when_art_is_read(std::function<void()> told);

}  // namespace briar::editor
