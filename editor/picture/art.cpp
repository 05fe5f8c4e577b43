#include "editor/picture/art.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <fstream>
#include <locale>
#include <sstream>
#include <string>
#include <system_error>

#include <wx/bmpbndl.h>
#include <wx/graphics.h>
#include <wx/image.h>
#include <wx/log.h>

#include "editor/picture/art_store.hpp"
#include "editor/picture/colours.hpp"
#include "editor/picture/glyphs.hpp"
#include "editor/picture/wx_text.hpp"
#include "runtime/content/picture_file.hpp"

namespace briar::editor {
namespace {

constexpr int kMostPixels = 4096;
constexpr std::streamsize kMostHead = 4096;  ///< of a vector file, within which its first tag is looked for

/// A plain number, with or without `px`.
bool read_number(const std::string& text, double& number) {
    std::istringstream in(text);
    in.imbue(std::locale::classic());
    std::string unit;
    return in >> number && (!(in >> unit) || unit == "px");
}

/// The value of an attribute of the first tag `<svg ...>`; empty: it has none.
std::string attribute(const std::string& tag, const std::string& name) {
    for (const char quote : {'"', '\''}) {
        const std::string opening = name + '=' + quote;
        const std::size_t found = tag.find(opening);
        if (found == std::string::npos || found == 0 || std::isspace(static_cast<unsigned char>(tag[found - 1])) == 0)
            continue;
        const std::size_t from = found + opening.size();
        return tag.substr(from, tag.find(quote, from) - from);
    }
    return {};
}

/// Width over height as the file says it; 0: it says nothing.
double shape_of_vector(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::string head(kMostHead, '\0');
    in.read(head.data(), kMostHead);
    head.resize(static_cast<std::size_t>(in.gcount()));
    const std::size_t from = head.find("<svg");
    if (from == std::string::npos) return 0;
    const std::string tag = head.substr(from, head.find('>', from) - from);
    double width = 0;
    double height = 0;
    if (!(read_number(attribute(tag, "width"), width) && read_number(attribute(tag, "height"), height))) {
        std::string box = attribute(tag, "viewBox");
        std::replace(box.begin(), box.end(), ',', ' ');
        std::istringstream numbers(box);
        numbers.imbue(std::locale::classic());
        double left = 0;
        double top = 0;
        if (!(numbers >> left >> top >> width >> height)) return 0;
    }
    return width > 0 && height > 0 ? width / height : 0;
}

/// As large as covers the size: the reader itself would fit the picture in and leave a strip.
wxImage read_vector(const std::filesystem::path& file, const wxString& path, const wxSize& size) {
    wxSize whole = size;
    if (const double shape = shape_of_vector(file); shape > 0) {
        whole.x = std::min(kMostPixels, std::max(size.x, static_cast<int>(std::ceil(size.y * shape))));
        whole.y = std::min(kMostPixels, std::max(size.y, static_cast<int>(std::ceil(size.x / shape))));
    }
    if (!objection_to_picture(file).empty()) return {};
    const wxBitmapBundle bundle = wxBitmapBundle::FromSVGFile(path, whole);
    if (!bundle.IsOk()) return {};
    return bundle.GetBitmap(whole).ConvertToImage();
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

bool is_vector(const std::filesystem::path& file) { return file.extension() == ".svg" || file.extension() == ".SVG"; }

/// The picture as large as the box, cut where it does not fit.
Art read_art(const wxRect2DDouble& box, const std::filesystem::path& file) {
    std::error_code failed;
    if (!std::filesystem::is_regular_file(file, failed)) return {};
    const wxSize size(std::clamp(static_cast<int>(std::lround(box.m_width)), 1, kMostPixels),
                      std::clamp(static_cast<int>(std::lround(box.m_height)), 1, kMostPixels));
    const std::u8string name = file.u8string();
    const wxString path = to_wx(std::string_view(reinterpret_cast<const char*>(name.data()), name.size()));
    const wxLogNull quiet;  // a picture that cannot be read is a problem of the pack, told there
    Art art = is_vector(file) ? Art{ArtState::Ready, read_vector(file, path, size)} : stored_art(file);
    if (art.state != ArtState::Ready) return art;
    if (!art.image.IsOk() || art.image.GetWidth() == 0 || art.image.GetHeight() == 0) return {};
    if (art.image.GetSize() != size) art.image = cover(art.image, size);
    return art;
}

/// Leaves what lies within the ellipse, with a soft rim.
void cut_round(wxImage& image) {
    if (!image.HasAlpha()) image.InitAlpha();
    const double half_width = image.GetWidth() / 2.0;
    const double half_height = image.GetHeight() / 2.0;
    const double radius = std::min(half_width, half_height);
    for (int y = 0; y < image.GetHeight(); ++y) {
        for (int x = 0; x < image.GetWidth(); ++x) {
            const double off = std::hypot((x + 0.5 - half_width) / half_width, (y + 0.5 - half_height) / half_height);
            const double share = std::clamp((1 - off) * radius + 0.5, 0.0, 1.0);
            image.SetAlpha(x, y, static_cast<unsigned char>(std::lround(image.GetAlpha(x, y) * share)));
        }
    }
}

/// Nothing yet: plain, so that nobody takes it for a picture that is missing.
void paint_awaited_art(wxGraphicsContext& gc, const wxRect2DDouble& box, bool round) {
    gc.SetPen(wxNullGraphicsPen);
    gc.SetBrush(wxBrush(wxColour(120, 114, 106)));
    if (round) return gc.DrawEllipse(box.m_x, box.m_y, box.m_width, box.m_height);
    gc.DrawRectangle(box.m_x, box.m_y, box.m_width, box.m_height);
}

bool draw(wxGraphicsContext& gc, const wxRect2DDouble& box, Art art, bool round) {
    if (art.state == ArtState::Broken) return false;
    if (art.state == ArtState::Awaited) {
        paint_awaited_art(gc, box, round);
        return true;
    }
    if (round) {
        // The kept picture stays whole.
        art.image = art.image.Copy();
        cut_round(art.image);
    }
    gc.DrawBitmap(gc.CreateBitmapFromImage(art.image), box.m_x, box.m_y, box.m_width, box.m_height);
    return true;
}

}  // namespace

bool paint_art(wxGraphicsContext& gc, const wxRect2DDouble& box, const std::filesystem::path& file) {
    return draw(gc, box, read_art(box, file), false);
}

bool paint_round_art(wxGraphicsContext& gc, const wxRect2DDouble& box, const std::filesystem::path& file) {
    return draw(gc, box, read_art(box, file), true);
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
