#include <wx/dcclient.h>

#include "editor/widget/linked_text.hpp"
#include "tests/editor_panes/pane_test.hpp"

/// Texts with links, as they are seen.
namespace briar {
namespace {

class LinkedTextPane : public editor::PaneTest {
protected:
    void SetUp() override {
        PaneTest::SetUp();
        text_ = new editor::LinkedText(frame(), "Text");
        put(text_);
    }
    /// Columns of the picture at a byte of the text in which there is nothing but the ground.
    int free_columns(const wxImage& image, int byte) {
        // Where everything is twice as large the picture has more dots than the window has places.
        const int dots = std::max(1, image.GetWidth() / text_->GetClientSize().x);
        const wxPoint at = text_->PointFromPosition(byte) * dots;
        const int height = text_->TextHeight(0) * dots;
        const int width = text_->PointFromPosition(byte + 1).x * dots - at.x;
        const auto is_ground = [&](int x, int y) {
            return image.GetRed(x, y) == image.GetRed(2, y) && image.GetGreen(x, y) == image.GetGreen(2, y);
        };
        int free = 0;
        for (int x = std::max(0, at.x - 2); x < std::min(image.GetWidth(), at.x + width + 2); ++x) {
            bool ground = true;
            for (int y = at.y + 1; y < at.y + height - 1 && y < image.GetHeight(); ++y)
                ground = ground && is_ground(x, y);
            free += ground ? 1 : 0;
        }
        return free;
    }

    editor::LinkedText* text_ = nullptr;
};

TEST_F(LinkedTextPane, HasABlankBetweenAnyTwoWords) {
    using Style = editor::LinkedText::Style;
    const std::string sentence =
        "Each action card counts one fight point less in the fight against it, and the fight against her ends when "
        "nobody fights any more, all of which is illustrated in little letters. ";
    for (const Style style : {Style::Plain, Style::Faint, Style::Strong, Style::Warning}) {
        text_->write(sentence, style);
        text_->write("\n", style);
    }
    text_->GotoPos(text_->GetLength());
    settle();
    const wxImage image = seen(*text_, "linked-text");
    if (!image.IsOk()) GTEST_SKIP() << "there are no pictures here";
    const wxString all = text_->GetText();
    for (int byte = 0; byte + 1 < text_->GetLength(); ++byte) {
        const bool blank = all[static_cast<std::size_t>(byte)] == ' ';
        const bool same_line = text_->PointFromPosition(byte).y == text_->PointFromPosition(byte + 1).y;
        if (!blank || !same_line) continue;
        EXPECT_GE(free_columns(image, byte), 2) << byte << ": " << all.Mid(static_cast<std::size_t>(byte) - 6, 14);
    }
}

/// Where everything is twice as large, too: the letters painted are as wide as those that were measured.
TEST_F(LinkedTextPane, PutsRunsSideBySideAsTheSentenceIsPainted) {
    using Style = editor::LinkedText::Style;
    text_->write("Round 1: it is ", Style::Faint);
    text_->write_named("Edda", [] {});
    text_->write("'s turn, and Brannoc ", Style::Warning);
    text_->write_link("daddled", [] {});
    settle();
    wxClientDC dc(text_);
    dc.SetFont(text_->StyleGetFont(wxSTC_STYLE_DEFAULT));
    const int end = text_->GetLength();
    ASSERT_EQ(text_->PointFromPosition(0).y, text_->PointFromPosition(end).y) << "one line";
    EXPECT_EQ(text_->PointFromPosition(end).x - text_->PointFromPosition(0).x, dc.GetTextExtent(text_->GetText()).x);
}

}  // namespace
}  // namespace briar
