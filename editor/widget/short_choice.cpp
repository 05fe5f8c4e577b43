#include "editor/widget/short_choice.hpp"

#include <wx/choice.h>

#include "editor/widget/gtk_function.hpp"

namespace briar::editor {

#ifdef __WXGTK__
namespace {

/// As GLib lays a list out.
struct Listed {
    void* data;
    Listed* next;
};
constexpr int kEllipsizeEnd = 3;

}  // namespace

void shorten_chosen(wxChoice& choice) {
    static auto* const cells = gtk_function<Listed*(GtkWidget*)>("gtk_cell_layout_get_cells");
    static auto* const set = gtk_function<void(void*, const char*, ...)>("g_object_set");
    static auto* const free_list = gtk_function<void(Listed*)>("g_list_free");
    if (cells == nullptr || set == nullptr || free_list == nullptr) return;
    Listed* all = cells(choice.m_widget);
    for (const Listed* each = all; each != nullptr; each = each->next)
        set(each->data, "ellipsize", kEllipsizeEnd, nullptr);
    free_list(all);
}
#else
void shorten_chosen(wxChoice&) {}
#endif

}  // namespace briar::editor
