// Fields that are typed into: texts, numbers, dice, ranges, YAML.
#include <algorithm>
#include <cstdlib>
#include <optional>

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/weakref.h>

#include "editor/core/typing_stretch.hpp"
#include "editor/form/field.hpp"
#include "editor/form/various_sign.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/choice_search.hpp"
#include "editor/widget/firm_panel.hpp"
#include "editor/widget/gtk_function.hpp"
#include "editor/widget/step_buttons.hpp"
#include "editor/widget/untaken_text.hpp"

namespace briar::editor {
namespace {

/// As large as a number in play can be: that is no bound that anybody thought of.
constexpr std::int64_t kUnbounded = 32767;

/// A range in few words: the field is narrow.
wxString range_of(const Control& control) {
    const auto text = [](std::int64_t number) { return to_wx(std::to_string(number)); };
    const bool low = control.minimum && *control.minimum > -kUnbounded;
    const bool high = control.maximum && *control.maximum < kUnbounded;
    if (low && high) return text(*control.minimum) + " to " + text(*control.maximum);
    if (low) return "from " + text(*control.minimum);
    return high ? "to " + text(*control.maximum) : wxString();
}

wxString hint_of(const Control& control) {
    if (control.mixed) return "various";
    if (control.kind == ControlKind::Number && control.fallback.empty()) return range_of(control);
    long usual = 0;
    const bool number = control.kind == ControlKind::Number && to_wx(control.fallback).ToLong(&usual);
    if (number && std::abs(usual) >= kUnbounded) return {};
    // That texts are texts goes without saying.
    return to_read(!control.fallback.empty() ? control.fallback
                   : control.hint == "text"  ? std::string()
                                             : control.hint);
}

/// As texts of one line have it. wxWidgets sets no margins of texts with several lines here.
void indent_text(wxTextCtrl& text) {
#ifdef __WXGTK__
    using Set = void(GtkWidget*, int);
    const auto set = [&text](const char* function, int by) {
        auto* const setter = gtk_function<Set>(function);
        auto* const inner = gtk_function<GtkWidget*(GtkWidget*)>("gtk_bin_get_child");
        if (setter != nullptr && inner != nullptr) setter(inner(text.m_widget), text.FromDIP(by));
    };
    set("gtk_text_view_set_left_margin", 7);
    set("gtk_text_view_set_right_margin", 7);
    set("gtk_text_view_set_top_margin", 5);
    set("gtk_text_view_set_bottom_margin", 5);
#else
    text.SetMargins(text.FromDIP(6), text.FromDIP(4));
#endif
}

/// Where two texts differ, in letters.
struct Difference {
    std::size_t begin = 0;
    std::size_t removed = 0;
    std::size_t added = 0;
};

Difference difference(const wxString& before, const wxString& now) {
    const std::wstring a = before.ToStdWstring();
    const std::wstring b = now.ToStdWstring();
    const std::size_t shorter = std::min(a.size(), b.size());
    std::size_t begin = 0;
    while (begin < shorter && a[begin] == b[begin])
        ++begin;
    std::size_t end = 0;
    while (end < shorter - begin && a[a.size() - 1 - end] == b[b.size() - 1 - end])
        ++end;
    return {begin, a.size() - end - begin, b.size() - end - begin};
}

class TextField final : public Field {
public:
    TextField(FormHost& host, bool long_text) : Field(host), long_text_(long_text) {}

    wxWindow* build(wxWindow* parent, const Control& control) override {
        const bool names = host_.said_in_text && !host_.said_in_text(control).empty();
        auto* around = names ? new FirmPanel(parent) : nullptr;
        text_ = new wxTextCtrl(names ? around : parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                               long_text_ ? wxTE_MULTILINE | wxTE_WORDWRAP : 0);
        text_->SetName(to_wx(name_of(control)));
        if (long_text_) {
            text_->SetMinSize({-1, parent->FromDIP(76)});
            indent_text(*text_);
            various_.emplace(*text_);
        }
        text_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
            if (long_text_) cut_steps();
            take(typed());
        });
        text_->Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
            if (problem().empty()) begin_typing();
            event.Skip();
        });
        if (names) add_names_button(*around, control);
        show(control);
        begin_typing();
        return names ? around : static_cast<wxWindow*>(text_);
    }
    void show(const Control& control) override {
        // What somebody is typing is theirs, also while it is wrong.
        if (various_ && !control.mixed) various_->want(false);
        if (!keeps_typed(control) && as_typed(to_wx(shown_text())) != typed()) show_text();
        if (!various_) text_->SetHint(hint_of(control));
        if (various_ && control.mixed) various_->want(true);
    }

