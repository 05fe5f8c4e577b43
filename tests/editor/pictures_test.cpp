#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include <wx/app.h>
#include <wx/graphics.h>
#include <wx/image.h>

#include "editor/board/board_painter.hpp"
#include "editor/face/face_of.hpp"
#include "editor/picture/art_store.hpp"
#include "editor/picture/colours.hpp"
#include "editor/picture/lettering.hpp"
#include "editor/picture/picture.hpp"
#include "editor/picture/picture_shelf.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/systems.hpp"
#include "tests/editor/contact_sheet.hpp"
#include "tests/root.hpp"

/// Pictures of every entry that there is, painted without a display.
namespace briar {
namespace {

using editor::Face;
using editor::face_image;
using editor::Manner;

class Pictures : public testing::Test {
protected:
    static void SetUpTestSuite() {
        // Without a display there is no application with windows; images and fonts need none.
        wxApp::SetInstance(new wxAppConsole);
        wx_ = std::make_unique<wxInitializer>();
        Diagnostics problems;
        catalog_ = load_content(system_set(), {"the-cursed-forest"}, {project_root() / "scenarios"}, problems);
    }
    static void TearDownTestSuite() { wx_.reset(); }

    static std::vector<Face> faces(const std::string& kind) {
        std::vector<Face> all;
        for (const DefId id : catalog_->of_kind(kind))
            all.push_back(editor::face_of(*catalog_, id));
        return all;
    }
    static wxImage keep_sheet(const std::vector<Face>& all, const wxSize& size, Manner manner,
                              const std::string& name) {
        std::vector<wxImage> pictures;
        for (const Face& face : all)
            pictures.push_back(face_image(face, size, manner));
        wxImage sheet = contact_sheet(pictures, 1500);
        keep_screenshot(sheet, name);
        return sheet;
    }

