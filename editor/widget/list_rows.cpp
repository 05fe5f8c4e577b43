#include "editor/widget/list_rows.hpp"

#include <wx/listbox.h>

#include "editor/widget/gtk_function.hpp"

namespace briar::editor {
namespace {

/// The list of GTK within its scrolled window; null on other desktops.
void* rows_of(const wxListBox& list) {
    return call_gtk<void*>("gtk_bin_get_child", static_cast<void*>(list.GetHandle()));
}

/// What paints the words of each row.
void* painter_of(void* rows) {
    void* const column = call_gtk<void*>("gtk_tree_view_get_column", rows, 0);
    void** const all = call_gtk<void**>("gtk_cell_layout_get_cells", column);
    void* const first = all != nullptr ? *all : nullptr;
    call_gtk<void>("g_list_free", static_cast<void*>(all));
    return first;
}

/// Choosing a row leaves the keyboard of GTK where it was.
void put_cursor(void* rows, int row) {
    static auto* const make = gtk_function<void*(int, ...)>("gtk_tree_path_new_from_indices");
    if (make == nullptr) return;
    void* const path = make(row, -1);
    call_gtk<void>("gtk_tree_view_set_cursor", rows, path, static_cast<void*>(nullptr), 0);
    call_gtk<void>("gtk_tree_path_free", path);
}

}  // namespace

void cut_rows(wxListBox& list) {
    constexpr int kAtTheEnd = 3;  // PANGO_ELLIPSIZE_END
    static auto* const set = gtk_function<void(void*, const char*, ...)>("g_object_set");
    void* const rows = rows_of(list);
    void* const painter = rows != nullptr ? painter_of(rows) : nullptr;
    if (painter != nullptr && set != nullptr) set(painter, "ellipsize", kAtTheEnd, nullptr);
}

void go_to_row(wxListBox& list, int row) {
    if (list.GetSelection() != row) list.SetSelection(row);
    if (void* const rows = rows_of(list)) put_cursor(rows, row);
    list.EnsureVisible(row);
}

}  // namespace briar::editor
