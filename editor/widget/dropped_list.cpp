#include "editor/widget/dropped_list.hpp"

#include <wx/choice.h>
#include <wx/combobox.h>

#include "editor/widget/gtk_function.hpp"

namespace briar::editor {

void* dropped_list(wxWindow& window) {
    static auto* const popup = gtk_function<void*(void*)>("gtk_combo_box_get_popup_accessible");
    static auto* const widget = gtk_function<void*(void*)>("gtk_accessible_get_widget");
    const bool drops = dynamic_cast<wxChoice*>(&window) != nullptr || dynamic_cast<wxComboBox*>(&window) != nullptr;
    if (!drops || popup == nullptr || widget == nullptr) return nullptr;
    void* accessible = popup(window.GetHandle());
    return accessible != nullptr ? widget(accessible) : nullptr;
}

void on_signal(void* list, const char* signal, void (*callback)(), void* data) {
    static auto* const connect =
        gtk_function<unsigned long(void*, const char*, void (*)(), void*, void*, int)>("g_signal_connect_data");
    if (list != nullptr && connect != nullptr) connect(list, signal, callback, data, nullptr, 0);
}

}  // namespace briar::editor
