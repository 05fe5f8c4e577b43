#include "editor/form/field.hpp"

namespace briar::editor {

void Field::say(std::string problem) {
    if (problem == problem_) return;
    problem_ = std::move(problem);
    if (on_problem) on_problem();
}

const std::string& Field::shown_text() const {
    static const std::string kNothing;
    return control_.mixed ? kNothing : control_.text;
}

void Field::take(const std::string& text) {
    if (text.empty() && !control_.required) {
        say({});
        if (control_.written || control_.state != FieldState::Absent) host_.reset(control_.path);
        return;
    }
    const Typed typed = judge(control_, text);
    say(typed.problem);
    if (typed.value && (text != control_.text || !control_.written || control_.mixed))
        host_.set(control_.path, *typed.value);
}

std::unique_ptr<Field> make_field(FormHost& host, const Control& control) {
    switch (control.kind) {
        case ControlKind::LongText:
            return make_text_field(host, true);
        case ControlKind::Number:
            return make_number_field(host);
        case ControlKind::Switch:
        case ControlKind::Choice:
            return make_choice_field(host);
        case ControlKind::Reference:
        case ControlKind::File:
            return make_search_field(host);
        case ControlKind::References:
        case ControlKind::Words:
            return make_list_field(host);
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
