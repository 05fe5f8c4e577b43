#include "editor/widget/held_list.hpp"

#include "editor/widget/dropped_list.hpp"
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

}  // namespace

void hold_list(wxWindow& window) {
    void* list = dropped_list(window);
    on_signal(list, "map", reinterpret_cast<void (*)()>(&briar_list_opens));
    on_signal(list, "button-press-event", reinterpret_cast<void (*)()>(&briar_list_pressed));
    on_signal(list, "button-release-event", reinterpret_cast<void (*)()>(&briar_list_released));
}
#else
void hold_list(wxWindow&) {}
#endif

}  // namespace briar::editor
