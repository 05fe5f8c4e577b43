#pragma once

#include <wx/panel.h>

namespace briar::editor {

/// A panel whose contents keep the room that they need: where there is less they are cut off, never squeezed.
class FirmPanel : public wxPanel {
public:
    using wxPanel::wxPanel;
    bool Layout() override;
};

}  // namespace briar::editor
