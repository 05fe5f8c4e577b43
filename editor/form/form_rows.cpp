// The rows of a form: labels, fields, and what stands around them.
#include <algorithm>

#include <wx/bmpbuttn.h>
#include <wx/choicdlg.h>
#include <wx/choice.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/textdlg.h>

#include "editor/form/form_panel.hpp"
#include "editor/form/way_choice.hpp"
#include "editor/picture/icons.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/chosen_words.hpp"
#include "editor/widget/heading.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"
#include "editor/widget/spoken.hpp"

namespace briar::editor {
namespace {

constexpr int kLabelWidth = 130;
constexpr int kIndent = 18;
constexpr int kStateWidth = 96;

wxString biography(const Control& control) {
    wxString text = to_wx(state_sentence(control));
    for (const Origin& origin : control.origins) {
        text += (text.empty() ? "" : "\n") + to_wx(origin.pack) + ": " + to_wx(origin.value);
        if (origin.place.line > 0)
            text += "  (" + to_wx(origin.place.file) + wxString::Format(":%d)", origin.place.line);
    }
    return text;
}

}  // namespace

/// What stands below a field begins as it does.
int FormPanel::left_of_fields(int depth) const { return FromDIP((narrow_ ? 8 : 16 + kLabelWidth) + depth * kIndent); }

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
    auto* label = new wxStaticText(body_, wxID_ANY, to_wx(control.label) + (control.required ? " *" : ""),
                                   wxDefaultPosition, FromDIP(wxSize(kLabelWidth, -1)), wxST_ELLIPSIZE_END);
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
        within != nullptr ? within : row, static_cast<int>(Icon::Undo), "Reset " + to_wx(name_of(control)),
        [this, path = control.path] {
            if (host_.end_typing) host_.end_typing();
            host_.reset(path);
        },
        within != nullptr ? made.window : nullptr));
    // Whoever types goes from field to field; Alt+Delete does it from there.
    if (within == nullptr && made.reset != nullptr) made.reset->DisableFocusFromKeyboard();
}

void FormPanel::add_state(wxBoxSizer* row, Row& made) {
    made.state =
        new Remark(body_, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(kStateWidth, -1)), wxST_NO_AUTORESIZE);
    made.state->SetForegroundColour(current_look().faint);
    made.state->Show(host_.tells_states);
    row->Add(made.state, wxSizerFlags().Border(wxLEFT | wxTOP, FromDIP(6)));
    row->AddSpacer(FromDIP(8));
}

void FormPanel::update_state(const Row& row, const Control& control) {
    row.state->SetLabel(to_wx(state_words(control)));
    // Screen readers hear of every tip that is set, and this is asked for with every letter that is typed.
    const auto tip = [](wxWindow& window, const wxString& words) {
        if (window.GetToolTipText() != words) window.SetToolTip(words);
    };
    tip(*row.state, biography(control));
    row.reset->Show(control.can_reset);
    tip(*row.reset, "Reset " + to_wx(name_of(control)) + " (Alt+Delete)" +
                        (control.changed ? ": what is inherited counts again" : ": the usual value counts again"));
}

void FormPanel::add_doc(wxBoxSizer* column, const Control& control, int depth) {
    if (control.doc.empty()) return;
    auto* doc = new Remark(body_, wxID_ANY, to_read(control.doc));
    doc->SetForegroundColour(current_look().faint);
    doc->SetFont(doc->GetFont().Smaller());
    docs_.push_back({doc, to_read(control.doc), depth});
    wrap(docs_.back());
    column->Add(doc, wxSizerFlags().Border(wxLEFT, left_of_fields(depth)));
}

void FormPanel::add_row(wxBoxSizer* column, const Control& control, int depth, const More& more) {
    rows_.push_back(std::make_unique<Row>());
    Row* made = rows_.back().get();
    made->path = control.path;
    made->field = make_field(host_, control);
    const auto [row, label] = add_label(column, control, depth, made);
    made->window = made->field->build(body_, control);
    speak_label(*label, *made->window);
    scroll_over(*made->window);
    const bool narrow = control.kind == ControlKind::Number || control.kind == ControlKind::Edges;
    row->Add(made->window, wxSizerFlags(narrow ? 0 : 1));
    add_reset(row, control, *made);
    if (narrow) row->AddStretchSpacer();
    if (control.kind == ControlKind::Rules || control.kind == ControlKind::Raw || control.kind == ControlKind::Unknown)
        tool(row, static_cast<int>(Icon::Edit), "Show " + to_wx(name_of(control)) + " as text",
             [this, control] { host_.show_text(control); });
    if (more) more(row);
    if (!narrow_) add_state(row, *made);
    made->problem = new Remark(body_, wxID_ANY, "");
    made->problem->SetName("Problem of " + to_wx(name_of(control)));
    made->problem->SetForegroundColour(current_look().error);
    made->problem->Hide();
    column->Add(made->problem, wxSizerFlags().Border(wxLEFT, left_of_fields(depth)));
    made->field->on_problem = [this, made] { show_problem(*made); };
    add_doc(column, control, depth);
    update_state(*made, control);
    made->about = listed({to_read(control.hint), to_read(control.doc), control.required ? "needed" : ""});
    speak(*made);
}

