// This header is long because the window names here all that its many files do.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <wx/aui/aui.h>
#include <wx/frame.h>
#include <wx/timer.h>
#include <wx/weakref.h>

#include "editor/core/disk_changes.hpp"
#include "editor/core/opening.hpp"
#include "editor/core/recovery.hpp"
#include "editor/core/signal.hpp"
#include "editor/core/surroundings.hpp"
#include "editor/core/workspace.hpp"
#include "editor/widget/background.hpp"
#include "editor/widget/click_guard.hpp"
#include "editor/widget/held_things.hpp"
#include "editor/widget/new_windows.hpp"
#include "editor/widget/wheel_guard.hpp"
#include "editor/window/commands.hpp"
#include "editor/window/docks.hpp"
#include "editor/window/message_bar.hpp"
#include "editor/window/pack_testing.hpp"
#include "editor/window/recent_menu.hpp"
#include "editor/window/settings.hpp"
#include "editor/window/visits.hpp"
#include "editor/window/whisper.hpp"
#include "runtime/source/diagnostic.hpp"

namespace briar::editor {

struct Checked;
class EntryPane;
class OpenPack;
class PackTree;
class PlayPane;
struct PlayHost;
class ProblemsPane;
class HistoryPane;
class SourceDocument;
class StartPage;
class TextPane;
class UsesPane;

/// What somebody must choose between.
struct Dispute {
    Versions versions;
    bool lost_work = false;  ///< ours: of an editor that crashed; theirs: what stands here
    bool again = false;      ///< theirs is another one than when it was asked first
};

/// What a form shows as it was typed and did not take.
struct RefusedValue {
    std::vector<std::string> full_ids;
    Path path;
    Diagnostic row;  ///< among the problems
};

/// The main window: panes around the documents in its middle, one pack at a time.
class MainFrame : public wxFrame {
public:
    MainFrame();
    ~MainFrame() override;

    // --- packs
    /// Begins to open the pack in a folder; asks about unsaved work before. False: it stays as it was. Reading goes on
    /// beside the window; `then` is called when the pack is open.
    bool open_folder(const std::filesystem::path& folder, std::function<void()> then = {});
    /// A folder, or the pack that a file lies in; says so when it lies in none.
    void open_dropped(const std::filesystem::path& dropped);
    [[nodiscard]] bool opening() const { return opening_.busy(); }
    bool close_pack();
    void browse();
    void new_pack(bool is_game);
    bool save_all();
    /// What was asked for in a tab, or in any, and is still being thought over is done here and now.
    void do_what_waits(wxWindow* page = nullptr);
    [[nodiscard]] bool waits() const;
    /// Offers what an editor that crashed has left behind: of the open pack, or of any when none is.
    void look_for_lost_work();
    /// Which tabs there are, for the next time; also in case that this program does not end as it should.
    void keep_tabs();
    /// Takes over what others have written to the pack's files.
    void follow_disk();
    [[nodiscard]] OpenPack* pack() { return pack_.get(); }

    // --- documents
    void show_start();
    void open_entry(const std::string& full_id);
    /// The same in a tab that the next entry that is only looked at takes over, unless something is changed here.
    void look_at_entries(const std::vector<std::string>& full_ids);
    void look_at_file(const std::string& file);
    /// Several entries of one kind in one form.
    void open_entries(const std::vector<std::string>& full_ids);
    /// The entry's place in its file.
    void open_entry_text(const std::string& full_id);
    void open_file(const std::string& file);
    void open_place(const Place& place);
    void show_play();
    [[nodiscard]] PlayPane& play() { return *play_; }
    [[nodiscard]] ProblemsPane& problems() { return *problems_; }
    [[nodiscard]] PackTree& tree() { return *tree_; }
    [[nodiscard]] wxAuiNotebook& tabs() { return *tabs_; }
    [[nodiscard]] CommandTable& commands() { return commands_; }

