#pragma once

#include <cstdint>

/// What the desktop's words for texts are about: the field or text that has the focus.
namespace briar::editor {

enum class Clip : std::uint8_t { Cut, Copy, Paste, All };

/// Whether the focus is in a text at all.
[[nodiscard]] bool has_text();
void clip_focus(Clip what);

}  // namespace briar::editor
