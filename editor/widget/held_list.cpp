#include "editor/widget/held_list.hpp"

#include <wx/choice.h>
#include <wx/combobox.h>

#include "editor/widget/gtk_function.hpp"

namespace briar::editor {

#ifdef __WXGTK__
namespace {

/// Whether a list was pressed on since it was opened: kept as data of the list itself.
constexpr const char* kPressed = "briarwright-pressed";

void note(void* list, bool pressed) {
    static auto* const set = gtk_function<void(void*, const char*, void*)>("g_object_set_data");
    set(list, kPressed, pressed ? list : nullptr);
}

bool is_pressed(void* list) {
    static auto* const get = gtk_function<void*(void*, const char*)>("g_object_get_data");
    return get(list, kPressed) != nullptr;
}

extern "C" {
void briar_list_opens(void* list, void*) { note(list, false); }
int briar_list_pressed(void* list, void*, void*) {
    note(list, true);
    return 0;
}
/// GTK waits for half a second only: whoever presses longer chooses what lies below the pointer by then.
int briar_list_released(void* list, void*, void*) { return is_pressed(list) ? 0 : 1; }
}

/// The list that a drop-down opens; null: it has none.
void* list_of(wxWindow& window) {
    static auto* const popup = gtk_function<void*(GtkWidget*)>("gtk_combo_box_get_popup_accessible");
    static auto* const widget = gtk_function<void*(void*)>("gtk_accessible_get_widget");
    const bool drops = dynamic_cast<wxChoice*>(&window) != nullptr || dynamic_cast<wxComboBox*>(&window) != nullptr;
    if (!drops || popup == nullptr || widget == nullptr) return nullptr;
    void* accessible = popup(window.m_widget);
    return accessible != nullptr ? widget(accessible) : nullptr;
}

}  // namespace

void hold_list(wxWindow& window) {
    using Callback = void (*)();
    static auto* const connect =
        gtk_function<unsigned long(void*, const char*, Callback, void*, void*, int)>("g_signal_connect_data");
    void* list = list_of(window);
    if (list == nullptr || connect == nullptr) return;
    const auto bind = [list](const char* signal, Callback callback) {
        connect(list, signal, callback, nullptr, nullptr, 0);
    };
    bind("map", reinterpret_cast<Callback>(&briar_list_opens));
    bind("button-press-event", reinterpret_cast<Callback>(&briar_list_pressed));
    bind("button-release-event", reinterpret_cast<Callback>(&briar_list_released));
}
#else
void hold_list(wxWindow&) {}
#endif

}  // namespace briar::editor
