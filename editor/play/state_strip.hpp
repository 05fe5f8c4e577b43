#pragma once

#include <functional>

#include <wx/panel.h>

class wxButton;
class wxChoice;
class wxStaticText;

namespace briar::editor {

class PlayModel;

/// Below the board: whether bots play or wait, that the pack has changed since, dice that were laid down. Hidden while
/// there is nothing of it.
class StateStrip : public wxPanel {
public:
    explicit StateStrip(wxWindow* parent);

    /// `behind`: the pack is not what is played any more.
    void show(const PlayModel& model, bool behind);
    /// Milliseconds between two choices of bots.
    [[nodiscard]] int pace() const;

    std::function<void()> on_take_over, on_rerun, on_bots;

private:
    void build_bots(wxSizer& row);
    void build_pack(wxSizer& row);
    void show_bots(const PlayModel& model);

    wxStaticText* dice_ = nullptr;
    wxStaticText* bots_ = nullptr;
    wxButton* bots_go_ = nullptr;
    wxChoice* pace_ = nullptr;
    wxStaticText* pack_ = nullptr;
    wxButton* take_over_ = nullptr;
    wxButton* rerun_ = nullptr;
};

}  // namespace briar::editor