private:
    /// Below the field; it puts a name into it.
    void add_names_button(wxWindow& panel, const Control& control) {
        auto* button = new wxButton(&panel, wxID_ANY, dots("Insert a name"));
        button->SetName(dots("Insert a name") + ", " + to_wx(name_of(control)));
        button->SetToolTip("Who or what takes part, or a number: it is said when the rule is");
        button->Bind(wxEVT_BUTTON, [this, button](wxCommandEvent&) { choose_name(*button); });
        auto* column = new wxBoxSizer(wxVERTICAL);
        column->Add(text_, wxSizerFlags().Expand());
        column->Add(button, wxSizerFlags().Border(wxTOP, panel.FromDIP(4)));
        panel.SetSizer(column);
    }
    /// It goes to where the caret is. Whoever is asked may turn to another block meanwhile.
    void choose_name(wxWindow& button) {
        const auto put = [text = wxWeakRef<wxTextCtrl>(text_),
                          at = text_->GetInsertionPoint()](const std::string& name) {
            if (!text) return;
            text->SetFocus();
            text->SetInsertionPoint(at);
            text->WriteText(to_wx(name));
        };
        auto* search = new ChoiceSearch(&button, dots("Who or what"), host_.said_in_text(control_), put);
        search->show_at(button.ClientToScreen(wxPoint(0, button.GetSize().y)));
    }
    /// The caret stands behind what is another text now, such as a word that came back.
    void show_text() {
        const wxString now = to_wx(shown_text());
        const Difference change = difference(text_->GetValue(), now);
        text_->ChangeValue(now);
        before_ = now;
        stretch_.end();
        if (!text_->HasFocus()) return;
        text_->SetInsertionPoint(static_cast<long>(change.begin + change.added));
        text_->ShowPosition(text_->GetInsertionPoint());
    }
    /// What one types for minutes is taken back word by word, as in the text view.
    void cut_steps() {
        const wxString now = text_->GetValue();
        const Difference change = difference(before_, now);
        const auto at = [](std::size_t number) { return static_cast<std::uint32_t>(number); };
        const Splice splice{{at(change.begin), at(change.begin + change.removed)},
                            from_wx(now.Mid(change.begin, change.added))};
        before_ = now;
        stretch_.begin_act();
        if (!stretch_.goes_on(splice, TypingStretch::Clock::now()) && host_.end_typing) host_.end_typing();
    }
    /// A blank at the end is the beginning of the next word; it would be written in quotes. Texts over lines go on to
    /// end as they did.
    [[nodiscard]] std::string as_typed(wxString text) const {
        const std::string words = from_wx(text.Trim(true).Trim(false));
        const std::size_t end = shown_text().find_last_not_of('\n') + 1;
        return words.empty() ? words : words + shown_text().substr(end);
    }
    [[nodiscard]] std::string typed() const {
        if (various_ && various_->is_written()) return {};
        return as_typed(text_->GetValue());
    }
    [[nodiscard]] wxTextCtrl* box() const override { return text_; }

    bool long_text_;
    wxTextCtrl* text_ = nullptr;
    wxString before_;  ///< what stood there before the last key
    TypingStretch stretch_;
    std::optional<VariousSign> various_;
};

class NumberField final : public Field {
public:
    using Field::Field;

    wxWindow* build(wxWindow* parent, const Control& control) override {
        panel_ = new FirmPanel(parent);
        text_ = new wxTextCtrl(panel_, wxID_ANY, "", wxDefaultPosition, parent->FromDIP(wxSize(90, -1)));
        text_->SetName(to_wx(name_of(control)));
        // What counts without a number may be said in words.
        const int hint = text_->GetTextExtent(hint_of(control)).x + parent->FromDIP(24);
        text_->SetMinSize({std::max(parent->FromDIP(90), hint), -1});
        auto* buttons = new StepButtons(panel_);
        buttons->SetName(to_wx(name_of(control) + ", more or less"));
        // What is typed next is typed into the field.
        buttons->on_step = [this](int by) {
            text_->SetFocus();
            step(by);
        };
        text_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { take(from_wx(text_->GetValue())); });
        text_->Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
            if (problem().empty()) begin_typing();
            event.Skip();
        });
        text_->Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
            if (event.GetKeyCode() == WXK_UP) return step(1);
            if (event.GetKeyCode() == WXK_DOWN) return step(-1);
            if (event.GetKeyCode() == WXK_ESCAPE && !problem().empty()) return take_back();
            event.Skip();
        });
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        row->Add(text_, wxSizerFlags().CentreVertical());
        row->Add(buttons, wxSizerFlags().Expand());
        panel_->SetSizer(row);
        show(control);
        begin_typing();
        return panel_;
    }
    void show(const Control& control) override {
        const bool keeps = keeps_typed(control);
        if (!keeps && shown_text() != from_wx(text_->GetValue())) text_->ChangeValue(to_wx(shown_text()));
        text_->SetHint(hint_of(control));
    }

    void take_back() override {
        Field::take_back();
        if (text_->HasFocus()) text_->SelectAll();
    }

