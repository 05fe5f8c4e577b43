#include "editor/widget/spoken.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include <wx/anybutton.h>
#include <wx/aui/auibook.h>
#include <wx/html/htmlwin.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>
#include <wx/stc/stc.h>
#include <wx/treectrl.h>
#include <wx/window.h>

#include "editor/widget/gtk_function.hpp"
#include "editor/widget/step_buttons.hpp"

namespace briar::editor {
namespace {

/// Names that say nothing: what wxWidgets calls each window of a kind.
bool is_own_name(const wxString& name) {
    static const std::array<const char*, 30> kKinds{
        "button",    "check",      "choice",       "comboBox",   "control",        "dataviewCtrl",
        "dialog",    "frame",      "gauge",        "groupBox",   "listBox",        "listCtrl",
        "notebook",  "panel",      "radioButton",  "scrollBar",  "scrolledWindow", "searchCtrl",
        "slider",    "spinButton", "staticBitmap", "staticLine", "staticText",     "statusBar",
        "stcwindow", "text",       "toolbar",      "treeCtrl",   "wxSpinButton",   "wxSpinCtrl"};
    return !name.empty() && std::find(kKinds.begin(), kKinds.end(), name) == kKinds.end();
}

#ifdef __WXGTK__

/// The object that stands for a window towards screen readers.
using Accessible = void;

Accessible* accessible(GtkWidget* widget) {
    static auto* const get = gtk_function<Accessible*(GtkWidget*)>("gtk_widget_get_accessible");
    return get != nullptr && widget != nullptr ? get(widget) : nullptr;
}

/// The parts of a window that readers come to: what is seen, what is painted on, what has the focus.
std::vector<Accessible*> parts(const wxWindow& window) {
    std::vector<Accessible*> found;
    for (GtkWidget* each : {window.m_focusWidget, window.m_wxwindow, window.m_widget}) {
        Accessible* part = accessible(each);
        if (part != nullptr && std::find(found.begin(), found.end(), part) == found.end()) found.push_back(part);
    }
    return found;
}

/// A text that stands for a window, and how it is told.
struct SpokenText {
    const char* (*get)(Accessible*);
    void (*set)(Accessible*, const char*);
};

const SpokenText& name_text() {
    static const SpokenText kText{gtk_function<const char*(Accessible*)>("atk_object_get_name"),
                                  gtk_function<void(Accessible*, const char*)>("atk_object_set_name")};
    return kText;
}

const SpokenText& content_text() {
    static const SpokenText kText{gtk_function<const char*(Accessible*)>("atk_object_get_description"),
                                  gtk_function<void(Accessible*, const char*)>("atk_object_set_description")};
    return kText;
}

wxString text_of(const SpokenText& which, Accessible* part) {
    const char* text = which.get != nullptr && part != nullptr ? which.get(part) : nullptr;
    return text != nullptr ? wxString::FromUTF8(text) : wxString();
}

/// Told only when it is another text: readers may say it aloud.
void set_text(const SpokenText& which, const wxWindow& window, const wxString& text) {
    if (which.set == nullptr) return;
    for (Accessible* each : parts(window)) {
        if (text_of(which, each) != text) which.set(each, text.utf8_str());
    }
}

int relation_type(const char* name) {
    static auto* const find = gtk_function<int(const char*)>("atk_relation_type_for_name");
    return find != nullptr ? find(name) : 0;
}

bool is_labelled(Accessible* part) {
    static auto* const relations = gtk_function<void*(Accessible*)>("atk_object_ref_relation_set");
    static auto* const contains = gtk_function<int(void*, int)>("atk_relation_set_contains");
    static auto* const release = gtk_function<void(void*)>("g_object_unref");
    if (relations == nullptr || contains == nullptr || release == nullptr || part == nullptr) return false;
    void* all = relations(part);
    const bool labelled = contains(all, relation_type("labelled-by")) != 0;
    release(all);
    return labelled;
}

void relate(wxWindow& text, wxWindow& field) {
    static auto* const add = gtk_function<int(Accessible*, int, Accessible*)>("atk_object_add_relationship");
    if (add == nullptr) return;
    for (Accessible* label : parts(text)) {
        for (Accessible* each : parts(field)) {
            add(each, relation_type("labelled-by"), label);
            add(label, relation_type("label-for"), each);
        }
    }
}

/// What is painted on, or has the focus: that is what readers come to.
Accessible* painted(const wxWindow& window) {
    return accessible(window.m_wxwindow != nullptr ? window.m_wxwindow : window.m_focusWidget);
}

void set_role(const wxWindow& window, const char* role) {
    static auto* const find = gtk_function<int(const char*)>("atk_role_for_name");
    static auto* const set = gtk_function<void(Accessible*, int)>("atk_object_set_role");
    Accessible* part = painted(window);
    if (find != nullptr && set != nullptr && part != nullptr) set(part, find(role));
}

wxString role_of_part(const wxWindow& window) {
    static auto* const get = gtk_function<int(Accessible*)>("atk_object_get_role");
    static auto* const name = gtk_function<const char*(int)>("atk_role_get_name");
    Accessible* part = painted(window);
    return get != nullptr && name != nullptr && part != nullptr ? wxString::FromUTF8(name(get(part))) : wxString();
}

void tell_wrong(const wxWindow& window, bool wrong) {
    static auto* const type = gtk_function<unsigned(const char*)>("atk_state_type_for_name");
    static auto* const notify = gtk_function<void(Accessible*, unsigned, int)>("atk_object_notify_state_change");
    if (type == nullptr || notify == nullptr) return;
    for (Accessible* each : parts(window))
        notify(each, type("invalid-entry"), wrong ? 1 : 0);
}

#else

void tell_wrong(const wxWindow&, bool) {}
struct SpokenText {};
SpokenText name_text() { return {}; }
SpokenText content_text() { return {}; }
void set_text(const SpokenText&, const wxWindow&, const wxString&) {}
void relate(wxWindow&, wxWindow&) {}
void set_role(const wxWindow&, const char*) {}

#endif

/// What a window is that wxWidgets or this program paints, in the words of ATK: desktops take it for a panel. Null: it
/// tells that itself, or is nothing to come to.
const char* painted_role(const wxWindow& window) {
    if (dynamic_cast<const wxStyledTextCtrl*>(&window) != nullptr) return "text";
    if (dynamic_cast<const wxTreeCtrl*>(&window) != nullptr) return "tree";
    if (dynamic_cast<const wxAuiTabCtrl*>(&window) != nullptr) return "page tab list";
    if (dynamic_cast<const wxHtmlWindow*>(&window) != nullptr) return "document frame";
    if (dynamic_cast<const StepButtons*>(&window) != nullptr) return "spin button";
    if (window.GetName() == "listctrlmainwindow") return "list";
    const bool plain =
        dynamic_cast<const wxPanel*>(&window) != nullptr || dynamic_cast<const wxScrolledCanvas*>(&window) != nullptr;
    return plain && window.AcceptsFocus() && window.GetChildren().empty() ? "canvas" : nullptr;
}

}  // namespace

void speak_name(wxWindow& window) {
    if (const char* role = painted_role(window)) set_role(window, role);
    if (dynamic_cast<wxAuiTabCtrl*>(&window) != nullptr) return set_text(name_text(), window, "Tabs");
    // Lists have a window within that has the focus.
    for (const wxWindow* each : {&window, window.GetMainWindowOfCompositeControl()}) {
        if (is_own_name(each->GetName())) return set_text(name_text(), window, each->GetName());
    }
}

void speak_content(wxWindow& window, const wxString& words) {
    window.SetLabel(words);
    set_text(content_text(), window, words);
}

void speak_label(wxWindow& text, wxWindow& field) {
    if (field.AcceptsFocus() && field.GetChildren().empty()) return relate(text, field);
    for (wxWindow* each : field.GetChildren())
        speak_label(text, *each);
}

void speak_about(wxWindow& field, const wxString& words, bool wrong) {
    if (!field.AcceptsFocus() || !field.GetChildren().empty()) {
        for (wxWindow* each : field.GetChildren())
            // What its buttons do is said by their names.
            if (dynamic_cast<wxAnyButton*>(each) == nullptr) speak_about(*each, words, wrong);
        return;
    }
    const wxString before = spoken(field).content;
    if (before == words) return;
    set_text(content_text(), field, words);
    // A field that was just made is right until it is said to be wrong.
    if (wrong || !before.empty()) tell_wrong(field, wrong);
}

Spoken spoken(const wxWindow& window) {
    Spoken said;
#ifdef __WXGTK__
    for (Accessible* each : parts(window)) {
        if (said.name.empty()) said.name = text_of(name_text(), each);
        if (said.content.empty()) said.content = text_of(content_text(), each);
    }
    said.role = role_of_part(window);
#endif
    return said;
}

bool has_spoken_label(const wxWindow& window) {
#ifdef __WXGTK__
    const std::vector<Accessible*> all = parts(window);
    return std::any_of(all.begin(), all.end(), is_labelled);
#else
    return false;
#endif
}

}  // namespace briar::editor
