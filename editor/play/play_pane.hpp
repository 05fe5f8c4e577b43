#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <wx/panel.h>
#include <wx/timer.h>

#include "editor/picture/picture_shelf.hpp"
#include "editor/play/setup_panel.hpp"
#include "editor/playing/play_model.hpp"
#include "editor/widget/background.hpp"
#include "editor/widget/refresh_when_seen.hpp"

class wxListBox;
class wxMenu;
class wxSimplebook;
class wxSplitterWindow;

namespace briar {
struct PackTest;
}

namespace briar::editor {

class BoardCanvas;
class InspectorPanel;
class OptionsPanel;
class PageRow;
class PartyPanel;
class PlayTexts;
class SeatsPanel;
class StateStrip;
class Timeline;

/// What the play pane needs of the window around it: all of it.
struct PlayHost {
    std::function<GameWish()> wish;                              ///< what is to be played, with unsaved texts
    std::function<void(const std::string& full_id)> edit_entry;  ///< `tiles/old-mill`
    std::function<void(const Place& place)> open_place;
    enum class Tone : std::uint8_t { Note, Warning, Error };
    std::function<void(const wxString& text, Tone tone)> tell;
    /// Told as an error, with a way to the line, where it is known; as long as it holds (missing: until it is read).
    std::function<void(const wxString& text, const Place& place, std::function<bool()> holds)> tell_failure;
    std::function<void()> look_again;                   ///< something that was told may hold no more
    std::function<void(const wxString& text)> whisper;  ///< on the status line; empty: nothing to say
    /// The file that a recorded test of this name will get, and the test itself for the pack.
    std::function<std::string(const std::string& name)> file_for_test;
    std::function<void(const std::string& name, const std::string& text)> add_test;
    std::function<void(const Diagnostics& problems)> show_problems;  ///< of the game, in place of those before
    std::function<void()> open_saved;                                ///< a game from a file is wished for
    std::function<std::filesystem::path()> kept_game;  ///< where the last game of the pack is kept; empty: nowhere
    std::function<void()> hush;                        ///< what was told last does not hold any more
    /// How a game of this pack was begun last, as a line that is kept between runs; empty: never.
    std::function<std::string(const std::string& pack)> kept_start;
    std::function<void(const std::string& pack, const std::string& start)> keep_start;
    /// How quickly bots play, as it was chosen last.
    std::function<std::string()> kept_pace;
    std::function<void(const std::string& pace)> keep_pace;
};

/// Where games are played: the board, those who are played, options, log, history, inspector.
class PlayPane : public wxPanel {
public:
    PlayPane(wxWindow* parent, PlayHost host);
    ~PlayPane() override;

