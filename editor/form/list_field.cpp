// Lists of words and of entries: a chip for each, and a box to add more.
#include <algorithm>
#include <map>
#include <optional>

#include <wx/button.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>
#include <wx/utils.h>
#include <wx/weakref.h>
#include <wx/wrapsizer.h>

#include "editor/form/field.hpp"
#include "editor/form/new_entry_button.hpp"
#include "editor/form/offer_box.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/context_menu.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/untaken_text.hpp"

namespace briar::editor {
namespace {

class ListField final : public Field {
public:
    using Field::Field;

    wxWindow* build(wxWindow* parent, const Control& control) override {
        panel_ = new wxPanel(parent);
        auto* column = new wxBoxSizer(wxVERTICAL);
        chips_ = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
        offer_ = new OfferBox(panel_, "Add to " + to_wx(name_of(control)), [this] { return left(); });
        offer_->SetMinSize(parent->FromDIP(wxSize(220, -1)));
        offer_->on_choose = [this](const std::string& value) { add(value); };
        offer_->on_enter = [this] { add_typed(); };
        offer_->on_left = [this] {
            if (!goes_to_new()) add_typed();
        };
        add_ = &offer_->field();
        add_->SetHint("add");
        untaken_.emplace(
            *add_, [] { return wxString(); }, [this] { add_typed(); });
        add_->Bind(wxEVT_TEXT, [this](wxCommandEvent& event) {
            if (add_->GetValue().empty()) say({});
            event.Skip();
        });
        // Who turns elsewhere has done with it. A choice from the list comes first and leaves nothing to add.
        add_->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
            add_->CallAfter([this] {
                if (!add_->HasFocus() && !offer_->is_open()) offer_->on_left();
            });
            event.Skip();
        });
        add_->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
            if (event.GetKeyCode() != WXK_ESCAPE || add_->GetValue().empty()) return event.Skip();
            take_back();
        });
        column->Add(chips_, wxSizerFlags().Expand());
        last_row_ = new wxBoxSizer(wxHORIZONTAL);
        last_row_->Add(offer_);
        if (control.kind == ControlKind::References && host_.new_entries) add_new_button(control);
        column->Add(last_row_, wxSizerFlags().Border(wxTOP, parent->FromDIP(2)));
        panel_->SetSizer(column);
        show(control);
        built_ = true;
        return panel_;
    }

    /// Not at the far end of the chips' row.
    [[nodiscard]] wxBoxSizer* tools() const override { return last_row_; }
    [[nodiscard]] UntakenText* untaken() override { return &*untaken_; }
    void show(const Control& control) override {
        control_ = control;
        std::vector<std::string> values;
        for (const Control& child : control.children)
            values.push_back(child.text);
        std::vector<wxString> words;
        for (const std::string& each : values)
            words.push_back(called(each));
        for (const Shared::Part& each : control.shared.parts)
            words.push_back(called(each.text) + wxString::Format("  (in %zu of %zu)", each.in, control.shared.entries));
        if (values != shown_ || words != words_) {
            if (values != shown_) say({});
            shown_ = std::move(values);
            words_ = std::move(words);
            make_chips();
        }
        offer_->change();
    }
    void take_back() override {
        Field::take_back();
        add_->ChangeValue("");
        if (new_ != nullptr) new_->look_at({});
    }

