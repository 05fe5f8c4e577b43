#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <wx/panel.h>
#include <wx/recguard.h>
#include <wx/scrolwin.h>
#include <wx/timer.h>
#include <wx/weakref.h>

#include "editor/core/refused.hpp"
#include "editor/form/field.hpp"
#include "editor/widget/for_now.hpp"
#include "editor/widget/untaken_text.hpp"

class wxBitmapButton;
class wxBoxSizer;
class wxStaticText;

namespace briar::editor {

class WayChoice;

/// The controls of an entry, one below the other; where there is little room, with their labels above them. Made anew
/// only when their shape changes, so that one can type on while everything follows.
class FormPanel : public wxScrolledWindow, public TypingHolder {
public:
    FormPanel(wxWindow* parent, FormHost host);
    ~FormPanel() override;

    /// Labels stand above their fields where it is narrower than this, in pixels of usual size.
    void stack_labels_below(int width) { narrow_below_ = width; }
    void show(const std::vector<Control>& controls);
    /// What the last check says of fields, by their paths; those that are not named have no problem.
    struct Mark {
        Path path;
        std::string text;
        bool error = true;
    };
    void mark(const std::vector<Mark>& marks);
    [[nodiscard]] std::vector<Refused> refused() const;
    /// It is shown in its field as when it was typed.
    void show_refused(const Refused& value);
    /// Something was refused, or is not any more.
    std::function<void()> on_refused;
    /// Those fields show the values as they are.
    void take_back_refused();
    [[nodiscard]] UntakenText* untaken_text() override;
    /// What was typed into a field and waits there, wherever the keyboard is by now.
    void take_typed();
    /// Moves the focus to the field of that path.
    void focus(const Path& path);
    /// The field that has the keyboard or had it last, as its path reads; empty: none had.
    [[nodiscard]] std::string field_in_use() const;
    /// If there is one of that path it gets the keyboard when the form does, or now where the form has it.
    void leave_at(const std::string& field);
    /// As somebody left it: the keyboard where it was, and scrolled as it was.
    void SetFocus() override;

private:
    /// A field with what stands around it.
    struct Row {
        Path path;
        std::unique_ptr<Field> field;
        wxWindow* window = nullptr;
        wxStaticText* problem = nullptr;
        wxString about;  ///< what may stand in it and what it is for
        Mark mark;
        wxStaticText* state = nullptr;
        wxBitmapButton* reset = nullptr;
    };
    struct Doc {
        wxStaticText* text = nullptr;
        wxString words;
        int depth = 0;
    };
    [[nodiscard]] FormHost watched(FormHost host);
    template <class Result, class... Arguments>
    std::function<Result(Arguments...)> watched(std::function<Result(Arguments...)> tell);
    void build(const std::vector<Control>& controls);
    /// What people are about in the rows, by their paths.
    [[nodiscard]] std::map<std::string, Typing> typing() const;
    void go_on(const std::map<std::string, Typing>& typing);
    void add_shape(const std::vector<Control>& controls, std::string& shape) const;
    [[nodiscard]] static bool can_fold(const Control& control);
    [[nodiscard]] bool is_folded(const Control& control) const;
    void fold(const Path& path, bool folded);
    bool unfold_to(const std::vector<Control>& controls, const Path& path);
    [[nodiscard]] int width_for_rows() const;
    void fit();
    void wrap(const Doc& doc);
    static constexpr int kIndent = 18;
    [[nodiscard]] static int label_width(int depth);
    [[nodiscard]] int left_of_fields(int depth) const;
    [[nodiscard]] int room_for_words(int depth) const;
    /// What is about to be added to a group is gone to as soon as it is there.
    void await_added(const Control& group);
    [[nodiscard]] Path added_in(const std::vector<Control>& controls) const;
    void focus_first_in(const Path& path);
    void show_problem(Row& row);
    static void speak(const Row& row);
    [[nodiscard]] const Row* row_of(wxWindow& window) const;
    [[nodiscard]] const Row* focused_row() const;
    bool reset_focused();
    void add_controls(wxBoxSizer* column, const std::vector<Control>& controls, int depth);
    using More = std::function<void(wxBoxSizer* row)>;
    void add_control(wxBoxSizer* column, const Control& control, int depth, const More& more);
    void add_row(wxBoxSizer* column, const Control& control, int depth, const More& more);
    Row* make_row(const Control& control);
    void add_field(wxBoxSizer* row, const Control& control, Row& made, const More& more);
    void finish_row(wxBoxSizer* column, const Control& control, int depth, Row& made);
    void add_heading(wxBoxSizer* head, const Control& control);
    [[nodiscard]] int room_for_heading(const Control& control) const;
    void add_rename(wxBoxSizer* row, const Control& control);
    void add_group(wxBoxSizer* column, const Control& control, int depth, const More& more);
    void add_differences(wxBoxSizer* column, const Control& control, int depth);
    void look_up_ways(const std::vector<Control>& controls);
    [[nodiscard]] const std::vector<Choice>& ways_of(const Control& variant) const;
    [[nodiscard]] bool is_word(const Control& variant) const;
    [[nodiscard]] static bool is_beside(const Control& variant);
    [[nodiscard]] bool is_said_by_way(const Control& control) const;
    [[nodiscard]] bool has_rows_within(const Control& control) const;
    void add_variant(wxBoxSizer* column, const Control& control, int depth, const More& more);
    struct Labelled {
        wxBoxSizer* row = nullptr;
        wxStaticText* label = nullptr;
    };
    Labelled add_label(wxBoxSizer* column, const Control& control, int depth, Row* made);
    void add_reset(wxBoxSizer* row, const Control& control, Row& made);
    void add_state(wxBoxSizer* row, Row& made);
    [[nodiscard]] std::string ask_for_key(const Control& map);
    void add_doc(wxBoxSizer* column, const Control& control, int depth);
    struct Reached {
        std::size_t row = 0;
        std::size_t way = 0;
    };
    void update(const std::vector<Control>& controls, Reached& at);
    void update_state(const Row& row, const Control& control);
    wxWindow* tool(wxBoxSizer* row, int which, const wxString& name, std::function<void()> action,
                   wxWindow* parent = nullptr);

