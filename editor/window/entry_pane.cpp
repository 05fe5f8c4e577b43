#include "editor/window/entry_pane.hpp"

#include <algorithm>
#include <utility>

#include <wx/button.h>
#include <wx/notebook.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/core/form.hpp"
#include "editor/core/pile_spot.hpp"
#include "editor/core/tile_edges.hpp"
#include "editor/core/tile_palette.hpp"
#include "editor/core/unreadable_entry.hpp"
#include "editor/core/workspace.hpp"
#include "editor/face/face_of.hpp"
#include "editor/form/form_panel.hpp"
#include "editor/form/picture_panel.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/following_pane.hpp"
#include "editor/widget/heading.hpp"
#include "editor/widget/linked_text.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"
#include "editor/widget/still_ground.hpp"
#include "editor/widget/whole_layout.hpp"
#include "editor/window/entry_tabs.hpp"
#include "editor/window/open_pack.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

constexpr int kPictureWidth = 262;
constexpr int kWideEnough = 680;
constexpr int kHighEnough = 390;

std::string text_at(const Node& node, const char* key) {
    const Node* value = node.find(key);
    return value != nullptr ? value->text : std::string();
}

/// The innermost field whose value, in that file of the pack, holds the byte; empty: none.
Path field_of(const EntryLens& lens, const std::vector<Control>& controls, const std::string& file, std::size_t byte) {
    for (const Control& control : controls) {
        const FieldView view = lens.field(control.path);
        // What is written of an item of a list is the whole list.
        const bool item =
            std::any_of(control.path.begin(), control.path.end(), [](const Step& s) { return s.is_index; });
        const Node* value = item ? view.value : view.written;
        if (value == nullptr || view.file != file || byte < value->span.begin || byte > value->span.end) continue;
        const bool row = control.kind == ControlKind::References || control.kind == ControlKind::Words;
        const Path inner = row ? Path() : field_of(lens, control.children, file, byte);
        return inner.empty() ? control.path : inner;
    }
    return {};
}

}  // namespace

EntryPane::EntryPane(wxWindow* parent, OpenPack& pack, std::vector<std::string> full_ids)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, parent->GetClientSize()),
      pack_(pack),
      full_ids_(std::move(full_ids)),
      fresh_(*this, [this] { refresh(); }) {
    SetName("Entry " + to_wx(full_ids_.front()));
    build();
    changes_ = pack_.workspace().listen([this](const WorkspaceChange&) { fresh_.note_change(); });
    checks_ = pack_.listen_to_checks([this](const Checked&) { fresh_.note_change(); });
    refresh();
    lay_out_whole(*this);
}

void EntryPane::SetFocus() {
    if (quiet_) return;
    // The first field of the form rather than its tab.
    if (pages_ != nullptr && pages_->GetSelection() == 0) return form_->SetFocus();
    if (FollowingPane* pane = shown_pane()) return pane->return_focus();
    wxPanel::SetFocus();
}

/// The desktop goes to its first field: the keyboard goes where it was.
void EntryPane::return_to_form() {
    wxWindow* focus = FindFocus();
    if (focus != nullptr && form_->IsDescendant(focus)) form_->SetFocus();
}

void EntryPane::build() {
    const int gap = FromDIP(8);
    keep_focus_on_click(*this);
    title_ = new Heading(this, "", 1.4F);
    note_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    note_->SetForegroundColour(current_look().faint);
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(title_, wxSizerFlags().Bottom());
    head->Add(note_, wxSizerFlags(1).Bottom().Border(wxLEFT | wxBOTTOM, gap / 2));

    const std::vector<EntryTab> tabs =
        single() ? tabs_for(EntryLens(pack_.workspace(), full_ids_.front())) : std::vector<EntryTab>();
    if (tabs.empty()) {
        body_ = build_form(new wxPanel(this));
    } else {
        body_ = pages_ = new wxNotebook(this, wxID_ANY);
        pages_->AddPage(build_form(new wxPanel(pages_)), "Form");
        add_tabs(*pages_, tabs, make_pane_host(), full_ids_.front());
        pages_->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
            event.Skip();
            if (event.GetSelection() == 0) CallAfter([this] { return_to_form(); });
        });
    }
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(head, wxSizerFlags().Expand().Border(wxALL, gap));
    column->Add(body_, wxSizerFlags(1).Expand());
    build_unreadable();
    column->Add(unreadable_, wxSizerFlags(1).Expand().Border(wxALL, gap));
    SetSizer(column);
}

/// What stands in the place of the form while the text has a mistake, and the way there.
void EntryPane::build_unreadable() {
    unreadable_ = new wxPanel(this);
    why_ = new Remark(unreadable_, wxID_ANY, "");
    why_->SetName("Why it is not shown");
    auto* go = new wxButton(unreadable_, wxID_ANY, "Go to the &mistake");
    go->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        const auto document = pack_.workspace().document(hiding_file_);
        if (!document || !on_place) return;
        const auto& problems = document->yaml().problems.list();
        if (!problems.empty()) on_place(problems.front().place);
    });
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(why_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(8)));
    column->Add(go);
    unreadable_->SetSizer(column);
    unreadable_->Hide();
}

