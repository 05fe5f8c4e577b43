// Fields that are chosen from: words, switches, entries, files, open edges.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <wx/bmpbuttn.h>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/weakref.h>

#include "editor/core/tile_edges.hpp"
#include "editor/form/field.hpp"
#include "editor/form/new_entry_button.hpp"
#include "editor/form/offer_box.hpp"
#include "editor/picture/icons.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/choice_words.hpp"
#include "editor/widget/firm_panel.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/short_choice.hpp"
#include "editor/widget/untaken_text.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

/// A few words to choose from; the first says what counts when nothing is written. Before it stands that several
/// entries differ, as long as they do.
class ChoiceField final : public Field {
public:
    using Field::Field;

    wxWindow* build(wxWindow* parent, const Control& control) override {
        choice_ = new wxChoice(parent, wxID_ANY);
        shorten_chosen(*choice_);
        choice_->SetName(to_wx(name_of(control)));
        choice_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
            const std::optional<std::string> chosen = rows_[static_cast<std::size_t>(event.GetSelection())].value;
            if (chosen) take_whole(*chosen);
            if (!problem().empty()) show(Control(control_));
        });
        show(control);
        return choice_;
    }
    void show(const Control& control) override {
        static_cast<void>(keeps_typed(control));
        std::vector<Row> rows = offered(control);
        const std::optional<std::string> now =
            control.mixed ? std::nullopt : std::optional(control.written ? control.text : std::string());
        auto known = std::find_if(rows.begin(), rows.end(), [&](const Row& each) { return each.value == now; });
        // What stands there but may not is shown, too.
        if (known == rows.end()) known = rows.insert(rows.end(), {now, to_wx(*now)});
        const auto chosen = static_cast<int>(known - rows.begin());
        // A list that is open stays as it is.
        if (rows != rows_) fill(std::move(rows));
        if (choice_->GetSelection() != chosen) choice_->SetSelection(chosen);
        // Where there is little room it is read where the pointer rests.
        choice_->SetToolTip(control.hint.empty() ? wxString() : choice_->GetStringSelection());
    }

private:
    struct Row {
        std::optional<std::string> value;  ///< none: that there are several
        wxString label;
        friend bool operator==(const Row&, const Row&) = default;
    };

    [[nodiscard]] std::vector<Row> offered(const Control& control) const {
        std::vector<Row> rows;
        if (control.mixed) rows.push_back({std::nullopt, "(various)"});
        rows.push_back(
            {"", "(" + (control.fallback.empty() ? to_wx(words_when_empty(control)) : words(control.fallback)) + ")"});
        if (control.kind == ControlKind::Switch) {
            rows.push_back({"true", "yes"});
            rows.push_back({"false", "no"});
        } else {
            for (const Choice& each : host_.choices(control))
                rows.push_back({each.value, in_words(each)});
        }
        return rows;
    }
    void fill(std::vector<Row> rows) {
        rows_ = std::move(rows);
        choice_->Clear();
        for (const Row& each : rows_)
            choice_->Append(each.label);
    }
    [[nodiscard]] wxString words(const std::string& value) const {
        if (control_.kind == ControlKind::Switch) return value == "true" ? "yes" : "no";
        wxString text = to_wx(value);
        text.Replace("_", " ");
        return text;
    }

    wxChoice* choice_ = nullptr;
    std::vector<Row> rows_;
};

constexpr int kReferenceWidth = 230;
constexpr int kLeastName = 60;
const wxString kChooseFile = dots("Choose a file");

/// One of many, to be searched by typing.
class SearchField final : public Field {
public:
    using Field::Field;

