#pragma once

#include <memory>
#include <optional>
#include <string>

#include "editor/form/form_host.hpp"

class wxBoxSizer;
class wxTextCtrl;
class wxWindow;

namespace briar::editor {

class UntakenText;

/// What somebody is about in a field.
struct Typing {
    std::string text;
    bool kept = false;  ///< the entry does not say it: it is not taken yet, or was refused
    std::string problem;
    bool focused = false;
    long caret = 0;
};

/// One control of a form: makes its windows, shows values, tells what people want.
class Field {
public:
    explicit Field(FormHost& host) : host_(host) {}
    Field(const Field&) = delete;
    Field& operator=(const Field&) = delete;
    virtual ~Field() = default;

    /// Called once.
    virtual wxWindow* build(wxWindow* parent, const Control& control) = 0;
    /// Where buttons for the value stand within the field's window; null: behind the window.
    [[nodiscard]] virtual wxBoxSizer* tools() const { return nullptr; }
    /// The value as it is now. What somebody is typing stays.
    virtual void show(const Control& control) = 0;
    /// Of a field that does not take each letter; null: it does.
    [[nodiscard]] virtual UntakenText* untaken() { return nullptr; }
    /// Nothing: it is no field that is typed into.
    [[nodiscard]] std::optional<Typing> typing();
    /// The same in a field that was made in this one's place.
    void go_on(const Typing& typing);
    /// What was typed and refused goes; the value is shown as it is.
    virtual void take_back();
    /// What is wrong with what was typed last; empty: nothing.
    [[nodiscard]] const std::string& problem() const { return problem_; }
    /// That which was typed then.
    [[nodiscard]] const std::string& refused() const { return refused_; }
    [[nodiscard]] std::string name() const;
    std::function<void()> on_problem;

protected:
    /// What it is typed into; null: nothing.
    [[nodiscard]] virtual wxTextCtrl* box() const { return nullptr; }
    /// Somebody begins to type: what the entry says now is what it goes on saying while what is typed is wrong.
    void begin_typing();
    /// Takes what was typed: sets the value, or takes it out where nothing is typed, or says what is wrong.
    void take(const std::string& text);
    /// The same of what is typed or chosen as a whole: what was taken before is no part of it.
    void take_whole(const std::string& text);
    /// Notes the value as it is now.
    void note(const Control& control);
    /// Notes the value as it is now. True: what was typed last is wrong and nobody changed the value meanwhile, so that
    /// it stays to be seen, with what is wrong with it.
    bool keeps_typed(const Control& control);
    void say(std::string problem, const std::string& typed = {});
    /// What the control shows: nothing where several entries say different things.
    [[nodiscard]] const std::string& shown_text() const;

    FormHost& host_;
    Control control_;

private:
    struct Value {
        bool written = false;
        std::string text;
        bool mixed = false;
        friend bool operator==(const Value&, const Value&) = default;
    };
    void put_back();
    [[nodiscard]] bool only_below_says_it() const;

    std::string problem_;
    std::string refused_;
    Value before_;  ///< what the entry said when typing began
    Value now_;     ///< what it says, as far as this field knows
};

/// Whether a control is shown by the rows of its children.
[[nodiscard]] inline bool is_group(const Control& control) {
    return control.kind == ControlKind::Record || control.kind == ControlKind::List || control.kind == ControlKind::Map;
}

/// What a field is called: its label, or its key in words where it has none beside it.
[[nodiscard]] std::string name_of(const Control& control);

/// What stands in a field of something to be chosen while nothing is: what counts then, or that it must be chosen.
[[nodiscard]] std::string words_when_empty(const Control& control);

/// The field for a control without children of its own.
[[nodiscard]] std::unique_ptr<Field> make_field(FormHost& host, const Control& control);

// The families of fields.
[[nodiscard]] std::unique_ptr<Field> make_text_field(FormHost& host, bool long_text);
[[nodiscard]] std::unique_ptr<Field> make_number_field(FormHost& host);
[[nodiscard]] std::unique_ptr<Field> make_choice_field(FormHost& host);
[[nodiscard]] std::unique_ptr<Field> make_searched_choice(FormHost& host);
[[nodiscard]] std::unique_ptr<Field> make_search_field(FormHost& host);
[[nodiscard]] std::unique_ptr<Field> make_list_field(FormHost& host);
[[nodiscard]] std::unique_ptr<Field> make_colour_field(FormHost& host);
[[nodiscard]] std::unique_ptr<Field> make_edges_field(FormHost& host);
[[nodiscard]] std::unique_ptr<Field> make_rules_field(FormHost& host);
[[nodiscard]] std::unique_ptr<Field> make_yaml_field(FormHost& host);

}  // namespace briar::editor
