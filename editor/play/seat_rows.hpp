#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include <wx/panel.h>
#include <wx/string.h>

#include "editor/playing/party_offer.hpp"

class wxChoice;
class wxFlexGridSizer;
class wxStaticText;

namespace briar::editor {

/// Who decides for each seat, and whom it leads: a row for each seat, with further rows where it leads several.
class SeatRows : public wxPanel {
public:
    /// Fields of a form begin below each other: what stands before them is as wide, or as wide as it needs to be.
    static void widen_label(wxWindow& label);

    explicit SeatRows(wxWindow* parent);

    /// So many seats, and who may be played; what was chosen stays where it still fits.
    void show(int seats, PartyOffer offer);
    /// Bots by seat, and ids of heroes in the order of the party; what does not fit counts for nothing.
    void choose(const std::map<int, std::string>& bots, const std::vector<std::string>& heroes);
    [[nodiscard]] std::map<int, std::string> bots() const;
    /// A wish for the party, as set-ups understand it.
    [[nodiscard]] std::vector<std::string> heroes() const;
    /// How high the rows are has changed.
    std::function<void()> on_resize;

private:
    struct Row {
        wxStaticText* label = nullptr;
        wxChoice* who = nullptr;
        std::vector<wxChoice*> heroes;
    };
    void build();
    void set_count(std::size_t count);
    [[nodiscard]] wxString name_of(std::size_t seat) const;
    void add_row();
    void set_heroes(Row& row, int seat);
    wxChoice* add_list(const wxString& name);
    void take_hero(const wxChoice* list);
    void lay_out();
    void offer_bots();
    [[nodiscard]] wxString name_of_place(std::size_t place) const;
    void offer_heroes();

    std::vector<Row> rows_;
    wxFlexGridSizer* grid_;
    wxStaticText* nobody_known_ = nullptr;
    int seats_ = 0;
    PartyOffer offer_;
    std::vector<int> leaders_;                       ///< of the party, by seat
    std::vector<std::string> who_;                   ///< by seat: a bot; empty: a person
    std::vector<std::string> chosen_;                ///< by place in the party: an id; empty: drawn by chance
    std::vector<wxChoice*> lists_;                   ///< by place in the party
    std::vector<std::vector<std::string>> offered_;  ///< the ids that each lists behind the first
};

}  // namespace briar::editor
