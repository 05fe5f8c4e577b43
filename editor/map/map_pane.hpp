#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <wx/timer.h>

#include "editor/picture/picture_shelf.hpp"
#include "editor/position/found_positions.hpp"
#include "editor/position/laid_game.hpp"
#include "editor/position/position_edit.hpp"
#include "editor/scene/known_piece.hpp"
#include "editor/widget/background.hpp"
#include "editor/widget/following_pane.hpp"

class wxListBox;
class wxScrolledWindow;
class wxStaticText;

namespace briar::editor {

class BoardCanvas;
class MapPalette;
class PiecePanel;
class PositionList;
class ValuePanel;

/// The positions of a scenario: how it begins, and what its tests are given. Follows every change of the pack; what
/// changed content means is found out in another thread, and until then positions are shown, and can be changed, with
/// the content that was there before.
class MapPane : public FollowingPane {
public:
    MapPane(wxWindow* parent, PaneHost host, std::string full_id);

    void refresh() override;
    [[nodiscard]] bool shows_position() const override { return shown() != nullptr && laid_.game != nullptr; }
    bool play_from_here() override;
    [[nodiscard]] BoardCanvas* shown_board() override { return board_; }
    [[nodiscard]] BoardCanvas& board() { return *board_; }
    [[nodiscard]] MapPalette& palette() { return *palette_; }
    [[nodiscard]] wxListBox& positions();
    [[nodiscard]] wxListBox& pieces();
    [[nodiscard]] ValuePanel& values() { return *values_; }
    [[nodiscard]] const LaidGame& laid() const { return laid_; }
    [[nodiscard]] PieceId selected() const { return selected_; }
    /// It is found out what the content means.
    [[nodiscard]] bool busy() const { return compiling_.busy(); }

private:
    void build();
    void bind_lists();
    wxWindow* build_middle();
    wxScrolledWindow* build_right();
    void bind_board();
    void bind_piece();
    [[nodiscard]] std::string scenario() const;
    [[nodiscard]] const FoundPosition* shown() const;
    [[nodiscard]] bool can_change() const { return edit_ != nullptr; }
    void list_positions();
    void show_position();
    void lay_position();
    [[nodiscard]] ScenarioChoice shown_choice() const;
    void compile(const std::shared_ptr<const Checked>& checked);
    void take_content(const std::shared_ptr<const Checked>& checked);
    void find_selected();
    void offer_places();
    void show_nothing();
    void show_scene();
    void show_piece();
    [[nodiscard]] std::function<void(const PieceValue& which, int value)> changing(const FoundPosition& position,
                                                                                   PieceId piece);
    [[nodiscard]] wxString words_now() const;
    [[nodiscard]] wxString problem_now() const;
    void show_words();
    void fit_words();
    void select(PieceId piece);
    void begin_put(const std::string& kind, const std::string& id);
    void begin_move();
    /// Asks for the place in a list.
    void ask_where_to();
    void show_row(int row);
    void end_doing();
    void reveal_places();
    void choose_place(std::size_t place);
    void turn(int quarters);
    void take_away();
    void open_entry();
    void show_yaml();
    void follow_name(const StepEvent& step);
    void add_position();
    void copy_position();
    void rename_position(const wxString& name);
    void remove_position();
    void show_test();
    void go_to(const std::string& file, const std::string& name);
    void share_width();
    void do_it(const Command& command);
    void on_key(wxKeyEvent& event);

    /// What is about to be put.
    struct Putting {
        std::string kind;
        std::string id;
    };
    /// What the content means that is looked into.
    struct Compiling {
        std::shared_ptr<const Catalog> catalog;
        ScenarioChoice choice;
    };
    std::string full_id_;
    Subscription steps_;
    std::shared_ptr<const Checked> checked_;  ///< that is shown
    std::unique_ptr<Laying> laying_;          ///< of it
    FoundPositions found_;
    std::optional<FoundPosition> current_;  ///< none: the fresh set-up
    LaidGame laid_;
    std::unique_ptr<PositionEdit> edit_;  ///< of `current_` in `laid_`; null: it cannot be changed
    PictureShelf pictures_;
    PieceId selected_;
    KnownPiece known_selected_;                         ///< the same on whatever content
    std::shared_ptr<const Ruleset> rules_of_selected_;  ///< in which it has that number
    std::optional<Putting> putting_;
    bool moving_ = false;
    std::vector<PositionPlace> places_;  ///< where it can be put or moved
    PositionList* lists_ = nullptr;
    wxScrolledWindow* right_ = nullptr;
    BoardCanvas* board_ = nullptr;
    wxString words_;  ///< of the hint
    wxStaticText* hint_ = nullptr;
    wxStaticText* problems_ = nullptr;
    MapPalette* palette_ = nullptr;
    PiecePanel* piece_ = nullptr;
    ValuePanel* values_ = nullptr;
    Compiling compiled_now_;
    wxTimer slow_;  ///< until somebody is told that it takes long
    Background<CompiledRules> compiling_;
};

}  // namespace briar::editor
