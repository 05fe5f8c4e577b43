#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <wx/dataview.h>

#include "editor/core/setup_piles.hpp"
#include "editor/face/face.hpp"

namespace briar::editor {

/// The entries of a pile: a table whose numbers are typed in place, or changed with + and -.
class PileList : public wxDataViewListCtrl {
public:
    explicit PileList(wxWindow* parent);

    /// `catalog` paints the pictures. Rows of which something is wrong have a sign: `wrong` are their full ids.
    void show(const Pile& pile, const std::shared_ptr<const Catalog>& catalog, std::set<std::string> wrong);
    /// The chosen entry; null: none.
    [[nodiscard]] const PileEntry* chosen() const;
    void choose(const std::string& id);
    /// Where an entry's number is, for those who point at it.
    [[nodiscard]] wxRect number_box(const std::string& id) const;

    std::function<void(const PileEntry& entry, int count)> on_count;
    std::function<void(const std::string& reason)> on_refused;  ///< of what was typed
    std::function<void(const PileEntry& entry)> on_take_out;
    std::function<void(const PileEntry& entry)> on_open;
    std::function<void()> on_add;
    std::function<void()> on_choose;

private:
    void bind_events();
    /// Names have the room that is left; where there is little, columns that say less go.
    void share_width();
    void take_number(unsigned row);
    void on_key(wxKeyEvent& event);
    /// What is seen of an entry beside its numbers.
    struct Named {
        wxString title;
        wxString pack;
        Face face;
        bool awaited = false;  ///< its picture may be another one when it has come
        wxBitmapBundle picture{};

        [[nodiscard]] bool shows(const Named& other) const {
            return title == other.title && pack == other.pack && face == other.face && !awaited;
        }
    };
    [[nodiscard]] Named named(const PileEntry& entry) const;
    void add_rows();
    void name_rows();
    void show_name(std::size_t row);
    void paint_some();
    void paint_anew();
    [[nodiscard]] static wxString why(const PileEntry& entry);
    void measure_reasons();
    void fill_row(unsigned row, const PileEntry& entry);

    Pile pile_;
    std::shared_ptr<const Catalog> catalog_;
    std::set<std::string> wrong_;
    std::vector<Named> named_;           ///< by row
    std::map<std::string, int> called_;  ///< how many there are of each name
    std::set<std::size_t> unpainted_;    ///< rows whose pictures are still to be painted
    int largest_ = 1;                    ///< the largest number in it
    std::shared_ptr<void> art_;
    int why_width_ = 0;  ///< that the longest reason needs
    bool filling_ = false;
};

}  // namespace briar::editor
