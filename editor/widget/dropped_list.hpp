#pragma once

class wxWindow;

namespace briar::editor {

/// The list that a drop-down opens, as GTK has it: a menu. Null: the window has none, or other desktops see to it.
[[nodiscard]] void* dropped_list(wxWindow& window);

/// Calls `callback`, which takes what GTK gives to that signal, with `data`.
void on_signal(void* list, const char* signal, void (*callback)(), void* data = nullptr);

}  // namespace briar::editor
