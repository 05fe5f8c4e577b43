#include "tests/editor/contact_sheet.hpp"

#include <algorithm>
#include <filesystem>

#include <wx/image.h>

namespace briar {
namespace {

constexpr int kGap = 8;

/// Lays `over` onto `under`, with its transparency.
void lay_over(wxImage& under, const wxImage& over, int left, int top) {
    for (int y = 0; y < over.GetHeight(); ++y) {
        for (int x = 0; x < over.GetWidth(); ++x) {
            const int alpha = over.HasAlpha() ? over.GetAlpha(x, y) : 255;
            const auto blend = [&](int a, int b) {
                return static_cast<unsigned char>((a * (255 - alpha) + b * alpha) / 255);
            };
            under.SetRGB(left + x, top + y, blend(under.GetRed(left + x, top + y), over.GetRed(x, y)),
                         blend(under.GetGreen(left + x, top + y), over.GetGreen(x, y)),
                         blend(under.GetBlue(left + x, top + y), over.GetBlue(x, y)));
        }
    }
}

struct Placing {
    int x = kGap, y = kGap, row = 0;
};

/// Where each picture goes, and how high all is.
int place_all(const std::vector<wxImage>& pictures, int width, std::vector<wxPoint>& places) {
    Placing at;
    for (const wxImage& picture : pictures) {
        if (at.x > kGap && at.x + picture.GetWidth() + kGap > width) at = {kGap, at.y + at.row + kGap, 0};
        places.emplace_back(at.x, at.y);
        at.x += picture.GetWidth() + kGap;
        at.row = std::max(at.row, picture.GetHeight());
    }
    return at.y + at.row + kGap;
}

}  // namespace

wxImage contact_sheet(const std::vector<wxImage>& pictures, int width) {
    std::vector<wxPoint> places;
    wxImage sheet(width, place_all(pictures, width, places));
    sheet.SetRGB(wxRect(sheet.GetSize()), 205, 205, 200);
    for (std::size_t i = 0; i < pictures.size(); ++i)
        lay_over(sheet, pictures[i], places[i].x, places[i].y);
    return sheet;
}

void keep_screenshot(const wxImage& image, const std::string& name) {
    if (wxImage::FindHandler(wxBITMAP_TYPE_PNG) == nullptr) wxImage::AddHandler(new wxPNGHandler);
    const std::filesystem::path folder = std::filesystem::path(BRIAR_SCREENSHOTS);
    std::filesystem::create_directories(folder);
    image.SaveFile(wxString::FromUTF8((folder / name).string()), wxBITMAP_TYPE_PNG);
}

}  // namespace briar