    /// A message that stays until it is read or replaced, or another document is shown; never a dialog.
    void tell(const wxString& text, int icon);
    /// In the status bar, for a while.
    void whisper(const wxString& text);
    [[nodiscard]] MessageBar& messages() { return *info_; }
    void search_commands();
    void show_shortcuts();
    void show_about();
    void open_documentation();

protected:
    /// wxWidgets would bring back what was said before the help was shown, also when that is long over.
    void DoGiveHelp(const wxString& help, bool show) override { whisper_.cover(show ? help : wxString()); }

private:
    void build_panes();
    void build_middle();
    void build_kept_pages();
    void build_tree();
    void build_problems();
    [[nodiscard]] PlayHost make_play_host();
    void dock_panes();
    void build_commands();
    void add_file_commands();
    void add_edit_commands();
    void add_text_commands();
    void add_play_commands();
    void add_entry_commands();
    void add_view_commands();
    void add_game_page_commands();
    void add_help_commands();
    void bind_commands();
    [[nodiscard]] bool obey_keys(const wxKeyEvent& keys) const;
    [[nodiscard]] bool text_has_focus() const;
    /// What is wrong at the caret of the text, else the chosen problem.
    void mend();
    void ask_for_line();
    void search_texts();
    /// What is marked in the shown text, as long as it is part of one line.
    [[nodiscard]] wxString marked_words() const;
    void replace_in_texts(const std::string& words);
    void restore_layout();
    void reset_layout();
    void open_problem(const Diagnostic& problem);
    void tell_problem_count(std::size_t errors, std::size_t warnings);
    void show_counts();
    void list_refused();
    void fold_problems();
    void forget_uses();
    void leave_problems_closed(bool closed);
    void bind_status();
    void keep_layout();
    void adopt_pack(std::unique_ptr<Workspace> workspace);
    void take_pack(std::unique_ptr<Workspace> workspace);
    void follow_pack();
    void show_first_error(const Checked& checked);
    void show_opening();
    [[nodiscard]] std::filesystem::path folder_for_packs() const;
    void show_own_entries();
    [[nodiscard]] std::string pack_to_expand() const;
    void update_title();
    void update_tab_titles();
    void page_changed();
    // --- what was typed into forms and not taken
    void note_left_page();
    enum class PageGoes : std::uint8_t { Stays, Closes };
    void tell_refused(EntryPane& page, PageGoes goes = PageGoes::Stays);
    void note_closing(EntryPane& page);
    void tell_all_refused();
    [[nodiscard]] EntryPane* page_with_refused() const;
    [[nodiscard]] wxString words_of_refused(const EntryPane& page) const;
    /// Asks where there is some; false: somebody wants to see it first.
    bool may_leave_refused();
    void show_refused(const std::vector<std::string>& full_ids, const Path& path);
    /// Leads to the field whose row it is.
    void open_refused(const Diagnostic& row);
    [[nodiscard]] wxString title_of(const std::vector<std::string>& full_ids) const;
    void focus_game();
    // --- the keyboard
    void name_tabs();
    void focus_page();
    void enter_page();
    void focus_pane(const wxString& name);
    void call_pane(const wxString& name);
    void step_pane(int by);
    void text_menu(wxWindow& text, const wxPoint& at);
    void turn_page(int by);
    void turn_inner_page(int by);
    void close_tab();
    void undo();
    void redo();
    /// Whether something is typed under the keyboard that is not taken yet: that goes before anything else.
    [[nodiscard]] static bool typing_waits();
    static void take_typing();
    /// Whether it was taken back last, so that it comes back before anything is done again.
    [[nodiscard]] bool typing_can_return() const;
    [[nodiscard]] bool can_redo() const;
    [[nodiscard]] std::string redo_label() const;
    /// Whether a form shows what was typed and refused: that goes before anything is undone.
    [[nodiscard]] bool refused_is_shown() const;
    void undo_in_pack();
    void go_to_moment(std::size_t position);
    [[nodiscard]] bool asks_before_going_back(std::size_t position, const wxString& what, const wxString& answer);
    void go_back(std::size_t position);
    void go_forth();
    using EntriesKnown = std::map<std::string, bool>;  ///< full ids, and whether they are there, not taken out
    [[nodiscard]] EntriesKnown entries_known() const;
    void show_what_is_back(const EntriesKnown& before);
    [[nodiscard]] bool can_undo() const;
    [[nodiscard]] std::string undo_label() const;
    [[nodiscard]] bool playing_is_shown() const;
    [[nodiscard]] TextPane* shown_text() const;
    [[nodiscard]] EntryPane* shown_entry() const;
    [[nodiscard]] std::vector<std::string> chosen_entries() const;
    /// Where an id stands at the caret of a text, the entry that it names; else those that are chosen.
    [[nodiscard]] std::vector<std::string> named_entries() const;
    TextPane& text_page(const std::shared_ptr<SourceDocument>& document);
    void close_gone_pages();
    void look_at(const std::function<void()>& open);
    void keep_shown_tab();
    [[nodiscard]] std::vector<OpenTab> open_tabs() const;
    [[nodiscard]] wxString tabs_key() const;
    [[nodiscard]] std::optional<OpenTab> tab_of(wxWindow* page) const;
    void note_visit();
    void go_visited(int by);
    [[nodiscard]] wxString only_own_key() const;
    bool reopen_tabs();
    wxWindow* reopen(const OpenTab& tab);
    void put_in_order(const std::vector<wxWindow*>& pages);
    EntryPane* make_entry_page(const std::vector<std::string>& full_ids);
    void note_new_names(const StepEvent& step);
    void follow_new_names();
    void call_page(std::size_t number, const std::vector<std::string>& full_ids);
    void find();
    // --- entries
    void make_entry(const std::string& kind);
    /// The tab of the shown entry that is called so; negative: it has none.
    [[nodiscard]] int entry_page(const wxString& title) const;
    void show_entry_page(const wxString& title);
    void add_page_commands();
    void show_map();
    [[nodiscard]] std::string first_scenario() const;
    [[nodiscard]] std::string scenario_at_hand() const;
    /// Of what is used or shown; empty: none.
    [[nodiscard]] std::string kind_at_hand() const;
    void make_script();
    void show_script(const std::string& file);
    void focus_name();
    void duplicate_entry(const std::string& full_id);
    void rename_entry(const std::string& full_id);
    [[nodiscard]] std::optional<struct PartName> named_part() const;
    void rename_part(const PartName& part);
    void rename_named();
    void show_named_uses();
    void remove_entries(const std::vector<std::string>& full_ids);
    void show_uses(const std::string& full_id);
    void entry_menu(const std::vector<std::string>& full_ids, const wxPoint& at);
    void group_menu(const std::string& kind, const wxPoint& at);
    [[nodiscard]] class EntryActions actions();
    // --- work that was lost, files that others changed, tests
    [[nodiscard]] class ComparePage* compare_page(const std::string& file) const;
    void close_compare_page(const std::string& file);
    void compare(const Dispute& dispute);
    void restore_lost_work(const Recovery& found);
    void discard_lost_work(const Recovery& found);
    void offer_discarded();
    void show_last_change(const Recovery& found);
    void end_restoring();
    void forget_restored();
    void tell_of_other_windows();
    void warn_of_unsafe_work();
    void tell_of_lost_folder();
    void ask(const wxString& text, std::vector<MessageBar::Answer> answers);
    void ask_about_changes();
    void look_around();
    void take_surroundings(SeenAround seen);
    [[nodiscard]] std::vector<Versions> undecided() const;
    void ask_which_of(const std::vector<Versions>& conflicts, bool lost_work);
    void ask_which(const Dispute& dispute);
    void withdraw_question();
    void decide(const Dispute& shown, Choose choice);
    [[nodiscard]] std::string decide_disk(const Versions& shown, Choose choice);
    [[nodiscard]] std::string decide_lost(const Versions& shown, Choose choice);
    [[nodiscard]] std::string new_test_file(const std::string& name) const;
    void add_test(const std::string& name, const std::string& text);
    void run_tests();
    void tell_of_tests(const TestReport& report, std::uint64_t tested);
    /// Asks whether unsaved work is to be saved; false: nothing is to happen.
    bool may_close();
    bool told_of_saving(const Saved& saved);
    void forget_refused_saving();
    void save_game();
    void load_game();
    [[nodiscard]] std::filesystem::path kept_game() const;

