#include <fstream>

#include <wx/image.h>

#include "editor/core/check.hpp"
#include "editor/window/open_pack.hpp"
#include "tests/editor/wing_test.hpp"

/// What others do around the texts of a pack that is open: to its pictures, and to packs below.
namespace briar {
namespace {

namespace fs = std::filesystem;

class AroundWindow : public WingTest {
protected:
    bool has_problem(const std::string& id) {
        const auto& checked = frame().pack()->checked();
        if (!checked || !frame().pack()->check_is_current()) return false;
        const auto& list = checked->problems.list();
        return std::any_of(list.begin(), list.end(), [&](const Diagnostic& each) { return each.id == id; });
    }
    wxString whispered() { return frame().GetStatusBar()->GetStatusText(0); }
    /// As when somebody comes back to the window.
    void come_back() {
        wxActivateEvent event(wxEVT_ACTIVATE, true, frame().GetId());
        frame().HandleWindowEvent(event);
    }
    void write_picture(const fs::path& file, const wxColour& colour) const {
        wxImage image(40, 40);
        image.SetRGB(wxRect(0, 0, 40, 40), colour.Red(), colour.Green(), colour.Blue());
        fs::create_directories(file.parent_path());
        image.SaveFile(wxString::FromUTF8(file.string()), wxBITMAP_TYPE_PNG);
    }
    /// The colour in the middle of the shown entry's picture.
    wxColour seen() {
        wxWindow& picture = named(shown(), "Picture");
        const wxSize size = picture.GetClientSize();
        wxClientDC from(&picture);
        wxBitmap bitmap(size.x, size.y);
        wxMemoryDC to(bitmap);
        to.Blit(0, 0, size.x, size.y, &from, 0, 0);
        const wxImage image = bitmap.ConvertToImage();
        const int x = size.x / 2;
        const int y = size.y / 3;
        return {image.GetRed(x, y), image.GetGreen(x, y), image.GetBlue(x, y)};
    }
};

TEST_F(AroundWindow, PicturesThatComeAndGoAreProblemsNoLongerAndAgain) {
    open_wing();
    rewrite("monsters:\n  owl: {name: Owl, health: 3, dice: 2, tags: [night], art: art/owl.png}\n");
    wait([this] { return has_problem("art.missing"); }, "it is missing");
    write_picture(folder() / "wing/art/owl.png", *wxRED);
    come_back();
    wait([this] { return frame().pack()->check_is_current() && !has_problem("art.missing"); }, "it is seen");
    fs::remove(folder() / "wing/art/owl.png");
    come_back();
    wait([this] { return has_problem("art.missing"); }, "it is missed");
}

TEST_F(AroundWindow, APictureThatOthersPaintAnewIsShown) {
    const fs::path art = folder() / "wing/art/owl.png";
    write_picture(art, *wxRED);
    open_wing();
    rewrite("monsters:\n  owl: {name: Owl, health: 3, dice: 2, tags: [night], art: art/owl.png}\n");
    frame().open_entry("monsters/owl");
    settle();
    wait([this] { return seen().Red() > 200 && seen().Green() < 60; }, "it is red");
    write_picture(art, *wxGREEN);
    come_back();
    wait([this] { return whispered().StartsWith("Pictures that were changed outside"); }, "it is told");
    wait([this] { return seen().Green() > 200 && seen().Red() < 60; }, "it is green");
}

TEST_F(AroundWindow, PacksBelowAreReadAnew) {
    const fs::path below = folder() / "hill";
    fs::create_directories(below);
    std::ofstream(below / "pack.yaml") << "id: hill\nversion: 0.1.0\nsystem: crawl\n";
    std::ofstream(below / "hill.yaml") << "monsters:\n  lynx: {name: Lynx, health: 2, dice: 1}\n";
    fs::create_directories(folder() / "tarn");
    std::ofstream(folder() / "tarn/pack.yaml") << "id: tarn\nversion: 0.1.0\nrequires: {hill: '*'}\n";
    open_pack(folder() / "tarn");
    ASSERT_NE(workspace().entries().find("monsters/lynx"), nullptr);
    ASSERT_EQ(workspace().entries().find("monsters/griffin"), nullptr);
    std::ofstream(below / "griffin.yaml") << "monsters:\n  griffin: {name: Griffin, health: 9, dice: 3}\n";
    come_back();
    wait([this] { return workspace().entries().find("monsters/griffin") != nullptr; }, "it is there");
    EXPECT_TRUE(whispered().StartsWith("Packs below were changed outside")) << whispered();
    EXPECT_FALSE(workspace().modified());
    EXPECT_FALSE(workspace().can_undo());
}

}  // namespace
}  // namespace briar
