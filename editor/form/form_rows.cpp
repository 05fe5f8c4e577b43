// The rows of a form: labels, fields, and what stands around them.
#include <algorithm>

#include <wx/bmpbuttn.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/form/form_panel.hpp"
#include "editor/picture/icons.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/chosen_words.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"
#include "editor/widget/spoken.hpp"

namespace briar::editor {
namespace {

constexpr int kLabelWidth = 150;
constexpr int kLeastLabel = 60;
constexpr int kStateWidth = 96;
constexpr int kChoiceWidth = 150;
constexpr int kShortWidth = 230;
constexpr int kWidestChoice = 480;

wxString biography(const Control& control) {
    wxString text = to_wx(state_sentence(control));
    for (const Origin& origin : control.origins) {
        text += (text.empty() ? "" : "\n") + to_wx(origin.pack) + ": " + to_wx(origin.value);
        if (origin.place.line > 0)
            text += "  (" + to_wx(origin.place.file) + wxString::Format(":%d)", origin.place.line);
    }
    return text;
}

/// What stands below the field: nothing where the label says as much, nor how edges are written that can be ticked.
wxString said_of(const Control& control) {
    std::string words = control.doc;
    if (control.kind == ControlKind::Edges) words = words.substr(0, words.find(':'));
    wxString plain = to_wx(words).Lower();
    for (const char* article : {"the ", "a ", "an ", "its "}) {
        if (plain.StartsWith(article, &plain)) break;
    }
    if (plain.EndsWith(".", &plain) && plain == to_wx(control.label).Lower()) return {};
    return to_read(words + (words.empty() || words.back() == '.' ? "" : "."));
}

/// Those that are as wide as there is room; the others are as wide as what stands in them.
bool is_wide(ControlKind kind) {
    switch (kind) {
        case ControlKind::Text:
        case ControlKind::LongText:
        case ControlKind::References:
        case ControlKind::Words:
        case ControlKind::Reference:
        case ControlKind::File:
        case ControlKind::Rules:
        case ControlKind::Raw:
        case ControlKind::Unknown:
            return true;
        default:
            return false;
    }
}

/// The least width, in the units of FromDIP; negative: its own.
int least_width(ControlKind kind) {
    switch (kind) {
        case ControlKind::Switch:
        case ControlKind::Choice:
            return kChoiceWidth;
        case ControlKind::Dice:
        case ControlKind::Range:
            return kShortWidth;
        default:
            return -1;
    }
}

}  // namespace

/// Fields stand below each other however deep their labels do, as long as there is room for those.
int FormPanel::label_width(int depth) { return std::max(kLabelWidth - depth * kIndent, kLeastLabel); }

/// What stands below a field begins as it does.
int FormPanel::left_of_fields(int depth) const {
    return FromDIP(narrow_ ? 8 + depth * kIndent : 16 + depth * kIndent + label_width(depth));
}

void FormPanel::add_controls(wxBoxSizer* column, const std::vector<Control>& controls, int depth) {
    for (const Control& control : controls)
        add_control(column, control, depth, {});
}

/// `more` adds to the row that names it.
void FormPanel::add_control(wxBoxSizer* column, const Control& control, int depth, const More& more) {
    if (is_group(control)) {
        add_group(column, control, depth, more);
    } else if (control.kind == ControlKind::Variant) {
        add_variant(column, control, depth, more);
    } else {
        add_row(column, control, depth, more);
    }
}

/// The wheel scrolls the form wherever the pointer is: it never changes a value on its way.
void FormPanel::scroll_over(wxWindow& window) {
    if (dynamic_cast<wxTextCtrl*>(&window) == nullptr || !dynamic_cast<wxTextCtrl&>(window).IsMultiLine())
        window.Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) { HandleOnMouseWheel(event); });
    for (wxWindow* child : window.GetChildren())
        scroll_over(*child);
}

