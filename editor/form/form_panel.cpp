#include "editor/form/form_panel.hpp"

#include <algorithm>
#include <utility>

#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/form/way_choice.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/chosen_words.hpp"
#include "editor/widget/focus_scrolling.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/spoken.hpp"
#include "editor/widget/still_ground.hpp"

namespace briar::editor {
namespace {

constexpr int kDocWidth = 520;
constexpr int kLeastDoc = 120;
constexpr int kScrollStep = 10;

}  // namespace

FormPanel::FormPanel(wxWindow* parent, FormHost host)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL),
      host_(watched(std::move(host))) {
    SetName("Form");
    SetScrollRate(0, FromDIP(kScrollStep));
    // One window within is moved when one scrolls: GTK complains of hidden ones that are moved.
    SetBackgroundColour(current_look().ground);
    body_ = new wxPanel(this);
    body_->SetBackgroundColour(current_look().ground);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(body_, wxSizerFlags().Expand());
    SetSizer(sizer);
    keep_focus_on_click(*this);
    keep_focus_on_click(*body_);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (width_for_rows() == fitted_width_) return;
        // At once: GTK complains of what is squeezed for a moment. What comes of building itself waits.
        if (building_ > 0) return CallAfter([this] { fit(); });
        fit();
    });
    scroll_to_focus(*this);
    bind_leaving();
    release_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        for (const auto& row : rows_)
            show_problem(*row);
    });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        pointer_at_key_ = wxGetMousePosition();
        const bool resets = event.GetKeyCode() == WXK_DELETE && event.GetModifiers() == wxMOD_ALT;
        if (!resets || !reset_focused()) event.Skip();
    });
}

FormPanel::~FormPanel() = default;

template <class Result, class... Arguments>
std::function<Result(Arguments...)> FormPanel::watched(std::function<Result(Arguments...)> tell) {
    if (!tell) return tell;
    return [this, tell = std::move(tell)](Arguments... arguments) {
        const ForNow telling(telling_, true);
        return tell(arguments...);
    };
}

/// While a field tells its host what to do, whatever the host shows then must leave the field where it is.
FormHost FormPanel::watched(FormHost host) {
    host.set = watched(std::move(host.set));
    host.step_each = watched(std::move(host.step_each));
    host.withdraw = watched(std::move(host.withdraw));
    host.change_edges = watched(std::move(host.change_edges));
    host.reset = watched(std::move(host.reset));
    host.insert = watched(std::move(host.insert));
    host.remove = watched(std::move(host.remove));
    host.remove_value = watched(std::move(host.remove_value));
    host.move = watched(std::move(host.move));
    return host;
}

/// What must be the same so that rows can stay: kinds, paths, ways, whether something is written in a group, what is
/// folded.
void FormPanel::add_shape(const std::vector<Control>& controls, std::string& shape) const {
    for (const Control& control : controls) {
        shape += std::to_string(static_cast<int>(control.kind)) + to_text(control.path) + '#' +
                 std::to_string(control.way) + (control.required ? "!" : "");
        const bool several = is_group(control) || control.kind == ControlKind::Variant;
        if (several) {
            shape += control.mixed ? "~" : "";
            shape += control.can_reset ? "^" : "";
            shape += control.written ? "w" : "";
            for (const Shared::Part& each : control.shared.parts)
                shape += each.text + '=' + std::to_string(each.in) + ',';
        }
        shape += is_folded(control) ? '+' : is_said_by_way(control) ? '=' : ';';
        if (several && has_rows_within(control)) add_shape(control.children, shape);
        shape += '.';
    }
}

void FormPanel::show(const std::vector<Control>& controls) {
    controls_ = controls;
    const Path added = added_in(controls);
    if (!added.empty()) folded_[to_text(added)] = false;
    offered_.clear();
    look_up_ways(controls);
    std::string shape;
    add_shape(controls, shape);
    if (shape != shape_) {
        // The field goes on when it has told of what was typed into it.
        if (telling_) return CallAfter([this] { show(std::vector<Control>(controls_)); });
        shape_ = std::move(shape);
        build(controls);
        if (!added.empty()) focus_first_in(added);
        return;
    }
    Reached at;
    update(controls, at);
}

void FormPanel::build(const std::vector<Control>& controls) {
    Freeze();
    const wxRecursionGuard building(building_);
    // The focus stays where it was, if that is still there.
    const Row* before = focused_row();
    const Path focused = before != nullptr ? before->path : Path();
    int x = 0;
    int y = 0;
    GetViewStart(&x, &y);
    const std::map<std::string, Typing> typed = typing();
    rows_.clear();
    ways_.clear();
    docs_.clear();
    body_->DestroyChildren();
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->AddSpacer(FromDIP(6));
    add_controls(column, controls, 0);
    column->AddSpacer(FromDIP(16));
    body_->SetSizer(column, true);
    lay_out();
    Scroll(x, y);
    if (!focused.empty()) focus(focused);
    go_on(typed);
    Thaw();
    // What was refused has gone with its row.
    if (on_refused) on_refused();
}

std::map<std::string, Typing> FormPanel::typing() const {
    const Row* focused = focused_row();
    std::map<std::string, Typing> all;
    for (const auto& row : rows_) {
        const auto typing = row->field->typing();
        if (typing && (typing->kept || row.get() == focused)) all.emplace(to_text(row->path), *typing);
    }
    return all;
}

