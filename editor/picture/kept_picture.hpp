#pragma once

#include <wx/bitmap.h>

#include "editor/face/face.hpp"

namespace briar::editor {

/// The picture of a face, painted anew only when the face or the size is another one, or art that was awaited has come.
class KeptPicture {
public:
    /// `pixels`: of the screen.
    [[nodiscard]] const wxBitmap& of(const Face& face, const wxSize& pixels);
    /// Its art may be another one now.
    void forget() { bitmap_ = {}; }

private:
    Face face_;
    wxBitmap bitmap_;
};

}  // namespace briar::editor