/// The row that the field is to stand in, in the column. With little room the label and what is said of the value stand
/// above it.
FormPanel::Labelled FormPanel::add_label(wxBoxSizer* column, const Control& control, int depth, Row* made) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* head = narrow_ ? new wxBoxSizer(wxHORIZONTAL) : row;
    head->AddSpacer(FromDIP(8 + depth * kIndent));
    auto* label = new wxStaticText(body_, wxID_ANY, to_wx(control.label) + (control.required ? " *" : ""));
    if (!narrow_) {
        label->Wrap(FromDIP(label_width(depth)));
        label->SetMinSize({FromDIP(label_width(depth)), -1});
    }
    // Not at the field: it would lie over what is wrong with it.
    const bool says_what = control.kind == ControlKind::Number && !control.hint.empty();
    label->SetToolTip(to_read(control.doc + (control.required ? " Needed." : "") +
                              (says_what ? "\nHere: " + control.hint + "." : "")));
    head->Add(label, wxSizerFlags().Border(wxTOP, FromDIP(6)));
    head->AddSpacer(FromDIP(8));
    if (narrow_) {
        head->AddStretchSpacer();
        if (made != nullptr) add_state(head, *made);
        column->Add(head, wxSizerFlags().Expand().Border(wxTOP, FromDIP(4)));
        row->AddSpacer(FromDIP(8 + depth * kIndent));
    }
    column->Add(row, wxSizerFlags().Expand().Border(wxTOP, FromDIP(narrow_ ? 2 : 7)));
    return {row, label};
}

wxWindow* FormPanel::tool(wxBoxSizer* row, int which, const wxString& name, std::function<void()> action,
                          wxWindow* parent) {
    const wxColour ink = wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT);
    auto* button = new wxBitmapButton(parent != nullptr ? parent : body_, wxID_ANY,
                                      icon(static_cast<Icon>(which), ink, FromDIP(14)), wxDefaultPosition,
                                      wxDefaultSize, wxBORDER_NONE);
    button->SetName(name);
    button->SetToolTip(name);
    // The button may be gone when the action is done.
    button->Bind(wxEVT_BUTTON, [this, action = std::move(action)](wxCommandEvent&) { CallAfter(action); });
    // Fields keep their width whether there is something to reset or not.
    row->Add(button, wxSizerFlags().Border(wxLEFT, FromDIP(2)).ReserveSpaceEvenIfHidden());
    return button;
}

/// Right behind the field that it resets.
void FormPanel::add_reset(wxBoxSizer* row, const Control& control, Row& made) {
    wxBoxSizer* within = made.field->tools();
    made.reset = dynamic_cast<wxBitmapButton*>(tool(
        within != nullptr ? within : row, static_cast<int>(Icon::Close), "Reset " + to_wx(name_of(control)),
        [this, path = control.path] {
            if (host_.end_typing) host_.end_typing();
            host_.reset(path);
        },
        within != nullptr ? made.window : nullptr));
    // Whoever types goes from field to field; Alt+Delete does it from there.
    if (made.reset != nullptr) made.reset->DisableFocusFromKeyboard();
}

void FormPanel::add_state(wxBoxSizer* row, Row& made) {
    made.state =
        new Remark(body_, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(kStateWidth, -1)), wxST_NO_AUTORESIZE);
    made.state->SetForegroundColour(current_look().faint);
    made.state->Show(host_.tells_states);
    row->Add(made.state, wxSizerFlags().Border(wxLEFT | wxTOP, FromDIP(6)));
    row->AddSpacer(FromDIP(host_.tells_states ? 8 : 16));
}

void FormPanel::update_state(const Row& row, const Control& control) {
    row.state->SetLabel(to_wx(state_words(control)));
    // Screen readers hear of every tip that is set, and this is asked for with every letter that is typed.
    const auto tip = [](wxWindow& window, const wxString& words) {
        if (window.GetToolTipText() != words) window.SetToolTip(words);
    };
    tip(*row.state, biography(control));
    // Rules are taken out one by one, where they are seen.
    row.reset->Show(control.can_reset && (control.kind != ControlKind::Rules || control.changed));
    tip(*row.reset, "Reset " + to_wx(name_of(control)) + " (Alt+Delete)" +
                        (control.changed ? ": what is inherited counts again" : ": the usual value counts again"));
}