private:
    void step(int by) {
        // Each of several values goes a step of its own: they would become one.
        if (control_.mixed && text_->GetValue().empty())
            return host_.step_each ? say(host_.step_each(control_, by)) : say({});
        long now = 0;
        const wxString text = text_->GetValue().empty() ? to_wx(control_.fallback) : text_->GetValue();
        if (!text.ToLong(&now)) now = 0;
        long next = now + by;
        if (control_.minimum) next = std::max(next, static_cast<long>(*control_.minimum));
        if (control_.maximum) next = std::min(next, static_cast<long>(*control_.maximum));
        text_->SetValue(wxString::Format("%ld", next));
    }

    [[nodiscard]] wxTextCtrl* box() const override { return text_; }

    wxPanel* panel_ = nullptr;
    wxTextCtrl* text_ = nullptr;
};

/// What rules there are; they are changed as blocks or as text.
class RulesField final : public Field {
public:
    using Field::Field;

    wxWindow* build(wxWindow* parent, const Control& control) override {
        names_ = new wxStaticText(parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                  wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
        names_->SetName(to_wx(name_of(control)));
        show(control);
        return names_;
    }
    void show(const Control& control) override {
        control_ = control;
        names_->SetLabel(control.mixed          ? wxString("various")
                         : control.text.empty() ? wxString("none")
                                                : to_wx(control.text));
        names_->SetToolTip(shown_text().empty() ? wxString() : to_wx(shown_text()));
    }

private:
    wxStaticText* names_ = nullptr;
};

/// YAML as it stands, for what has no control of its own. Taken when one leaves it.
class YamlField final : public Field {
public:
    using Field::Field;

    wxWindow* build(wxWindow* parent, const Control& control) override {
        text_ = new wxTextCtrl(parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_MULTILINE);
        text_->SetName(to_wx(name_of(control)));
        text_->SetFont(wxFont(wxFontInfo(text_->GetFont().GetPointSize()).Family(wxFONTFAMILY_TELETYPE)));
        text_->SetMinSize({-1, parent->FromDIP(44)});
        // Before the next line: what is bound last is called first, and takes what was typed.
        various_.emplace(*text_);
        const auto take_typed = [this] { take_whole(from_wx(text_->GetValue())); };
        untaken_.emplace(
            *text_, [this] { return last_; }, take_typed);
        text_->Bind(wxEVT_KILL_FOCUS, [this, take_typed](wxFocusEvent& event) {
            if (text_->GetValue() != last_) take_typed();
            event.Skip();
        });
        show(control);
        return text_;
    }
    void show(const Control& control) override {
        const bool refused = keeps_typed(control);
        text_->SetEditable(control.schema != nullptr);
        const bool typed = refused || (text_->HasFocus() && text_->GetValue() != last_);
        last_ = to_wx(shown_text());
        if (typed || (control.mixed && various_->is_written())) return;
        various_->want(false);
        if (text_->GetValue() != last_) text_->ChangeValue(last_);
        various_->want(control.mixed);
    }
    [[nodiscard]] UntakenText* untaken() override { return &*untaken_; }
    void take_back() override {
        Field::take_back();
        text_->ChangeValue(to_wx(shown_text()));
    }

private:
    [[nodiscard]] wxTextCtrl* box() const override { return text_; }

    wxTextCtrl* text_ = nullptr;
    wxString last_;  ///< what the value was when it was shown last: anything else there is typed
    std::optional<UntakenText> untaken_;
    std::optional<VariousSign> various_;
};

}  // namespace

std::unique_ptr<Field> make_text_field(FormHost& host, bool long_text) {
    return std::make_unique<TextField>(host, long_text);
}
std::unique_ptr<Field> make_number_field(FormHost& host) { return std::make_unique<NumberField>(host); }
std::unique_ptr<Field> make_rules_field(FormHost& host) { return std::make_unique<RulesField>(host); }
std::unique_ptr<Field> make_yaml_field(FormHost& host) { return std::make_unique<YamlField>(host); }

}  // namespace briar::editor