std::vector<Choice> FormPanel::ways_of(const Control& variant) const {
    if (host_.ways) return host_.ways(variant);
    std::vector<Choice> all;
    for (std::size_t i = 0; i < variant.ways.size(); ++i)
        all.push_back({std::to_string(i), variant.ways[i], {}});
    return all;
}

/// The name of a new member of a map: chosen where it is one of several.
std::string FormPanel::ask_for_key(const Control& map) {
    const wxString title = "Add to " + to_wx(map.label);
    wxArrayString labels;
    std::vector<std::string> keys;
    for (const Choice& each : host_.choices(map)) {
        const auto same = [&](const Control& child) { return child.key == each.value; };
        if (std::any_of(map.children.begin(), map.children.end(), same)) continue;
        keys.push_back(each.value);
        labels.Add(to_read(each.value + (each.doc.empty() ? "" : "   " + each.doc)));
    }
    if (keys.empty()) return from_wx(wxGetTextFromUser("Its name:", title, "", this));
    const int chosen = wxGetSingleChoiceIndex("Which?", title, labels, this);
    return chosen < 0 ? std::string() : keys[static_cast<std::size_t>(chosen)];
}

/// What several entries do not share in a list or map, of which no rows can be shown.
void FormPanel::add_differences(wxBoxSizer* column, const Control& control, int depth) {
    wxString words;
    for (const Shared::Part& each : control.shared.parts)
        words += (words.empty() ? "Not in all: " : ", ") + to_wx(each.text) +
                 wxString::Format(" (in %zu of %zu)", each.in, control.shared.entries);
    if (control.kind == ControlKind::List && control.mixed)
        words = "Various: open one of them to change what is there.";
    if (words.empty()) return;
    auto* text = new wxStaticText(body_, wxID_ANY, words);
    text->SetForegroundColour(current_look().faint);
    docs_.push_back({text, words, depth});
    wrap(docs_.back());
    column->Add(text, wxSizerFlags().Border(wxLEFT, left_of_fields(depth)));
}

void FormPanel::add_group(wxBoxSizer* column, const Control& control, int depth, const More& more) {
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->AddSpacer(FromDIP(8 + depth * kIndent));
    auto* title = new Heading(body_, to_wx(control.label));
    title->SetToolTip(to_read(control.doc));
    head->Add(title, wxSizerFlags().Border(wxTOP, FromDIP(6)));
    if (control.kind == ControlKind::List)
        tool(head, static_cast<int>(Icon::Add), "Add to " + to_wx(control.label),
             [this, control] { host_.add_item(control); });
    if (control.kind == ControlKind::Map) {
        tool(head, static_cast<int>(Icon::Add), "Add to " + to_wx(control.label), [this, control] {
            const std::string key = ask_for_key(control);
            if (!key.empty()) host_.add_member(control, key);
        });
    }
    if (control.can_reset)
        tool(head, static_cast<int>(Icon::Close), "Take out " + to_wx(control.label),
             [this, path = control.path] { host_.reset(path); });
    if (more) more(head);
    column->Add(head, wxSizerFlags().Expand().Border(wxTOP, FromDIP(10)));
    add_differences(column, control, depth);
    for (std::size_t i = 0; i < control.children.size(); ++i) {
        if (control.kind != ControlKind::List) {
            add_control(column, control.children[i], depth + 1, {});
            continue;
        }
        Control item = control.children[i];
        if (item.label.empty()) item.label = std::to_string(i + 1);
        add_control(column, item, depth + 1, [&](wxBoxSizer* row) {
            tool(row, static_cast<int>(Icon::Close), wxString::Format("Remove item %zu", i + 1),
                 [this, path = control.path, i] { host_.remove(path, i); });
        });
    }
}

void FormPanel::add_variant(wxBoxSizer* column, const Control& control, int depth, const More& more) {
    const auto [row, label] = add_label(column, control, depth, nullptr);
    auto* ways = new WayChoice(*body_, control, ways_of(control));
    speak_label(*label, *ways);
    ways->on_choose = [this, control](int way) {
        if (way != control.way) CallAfter([this, control, way] { host_.change_way(control, way); });
    };
    scroll_over(*ways);
    row->Add(ways, wxSizerFlags(1).CentreVertical());
    if (control.can_reset)
        tool(row, static_cast<int>(Icon::Close), "Take out " + to_wx(control.label),
             [this, path = control.path] { host_.reset(path); });
    if (more) more(row);
    add_doc(column, control, depth);
    add_controls(column, control.children, depth + 1);
}

}  // namespace briar::editor