void FormPanel::add_doc(wxBoxSizer* column, const Control& control, int depth) {
    const wxString words = said_of(control);
    if (words.empty()) return;
    auto* doc = new Remark(body_, wxID_ANY, words);
    doc->SetForegroundColour(current_look().faint);
    doc->SetFont(doc->GetFont().Smaller());
    docs_.push_back({doc, words, depth});
    wrap(docs_.back());
    column->Add(doc, wxSizerFlags().Border(wxLEFT, left_of_fields(depth)));
}

void FormPanel::add_row(wxBoxSizer* column, const Control& control, int depth, const More& more) {
    Row* made = make_row(control);
    const auto [row, label] = add_label(column, control, depth, made);
    add_field(row, control, *made, more);
    speak_label(*label, *made->window);
    finish_row(column, control, depth, *made);
}

FormPanel::Row* FormPanel::make_row(const Control& control) {
    rows_.push_back(std::make_unique<Row>());
    Row* made = rows_.back().get();
    made->path = control.path;
    made->field = make_field(host_, control);
    return made;
}

/// The field and the buttons behind it.
void FormPanel::add_field(wxBoxSizer* row, const Control& control, Row& made, const More& more) {
    made.window = made.field->build(body_, control);
    scroll_over(*made.window);
    const int best = made.window->GetBestSize().x;
    // Choices that are explained take what room there is.
    const bool explained = control.kind == ControlKind::Choice && best > FromDIP(kShortWidth);
    const bool wide = is_wide(control.kind) || explained;
    if (explained) {
        made.window->SetMinSize({FromDIP(kChoiceWidth), -1});
        made.window->SetMaxSize({std::min(best, FromDIP(kWidestChoice)), -1});
    } else if (const int least = least_width(control.kind); least > 0) {
        made.window->SetMinSize({std::max(FromDIP(least), best), -1});
    }
    // What is only read stands as low as its label does.
    const bool read = control.kind == ControlKind::Rules;
    row->Add(made.window, wxSizerFlags(wide ? 1 : 0).Border(read ? wxTOP : 0, FromDIP(6)));
    add_reset(row, control, made);
    if (control.kind == ControlKind::Rules && host_.show_rules) {
        tool(row, static_cast<int>(Icon::Edit), "Show " + to_wx(name_of(control)) + " as blocks",
             [this] { host_.show_rules(); });
    } else if (control.kind == ControlKind::Rules || control.kind == ControlKind::Raw ||
               control.kind == ControlKind::Unknown) {
        tool(row, static_cast<int>(Icon::Edit), "Show " + to_wx(name_of(control)) + " as text",
             [this, control] { host_.show_text(control); });
    }
    if (more) more(row);
    if (!wide) row->AddStretchSpacer();
    if (!narrow_) add_state(row, made);
}

/// What stands below the field.
void FormPanel::finish_row(wxBoxSizer* column, const Control& control, int depth, Row& made) {
    made.problem = new Remark(body_, wxID_ANY, "");
    made.problem->SetName("Problem of " + to_wx(name_of(control)));
    made.problem->SetForegroundColour(current_look().error);
    made.problem->Hide();
    column->Add(made.problem, wxSizerFlags().Border(wxLEFT, left_of_fields(depth)));
    made.field->on_problem = [this, row = &made] {
        show_problem(*row);
        if (on_refused) on_refused();
    };
    add_doc(column, control, depth);
    update_state(made, control);
    made.about = listed({to_read(control.hint), to_read(control.doc), control.required ? "needed" : ""});
    speak(made);
}

}  // namespace briar::editor