void FormPanel::go_on(const std::map<std::string, Typing>& typing) {
    for (const auto& row : rows_) {
        const auto found = typing.find(to_text(row->path));
        if (found != typing.end() && row->field->typing()) row->field->go_on(found->second);
    }
}

/// Beside the bar for scrolling, whether it is there or not: it must not come and go with how words are wrapped.
int FormPanel::width_for_rows() const {
    return GetSize().x - std::max(0, wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, this));
}

/// Another width: labels go above their fields where both would not have room, and words break elsewhere.
void FormPanel::fit() {
    if (fitted_width_ == width_for_rows()) return;
    fitted_width_ = width_for_rows();
    const bool narrow = fitted_width_ < FromDIP(narrow_below_);
    if (std::exchange(narrow_, narrow) != narrow) {
        std::vector<Mark> marks;
        for (const auto& row : rows_) {
            if (!row->mark.text.empty()) marks.push_back(row->mark);
        }
        build(controls_);
        mark(marks);
    }
    for (const Doc& each : docs_)
        wrap(each);
    for (const auto& row : rows_) {
        if (!row->problem->IsShown()) continue;
        row->problem->SetLabel(wxString());
        show_problem(*row);
    }
    lay_out();
}

int FormPanel::room_for_words(int depth) const {
    const int room = width_for_rows() - left_of_fields(depth) - FromDIP(16);
    return std::clamp(room, FromDIP(kLeastDoc), FromDIP(kDocWidth));
}

void FormPanel::wrap(const Doc& doc) {
    doc.text->SetLabel(doc.words);
    doc.text->Wrap(room_for_words(doc.depth));
}

void FormPanel::mark(const std::vector<Mark>& marks) {
    // What is wrong is not hidden.
    bool unfolded = false;
    for (const Mark& each : marks)
        unfolded = unfold_to(controls_, each.path) || unfolded;
    if (unfolded) show(std::vector<Control>(controls_));
    for (const auto& row : rows_) {
        row->mark = {row->path, {}, false};
        for (const Mark& each : marks) {
            if (each.path != row->path || row->mark.text.find(each.text) != std::string::npos) continue;
            row->mark.text += (row->mark.text.empty() ? "" : "\n") + each.text;
            row->mark.error = row->mark.error || each.error;
        }
        show_problem(*row);
    }
}

std::vector<Refused> FormPanel::refused() const {
    std::vector<Refused> all;
    for (const auto& row : rows_) {
        const Field& field = *row->field;
        if (!field.problem().empty()) all.push_back({row->path, field.name(), field.refused(), field.problem()});
    }
    return all;
}

void FormPanel::show_refused(const Refused& value) {
    for (const auto& row : rows_) {
        if (row->path == value.path && row->field->typing()) row->field->go_on({value.typed, true, value.problem});
    }
}

void FormPanel::take_back_refused() {
    for (const auto& row : rows_) {
        if (!row->field->problem().empty()) row->field->take_back();
    }
}

UntakenText* FormPanel::untaken_text() {
    const Row* row = focused_row();
    return row != nullptr ? row->field->untaken() : nullptr;
}

void FormPanel::take_typed() {
    const auto waits = [](const std::unique_ptr<Row>& row) {
        const UntakenText* untaken = row->field->untaken();
        return untaken != nullptr && untaken->waits() && row->field->problem().empty();
    };
    const auto found = std::find_if(rows_.begin(), rows_.end(), waits);
    if (found != rows_.end()) (*found)->field->untaken()->take();
}

/// What is wrong with what is typed comes before what is wrong with the value. The sign is no matter of colour alone.
void FormPanel::show_problem(Row& row) {
    const bool typed = !row.field->problem().empty();
    const std::string& text = typed ? row.field->problem() : row.mark.text;
    const wxString shown = text.empty() ? wxString() : wxString::FromUTF8("\xE2\x9A\xA0 ") + to_read(text);
    if (shown == row.problem->GetLabel() && row.problem->IsShown() != text.empty()) return;
    if (waits_for_release()) return;
    const Look look = current_look();
    row.problem->SetForegroundColour(typed || row.mark.error ? look.error : look.warning);
    row.problem->SetLabel(shown);
    row.problem->Wrap(room_for_words(0));
    // In steps by which the form can be scrolled: what stands below can stay where it is.
    const int step = FromDIP(kScrollStep);
    row.problem->SetMinSize({-1, (row.problem->GetBestSize().y + step - 1) / step * step});
    row.problem->Show(!text.empty());
    speak(row);
    lay_out();
}

/// What is told of the field beside its name and its value: what is wrong comes first.
void FormPanel::speak(const Row& row) {
    const bool wrong = row.problem->IsShown();
    speak_about(*row.window, listed({wrong ? row.problem->GetLabel() : wxString(), row.about}), wrong);
}

/// The rows stand in the order of the controls.
void FormPanel::update(const std::vector<Control>& controls, Reached& at) {
    for (const Control& control : controls) {
        if (control.kind == ControlKind::Variant) ways_[at.way++]->show(control, ways_of(control));
        if (is_group(control) || control.kind == ControlKind::Variant) {
            if (has_rows_within(control)) update(control.children, at);
            continue;
        }
        Row& row = *rows_[at.row++];
        row.field->show(control);
        update_state(row, control);
    }
}

}  // namespace briar::editor
