#pragma once

#include <functional>
#include <string>

#include <wx/panel.h>

class wxButton;
class wxGauge;
class wxStaticText;

namespace briar::editor {

class PlayModel;

/// Below the board: whether bots play or wait, that the pack has changed since,
/// dice that were laid down, work that goes on beside the game. Hidden while there is nothing of it.
class StateStrip : public wxPanel {
public:
    explicit StateStrip(wxWindow* parent);

    /// `behind`: the pack is not what is played any more.
    void show(const PlayModel& model, bool behind);
    /// Work goes on, and can be cancelled. `all`: of how many steps `done` are done; 0: nobody knows.
    void show_work(const wxString& what, std::size_t done, std::size_t all);
    void end_work();
    /// Milliseconds between two choices of bots.
    [[nodiscard]] int pace() const;
    /// By its name, as `on_pace` gave it; what is no pace changes nothing.
    void set_pace(const std::string& name);

    std::function<void()> on_take_over, on_rerun, on_new_game, on_bots, on_cancel;
    std::function<void(const std::string& name)> on_pace;

private:
    void build_bots(wxSizer& row);
    void build_pack(wxSizer& row);
    void build_work(wxSizer& row);
    [[nodiscard]] wxButton* add_button(const wxString& label, const wxString& tip,
                                       std::function<void()> StateStrip::*action);
    void choose_pace();
    void take_pace(std::size_t which);
    void show_bots(const PlayModel& model);
    void show_parts();
    [[nodiscard]] int width_of_parts() const;
    void shorten();

    wxStaticText* dice_ = nullptr;
    wxStaticText* bots_ = nullptr;
    wxButton* bots_go_ = nullptr;
    wxButton* pace_ = nullptr;
    std::size_t chosen_pace_ = 0;
    wxStaticText* pack_ = nullptr;
    wxButton* take_over_ = nullptr;
    wxButton* rerun_ = nullptr;
    wxButton* new_game_ = nullptr;
    wxStaticText* work_ = nullptr;
    wxGauge* gauge_ = nullptr;
    wxButton* cancel_ = nullptr;
    bool working_ = false;
    bool behind_ = false;
};

}  // namespace briar::editor
