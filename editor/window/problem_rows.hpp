#pragma once

#include <filesystem>
#include <functional>
#include <vector>

#include <wx/listctrl.h>

#include "runtime/source/diagnostic.hpp"

namespace briar::editor {

/// Problems as rows: what is wrong, what to do, where. What a row cuts off is read where the pointer rests.
class ProblemRows : public wxListView {
public:
    explicit ProblemRows(wxWindow* parent);

    /// As many as somebody could read. Places are told within the pack's folder.
    void show(const std::vector<Diagnostic>& problems, const std::filesystem::path& pack);
    /// The chosen row; negative: none.
    [[nodiscard]] long chosen() const { return GetFirstSelected(); }
    void choose(std::size_t row);
    /// With its heading.
    [[nodiscard]] int height_for(int rows) const;
    void keep_chosen_seen();
    /// What the chosen row has no room for; empty: it says all.
    [[nodiscard]] wxString cut_off() const;
    /// A tip would lie over a menu.
    void end_tip();
    /// Its menu is wished for by keyboard.
    std::function<void()> on_menu;
    /// What the chosen row says and where it stands, for whoever hears it.
    [[nodiscard]] wxString words() const;

private:
    void add_pictures();
    void share_width();
    void show_picture(long row, bool chosen);
    void show_tip(const wxPoint& at);
    [[nodiscard]] const Diagnostic* at(long row) const;

    std::vector<Diagnostic> shown_;
    wxWindow* rows_ = nullptr;  ///< where the pointer rests on rows
    long tip_ = -1;             ///< the row that the tip tells of
};

}  // namespace briar::editor
