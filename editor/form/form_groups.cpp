// The rows of a form that stand for several values: groups that can be folded, and values with several ways.
#include <algorithm>

#include <wx/button.h>
#include <wx/choicdlg.h>
#include <wx/dcclient.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textdlg.h>

#include "editor/core/rule_ways.hpp"
#include "editor/form/form_panel.hpp"
#include "editor/form/way_choice.hpp"
#include "editor/picture/icons.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/focus_scrolling.hpp"
#include "editor/widget/heading.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/spoken.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kMany = 9;
constexpr int kWayWidth = 150;
constexpr int kMostWayWidth = 220;  // beside a value
constexpr int kAroundHeading = 14;  // the frame of a button without one
constexpr int kLeastHeading = 120;
constexpr int kBesideHeading = 170;

// A blank before it: the frame of what has the keyboard would run through it.
const wxString kFolded = wxString::FromUTF8(" \xE2\x96\xB8  ");
const wxString kUnfolded = wxString::FromUTF8(" \xE2\x96\xBE  ");

/// So much that one wants to see what there is before one sees all of it; or nothing that anybody said.
bool begins_folded(const Control& group) {
    if (group.kind != ControlKind::Record || group.label.empty()) return false;
    const bool inner = group.path.size() > 1;
    return (inner && !group.written) || ((inner || !group.written) && group.children.size() > kMany);
}

/// As wide as its words, whatever the theme says before it has seen that they are bold; in dots where they are wider
/// than the form.
void fit_heading(wxButton& title, const wxString& words, const wxString& sign, int room) {
    const int around = title.FromDIP(kAroundHeading);
    wxClientDC dc(&title);
    dc.SetFont(title.GetFont());
    const wxString shown =
        wxControl::Ellipsize(words, dc, wxELLIPSIZE_END, room - around - dc.GetTextExtent(sign).x, 0);
    title.SetLabel(sign + shown);
    title.InvalidateBestSize();
    title.SetMinSize({std::max(title.GetBestSize().x, dc.GetTextExtent(sign + shown).x + around), -1});
}

}  // namespace

/// Beside it stand what adds to it and what takes it out.
int FormPanel::room_for_heading(const Control& control) const {
    const int depth = static_cast<int>(control.path.size());
    return std::max(FromDIP(kLeastHeading), width_for_rows() - FromDIP(kBesideHeading + depth * kIndent));
}

bool FormPanel::is_folded(const Control& control) const {
    if (!can_fold(control)) return false;
    const auto known = folded_.find(to_text(control.path));
    return known != folded_.end() ? known->second : begins_folded(control);
}

/// What has no heading cannot be folded.
bool FormPanel::can_fold(const Control& control) {
    return is_group(control) && !control.label.empty() && !control.children.empty();
}

void FormPanel::fold(const Path& path, bool folded) {
    folded_[to_text(path)] = folded;
    show(std::vector<Control>(controls_));
    if (wxWindow* heading = FindWindowByName("Group " + to_wx(to_text(path)), this)) heading->SetFocus();
}

/// Whether there was something folded in which the value lies: it is not any more.
bool FormPanel::unfold_to(const std::vector<Control>& controls, const Path& path) {
    for (const Control& control : controls) {
        if (control.path.size() > path.size() || !std::equal(control.path.begin(), control.path.end(), path.begin()))
            continue;
        const bool folded = is_folded(control) && control.path != path;
        if (folded) folded_[to_text(control.path)] = false;
        return unfold_to(control.children, path) || folded;
    }
    return false;
}

void FormPanel::look_up_ways(const std::vector<Control>& controls) {
    for (const Control& control : controls) {
        look_up_ways(control.children);
        if (control.kind != ControlKind::Variant) continue;
        std::vector<Choice>& all = offered_[{to_text(control.path), control.schema.get()}];
        if (host_.ways) {
            all = host_.ways(control);
            continue;
        }
        for (std::size_t i = 0; i < control.ways.size(); ++i)
            all.push_back({std::to_string(i), control.ways[i], {}});
    }
}

const std::vector<Choice>& FormPanel::ways_of(const Control& variant) const {
    return offered_.at({to_text(variant.path), variant.schema.get()});
}

