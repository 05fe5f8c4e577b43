// A colour: typed, or chosen where it can be seen.
#include <wx/button.h>
#include <wx/colordlg.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/weakref.h>

#include "editor/form/field.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/firm_panel.hpp"
#include "editor/widget/remark.hpp"

namespace briar::editor {
namespace {

constexpr int kWidth = 100;
constexpr int kSwatch = 26;

class ColourField final : public Field {
public:
    using Field::Field;

    wxWindow* build(wxWindow* parent, const Control& control) override {
        auto* panel = new FirmPanel(parent);
        text_ = new wxTextCtrl(panel, wxID_ANY, "", wxDefaultPosition, parent->FromDIP(wxSize(kWidth, -1)));
        text_->SetName(to_wx(name_of(control)));
        text_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
            take(typed());
            paint();
        });
        text_->Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
            if (problem().empty()) begin_typing();
            event.Skip();
        });
        button_ = new wxButton(panel, wxID_ANY, dots("Choose"));
        button_->SetName("Choose a colour, " + to_wx(name_of(control)));
        button_->SetToolTip("Choose the colour where it can be seen");
        button_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { choose(); });
        swatch_ = new Remark(panel, wxID_ANY, "", wxDefaultPosition, parent->FromDIP(wxSize(kSwatch, kSwatch)),
                             wxST_NO_AUTORESIZE | wxBORDER_SIMPLE);
        swatch_->SetName("The colour, " + to_wx(name_of(control)));
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        row->Add(text_, wxSizerFlags().CentreVertical());
        row->Add(swatch_, wxSizerFlags().CentreVertical().Border(wxLEFT, parent->FromDIP(6)));
        row->Add(button_, wxSizerFlags().CentreVertical().Border(wxLEFT, parent->FromDIP(6)));
        panel->SetSizer(row);
        show(control);
        begin_typing();
        return panel;
    }
    void show(const Control& control) override {
        if (!keeps_typed(control) && shown_text() != typed()) text_->ChangeValue(to_wx(shown_text()));
        text_->SetHint(control.mixed ? wxString("various")
                                     : to_wx(control.fallback.empty() ? "#rrggbb" : control.fallback));
        paint();
    }

private:
    /// Small letters, as they are written.
    [[nodiscard]] std::string typed() const { return from_wx(text_->GetValue().Strip(wxString::both).Lower()); }

    /// What is meant; none where that is no colour.
    void paint() {
        const wxColour colour(to_wx(typed()));
        swatch_->SetBackgroundColour(colour.IsOk() ? colour : swatch_->GetParent()->GetBackgroundColour());
        swatch_->SetToolTip(colour.IsOk() ? to_wx(typed()) : wxString("No colour"));
        swatch_->Refresh();
    }

    void choose() {
        wxColourData data;
        const wxColour now(to_wx(typed()));
        data.SetChooseFull(true);
        if (now.IsOk()) data.SetColour(now);
        const wxWeakRef<wxTextCtrl> text = text_;
        wxColourDialog dialog(wxGetTopLevelParent(text_), &data);
        dialog.SetTitle(text_->GetName());
        // The entry may be gone meanwhile.
        if (dialog.ShowModal() != wxID_OK || !text) return;
        text->SetValue(dialog.GetColourData().GetColour().GetAsString(wxC2S_HTML_SYNTAX).Lower());
    }

    wxTextCtrl* text_ = nullptr;
    wxButton* button_ = nullptr;
    wxWindow* swatch_ = nullptr;
};

}  // namespace

std::unique_ptr<Field> make_colour_field(FormHost& host) { return std::make_unique<ColourField>(host); }

}  // namespace briar::editor
