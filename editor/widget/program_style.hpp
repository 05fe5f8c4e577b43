#pragma once

class wxButton;

namespace briar::editor {

/// What the desktop's theme shows too faintly is seen from here on: what empty fields say of themselves is as dark as
/// other faint text, and what has the keyboard has a ring around it in the colour of what is chosen. Called again, it
/// follows the theme. Rows of lists have that ring only while the keyboard is with them. Where there is no GTK nothing
/// else happens.
void style_program();

/// Shows among several buttons the one that people came for.
void show_as_main(wxButton& button);

}  // namespace briar::editor