/// Whether choosing the way chooses the value, too.
bool FormPanel::is_word(const Control& variant) const {
    const std::string words = std::to_string(variant.way) + kWordOfWay;
    const std::vector<Choice>& offered = ways_of(variant);
    return std::any_of(offered.begin(), offered.end(),
                       [&](const Choice& each) { return each.value.starts_with(words); });
}

/// The value of a Variant stands in a row beside its way, or in rows of its own below.
bool FormPanel::is_beside(const Control& variant) {
    if (variant.children.empty()) return false;
    const Control& value = variant.children.front();
    return !is_group(value) && value.kind != ControlKind::Variant;
}

/// Nothing is left to be said below the way, whatever verb stands before the value.
bool FormPanel::is_said_by_way(const Control& control) const {
    return control.kind == ControlKind::Variant && !is_beside(control) && is_word(control);
}

bool FormPanel::has_rows_within(const Control& control) const {
    return !is_folded(control) && !is_said_by_way(control);
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

void FormPanel::await_added(const Control& group) {
    awaited_ = Awaited{group.path, {}};
    for (const Control& each : group.children)
        awaited_->before.push_back(each.path);
}

/// The path of what was awaited, if it is there now; empty: it is not.
Path FormPanel::added_in(const std::vector<Control>& controls) const {
    for (const Control& control : controls) {
        if (!awaited_) break;
        if (control.path != awaited_->group) {
            if (const Path inner = added_in(control.children); !inner.empty()) return inner;
            continue;
        }
        const std::vector<Path>& before = awaited_->before;
        for (const Control& each : control.children)
            if (std::find(before.begin(), before.end(), each.path) == before.end()) return each.path;
    }
    return {};
}

/// The heading is seen, too, where it has one; the keyboard is in its first field.
void FormPanel::focus_first_in(const Path& path) {
    awaited_.reset();
    const auto within = [&](const Path& each) {
        return each.size() >= path.size() && std::equal(path.begin(), path.end(), each.begin());
    };
    const auto row = std::find_if(rows_.begin(), rows_.end(), [&](const auto& each) { return within(each->path); });
    if (row == rows_.end()) return;
    // To its end first: then it stands as high as it can.
    Scroll(-1, GetVirtualSize().y);
    (*row)->window->SetFocus();
    note_focus();
    CallAfter([this, name = "Group " + to_wx(to_text(path))] {
        if (const wxWindow* heading = FindWindowByName(name, this)) bring_into_sight(*this, *heading);
    });
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

/// A line that folds and unfolds what is below it, or a heading where there is nothing to fold.
void FormPanel::add_heading(wxBoxSizer* head, const Control& control) {
    if (!can_fold(control)) {
        auto* title = new Heading(body_, to_wx(control.label));
        title->SetToolTip(to_read(control.doc));
        head->Add(title, wxSizerFlags().Border(wxTOP, FromDIP(6)));
        return;
    }
    const bool folded = is_folded(control);
    auto* title = new wxButton(body_, wxID_ANY, (folded ? kFolded : kUnfolded) + to_wx(control.label),
                               wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxBU_EXACTFIT | wxBU_LEFT);
    title->SetFont(title->GetFont().Bold());
    fit_heading(*title, to_wx(control.label), folded ? kFolded : kUnfolded, room_for_heading(control));
    title->SetName("Group " + to_wx(to_text(control.path)));
    const wxString whole = title->GetLabel().EndsWith(to_wx(control.label)) ? wxString() : to_wx(control.label) + "\n";
    title->SetToolTip(whole + to_read(control.doc + (folded ? "\nShow what is in it" : "\nFold it")));
    speak_about(*title, folded ? "folded" : "unfolded", false);
    title->Bind(wxEVT_BUTTON, [this, path = control.path, folded](wxCommandEvent&) {
        CallAfter([this, path, folded] { fold(path, !folded); });
    });
    head->Add(title);
    if (control.written || control.kind != ControlKind::Record) return;
    auto* nothing = new wxStaticText(body_, wxID_ANY, "nothing said");
    nothing->SetForegroundColour(current_look().faint);
    head->Add(nothing, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(8)));
}

/// Beside what has a name of its own in a map.
void FormPanel::add_rename(wxBoxSizer* row, const Control& control) {
    const bool named = control.path.size() > 1 && !control.path.back().is_index;
    if (!named || !host_.can_rename || !host_.can_rename(control.path)) return;
    tool(row, static_cast<int>(Icon::Edit), "Rename " + to_wx(control.label),
         [this, path = control.path] { CallAfter([this, path] { host_.rename(path); }); });
}

void FormPanel::add_group(wxBoxSizer* column, const Control& control, int depth, const More& more) {
    // The way that a value is written in has no name beside the value's.
    if (control.label.empty()) return add_controls(column, control.children, depth);
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->AddSpacer(FromDIP(8 + depth * kIndent));
    add_heading(head, control);
    if (control.kind == ControlKind::List)
        tool(head, static_cast<int>(Icon::Add), "Add to " + to_wx(control.label), [this, control] {
            await_added(control);
            host_.add_item(control);
        });
    if (control.kind == ControlKind::Map) {
        tool(head, static_cast<int>(Icon::Add), "Add to " + to_wx(control.label), [this, control] {
            // The form may be made anew while it is asked.
            CallAfter([this, control] {
                const std::string key = ask_for_key(control);
                if (key.empty()) return;
                await_added(control);
                host_.add_member(control, key);
            });
        });
    }
    add_rename(head, control);
    if (more) {
        more(head);
    } else if (control.can_reset) {
        tool(head, static_cast<int>(Icon::Close), "Take out " + to_wx(control.label),
             [this, control] { host_.take_out ? host_.take_out(control) : host_.reset(control.path); });
    }
    column->Add(head, wxSizerFlags().Expand().Border(wxTOP, FromDIP(10)));
    add_differences(column, control, depth);
    if (is_folded(control)) return;
    for (std::size_t i = 0; i < control.children.size(); ++i) {
        if (control.kind != ControlKind::List) {
            add_control(column, control.children[i], depth + 1, {});
            continue;
        }
        add_control(column, control.children[i], depth + 1, [&](wxBoxSizer* row) {
            tool(row, static_cast<int>(Icon::Close), wxString::Format("Remove item %zu", i + 1),
                 [this, path = control.path, i] { host_.remove(path, i); });
        });
    }
}

/// The way, and the value beside it where that is a single field.
void FormPanel::add_variant(wxBoxSizer* column, const Control& control, int depth, const More& more) {
    const Control* value = control.children.empty() ? nullptr : &control.children.front();
    const bool beside = is_beside(control);
    // Of a single word there is nothing to choose, nor where the ways are words.
    const bool nothing =
        is_word(control) || (beside && value->kind == ControlKind::Choice && value->schema->choices.size() == 1);
    Row* made = beside ? make_row(*value) : nullptr;
    const auto [row, label] = add_label(column, control, depth, made);
    auto* ways = new WayChoice(*body_, control, ways_of(control));
    ways_.push_back(ways);
    speak_label(*label, *ways);
    ways->on_choose = [this, control](int way, const std::string& word) {
        CallAfter([this, control, way, word] {
            if (word.empty())
                host_.change_way(control, way);
            else
                (void)host_.set(control.path, word_of_way(control, way, word));
        });
    };
    scroll_over(*ways);
    const int wanted = std::max(FromDIP(kWayWidth), ways->GetBestSize().x);
    // The value beside it must be seen.
    ways->SetMinSize({beside ? std::min(wanted, FromDIP(kMostWayWidth)) : wanted, -1});
    row->Add(ways, wxSizerFlags().CentreVertical());
    if (made != nullptr) {
        row->AddSpacer(FromDIP(6));
        add_field(row, *value, *made, more);
        made->window->Show(!nothing);
        add_rename(row, control);
        finish_row(column, *value, depth, *made);
    } else if (more) {
        more(row);
    } else if (control.can_reset) {
        tool(row, static_cast<int>(Icon::Close), "Take out " + to_wx(control.label),
             [this, control] { host_.take_out ? host_.take_out(control) : host_.reset(control.path); });
    }
    if (!beside || value->doc.empty()) add_doc(column, control, depth);
    if (!beside && has_rows_within(control)) add_controls(column, control.children, depth + 1);
}

}  // namespace briar::editor
