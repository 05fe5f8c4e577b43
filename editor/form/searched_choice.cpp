// One of many words: chosen in a list that is searched by typing, with a picture where words stand for signs.
#include <algorithm>
#include <memory>
#include <utility>

#include <wx/button.h>

#include "editor/face/glyph.hpp"
#include "editor/form/field.hpp"
#include "editor/picture/glyph_picture.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/choice_search.hpp"
#include "editor/widget/choice_words.hpp"
#include "editor/widget/look.hpp"

namespace briar::editor {
namespace {

constexpr int kPicture = 22;
/// No word of a schema reads so: what stands there goes.
constexpr const char* kNothing = "";

wxBitmapBundle picture_of(const std::string& word) {
    const Glyph glyph = glyph_called(word);
    return glyph == Glyph::None ? wxBitmapBundle() : glyph_picture(glyph, current_look().text, kPicture);
}

/// A button that says what is chosen and opens the list.
class SearchedChoiceField final : public Field {
public:
    using Field::Field;

    wxWindow* build(wxWindow* parent, const Control& control) override {
        button_ = new wxButton(parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_LEFT);
        button_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { open(); });
        button_->Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
            const int key = event.GetKeyCode();
            key == WXK_DOWN || key == WXK_F4 ? open() : event.Skip();
        });
        show(control);
        return button_;
    }
    void show(const Control& control) override {
        static_cast<void>(keeps_typed(control));
        const std::string word = control.written ? shown_text() : std::string();
        const wxString words = control.mixed ? wxString("(various)") : called(word);
        if (words == words_) return;
        words_ = words;
        button_->SetLabel(wxControl::EscapeMnemonics(words) + wxString::FromUTF8("  \xE2\x96\xBE"));
        button_->SetBitmap(picture_of(word));
        // Readers hear the value with the name: the button shows no other.
        button_->SetName(to_wx(name_of(control)));
        button_->SetToolTip(words);
        button_->InvalidateBestSize();
        button_->GetParent()->Layout();
    }

private:
    [[nodiscard]] wxString called(const std::string& word) const {
        if (word.empty()) return "(" + to_read(words_when_empty(control_)) + ")";
        return name_in_words({word, {}, {}});
    }
    void open() {
        std::vector<Choice> choices = host_.choices(control_);
        if (!control_.required) choices.insert(choices.begin(), {kNothing, from_wx(called({})), {}});
        auto* search = new ChoiceSearch(
            button_, to_wx(name_of(control_)), std::move(choices),
            [this](const std::string& word) { take_whole(word); }, picture_of);
        search->list().choose(control_.written ? shown_text() : std::string(kNothing));
        search->show_at(button_->ClientToScreen(wxPoint(0, button_->GetSize().y)));
    }

    wxButton* button_ = nullptr;
    wxString words_;
};

}  // namespace

std::unique_ptr<Field> make_searched_choice(FormHost& host) { return std::make_unique<SearchedChoiceField>(host); }

}  // namespace briar::editor
