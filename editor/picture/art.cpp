#include "editor/picture/art.hpp"

#include <algorithm>
#include <cmath>
#include <system_error>

#include <wx/bmpbndl.h>
#include <wx/graphics.h>
#include <wx/image.h>
#include <wx/log.h>

#include "editor/picture/colours.hpp"
#include "editor/picture/glyphs.hpp"
#include "editor/picture/wx_text.hpp"

namespace briar::editor {
namespace {

constexpr int kMostPixels = 4096;

void require_handlers() {
    if (wxImage::FindHandler(wxBITMAP_TYPE_PNG) == nullptr) wxImage::AddHandler(new wxPNGHandler);
    if (wxImage::FindHandler(wxBITMAP_TYPE_JPEG) == nullptr) wxImage::AddHandler(new wxJPEGHandler);
}

wxImage read_vector(const wxString& path, const wxSize& size) {
    const wxBitmapBundle bundle = wxBitmapBundle::FromSVGFile(path, size);
    if (!bundle.IsOk()) return {};
    return bundle.GetBitmap(size).ConvertToImage();
}

wxImage read_pixels(const wxString& path) {
    require_handlers();
    wxImage image;
    return image.LoadFile(path) ? image : wxImage();
}

/// Scaled so that it covers the size, its middle kept.
wxImage cover(const wxImage& image, const wxSize& size) {
    const double scale =
        std::max(static_cast<double>(size.x) / image.GetWidth(), static_cast<double>(size.y) / image.GetHeight());
    const int width = std::max(size.x, static_cast<int>(std::lround(image.GetWidth() * scale)));
    const int height = std::max(size.y, static_cast<int>(std::lround(image.GetHeight() * scale)));
    const wxImage scaled = image.Scale(width, height, wxIMAGE_QUALITY_HIGH);
    return scaled.GetSubImage({(width - size.x) / 2, (height - size.y) / 2, size.x, size.y});
}

}  // namespace

bool paint_art(wxGraphicsContext& gc, const wxRect2DDouble& box, const std::filesystem::path& file) {
    std::error_code failed;
    if (!std::filesystem::is_regular_file(file, failed)) return false;
    const wxSize size(std::clamp(static_cast<int>(std::lround(box.m_width)), 1, kMostPixels),
                      std::clamp(static_cast<int>(std::lround(box.m_height)), 1, kMostPixels));
    const std::u8string name = file.u8string();
    const wxString path = to_wx(std::string_view(reinterpret_cast<const char*>(name.data()), name.size()));
    const wxLogNull quiet;  // a picture that cannot be read is a problem of the pack, told there
    const bool vector = file.extension() == ".svg" || file.extension() == ".SVG";
    wxImage image = vector ? read_vector(path, size) : read_pixels(path);
    if (!image.IsOk() || image.GetWidth() == 0 || image.GetHeight() == 0) return false;
    if (image.GetSize() != size) image = cover(image, size);
    gc.DrawBitmap(gc.CreateBitmapFromImage(image), box.m_x, box.m_y, box.m_width, box.m_height);
    return true;
}

void paint_missing_art(wxGraphicsContext& gc, const wxRect2DDouble& box) {
    gc.SetPen(wxNullGraphicsPen);
    gc.SetBrush(wxBrush(wxColour(96, 90, 84)));
    gc.DrawRectangle(box.m_x, box.m_y, box.m_width, box.m_height);
    gc.PushState();
    gc.Clip(box.m_x, box.m_y, box.m_width, box.m_height);
    const double step = std::max(6.0, box.m_width / 10);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(wxColour(120, 114, 106)).Width(step * 0.3)));
    for (double x = -box.m_height; x < box.m_width; x += step)
        gc.StrokeLine(box.m_x + x, box.m_y + box.m_height, box.m_x + x + box.m_height, box.m_y);
    gc.PopState();
    gc.SetPen(wxNullGraphicsPen);
    const double side = std::min(box.m_width, box.m_height) * 0.36;
    draw_glyph(gc, Glyph::Eye, {box.m_x + (box.m_width - side) / 2, box.m_y + (box.m_height - side) / 2, side, side},
               wxColour(214, 206, 194));
}

}  // namespace briar::editor
