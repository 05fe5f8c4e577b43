// Forms of several entries: what they share, and where they differ.
#include <algorithm>
#include <utility>

#include "editor/core/form.hpp"

namespace briar::editor {
namespace {

using Same = std::vector<const Control*>;  ///< the control of one value, of each entry

bool is_word_list(const Control& control) {
    return control.kind == ControlKind::References || control.kind == ControlKind::Words;
}

bool says_same(const Control& a, const Control& b) {
    return a.kind == b.kind && a.key == b.key && a.text == b.text && a.written == b.written && a.way == b.way &&
           std::equal(a.children.begin(), a.children.end(), b.children.begin(), b.children.end(), says_same);
}

const Control* find(const std::vector<Control>& controls, const Control& like) {
    const auto found = std::find_if(controls.begin(), controls.end(), [&](const Control& each) {
        return each.key == like.key && each.kind == like.kind && each.path == like.path;
    });
    return found != controls.end() ? &*found : nullptr;
}

Control share(const Same& same);

/// Those that each of the entries has; of the others, their names.
std::vector<Control> share_children(const std::vector<const std::vector<Control>*>& forms,
                                    std::vector<Shared::Part>* parts = nullptr) {
    std::vector<Control> shared;
    for (std::size_t first = 0; first < forms.size(); ++first) {
        for (const Control& each : *forms[first]) {
            Same same;
            bool seen = false;
            for (std::size_t i = 0; i < forms.size(); ++i) {
                const Control* found = find(*forms[i], each);
                seen = seen || (found != nullptr && i < first);
                if (found != nullptr) same.push_back(found);
            }
            if (seen) continue;
            if (same.size() == forms.size()) {
                shared.push_back(share(same));
            } else if (parts != nullptr) {
                parts->push_back({each.label, same.size()});
            }
        }
    }
    return shared;
}

std::vector<const std::vector<Control>*> children_of(const Same& same) {
    std::vector<const std::vector<Control>*> children;
    for (const Control* each : same)
        children.push_back(&each->children);
    return children;
}

/// A word counts once, also where an entry has it twice.
void share_words(Control& made, const Same& same) {
    std::vector<Shared::Part> words;
    std::vector<Control> common;
    const auto has = [](const Control& list, const std::string& text) {
        return std::any_of(list.children.begin(), list.children.end(),
                           [&](const Control& item) { return item.text == text; });
    };
    for (const Control* list : same) {
        for (const Control& item : list->children) {
            const auto known = [&](const Shared::Part& part) { return part.text == item.text; };
            if (std::any_of(words.begin(), words.end(), known)) continue;
            const auto in =
                std::count_if(same.begin(), same.end(), [&](const Control* o) { return has(*o, item.text); });
            words.push_back({item.text, static_cast<std::size_t>(in)});
            if (words.back().in == same.size()) common.push_back(item);
        }
    }
    made.children = std::move(common);
    std::erase_if(words, [&](const Shared::Part& part) { return part.in == same.size(); });
    made.shared.parts = std::move(words);
}

void share_parts(Control& made, const Same& same, bool alike) {
    if (is_word_list(made)) {
        if (!alike) share_words(made, same);
    } else if (made.kind == ControlKind::Record) {
        made.children = share_children(children_of(same));
    } else if (made.kind == ControlKind::Map) {
        made.children = share_children(children_of(same), &made.shared.parts);
    } else if (made.kind == ControlKind::List || made.kind == ControlKind::Variant) {
        const bool comparable =
            made.kind == ControlKind::List
                ? alike
                : std::all_of(same.begin(), same.end(), [&](const Control* each) { return each->way == made.way; });
        made.children = comparable ? share_children(children_of(same)) : std::vector<Control>();
        if (!comparable && made.kind == ControlKind::Variant) made.way = -1;
    }
}

Control share(const Same& same) {
    Control made = *same.front();
    const bool alike =
        std::all_of(same.begin(), same.end(), [&](const Control* each) { return says_same(*each, made); });
    made.mixed = !alike;
    made.shared = {};
    made.shared.entries = same.size();
    made.can_reset = false;
    for (const Control* each : same) {
        made.shared.texts.push_back(each->text);
        if (each->state == FieldState::Inherited) ++made.shared.inherited;
        if (each->changed) ++made.shared.changed;
        made.can_reset = made.can_reset || each->can_reset;
        if (each->state != made.state && made.state == FieldState::Absent) made.state = each->state;
    }
    made.changed = made.shared.changed > 0;
    made.origins.clear();
    share_parts(made, same, alike);
    return made;
}

std::string state_of_one(const Control& control) {
    if (control.state == FieldState::TakenOut) return "taken out here";
    if (control.changed) return "changed here";
    return control.state == FieldState::Inherited ? "inherited" : "";
}

}  // namespace

std::vector<Control> make_form(const std::vector<EntryLens>& entries) {
    if (entries.size() == 1) return make_form(entries.front());
    std::vector<std::vector<Control>> forms;
    for (const EntryLens& each : entries)
        forms.push_back(make_form(each));
    std::vector<const std::vector<Control>*> all;
    for (const auto& each : forms)
        all.push_back(&each);
    return share_children(all);
}

std::string state_words(const Control& control) {
    const Shared& shared = control.shared;
    if (shared.entries == 1) return state_of_one(control);
    if (shared.changed == shared.entries) return "changed here";
    if (shared.changed > 0) return "changed in " + std::to_string(shared.changed);
    return shared.inherited == shared.entries ? "inherited" : "";
}

std::string state_sentence(const Control& control) {
    const Shared& shared = control.shared;
    if (shared.entries == 1 || shared.changed == 0) return {};
    return "This pack changes it in " + std::to_string(shared.changed) + " of " + std::to_string(shared.entries) + '.';
}

}  // namespace briar::editor
