#pragma once

#include <string>
#include <vector>

#include <wx/image.h>

/// Many pictures on one, to be looked at.
namespace briar {

/// Side by side in rows of at most `width` pixels, on a grey ground.
[[nodiscard]] wxImage contact_sheet(const std::vector<wxImage>& pictures, int width);
/// Writes `name` (`tiles.png`) into the build's folder of screenshots.
void keep_screenshot(const wxImage& image, const std::string& name);

}  // namespace briar
