#include "editor/form/field.hpp"

#include <algorithm>

#include <wx/textctrl.h>

#include "editor/core/starting_value.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/untaken_text.hpp"

namespace briar::editor {
namespace {

/// More words than these are searched.
constexpr std::size_t kMostAtOnce = 16;

}  // namespace

std::string Field::name() const { return name_of(control_); }

void Field::say(std::string problem, const std::string& typed) {
    refused_ = typed;
    if (problem == problem_) return;
    problem_ = std::move(problem);
    if (on_problem) on_problem();
}

const std::string& Field::shown_text() const {
    static const std::string kNothing;
    return control_.mixed ? kNothing : control_.text;
}

void Field::begin_typing() {
    if (host_.end_typing) host_.end_typing();
    before_ = now_ = {control_.written, control_.text, control_.mixed};
    say({});
}

void Field::take_back() {
    say({});
    show(control_);
}

void Field::note(const Control& control) {
    control_ = control;
    now_ = {control.written, control.text, control.mixed};
}

bool Field::keeps_typed(const Control& control) {
    note(control);
    if (problem_.empty()) return false;
    if (now_ == before_) return true;
    say({});
    return false;
}

/// `9` may be a value where `99` is none: who types the latter did not mean the former.
void Field::put_back() {
    if (now_ == before_) return;
    now_ = before_;
    if (host_.withdraw && host_.withdraw(control_.path)) return;
    // Several values cannot be written as one.
    if (before_.mixed) return;
    if (!before_.written) return host_.reset(control_.path);
    const Typed old = judge(control_, before_.text);
    if (old.value) (void)host_.set(control_.path, *old.value);
}

/// Then nothing could be taken out. Within lists of packs below something can: they are written anew without it.
bool Field::only_below_says_it() const {
    const Value shown{control_.written, control_.text, control_.mixed};
    return control_.state == FieldState::Inherited && now_ == shown && !control_.mixed &&
           std::none_of(control_.path.begin(), control_.path.end(), [](const Step& step) { return step.is_index; });
}

void Field::take_whole(const std::string& text) {
    begin_typing();
    take(text);
}

void Field::take(const std::string& text) {
    if (text.empty() && !control_.required) {
        if (only_below_says_it()) return say("a pack below says this; it counts until something else stands here");
        say({});
        const bool there = now_.written || control_.written || control_.state != FieldState::Absent;
        now_ = {};
        if (there) host_.reset(control_.path);
        return;
    }
    const Typed typed = judge(control_, text);
    if (!typed.value) {
        say(typed.problem, text);
        return put_back();
    }
    if (text == now_.text && now_.written && !control_.mixed) return say({});
    std::string refused = host_.set(control_.path, *typed.value);
    if (refused.empty()) now_ = {true, text, false};
    say(std::move(refused), text);
}

std::optional<Typing> Field::typing() {
    const wxTextCtrl* field = box();
    if (field == nullptr) return std::nullopt;
    const bool waits = untaken() != nullptr && untaken()->is_there();
    return Typing{from_wx(field->GetValue()), waits || !problem_.empty(), problem_, field->HasFocus(),
                  field->GetInsertionPoint()};
}

void Field::go_on(const Typing& typing) {
    wxTextCtrl& field = *box();
    // What stands beside the field follows, as when it is typed.
    if (typing.kept) field.SetValue(to_wx(typing.text));
    if (typing.kept) say(typing.problem, typing.text);
    if (!typing.focused) return;
    field.SetFocus();
    field.SetInsertionPoint(typing.caret);
}

std::string name_of(const Control& control) {
    return control.label.empty() ? label_of_key(control.key) : control.label;
}

std::string words_when_empty(const Control& control) {
    if (!control.fallback.empty()) return control.fallback;
    if (control.required) return "to be chosen";
    return control.kind == ControlKind::Reference || control.kind == ControlKind::File ? "" : "not said";
}

std::unique_ptr<Field> make_field(FormHost& host, const Control& control) {
    switch (control.kind) {
        case ControlKind::LongText:
            return make_text_field(host, true);
        case ControlKind::Number:
            return make_number_field(host);
        case ControlKind::Choice:
            if (control.schema && control.schema->choices.size() > kMostAtOnce) return make_searched_choice(host);
            [[fallthrough]];
        case ControlKind::Switch:
            return make_choice_field(host);
        case ControlKind::Reference:
        case ControlKind::File:
            return make_search_field(host);
        case ControlKind::References:
        case ControlKind::Words:
            return make_list_field(host);
        case ControlKind::Colour:
            return make_colour_field(host);
        case ControlKind::Edges:
            return make_edges_field(host);
        case ControlKind::Rules:
            return make_rules_field(host);
        case ControlKind::Raw:
        case ControlKind::Unknown:
            return make_yaml_field(host);
        default:
            return make_text_field(host, false);
    }
}

}  // namespace briar::editor
