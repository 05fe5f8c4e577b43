#pragma once

#include <cstdint>

#include <wx/bmpbndl.h>
#include <wx/colour.h>

namespace briar::editor {

/// The pictures on buttons and menus: lines in one colour, sharp at every size.
enum class Icon : std::uint8_t {
    New,
    Open,
    Save,
    Undo,
    Redo,
    Play,
    Stop,
    Restart,
    Branch,
    Bot,
    Die,
    Search,
    Fit,
    ZoomIn,
    ZoomOut,
    Add,
    Remove,
    Turn,
    Edit,
    Folder,
    File,
    Script,
    Error,
    Warning,
    Note,
    Fix,
    First,
    Last,
    Close,
    Lock,
    Check,
    History,
    Question,
    Record,
    TakeIn,
    Again,
    Up,
    Down,
    Copy,
};
inline constexpr int kIcons = static_cast<int>(Icon::Copy) + 1;

[[nodiscard]] wxBitmapBundle icon(Icon which, const wxColour& colour, int size = 16);

}  // namespace briar::editor