private:
    [[nodiscard]] wxTextCtrl* box() const override { return add_; }
    /// What could be added.
    [[nodiscard]] std::vector<Choice> left() const {
        std::vector<Choice> choices = host_.choices(control_);
        std::erase_if(choices, [this](const Choice& each) {
            return std::find(shown_.begin(), shown_.end(), each.value) != shown_.end();
        });
        return choices;
    }
    /// What people call an item.
    [[nodiscard]] wxString called(const std::string& item) const {
        if (control_.kind != ControlKind::References || !host_.name_of) return to_wx(item);
        const std::string name = host_.name_of(schema::resolved(control_.schema->items)->ref_kind, item);
        return to_wx(name.empty() ? item : name);
    }
    /// The place of the chip that has the focus; negative: none has it.
    [[nodiscard]] int focused_chip() const {
        const auto found = std::find(made_.begin(), made_.end(), wxWindow::FindFocus());
        return found == made_.end() ? -1 : static_cast<int>(found - made_.begin());
    }
    /// Whoever takes one out goes on with the next.
    void focus_chip(int place) {
        if (place < 0) return;
        if (made_.empty()) return add_->SetFocus();
        made_[std::min(static_cast<std::size_t>(place), made_.size() - 1)]->SetFocus();
    }
    void add_new_button(const Control& control) {
        new_ = new NewEntryButton(panel_, host_, schema::resolved(control.schema->items)->ref_kind);
        new_->on_made = [this](const std::string& id) { add(id); };
        // The focus that goes to it does not end what is typed.
        new_->DisableFocusFromKeyboard();
        last_row_->Add(new_, wxSizerFlags().CentreVertical().Border(wxLEFT, panel_->FromDIP(6)));
        add_->Bind(wxEVT_TEXT, [this](wxCommandEvent& event) {
            new_->look_at(offered(from_wx(add_->GetValue())) ? std::string() : from_wx(add_->GetValue()));
            event.Skip();
        });
    }
    /// Whoever presses the button means what is typed for what it makes.
    [[nodiscard]] bool goes_to_new() const {
        return new_ != nullptr && new_->IsShown() &&
               (new_->HasFocus() || new_->GetScreenRect().Contains(wxGetMousePosition()));
    }
    /// Whether Enter would take something else.
    [[nodiscard]] bool offered(const std::string& typed) {
        return !typed.empty() && from_wx(offer_->meant(to_wx(typed))) != typed;
    }
    void make_chips() {
        const int focused = focused_chip();
        made_.clear();
        chips_->Clear(true);
        for (std::size_t i = 0; i < shown_.size(); ++i) {
            wxButton* chip = make_chip(words_[i]);
            chip->SetToolTip(
                tip(shown_[i], several() ? "Open or remove: each of them has it" : "Open, move or remove"));
            chip->Bind(wxEVT_BUTTON, [this, chip, i](wxCommandEvent&) { menu(chip, i); });
            chip->Bind(wxEVT_KEY_DOWN, [this, i](wxKeyEvent& event) {
                if (event.GetKeyCode() != WXK_DELETE) return event.Skip();
                remove(i);
            });
        }
        for (std::size_t i = 0; i < control_.shared.parts.size(); ++i) {
            wxButton* chip = make_chip(words_[shown_.size() + i]);
            chip->SetForegroundColour(current_look().faint);
            chip->SetToolTip(
                tip(control_.shared.parts[i].text, "Not each of them has it: open, add to all, or remove"));
            chip->Bind(wxEVT_BUTTON, [this, chip, i](wxCommandEvent&) { menu_of_part(chip, i); });
        }
        focus_chip(focused);
        panel_->InvalidateBestSize();
        // The form lays out what it makes.
        for (wxWindow* each = built_ ? panel_ : nullptr; each != nullptr && !each->IsTopLevel();
             each = each->GetParent())
            each->Layout();
    }
    [[nodiscard]] wxString tip(const std::string& item, const wxString& words) const {
        return called(item) == to_wx(item) ? words : to_wx(item) + "\n" + words;
    }
    wxButton* make_chip(const wxString& label) {
        auto* chip = new wxButton(panel_, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        chip->SetMinSize(chip->GetBestSize() + panel_->FromDIP(wxSize(14, 6)));
        chip->SetName(label);
        // As they are seen: what adds comes behind them.
        chip->MoveBeforeInTabOrder(offer_);
        chips_->Add(chip, wxSizerFlags().Border(wxRIGHT | wxBOTTOM, panel_->FromDIP(3)));
        made_.push_back(chip);
        return chip;
    }

    using Item = std::function<void(const wxString& label, const std::function<void()>& action, bool enabled)>;
    /// The form may be made anew while the menu is open: then what it was about is gone, and nothing is done.
    static void pop_up(wxWindow& chip, const std::function<void(const Item&)>& fill) {
        wxMenu menu;
        std::map<int, std::function<void()>> actions;
        fill([&](const wxString& label, const std::function<void()>& action, bool enabled) {
            wxMenuItem* made = menu.Append(wxID_ANY, label);
            made->Enable(enabled);
            actions[made->GetId()] = action;
        });
        const wxWeakRef<wxWindow> there = &chip;
        const auto chosen = actions.find(ask_in_menu(chip, menu, {0, chip.GetSize().y}));
        if (there && chosen != actions.end()) chosen->second();
    }
    void add_open(const Item& item, const std::string& value) const {
        if (control_.kind != ControlKind::References) return;
        const std::string kinds = schema::resolved(control_.schema->items)->ref_kind;
        item(
            "&Open " + called(value), [this, kinds, value] { host_.open_entry(kinds, value); }, true);
    }
    void menu(wxWindow* chip, std::size_t index) {
        pop_up(*chip, [&](const Item& item) {
            add_open(item, shown_[index]);
            item(
                several() ? "&Remove from all" : "&Remove", [this, index] { remove(index); }, true);
            // Each of several has an order of its own.
            if (several()) return;
            item(
                "Move to the &front", [this, index] { host_.move(control_.path, index, Direction::Up); }, index > 0);
            item(
                "Move to the &back", [this, index] { host_.move(control_.path, index, Direction::Down); },
                index + 1 < shown_.size());
        });
    }
    void menu_of_part(wxWindow* chip, std::size_t index) {
        const std::string text = control_.shared.parts[index].text;
        pop_up(*chip, [&](const Item& item) {
            add_open(item, text);
            item(
                "&Add to all", [this, text] { add(text); }, true);
            item(
                "&Remove where it is", [this, text] { remove_everywhere(text); }, true);
        });
    }
    [[nodiscard]] bool several() const { return control_.shared.entries > 1; }
    void remove(std::size_t index) {
        several() ? remove_everywhere(shown_[index]) : host_.remove(control_.path, index);
    }
    void remove_everywhere(const std::string& text) {
        const Typed typed = judge(*schema::resolved(control_.schema->items), text);
        if (typed.value) host_.remove_value(control_.path, *typed.value);
    }

    /// Words may be new ones: what is typed is meant, also where longer ones begin so.
    void add_typed() {
        const wxString typed = wxString(add_->GetValue()).Trim(true).Trim(false);
        if (typed.empty()) return;
        add(from_wx(control_.kind == ControlKind::References ? offer_->meant(typed) : typed));
    }
    void add(const std::string& text) {
        if (text.empty()) return;
        if (std::find(shown_.begin(), shown_.end(), text) != shown_.end())
            return say("`" + text + "` is there already", text);
        const Typed typed = judge(*schema::resolved(control_.schema->items), text);
        const bool can_make = !typed.value && new_ != nullptr && new_->IsShown();
        say(can_make ? "nothing is called `" + text + "` yet: the button beside it makes it" : typed.problem, text);
        if (!typed.value) return;
        offer_->clear();
        if (new_ != nullptr) new_->look_at({});
        host_.insert(control_.path, shown_.size(), *typed.value);
    }

    wxPanel* panel_ = nullptr;
    bool built_ = false;
    wxWrapSizer* chips_ = nullptr;
    std::vector<wxWindow*> made_;  ///< the chips
    wxBoxSizer* last_row_ = nullptr;
    OfferBox* offer_ = nullptr;
    wxTextCtrl* add_ = nullptr;  ///< its field
    std::optional<UntakenText> untaken_;
    NewEntryButton* new_ = nullptr;
    std::vector<std::string> shown_;
    std::vector<wxString> words_;  ///< on the chips: of what is shown, then of what only some of several entries have
};

}  // namespace

std::unique_ptr<Field> make_list_field(FormHost& host) { return std::make_unique<ListField>(host); }

}  // namespace briar::editor