    void scroll_over(wxWindow& window);
    void lay_out();
    [[nodiscard]] const wxWindow* window_that_stays() const;
    [[nodiscard]] const wxWindow* window_at_pointer() const;
    [[nodiscard]] bool waits_for_release();
    [[nodiscard]] wxWindow* focus_within() const;
    void note_focus();
    void note_view();
    void return_to_view();
    void bind_leaving();
    [[nodiscard]] wxWindow* window_left();

    FormHost host_;
    wxPanel* body_ = nullptr;
    std::vector<std::unique_ptr<Row>> rows_;
    std::vector<WayChoice*> ways_;
    std::vector<Doc> docs_;
    std::vector<Control> controls_;
    /// Ways of Variants, by their paths; there one may stand within another.
    std::map<std::pair<std::string, const Schema*>, std::vector<Choice>> offered_;
    struct Awaited {
        Path group;
        std::vector<Path> before;  ///< its children
    };
    std::optional<Awaited> awaited_;
    wxWeakRef<wxWindow> left_;            ///< that had the keyboard last
    wxPoint left_view_;                   ///< as somebody scrolled last
    std::optional<wxPoint> returns_to_;   ///< as soon as the desktop has moved the keyboard
    Path left_path_;                      ///< of the field that it belongs to; empty: to none
    std::map<std::string, bool> folded_;  ///< groups that somebody folded or unfolded, by their paths
    std::string shape_;
    static constexpr int kNarrow = 380;
    int narrow_below_ = kNarrow;
    bool narrow_ = false;
    int fitted_width_ = 0;
    wxRecursionGuardFlag building_ = 0;
    wxTimer release_;         ///< a button of the pointer is held down: what is wrong is shown afterwards
    wxPoint pointer_at_key_;  ///< where the pointer was when a key was pressed last
    bool telling_ = false;    ///< a field is about to tell of what was typed into it
};

}  // namespace briar::editor