    static std::unique_ptr<wxInitializer> wx_;
    static std::shared_ptr<const Catalog> catalog_;
};

std::unique_ptr<wxInitializer> Pictures::wx_;
std::shared_ptr<const Catalog> Pictures::catalog_;

std::string bytes(const wxImage& image) {
    return {reinterpret_cast<const char*>(image.GetData()),
            static_cast<std::size_t>(image.GetWidth()) * static_cast<std::size_t>(image.GetHeight()) * 3};
}

TEST_F(Pictures, EveryKindIsPaintedAtEverySize) {
    for (const Kind& kind : catalog_->kinds()) {
        const std::vector<Face> all = faces(kind.name);
        if (all.empty()) continue;
        keep_sheet(all, {48, 48}, Manner::Icon, kind.name + "-48.png");
        keep_sheet(all, {128, 128}, Manner::Whole, kind.name + "-128.png");
        const std::vector<Face> first(all.begin(),
                                      all.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(10, all.size())));
        const wxImage sheet = keep_sheet(first, {280, 392}, Manner::Whole, kind.name + "-card.png");
        EXPECT_GT(sheet.GetHeight(), 392);
    }
    keep_sheet(faces("monsters"), {64, 64}, Manner::Piece, "pieces-64.png");
}

/// While a board changes its size nothing vanishes: a picture is shown in the size next to the wanted one.
TEST_F(Pictures, AnotherSizeIsThereUntilThePictureIsPainted) {
    editor::PictureShelf shelf;
    shelf.show(catalog_);
    const DefId tile = catalog_->of_kind("tiles").front();
    const editor::PictureShelf::Key wanted{tile, editor::Side::Front, Manner::Whole, 1, {}, 64, 64};
    const auto sized = [&](int size) {
        editor::PictureShelf::Key key = wanted;
        key.width = key.height = size;
        return key;
    };
    EXPECT_EQ(shelf.find_other_size(wanted), nullptr);
    editor::PictureShelf::Key turned = wanted;
    turned.turn = 2;
    (void)shelf.picture(turned, 1);
    EXPECT_EQ(shelf.find_other_size(wanted), nullptr) << "it lies otherwise";
    (void)shelf.picture(sized(48), 1);
    ASSERT_NE(shelf.find_other_size(wanted), nullptr);
    EXPECT_EQ(shelf.find_other_size(wanted)->GetWidth(), 48);
    (void)shelf.picture(sized(80), 1);
    EXPECT_EQ(shelf.find_other_size(wanted)->GetWidth(), 80) << "made smaller it stays sharp";
    EXPECT_EQ(shelf.find(wanted), nullptr);
}

/// However long the rest of a painting takes: a board of any size has all of its pictures after a few of them.
TEST_F(Pictures, ABoardOfAnySizeShowsEveryPieceInTheEnd) {
    editor::PictureShelf shelf;
    shelf.show(catalog_);
    editor::Scene scene;
    for (const DefId tile : catalog_->of_kind("tiles")) {
        editor::Lying lying;
        lying.def = tile;
        lying.at.x = static_cast<double>(scene.lying.size());
        scene.lying.push_back(lying);
        scene.bounds = around(scene.bounds, lying.at);
    }
    editor::BoardView view;
    view.resize(3000, 2000);
    view.fit(scene.bounds);
    wxImage image(3000, 2000);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
    const editor::BoardState state;
    std::size_t paintings = 1;
    while (!editor::BoardPainter(*gc, shelf, view, scene, state, 1, 13).paint() && paintings <= scene.lying.size())
        ++paintings;
    EXPECT_LE(paintings, scene.lying.size());
}

TEST_F(Pictures, TheSameEntryIsAlwaysPaintedTheSame) {
    const std::vector<Face> tiles = faces("tiles");
    std::set<std::string> seen;
    for (const Face& face : tiles) {
        const std::string once = bytes(face_image(face, {64, 64}));
        EXPECT_EQ(once, bytes(face_image(face, {64, 64}))) << face.title;
        seen.insert(once);
    }
    EXPECT_EQ(seen.size(), tiles.size()) << "no two tiles look the same";
}

TEST_F(Pictures, ATurnedTileOpensItsEdgesElsewhere) {
    Face face = faces("tiles").front();
    face.edges = 1;  // north
    const auto lightness = [&](int turn, int x, int y) {
        const wxImage image = face_image(face, {100, 100}, Manner::Whole, turn);
        return image.GetRed(x, y) + image.GetGreen(x, y) + image.GetBlue(x, y);
    };
    EXPECT_GT(lightness(0, 50, 6), lightness(1, 50, 6));
    EXPECT_GT(lightness(1, 94, 50), lightness(0, 94, 50));
}

TEST_F(Pictures, ArtTakesPrecedenceAndMissingArtIsAPlaceholder) {
    Face face = faces("monsters").front();
    const std::string drawn = bytes(face_image(face, {64, 64}));
    face.art = std::filesystem::path(BRIAR_SCREENSHOTS) / "no-such-picture.png";
    const std::string missing = bytes(face_image(face, {64, 64}));
    EXPECT_NE(missing, drawn);
    wxImage red(20, 20);
    red.SetRGB(wxRect(0, 0, 20, 20), 255, 0, 0);
    keep_screenshot(red, "red art \xC3\xA4.png");
    face.art = std::filesystem::path(BRIAR_SCREENSHOTS) / "red art \xC3\xA4.png";
    const wxImage shown = face_image(face, {64, 64});
    EXPECT_GT(shown.GetRed(32, 32), 240);
    EXPECT_LT(shown.GetGreen(32, 32), 16);
}

TEST_F(Pictures, ABrokenFileIsAPlaceholderAndAnewOneIsSeen) {
    Face face = faces("tiles").front();
    face.art = std::filesystem::path(BRIAR_SCREENSHOTS) / "no-such-picture.png";
    const std::string missing = bytes(face_image(face, {64, 64}));
    std::filesystem::create_directories(BRIAR_SCREENSHOTS);
    face.art = std::filesystem::path(BRIAR_SCREENSHOTS) / "broken.png";
    std::ofstream(face.art) << "This is no picture.\n";
    EXPECT_EQ(bytes(face_image(face, {64, 64})), missing);
    wxImage blue(3000, 2000);
    blue.SetRGB(wxRect(0, 0, 3000, 2000), 0, 0, 255);
    keep_screenshot(blue, "broken.png");
    const wxImage shown = face_image(face, {64, 64});
    EXPECT_GT(shown.GetBlue(32, 32), 240) << "it was mended";
}

TEST_F(Pictures, AFileIsReadOnceForAllItsPaintings) {
    const std::filesystem::path file = std::filesystem::path(BRIAR_SCREENSHOTS) / "once.png";
    wxImage green(4000, 3000);
    green.SetRGB(wxRect(0, 0, 4000, 3000), 0, 255, 0);
    keep_screenshot(green, "once.png");
    const editor::Art art = editor::stored_art(file);
    ASSERT_EQ(art.state, editor::ArtState::Ready);
    EXPECT_EQ(art.image.GetSize(), wxSize(1024, 768)) << "no larger than a screen shows it";
    EXPECT_EQ(editor::stored_art(file).image.GetData(), art.image.GetData());
}

TEST_F(Pictures, LinesOfATextStayApartWhereOneOfThemIsBroken) {
    wxImage image(400, 400);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
    const editor::Lettering lettering{editor::Hand::Text, 14, *wxBLACK, editor::Align::Left};
    const auto lines = [&](const wxString& text) {
        return static_cast<int>(editor::text_height(*gc, text, 200, lettering, 2000) / editor::line_height(lettering) +
                                0.5);
    };
    const wxString wide = "A line that is so long that it needs more room than there is";
    ASSERT_GT(lines(wide), 1);
    EXPECT_EQ(lines("short\n" + wide + "\nshort"), lines(wide) + 2);
    EXPECT_EQ(lines("one\r\ntwo\n"), 2);
    EXPECT_EQ(lines("one\n\ntwo"), 3) << "an empty line stays";
    Face face = faces("items").front();
    face.text =
        "1-2: the roof gives way and everybody below it takes a wound that does not heal today.\n3-4: nothing.\n"
        "5-6: whoever stands at the door finds the way out of here before anybody else does.";
    keep_sheet({face}, {280, 392}, Manner::Whole, "card-lines.png");
}

TEST_F(Pictures, TilesOfOneStackShareTheirGroundWhateverTheirTags) {
    std::set<editor::Ground> grounds;
    for (const Face& face : faces("tiles"))
        grounds.insert(face.ground);
    EXPECT_EQ(grounds.size(), 1U);
    const DefId id = catalog_->of_kind("tiles").front();
    Entry entry = catalog_->entry(id);
    Node node = entry.node->clone();
    for (Member& member : node.members) {
        if (member.key == "tags") member.key = "source";
    }
    node.index();
    entry.node = &node;
    EXPECT_EQ(editor::face_of(*catalog_, entry).ground, *grounds.begin()) << "not in the stack yet";
}

/// While the check runs, what is new is not in the catalog yet.
TEST_F(Pictures, AnEntryThatNobodyKnowsYetHasThePictureOfItsKind) {
    for (const char* pack : {"the-cursed-forest", "the-forgotten-road", "royal-game-of-ur"}) {
        Diagnostics problems;
        const std::filesystem::path scenarios = project_root() / "scenarios";
        const auto catalog = load_content(system_set(), {pack}, {scenarios, scenarios / "examples"}, problems);
        ASSERT_TRUE(problems.empty()) << pack;
        for (std::size_t i = 0; i < catalog->entries().size(); ++i) {
            const DefId id{static_cast<decltype(DefId::value)>(i)};
            Entry entry = catalog->entry(id);
            entry.id = "never-seen";
            const Face face = editor::face_of(*catalog, entry);
            EXPECT_EQ(face.portrait, editor::face_of(*catalog, id).portrait) << catalog->entry(id).full_id();
        }
    }
}

TEST_F(Pictures, ACardTooSmallForWordsStillShowsItsNumbers) {
    const Face face = faces("monsters").front();
    Face bare = face;
    bare.badges.clear();
    ASSERT_FALSE(face.badges.empty());
    EXPECT_NE(bytes(face_image(face, {60, 84})), bytes(face_image(bare, {60, 84})));
    EXPECT_EQ(bytes(face_image(face, {60, 84}, Manner::Icon)), bytes(face_image(bare, {60, 84}, Manner::Icon)));
    keep_sheet(faces("monsters"), {60, 84}, Manner::Whole, "small monsters.png");
}

/// Dots would make them alike.
TEST_F(Pictures, NumbersOfSmallCardsAreShownToTheLastSign) {
    Face face = faces("monsters").front();
    face.badges = {{editor::Glyph::Eye, "C", {}}, {editor::Glyph::Sword, "12", {}}, {editor::Glyph::Boot, "0 | 1", {}}};
    Face other = face;
    other.badges.back().text = "0 | 7";
    for (int width = 56; width < 100; width += 4) {
        const wxSize size(width, width * 7 / 5);
        EXPECT_NE(bytes(face_image(face, size)), bytes(face_image(other, size))) << width << " wide";
    }
    face.badges.insert(face.badges.begin(), {editor::Glyph::Heart, "13", {}});
    keep_sheet({face, other}, {60, 84}, Manner::Whole, "small-numbers.png");
}

TEST_F(Pictures, AVectorPictureOfAnotherShapeCoversItsPlaceWithItsMiddle) {
    const std::filesystem::path file = std::filesystem::path(BRIAR_SCREENSHOTS) / "wide.svg";
    Face face = faces("tiles").front();
    face.art = file;
    std::filesystem::create_directories(BRIAR_SCREENSHOTS);
    for (const char* size : {"viewBox=\"0 0 300 100\"", "width='300px' height='100'", "viewBox='0,0,300,100'"}) {
        std::ofstream(file) << "<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" " << size
                            << "><path fill=\"#0000ff\" d=\"M0 0h300v100H0z\"/><path fill=\"#ff0000\" "
                               "d=\"M110 0h80v100h-80z\"/></svg>\n";
        const wxImage shown = face_image(face, {60, 60});
        for (const int at : {10, 30, 50})
            EXPECT_GT(shown.GetRed(at, at), 240) << size << ", " << at;
    }
}

TEST_F(Pictures, AMarkerShowsItsArtCutRound) {
    Face face = faces("monsters").front();
    face.art = std::filesystem::path(BRIAR_SCREENSHOTS) / "green.svg";
    std::filesystem::create_directories(BRIAR_SCREENSHOTS);
    std::ofstream(face.art) << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><path fill=\"#00ff00\" "
                               "d=\"M0 0h10v10H0z\"/></svg>\n";
    const wxImage shown = face_image(face, {100, 100}, Manner::Piece);
    EXPECT_GT(shown.GetGreen(50, 50), 240);
    EXPECT_LT(shown.GetRed(50, 50), 16);
    EXPECT_EQ(shown.GetAlpha(3, 3), 0);
}

/// WCAG 2: 4.5 for text.
TEST_F(Pictures, InksAreReadOnWhatTheyAreWrittenOn) {
    for (const wxColour& ink : {editor::kInk, editor::kFadedInk}) {
        for (const wxColour& ground : {editor::kParchment, editor::kParchmentShade})
            EXPECT_GE(editor::contrast(ink, ground), 4.5) << ink.GetAsString(wxC2S_HTML_SYNTAX);
    }
    // Titles of cards and what is counted: on the darker colours of all hues.
    for (int hue = 0; hue < 360; hue += 5)
        EXPECT_GE(editor::contrast(editor::kBone, editor::from_hsl(hue, 0.40, 0.30)), 4.5) << hue;
}

}  // namespace
}  // namespace briar
