#pragma once

#include <wx/geometry.h>

#include "editor/scene/scene.hpp"

/// Boxes as they are painted; for this room's own files.
namespace briar::editor {

inline wxRect2DDouble rect(const Box& box) { return {box.x, box.y, box.width, box.height}; }

/// A share of a box: of the whole, 0 to 1.
inline Box part(const Box& of, const Box& share) {
    return {of.x + share.x * of.width, of.y + share.y * of.height, share.width * of.width, share.height * of.height};
}

}  // namespace briar::editor
