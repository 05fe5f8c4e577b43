#pragma once

class wxWindow;

namespace briar::editor {

/// The list of a drop-down stays open when the press ends that opened it, and chooses nothing: it may have opened
/// across the pointer. For windows without a list, and where desktops see to it themselves, nothing happens.
void hold_list(wxWindow& window);

}  // namespace briar::editor
