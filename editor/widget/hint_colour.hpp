#pragma once

namespace briar::editor {

/// What empty fields say of themselves is written in the desktop's own grey, which hardly anybody can read in some
/// themes: from here on it is as faint as other faint text. Where there is no GTK nothing happens.
void make_hints_readable();

}  // namespace briar::editor