/// Empty: it is read again.
void EntryPane::show_unreadable(const std::string& file) {
    if (std::exchange(hiding_file_, file) == file) return;
    if (unreadable())
        why_->SetLabel(to_wx(file) +
                       " has a mistake where this entry is written. It is shown again once that is mended.");
    body_->Show(!unreadable());
    unreadable_->Show(unreadable());
    Layout();
}

wxWindow* EntryPane::build_form(wxWindow* page) {
    // The same ground whether there are more tabs or none.
    page->SetBackgroundColour(current_look().ground);
    keep_focus_on_click(*page);
    const int gap = FromDIP(8);
    auto* side = new wxBoxSizer(wxVERTICAL);
    // The keyboard begins in the form: letters do things to a tile.
    form_ = new FormPanel(page, make_host());
    form_->on_refused = [this] {
        if (on_untaken) on_untaken();
    };
    picture_ = new PicturePanel(page);
    picture_->on_edge = [this](int edge) {
        set_edges([edge](const std::string& text) { return edges_text(toggled(edges_of(text), edge), text); });
    };
    picture_->on_turn = [this](int quarters) {
        set_edges([quarters](const std::string& text) { return edges_text(turned(edges_of(text), quarters), text); });
    };
    picture_->on_middle = [this] {
        const EntryLens lens(pack_.workspace(), full_ids_.front());
        const std::vector<Control> symbols = tile_palette(pack_.workspace(), lens).symbols;
        if (!symbols.empty()) apply(switch_symbol(lens, symbols.front()), {});
    };
    specials_ = new LinkedText(page, single() ? "What it does" : "What is changed together");
    side->Add(picture_, wxSizerFlags().Expand());
    side->Add(specials_, wxSizerFlags(1).Expand().Border(wxTOP, gap / 2));
    side->SetMinSize(FromDIP(kPictureWidth), -1);

    auto* body = new wxBoxSizer(wxHORIZONTAL);
    body->Add(side, wxSizerFlags().Expand().Border(wxLEFT | wxTOP | wxBOTTOM, gap));
    body->Add(form_, wxSizerFlags(1).Expand());
    page->SetSizer(body);
    // Before it is laid out: beside a picture for which there is no room the form would have none either.
    page->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        show_side();
        event.Skip();
    });
    // About as large as it will be: GTK complains of scroll bars that are shorter than their buttons for a moment.
    page->SetSize(GetClientSize());
    return page;
}

FollowingPane* EntryPane::shown_pane() const {
    wxWindow* page = pages_ != nullptr ? pages_->GetCurrentPage() : nullptr;
    return page != nullptr ? pane_of(*page) : nullptr;
}

std::vector<FollowingPane*> EntryPane::panes() const {
    std::vector<FollowingPane*> all;
    for (std::size_t i = 0; pages_ != nullptr && i < pages_->GetPageCount(); ++i) {
        if (FollowingPane* pane = pane_of(*pages_->GetPage(i))) all.push_back(pane);
    }
    return all;
}

void EntryPane::do_what_waits() {
    for (FollowingPane* each : panes())
        each->do_what_waits();
}

bool EntryPane::waits() const {
    const auto all = panes();
    return std::any_of(all.begin(), all.end(), [](const FollowingPane* each) { return each->waits(); });
}

void EntryPane::show_page(const wxString& title) {
    for (std::size_t i = 0; pages_ != nullptr && i < pages_->GetPageCount(); ++i) {
        if (pages_->GetPageText(i) == title) pages_->SetSelection(i);
    }
}

bool EntryPane::shows_place(const Workspace& workspace, const std::string& full_id, const Place& place) {
    const EntryLens lens(workspace, full_id);
    return lens.exists() && !field_of(lens, make_form(lens), workspace.name_of(place.file), place.span.begin).empty();
}

void EntryPane::show_place(const Place& place) {
    show_page("Rules");
    if (FollowingPane* rules = shown_pane(); rules != nullptr && rules->show_place(place)) return;
    if (pack_.checked() && pile_spot(pack_.workspace(), *pack_.checked(), full_ids_.front(), place)) {
        show_page("Set-up");
        if (FollowingPane* piles = shown_pane(); piles != nullptr && piles->show_place(place)) return;
    }
    const EntryLens lens(pack_.workspace(), full_ids_.front());
    show_field(field_of(lens, make_form(lens), pack_.workspace().name_of(place.file), place.span.begin));
}

void EntryPane::show_field(const Path& path) {
    if (pages_ != nullptr) pages_->SetSelection(0);
    form_->focus(path);
}

