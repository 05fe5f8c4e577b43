#pragma once

class wxChoice;

namespace briar::editor {

/// A drop-down may be narrower than its longest words: what is chosen ends in dots there, its list shows all.
void shorten_chosen(wxChoice& choice);

}  // namespace briar::editor