    /// Shows the game that runs, with what has changed in the pack taken in; with no game, or one of another scenario
    /// than the given one, asks how to begin one.
    void play(const std::string& scenario = {});
    /// Begins the game that the form says which is in front of people; false: none is, or a game runs.
    bool begin_as_shown();
    /// Loads what the host wishes and asks how to begin; a scenario that is given is chosen at first. A game that runs
    /// goes on until another one has begun.
    void new_game(const std::string& scenario = {});
    /// Loads what the host wishes and begins at once, as people began last.
    void begin(const GameStart& start);
    /// Begins a game from what a test is given, people at all seats.
    void play_from(const PackTest& test);
    /// Another game like the one that runs: the same scenario, seats, bots; another chance.
    void play_again();
    /// Shows the game that runs instead of the question how another one is to begin.
    void back_to_game();
    /// ToPlay: people want to play, whether there is a change or not.
    enum class Asked : std::uint8_t { ByPeople, ByItself, ToPlay };
    /// The content has changed: takes it into the running game. By itself only at its last step: whoever looks back
    /// would be led away from what is looked at.
    void take_over(Asked asked = Asked::ByPeople);
    /// The pack as its texts stand now was looked at, with what is wrong with it.
    void pack_is(std::shared_ptr<const Catalog> catalog, const Diagnostics& problems);
    /// Holds bots that play, or lets them go on.
    void toggle_bots();
    void rerun();
    /// Asks for a name and makes a test of the pack out of the last moves, beside the game.
    void record_test();
    void save_game(const std::filesystem::path& file);
    void load_game(const std::filesystem::path& file, const PackPath& path);
    /// The window is closed: what runs beside the game ends, and the game is kept as it stands.
    void close_game();
    /// Forgets the game: its pack is closed.
    void leave();
    /// An entry of the pack has another id now; the game follows, even one that is gone on with after a crash.
    void follow_rename(const Renamed& renamed);
    void undo();
    void redo();
    void restart();
    void branch();
    /// Shows what happened in the step that is looked at, event by event.
    void show_trace();
    /// Shows why things cannot be done now.
    void explain();
    /// The keyboard goes to the board, or to the form of a new game.
    void take_focus();
    /// The same, not to the first button that there is: tabs ask for it when they are clicked.
    void SetFocus() override { take_focus(); }
    /// Shows one of the pages below the options, called by its title, and gives it the keyboard.
    void show_told(const wxString& page);
    /// The keyboard goes to what is told below the options.
    void focus_told();
    [[nodiscard]] PlayModel& model() { return model_; }
    [[nodiscard]] BoardCanvas& board() { return *board_; }
    /// Something is read, or worked on beside the game. A test that is being made does not count.
    [[nodiscard]] bool loading() const {
        return loading_.busy() || reading_.busy() || carrying_.busy() || rerunning_.busy() || setup_->busy();
    }
    /// Drops what is worked on; the game goes on as it was.
    void cancel_work();

private:
    // In pixels that do not depend on the screen.
    static constexpr int kUsualSideWidth = 496;
    static constexpr int kLeastBoard = 120;
    static constexpr int kLeastBelow = 128;  ///< of what is told
    static constexpr int kLeastPart = 90;    ///< and of either part, when something stands below both
    static constexpr int kLeastOfOptions = 60;
    static constexpr int kWorkSeen = 150;  ///< milliseconds until work that goes on is shown, and shown anew
    wxWindow* build_game_page(wxWindow* parent);
    void bind_timeline();
    void bind_strip();
    wxWindow* build_halves(wxWindow* parent);
    void build_board();
    wxWindow* build_side(wxWindow* parent);
    wxWindow* build_upper(wxWindow* parent);
    void build_pages(wxWindow* parent);
    void bind_keys();
    enum class Page : std::uint8_t { Setup, Game };
    void show_page(Page page);
    [[nodiscard]] Page shown() const;
    void load(const GameWish& wish, std::function<void(GameRules)> then);
    void focus_on(wxWindow& window);
    void bring_focus_back(bool asked);
    void begin_on(GameRules rules);
    void carry(GameRules rules, Asked asked);
    void take_in(CarriedGame carried, Asked asked);
    void tell_unchanged(const std::shared_ptr<const Catalog>& catalog, Asked asked);
    void tell_taken_in(const Diagnostics& problems, Asked asked);
    void rerun_on(GameRules rules);
    void take_rerun(RerunReport report, GameRules rules);
    void make_test(const Recording& recording, const std::string& name);
    void watch_work();
    void end_work();
    [[nodiscard]] bool works_for_people() const;
    [[nodiscard]] bool behind() const { return catalog_ != nullptr && model_.is_behind(*catalog_); }
    void show_content();
    void show_failures();
    void tell_failure();
    void make_room();
    void share_side_soon();
    void settle_height();
    [[nodiscard]] int room_for_party() const;
    void place_side();
    void show_acting(const std::vector<Member>& party);
    [[nodiscard]] GameWish wish_again() const;
    void adopt_rules();
    void keep_soon();
    void keep_game();
    [[nodiscard]] bool has_kept_game() const;
    [[nodiscard]] std::filesystem::path game_before() const;
    void keep_game_before(const std::filesystem::path& opened);
    void tell_unkept(const std::string& why);
    void tell_not_begun(const Diagnostics& problems);
    [[nodiscard]] bool tell_if_broken(const std::string& scenario, const GameRules& rules);
    void tell_error(const wxString& told, const Diagnostic& error);
    void look_at_told_error();
    void renew_setup();
    void tell_refused(const Diagnostics& problems, Asked asked);
    [[nodiscard]] std::function<void()> while_it_stands(std::function<void()> act);
    void refresh();
    void choose(std::size_t option);
    void choose_at(const std::vector<std::size_t>& options, const wxPoint& at);
    void inspect(PieceId piece);
    int add_to_menu(wxMenu& menu, wxString label, std::function<void()> act);
    void piece_menu(PieceId piece, const wxPoint& at);
    void step_bots();

