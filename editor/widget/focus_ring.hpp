#pragma once

namespace briar::editor {

/// From here on rows of lists have the ring of the keyboard only while it is with them: wxWidgets draws it around the
/// row it would begin with, always. Called again, nothing changes.
void draw_rings_with_focus();

}  // namespace briar::editor
