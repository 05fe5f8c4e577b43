#include "editor/play/lines_button.hpp"

#include <wx/dcclient.h>
#include <wx/menu.h>
#include <wx/textdlg.h>

#include "editor/picture/wx_text.hpp"
#include "editor/playing/play_model.hpp"
#include "editor/widget/context_menu.hpp"

namespace briar::editor {
namespace {

constexpr int kWidth = 116;
constexpr int kForLetters = 76;  // of that
constexpr const char* kDown = "  \xE2\x96\xBE";

wxString plainly(wxString text) {
    text.Replace("&", "&&");
    return text;
}

}  // namespace

LinesButton::LinesButton(wxWindow* parent) : wxButton(parent, wxID_ANY, "") {
    SetName("Lines of play");
    SetMinSize(FromDIP(wxSize(kWidth, -1)));
    SetMaxSize(FromDIP(wxSize(kWidth, -1)));
    Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { pop_up(*this, *menu(), {0, GetSize().y}); });
    Hide();
}

void LinesButton::show(const PlayModel& model) {
    lines_.clear();
    for (const PlayModel::Line& line : model.lines()) {
        if (line.number == model.line()) seen_ = lines_.size();
        lines_.push_back({line.number, to_wx(model.line_name(line)), to_wx(line.called)});
    }
    dropped_ = model.dropped_lines();
    Show(lines_.size() > 1 || dropped_ > 0);
    if (!IsShown()) return;
    const wxString name = seen().called.empty() ? wxString::Format("Line %zu", seen().number + 1) : seen().called;
    wxClientDC dc(this);
    dc.SetFont(GetFont());
    const wxString label = wxControl::Ellipsize(name, dc, wxELLIPSIZE_END, FromDIP(kForLetters));
    SetLabel(plainly(label) + wxString::FromUTF8(kDown));
    SetToolTip(seen().whole + "\nThe other lines, and what can be done with them");
}

std::unique_ptr<wxMenu> LinesButton::menu() {
    auto menu = std::make_unique<wxMenu>();
    const auto add = [&menu](const wxString& label, const std::function<void()>& act) {
        wxMenuItem* item = menu->Append(wxID_ANY, label);
        menu->Bind(
            wxEVT_MENU, [act](wxCommandEvent&) { act(); }, item->GetId());
    };
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        wxMenuItem* item = menu->AppendRadioItem(wxID_ANY, plainly(lines_[i].whole));
        item->Check(i == seen_);
        menu->Bind(
            wxEVT_MENU,
            [this, line = lines_[i].number](wxCommandEvent&) { CallAfter([this, line] { on_line(line); }); },
            item->GetId());
    }
    menu->AppendSeparator();
    add(dots("&Name this line"), [this] { CallAfter([this] { ask_name(); }); });
    if (lines_.size() > 1) {
        add("&Throw this line away", [this] { CallAfter([this] { on_drop(seen().number); }); });
        add("Throw all &others away", [this] { CallAfter(on_drop_others); });
    }
    if (dropped_ > 0)
        add(dropped_ == 1 ? wxString("&Bring back the line that was thrown away")
                          : wxString::Format("&Bring back the %zu lines that were thrown away", dropped_),
            [this] { CallAfter(on_bring_back); });
    return menu;
}

void LinesButton::ask_name() {
    const std::size_t line = seen().number;
    wxTextEntryDialog dialog(wxGetTopLevelParent(this), "What is it called? Empty: by its number alone.",
                             wxString::Format("Name line %zu", line + 1), seen().called);
    if (dialog.ShowModal() == wxID_OK) on_name(line, from_wx(dialog.GetValue().Strip(wxString::both)));
}

}  // namespace briar::editor