std::vector<Refused> EntryPane::refused() const {
    std::vector<Refused> all = form_->refused();
    for (const FollowingPane* each : panes()) {
        const std::vector<Refused> more = each->refused();
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

void EntryPane::show_refused(const Path& path) {
    for (std::size_t i = 0; pages_ != nullptr && i < pages_->GetPageCount(); ++i) {
        FollowingPane* pane = pane_of(*pages_->GetPage(i));
        const std::vector<Refused> all = pane != nullptr ? pane->refused() : std::vector<Refused>();
        if (std::none_of(all.begin(), all.end(), [&](const Refused& each) { return each.path == path; })) continue;
        pages_->SetSelection(i);
        return pane->show_refused(path);
    }
    show_field(path);
}

void EntryPane::take_back_refused() {
    form_->take_back_refused();
    for (FollowingPane* each : panes())
        each->take_back_refused();
}

bool EntryPane::shows_position() const {
    const FollowingPane* pane = shown_pane();
    return pane != nullptr && pane->shows_position();
}

BoardCanvas* EntryPane::shown_board() const {
    FollowingPane* pane = shown_pane();
    return pane != nullptr ? pane->shown_board() : nullptr;
}

bool EntryPane::play_from_here() {
    FollowingPane* pane = shown_pane();
    return pane != nullptr && pane->play_from_here();
}

void EntryPane::refresh() {
    fresh_.note_fresh();
    std::vector<EntryLens> lenses;
    for (const std::string& id : full_ids_) {
        lenses.emplace_back(pack_.workspace(), id);
        // Where it is gone the window around closes this pane.
        if (!lenses.back().exists()) return show_unreadable(file_hiding(pack_.workspace(), id));
    }
    show_unreadable({});
    const EntryLens& first = lenses.front();
    show_head(first);
    const std::vector<Control> controls = single() ? make_form(first) : make_form(lenses);
    form_->show(controls);
    if (single()) show_marks(first, controls);
    show_side();
    if (!single()) return show_names(lenses);
    show_picture(first);
    show_words(first);
}

/// Problems of the last check at the fields whose values they are about.
void EntryPane::show_marks(const EntryLens& lens, const std::vector<Control>& controls) {
    // Places of an older check are no places of this text.
    if (!pack_.check_is_current()) return;
    std::vector<FormPanel::Mark> marks;
    const auto known = pack_.checked()->by_entry.find(lens.full_id());
    if (known != pack_.checked()->by_entry.end()) {
        for (const Diagnostic* problem : known->second) {
            const std::string file = pack_.workspace().name_of(problem->place.file);
            if (const Path path = field_of(lens, controls, file, problem->place.span.begin); !path.empty())
                marks.push_back({path,
                                 problem->hint.empty() ? problem->message : problem->message + "; " + problem->hint,
                                 problem->severity == Severity::Error});
        }
    }
    form_->mark(marks);
}

/// The picture and the words beside the form, where there is room for both.
void EntryPane::show_side() {
    const wxSize room = picture_->GetParent()->GetClientSize();
    const bool beside = room.x >= FromDIP(kWideEnough);
    const bool words = beside && (!single() || room.y >= FromDIP(kHighEnough));
    if (picture_->IsShown() == (beside && single()) && specials_->IsShown() == words) return;
    picture_->Show(beside && single());
    specials_->Show(words);
    picture_->GetParent()->Layout();
}

void EntryPane::show_head(const EntryLens& lens) {
    const std::string name = text_at(lens.value(), "name");
    title_->show(single() ? to_wx(name.empty() ? lens.id() : name)
                          : wxString::Format("%zu ", full_ids_.size()) + to_wx(lens.kind()));
    wxString note = single() ? to_wx(lens.full_id()) : wxString("What is changed here is changed in all of them.");
    if (single() && lens.inherited()) note += ", from a pack below: changes go into this pack";
    note_->SetLabel(note);
    note_->SetToolTip(note);
    Layout();
}

void EntryPane::show_picture(const EntryLens& lens) {
    if (!pack_.checked() || !pack_.checked()->catalog) return;
    const EntryInfo* info = pack_.workspace().entries().find(lens.full_id());
    const Catalog& catalog = *pack_.checked()->catalog;
    Entry entry;
    entry.kind = lens.kind();
    entry.id = lens.id();
    entry.pack = info != nullptr ? info->pack : pack_.workspace().pack_id();
    entry.node = &lens.value();
    const DefId known = catalog.find(lens.kind(), lens.id(), pack_.system());
    entry.system = known ? catalog.entry(known).system : pack_.system();
    picture_->show(face_of(catalog, entry));
}

void EntryPane::set_edges(const std::function<std::string(const std::string& text)>& change) {
    const EntryLens lens(pack_.workspace(), full_ids_.front());
    apply(lens.set({"edges"}, make_text(change(text_at(lens.value(), "edges")))), {});
}

}  // namespace briar::editor