    PlayHost host_;
    PlayModel model_;
    std::string pack_;  ///< of the games that are offered
    PictureShelf pictures_;
    GameStart last_start_;
    wxSimplebook* pages_ = nullptr;
    SetupPanel* setup_ = nullptr;
    Timeline* timeline_ = nullptr;
    BoardCanvas* board_ = nullptr;
    PartyPanel* party_ = nullptr;
    OptionsPanel* options_ = nullptr;
    PageRow* tabs_ = nullptr;
    std::unique_ptr<PlayTexts> texts_;
    InspectorPanel* inspector_ = nullptr;
    SeatsPanel* seats_ = nullptr;
    StateStrip* strip_ = nullptr;
    wxSplitterWindow* halves_ = nullptr;  ///< the board and what stands beside it
    int side_width_ = 0;                  ///< as somebody has chosen it; 0: nobody has
    wxSplitterWindow* side_ = nullptr;
    bool side_by_hand_ = false;                   ///< somebody has chosen how much room options have
    int settled_height_ = 0;                      ///< of the side when its parts got their room
    wxSize settled_window_;                       ///< of the window then
    bool party_is_slim_ = false;                  ///< there was too little room since
    std::shared_ptr<const Catalog> catalog_;      ///< the pack as its texts stand, as far as it was looked at
    std::shared_ptr<const Ruleset> shown_rules_;  ///< what pictures and panels are of
    std::string shown_scenario_;
    std::size_t failures_ = 0;  ///< how many problems of the game were told
    struct ToldError {
        Diagnostic error;
        bool of_pack = false;  ///< a check of the pack has found it
        bool holds = true;
    };
    std::vector<Diagnostic> pack_errors_;    ///< as the pack was looked at last
    std::shared_ptr<ToldError> told_error_;  ///< why a game could not begin; shared with who shows it
    std::optional<std::size_t> told_at_;     ///< the step at which a change was told that was taken in
    bool told_of_dice_ = false;              ///< that those laid down do not fit
    RefreshWhenSeen setup_fresh_;            ///< the form of a new game
    wxTimer bot_timer_;
    Background<GameRules> loading_;
    Background<OpenedGame> reading_;  ///< a game from a file
    Background<CarriedGame> carrying_;
    Background<RerunReport> rerunning_;
    Background<std::string> keeping_;         ///< gives why the game cannot be kept; empty: it is
    Background<std::string> recording_;       ///< a test's text; whatever happens to the game, it goes on
    std::shared_ptr<WorkProgress> progress_;  ///< of the game that is played again
    std::shared_ptr<WorkProgress> test_progress_;
    wxTimer work_timer_;
    wxTimer keep_timer_;
    std::uint64_t seen_ = 0;        ///< the moment of the game that was shown last
    std::uint64_t kept_ = 0;        ///< the moment of the game that was kept last
    std::string told_unkept_;       ///< why the game could not be kept, as it was told
    bool bots_wait_ = false;        ///< until a change has been taken in
    bool taking_over_ = false;      ///< what is read is a change to be taken in
    bool take_over_waits_ = false;  ///< until other work is done
};

}  // namespace briar::editor
