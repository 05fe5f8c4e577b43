#include "editor/widget/list_letters.hpp"

#include <chrono>
#include <vector>

#include <wx/ctrlsub.h>

#include "editor/widget/dropped_list.hpp"
#include "editor/widget/gtk_function.hpp"
#include "editor/widget/type_ahead.hpp"

namespace briar::editor {
namespace {

/// Only one list is open at a time.
TypeAhead& typed() {
    static TypeAhead typed;
    return typed;
}

/// The letter of a key that was pressed; 0: none.
unsigned letter_of(void* event) {
    constexpr int kKeyPress = 8;          // GDK_KEY_PRESS
    constexpr unsigned kCommand = 4 | 8;  // GDK_CONTROL_MASK, GDK_MOD1_MASK
    unsigned pressed = 0;
    unsigned held = 0;
    const bool is_key = call_gtk<int>("gdk_event_get_event_type", event) == kKeyPress &&
                        call_gtk<int>("gdk_event_get_keyval", event, &pressed) != 0 &&
                        call_gtk<int>("gdk_event_get_state", event, &held) != 0;
    return is_key && (held & kCommand) == 0 ? call_gtk<unsigned>("gdk_keyval_to_unicode", pressed) : 0;
}

/// The rows of an open list, in the order of the choices.
class OpenRows {
public:
    explicit OpenRows(void* list) : list_(list), rows_(call_gtk<void*>("gtk_container_get_children", list)) {}
    OpenRows(const OpenRows&) = delete;
    OpenRows& operator=(const OpenRows&) = delete;
    ~OpenRows() { call_gtk<void>("g_list_free", rows_); }

    /// Negative: none.
    [[nodiscard]] int chosen() const {
        void* const row = call_gtk<void*>("gtk_menu_shell_get_selected_item", list_);
        return row != nullptr ? call_gtk<int>("g_list_index", rows_, row) : -1;
    }
    void choose(unsigned row) const {
        if (void* const wanted = call_gtk<void*>("g_list_nth_data", rows_, row))
            call_gtk<void>("gtk_menu_shell_select_item", list_, wanted);
    }

private:
    void* list_;
    void* rows_;
};

std::vector<wxString> words_of(const wxItemContainerImmutable& choices) {
    std::vector<wxString> words;
    for (unsigned i = 0; i < choices.GetCount(); ++i)
        words.push_back(choices.GetString(i));
    return words;
}

extern "C" {
void briar_letters_begin(void*, void*) { typed().end(); }
/// Not 0: the key was for the search.
int briar_letter_typed(void* list, void* event, void* choices) {
    const unsigned letter = letter_of(event);
    if (letter == 0 || !typed().take(wxUniChar(letter), TypeAhead::Clock::now())) return 0;
    const std::vector<wxString> rows = words_of(*static_cast<wxItemContainerImmutable*>(choices));
    const OpenRows open(list);
    const int chosen = open.chosen();
    if (const auto row = typed().row_meant(rows, chosen < 0 ? rows.size() : static_cast<std::size_t>(chosen)))
        open.choose(static_cast<unsigned>(*row));
    return 1;
}
}

}  // namespace

/// The list has what keys mean to it from the event itself, before others hear of the key.
void find_by_letters(wxWindow& window) {
    auto* const choices = dynamic_cast<wxControlWithItems*>(&window);
    void* const list = choices != nullptr ? dropped_list(window) : nullptr;
    if (list == nullptr) return;
    on_signal(list, "map", reinterpret_cast<void (*)()>(&briar_letters_begin));
    on_signal(list, "event", reinterpret_cast<void (*)()>(&briar_letter_typed),
              static_cast<wxItemContainerImmutable*>(choices));
}

}  // namespace briar::editor