    WheelGuard wheel_;
    ClickGuard clicks_;
    NewWindows new_windows_;
    Settings settings_;
    CommandTable commands_;
    Docks aui_;
    std::unique_ptr<OpenPack> pack_;
    Subscription title_changes_, title_saves_, steps_;
    wxWindow* middle_ = nullptr;
    MessageBar* info_ = nullptr;
    wxAuiNotebook* tabs_ = nullptr;
    StartPage* start_ = nullptr;
    PackTree* tree_ = nullptr;
    ProblemsPane* problems_ = nullptr;
    PlayPane* play_ = nullptr;
    HistoryPane* history_ = nullptr;
    UsesPane* uses_ = nullptr;
    std::map<std::string, std::string> new_names_;  ///< of entries that are shown under an id that is gone
    std::string problem_count_;                     ///< in words
    std::vector<RefusedValue> refused_values_;      ///< of all tabs
    bool problems_closed_ = false;                  ///< by somebody, who wants to see none
    bool newly_opened_ = false;                     ///< and not checked so far
    Visits visits_;
    bool revisits_ = false;                 ///< one goes back, or forth again
    bool looking_ = false;                  ///< what is opened is only looked at
    wxString kept_tabs_;                    ///< as the settings have them
    bool lost_offered_ = false;             ///< work that was lost waits for an answer
    wxString lost_tabs_;                    ///< as they were when the pack was opened
    wxWeakRef<wxWindow> seen_page_;         ///< that was shown until now
    wxWindow* glance_ = nullptr;            ///< the tab of what is only looked at; null: there is none
    std::optional<Dispute> asked_;          ///< what the question that waits is about; otherwise something else
    std::optional<Recovery> restoring_;     ///< kept until somebody has chosen for all of it
    std::set<std::string> decided_;         ///< files of it
    std::vector<Recovery> discarded_;       ///< just now
    std::vector<Recovery> offered_back_;    ///< that the question which waits is about
    std::vector<Recovery> restored_;        ///< whose journals stay until the work in them is kept anew
    std::size_t typing_taken_back_at_ = 0;  ///< so many steps were done then
    wxString refused_saving_;               ///< as it was told
    wxString asked_to_save_;                ///< of files that are write-protected
    HeldThings held_;
    std::string told_unsafe_;  ///< the reason that was told last
    Subscription checks_;
    bool folder_gone_ = false;    ///< and that was told
    wxString told_by_play_;       ///< in the message bar
    wxString whispered_by_play_;  ///< in the status bar
    RecentMenu recent_;
    wxTimer disk_timer_;
    Whisper whisper_;
    wxTimer opening_timer_;
    std::filesystem::path opening_folder_;
    std::shared_ptr<OpeningProgress> progress_;
    Background<std::unique_ptr<Workspace>> opening_;
    Background<SeenAround> looking_around_;
    Background<TestReport> testing_;
};

}  // namespace briar::editor
