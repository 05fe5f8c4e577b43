#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <wx/panel.h>

#include "editor/core/entry_lens.hpp"
#include "editor/core/refused.hpp"
#include "editor/core/setup_piles.hpp"
#include "editor/core/signal.hpp"
#include "editor/widget/refresh_when_seen.hpp"

class wxNotebook;
class wxStaticText;

namespace briar {
struct PackTest;
}

namespace briar::editor {

struct Control;
struct PartName;
class BoardCanvas;
class FormPanel;
class Heading;
class LinkedText;
class OpenPack;
class PicturePanel;

/// One entry, or several of one kind at once: its form, its picture, its specials in words.
class EntryPane : public wxPanel {
public:
    EntryPane(wxWindow* parent, OpenPack& pack, std::vector<std::string> full_ids);

    [[nodiscard]] const std::vector<std::string>& full_ids() const { return full_ids_; }
    [[nodiscard]] FormPanel& form() const { return *form_; }
    [[nodiscard]] PicturePanel& picture() { return *picture_; }
    /// The text of an entry does not read as it stands: nothing else of it is shown until it does.
    [[nodiscard]] bool unreadable() const { return !hiding_file_.empty(); }
    /// Its form and its other tabs; null: there is nothing but the form.
    [[nodiscard]] wxNotebook* pages() { return pages_; }
    /// Begins a game from what the shown tab shows; false: it shows nothing that could be played.
    bool play_from_here();
    /// What is only looked at takes no focus when it is shown: keys, and what screen readers say, stay where they are.
    void be_quiet(bool quiet) { quiet_ = quiet; }
    void SetFocus() override;
    /// The keyboard goes to the field of that path.
    void show_field(const Path& path);
    /// What was typed into its form or another of its tabs and not taken.
    [[nodiscard]] std::vector<Refused> refused() const;
    [[nodiscard]] bool shows_refused() const { return !refused().empty(); }
    void show_refused(const Path& path);
    void take_back_refused();
    /// Whether the form of an entry has a field for a place in a file.
    [[nodiscard]] static bool shows_place(const Workspace& workspace, const std::string& full_id, const Place& place);
    /// Goes to that field, or to the block of a rule that stands there.
    void show_place(const Place& place);
    [[nodiscard]] bool shows_position() const;
    /// The board on the page that is shown; null: there is none.
    [[nodiscard]] BoardCanvas* shown_board() const;
    /// Shows the texts as they stand now.
    void refresh();
    /// What was asked for on its tabs and is still being thought over is done here and now.
    void do_what_waits();
    [[nodiscard]] bool waits() const;

    std::function<void(const std::string& full_id)> on_entry;
    /// Another entry was made on the way.
    std::function<void(const std::string& full_id)> on_made;
    std::function<void(const Place& place)> on_place;
    std::function<void(const std::string& reason)> on_refused;
    /// More or less than before was typed and not taken.
    std::function<void()> on_untaken;
    std::function<void(const PackTest& test)> on_play_from;
    std::function<void(const PartName& part)> on_rename;

private:
    void build();
    [[nodiscard]] class FollowingPane* shown_pane() const;
    [[nodiscard]] std::vector<FollowingPane*> panes() const;
    wxWindow* build_form(wxWindow* page);
    [[nodiscard]] struct FormHost make_host();
    void add_value_edits(FormHost& host);
    void add_list_edits(FormHost& host);
    void add_choices(FormHost& host);
    void add_ways(FormHost& host);
    void show_text_of(const Control& control);
    [[nodiscard]] EntryLens first_lens() const;
    [[nodiscard]] std::string merge_of(const Path& path) const;
    [[nodiscard]] struct PaneHost make_pane_host();
    /// Does it; gives why it cannot be done.
    [[nodiscard]] std::string attempt(Command command, const std::string& merge);
    void apply(Command command, const std::string& merge);
    void show_page(const wxString& title);
    void show_side();
    void build_unreadable();
    void show_unreadable(const std::string& file);
    void show_head(const EntryLens& lens);
    void show_marks(const EntryLens& lens, const std::vector<Control>& controls);
    void show_picture(const EntryLens& lens);
    void show_names(const std::vector<EntryLens>& lenses);
    void return_to_form();
    void show_words(const EntryLens& lens);
    void show_unused();
    void offer_piles();
    void show_specials(const EntryLens& lens);
    void set_edges(const std::function<std::string(const std::string& text)>& change);
    [[nodiscard]] bool single() const { return full_ids_.size() == 1; }

    OpenPack& pack_;
    std::vector<std::string> full_ids_;
    RefreshWhenSeen fresh_;
    Subscription changes_, checks_;
    bool quiet_ = false;
    Heading* title_ = nullptr;
    wxStaticText* note_ = nullptr;
    wxWindow* body_ = nullptr;
    wxPanel* unreadable_ = nullptr;  ///< in its place
    wxStaticText* why_ = nullptr;    ///< within it
    std::string hiding_file_;
    std::vector<PileSite> unused_;              ///< where it could be put, as nobody meets it
    std::shared_ptr<const Checked> unused_in_;  ///< the check that says so
    std::optional<PileSite> put_into_;          ///< where it was put here
    wxNotebook* pages_ = nullptr;
    PicturePanel* picture_ = nullptr;
    LinkedText* specials_ = nullptr;
    FormPanel* form_ = nullptr;
};

}  // namespace briar::editor