    wxWindow* build(wxWindow* parent, const Control& control) override {
        auto* panel = new wxPanel(parent);
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        const bool file = control.kind == ControlKind::File;
        make_offer(*panel, control);
        offer_->SetMinSize(parent->FromDIP(wxSize(kReferenceWidth, -1)));
        row->Add(offer_, wxSizerFlags(file ? 1 : 0).CentreVertical());
        tools_ = new wxBoxSizer(wxHORIZONTAL);
        row->Add(tools_, wxSizerFlags().CentreVertical());
        called_ = new wxStaticText(panel, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                   wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
        called_->SetForegroundColour(current_look().faint);
        called_->Show(!file);
        row->Add(called_, wxSizerFlags(1).CentreVertical().Border(wxLEFT, parent->FromDIP(6)));
        if (control.kind == ControlKind::Reference && host_.new_entries) add_new_button(*row, control);
        if (file && host_.choose_file) add_file_button(*row, control);
        panel->SetSizer(row);
        panel->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
            event.Skip();
            fit_name();
        });
        show(control);
        return panel;
    }
    [[nodiscard]] wxBoxSizer* tools() const override { return tools_; }
    [[nodiscard]] UntakenText* untaken() override { return &*untaken_; }
    void show(const Control& control) override {
        const bool refused = keeps_typed(control);
        offer_->change();
        box_->SetHint(control.mixed ? wxString("various") : to_wx(words_when_empty(control)));
        const bool typed = refused || (box_->HasFocus() && box_->GetValue() != last_);
        last_ = to_wx(shown_text());
        if (!typed && box_->GetValue() != last_) box_->ChangeValue(last_);
        look_for_new();
        show_name();
    }
    void take_back() override {
        Field::take_back();
        box_->ChangeValue(to_wx(shown_text()));
    }

private:
    /// The field with what may stand in it.
    void make_offer(wxWindow& panel, const Control& control) {
        offer_ = new OfferBox(&panel, to_wx(name_of(control)), [this] { return host_.choices(control_); });
        box_ = &offer_->field();
        untaken_.emplace(
            *box_, [this] { return last_; }, [this] { take_typed(); });
        offer_->on_choose = [this](const std::string& value) {
            box_->ChangeValue(to_wx(value));
            take_whole(value);
        };
        offer_->on_enter = [this] { take_typed(); };
        offer_->on_left = [this] {
            if (box_->GetValue() != last_) take_typed();
        };
        box_->Bind(wxEVT_TEXT, [this](wxCommandEvent& event) {
            if (box_->GetValue() == to_wx(shown_text())) say({});
            event.Skip();
        });
        box_->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
            if (!offer_->is_open()) offer_->on_left();
            event.Skip();
        });
    }
    void add_new_button(wxBoxSizer& row, const Control& control) {
        new_ = new NewEntryButton(offer_->GetParent(), host_, control.schema->ref_kind);
        new_->on_made = [this](const std::string& id) {
            box_->ChangeValue(to_wx(id));
            take_whole(id);
        };
        row.Add(new_, wxSizerFlags().CentreVertical().Border(wxLEFT, offer_->FromDIP(6)));
        box_->Bind(wxEVT_TEXT, [this](wxCommandEvent& event) {
            look_for_new();
            event.Skip();
        });
    }
    void take_typed() {
        const wxString value = box_->GetValue().empty() ? wxString() : offer_->meant(box_->GetValue());
        if (value != box_->GetValue()) box_->ChangeValue(value);
        take_whole(from_wx(value));
    }
    /// Nothing is made of what is there already.
    void look_for_new() {
        if (new_ == nullptr) return;
        const wxString typed = box_->GetValue();
        const bool known = typed != last_ && offer_->is_name(typed);
        new_->look_at(known ? std::string() : from_wx(typed));
    }
    [[nodiscard]] wxTextCtrl* box() const override { return box_; }
    /// What people call the entry, where that says more than its id.
    void show_name() {
        if (control_.kind != ControlKind::Reference || !host_.name_of) return;
        const std::string name = host_.name_of(control_.schema->ref_kind, shown_text());
        words_ = name == shown_text() ? wxString() : to_wx(name);
        box_->SetToolTip(words_.empty() ? wxString("Alt+Down shows what there is") : words_);
        fit_name();
    }
    /// Nothing rather than two dots.
    void fit_name() {
        const int room = called_->GetParent()->GetClientSize().x - offer_->GetMinSize().x - tools_->GetMinSize().x -
                         called_->FromDIP(6) - (new_ != nullptr && new_->IsShown() ? new_->GetBestSize().x : 0);
        const int needed = std::min(called_->GetTextExtent(words_).x, called_->FromDIP(kLeastName));
        const wxString now = room < needed ? wxString() : words_;
        if (now == called_->GetLabel()) return;
        called_->SetLabel(now);
        called_->SetToolTip(now);
        called_->GetParent()->Layout();
    }
    /// A file is looked for where files lie.
    void add_file_button(wxBoxSizer& row, const Control& control) {
        const auto choose = [this] {
            // The entry may be gone when an answer comes.
            const wxWeakRef<wxTextCtrl> box = box_;
            const std::string file = host_.choose_file(control_);
            if (file.empty() || !box) return;
            box_->ChangeValue(to_wx(file));
            take_whole(file);
        };
        auto* button = new wxButton(offer_->GetParent(), wxID_ANY, kChooseFile);
        button->SetName(kChooseFile + ", " + to_wx(name_of(control)));
        // The form may be made anew by what is chosen.
        button->Bind(wxEVT_BUTTON, [this, choose](wxCommandEvent&) { box_->CallAfter(choose); });
        row.Add(button, wxSizerFlags().CentreVertical().Border(wxLEFT, button->FromDIP(6)));
        offer_->offer_instead(kChooseFile, choose);
    }

    OfferBox* offer_ = nullptr;
    wxTextCtrl* box_ = nullptr;  ///< its field
    wxString last_;              ///< what the value was when it was shown last: anything else there is typed
    std::optional<UntakenText> untaken_;
    wxStaticText* called_ = nullptr;
    wxString words_;  ///< of it, where there is room
    wxBoxSizer* tools_ = nullptr;
    NewEntryButton* new_ = nullptr;
};

