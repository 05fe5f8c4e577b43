#include "editor/widget/program_style.hpp"

#include <utility>

#include <wx/button.h>

#include "editor/picture/colours.hpp"
#include "editor/widget/focus_ring.hpp"
#include "editor/widget/gtk_function.hpp"
#include "editor/widget/look.hpp"

namespace briar::editor {
namespace {

wxString sheet() {
    const Look look = current_look();
    const wxString faint = look.faint.GetAsString(wxC2S_HTML_SYNTAX);
    const wxString accent = look.accent.GetAsString(wxC2S_HTML_SYNTAX);
    const wxString ground = look.ground.GetAsString(wxC2S_HTML_SYNTAX);
    // What is chosen where the keyboard is not does not look like where it is. Words on it stay light.
    const wxColour grey = look.dark ? mix(look.ground, look.text, 0.32) : mix(look.text, look.ground, 0.32);
    const wxString quiet = grey.GetAsString(wxC2S_HTML_SYNTAX);
    // Bars in what is chosen stand out from its ground as they do elsewhere: light in dark, without being white.
    const wxString bar = mix(look.accent, *wxWHITE, 0.5).GetAsString(wxC2S_HTML_SYNTAX);
    return "@define-color placeholder_text_color " + faint + ";\n* { outline-color: " + accent +
           "; outline-style: solid; outline-width: 2px; }\n" +
           "treeview.view:selected:not(:focus), treeview.view:selected:backdrop { background-color: " + quiet +
           "; }\n" + "treeview.view header button { color: " + faint + "; }\n" +
           "treeview.view.progressbar:selected, treeview.view.progressbar:selected:focus { background-image: none; "
           "background-color: " +
           bar + "; border-color: " + bar + "; }\n" +
           "treeview.view.trough:selected, treeview.view.trough:selected:focus { background-color: alpha(black, 0.2); "
           "border-color: transparent; }\n" +
           "entry:focus, textview:focus text { border-color: " + accent + "; box-shadow: inset 0 0 0 1px " + accent +
           "; }\n" + "button.suggested-action:not(:disabled) { background-image: none; background-color: " + accent +
           "; color: " + ground + "; text-shadow: none; }\nbutton.suggested-action:focus { outline-color: " + ground +
           "; outline-offset: -5px; }\n";
}

}  // namespace

void style_program() {
    draw_rings_with_focus();
    constexpr unsigned kForApplications = 600;  // GTK_STYLE_PROVIDER_PRIORITY_APPLICATION
    auto* const make = gtk_function<void*()>("gtk_css_provider_new");
    auto* const load = gtk_function<int(void*, const char*, long, void*)>("gtk_css_provider_load_from_data");
    auto* const screen = gtk_function<void*()>("gdk_screen_get_default");
    auto* const add = gtk_function<void(void*, void*, unsigned)>("gtk_style_context_add_provider_for_screen");
    if (make == nullptr || load == nullptr || screen == nullptr || add == nullptr) return;
    static void* provider = nullptr;
    static wxString known;
    // Taking a sheet in tells every window that its style has changed.
    const wxString wanted = sheet();
    if (std::exchange(known, wanted) == wanted) return;
    const bool first = provider == nullptr;
    if (first) provider = make();
    load(provider, wanted.utf8_str(), -1, nullptr);
    if (first) add(screen(), provider, kForApplications);
}

void show_as_main(wxButton& button) {
    void* const context = call_gtk<void*>("gtk_widget_get_style_context", static_cast<void*>(button.GetHandle()));
    call_gtk<void>("gtk_style_context_add_class", context, "suggested-action");
}

}  // namespace briar::editor
