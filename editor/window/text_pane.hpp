#pragma once

#include <memory>

#include <wx/panel.h>

#include "editor/core/source_document.hpp"

namespace briar::editor {

class FindBar;
class OpenPack;
class TextView;

/// One file as text, with the bar to find and replace in it.
class TextPane : public wxPanel {
public:
    TextPane(wxWindow* parent, OpenPack& pack, std::shared_ptr<SourceDocument> document);

    [[nodiscard]] SourceDocument& document() { return *document_; }
    [[nodiscard]] TextView& text() { return *text_; }
    [[nodiscard]] FindBar& find_bar() { return *find_; }

private:
    std::shared_ptr<SourceDocument> document_;
    TextView* text_;
    FindBar* find_;
};

}  // namespace briar::editor
