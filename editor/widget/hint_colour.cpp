#include "editor/widget/hint_colour.hpp"

#include "editor/widget/gtk_function.hpp"
#include "editor/widget/look.hpp"

namespace briar::editor {

void make_hints_readable() {
    constexpr unsigned kForApplications = 600;  // GTK_STYLE_PROVIDER_PRIORITY_APPLICATION
    auto* const make = gtk_function<void*()>("gtk_css_provider_new");
    auto* const load = gtk_function<int(void*, const char*, long, void*)>("gtk_css_provider_load_from_data");
    auto* const screen = gtk_function<void*()>("gdk_screen_get_default");
    auto* const add = gtk_function<void(void*, void*, unsigned)>("gtk_style_context_add_provider_for_screen");
    if (make == nullptr || load == nullptr || screen == nullptr || add == nullptr) return;
    const wxString colour = current_look().faint.GetAsString(wxC2S_HTML_SYNTAX);
    const wxCharBuffer style = ("@define-color placeholder_text_color " + colour + ";").utf8_str();
    void* const provider = make();
    load(provider, style.data(), -1, nullptr);
    add(screen(), provider, kForApplications);
}

}  // namespace briar::editor
