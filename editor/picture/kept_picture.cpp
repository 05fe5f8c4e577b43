#include "editor/picture/kept_picture.hpp"

#include <wx/image.h>

#include "editor/picture/art_store.hpp"
#include "editor/picture/picture.hpp"

namespace briar::editor {

const wxBitmap& KeptPicture::of(const Face& face, const wxSize& pixels) {
    const bool same = bitmap_.IsOk() && bitmap_.GetSize() == pixels && face_ == face;
    if (!same || is_art_awaited(face.art)) {
        face_ = face;
        bitmap_ = wxBitmap(face_image(face, pixels));
    }
    return bitmap_;
}

}  // namespace briar::editor