/// Four sides, each open or closed; or this in one tile and that in another.
class EdgesField final : public Field {
public:
    using Field::Field;

    wxWindow* build(wxWindow* parent, const Control& control) override {
        auto* panel = new FirmPanel(parent);
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        // In two rows: there may be little room.
        auto* sides = new wxGridSizer(2, parent->FromDIP(wxSize(12, 4)));
        row->Add(sides);
        const char* names[] = {"North", "East", "South", "West"};
        for (std::size_t i = 0; i < sides_.size(); ++i) {
            sides_[i] = new wxCheckBox(panel, wxID_ANY, names[i], wxDefaultPosition, wxDefaultSize, wxCHK_3STATE);
            sides_[i]->SetName(wxString(names[i]) + " edge is open");
            sides_[i]->Bind(wxEVT_CHECKBOX, [this, i](wxCommandEvent&) { tick(i); });
            sides->Add(sides_[i]);
        }
        const wxColour ink = wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT);
        auto* turn = new wxBitmapButton(panel, wxID_ANY, icon(Icon::Turn, ink, panel->FromDIP(16)));
        turn->SetName("Turn clockwise");
        turn->SetToolTip("Turn the edges clockwise");
        turn->Bind(wxEVT_BUTTON,
                   [this](wxCommandEvent&) { change([](const OpenEdges& edges) { return turned(edges, 1); }); });
        row->Add(turn, wxSizerFlags().CentreVertical().Border(wxLEFT, panel->FromDIP(12)));
        panel->SetSizer(row);
        show(control);
        return panel;
    }
    void show(const Control& control) override {
        control_ = control;
        const auto edges = shared();
        for (std::size_t i = 0; i < sides_.size(); ++i) {
            const bool various = edges[i] == SharedEdge::Various;
            sides_[i]->Set3StateValue(various                        ? wxCHK_UNDETERMINED
                                      : edges[i] == SharedEdge::Open ? wxCHK_CHECKED
                                                                     : wxCHK_UNCHECKED);
            sides_[i]->SetToolTip(sides_[i]->GetLabel() + (various ? " edge: various" : " edge is open"));
        }
    }

private:
    [[nodiscard]] std::array<SharedEdge, 4> shared() const {
        return shared_edges(control_.shared.entries > 1 ? control_.shared.texts
                                                        : std::vector<std::string>{control_.text});
    }
    /// What is open here and closed there becomes open.
    void tick(std::size_t side) {
        const bool open = shared()[side] != SharedEdge::Open;
        change([side, open](OpenEdges edges) {
            edges[side] = open;
            return edges;
        });
    }
    void change(const EdgesChange& edges) {
        if (host_.change_edges) {
            say(host_.change_edges(control_.path, edges));
        } else {
            const std::string text = edges_text(edges(edges_of(control_.text)), control_.text);
            say(host_.set(control_.path, make_text(text)));
        }
        // The box went on by itself, also where nothing came of it.
        show(Control(control_));
    }

    std::array<wxCheckBox*, 4> sides_{};
};

}  // namespace

std::unique_ptr<Field> make_choice_field(FormHost& host) { return std::make_unique<ChoiceField>(host); }
std::unique_ptr<Field> make_search_field(FormHost& host) { return std::make_unique<SearchField>(host); }
std::unique_ptr<Field> make_edges_field(FormHost& host) { return std::make_unique<EdgesField>(host); }

}  // namespace briar::editor
