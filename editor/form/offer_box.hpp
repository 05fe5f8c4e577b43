#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/panel.h>
#include <wx/weakref.h>

#include "editor/core/known_names.hpp"

class wxTextCtrl;

namespace briar::editor {

/// A field to type into, and behind it an arrow to what may stand there: a list that is searched by typing. One stop of
/// the keyboard; Alt+Down or F4 open the list from the field, Down as long as nothing is typed. What may stand there is
/// asked for when somebody turns to it: that takes time, there may be thousands, and most boxes are only looked at.
class OfferBox : public wxPanel {
public:
    OfferBox(wxWindow* parent, const wxString& name, std::function<std::vector<Choice>()> choices);

    [[nodiscard]] wxTextCtrl& field() const { return *field_; }
    /// What was chosen in the list.
    std::function<void(const std::string& value)> on_choose;
    /// Enter, once the desktop is done with it: what was highlighted among the words that it offers is in the field.
    std::function<void()> on_enter;

    /// What can be done instead of choosing one of them; it stands first among them.
    void offer_instead(const wxString& label, std::function<void()> action);
    /// There may be other words now.
    void change();
    /// The value that is meant by what was typed: the one that it is or is called so, else the first that is offered to
    /// it, else the only one that a later word of fits; itself where nothing is. What values are called is offered
    /// before the values.
    [[nodiscard]] wxString meant(const wxString& typed);
    /// What is offered to what is typed: each choice by its name, and by its id where that begins otherwise.
    [[nodiscard]] const wxArrayString& offered() const { return offered_; }
    /// Whether one is called so.
    [[nodiscard]] bool is_name(const wxString& typed);
    /// Its list is open: who looks there has not turned elsewhere.
    [[nodiscard]] bool is_open() const { return search_ != nullptr; }
    /// The list was closed by turning elsewhere: what was typed before it was opened has been left, too.
    std::function<void()> on_left;
    /// Nothing is typed, and nothing is offered to it.
    void clear();

private:
    void fill();
    void add_names(const std::vector<Choice>& choices);
    void offer_once(const std::vector<Choice>& choices);
    [[nodiscard]] int offered_to(const wxString& typed) const;
    void open();
    void note_closed();
    bool opens(const wxKeyEvent& event) const;
    void on_key(wxKeyEvent& event);

    std::function<std::vector<Choice>()> get_;
    wxTextCtrl* field_ = nullptr;
    wxString instead_;
    std::function<void()> do_instead_;
    wxArrayString words_;    ///< by which a choice is known: the names, then the values
    wxArrayString values_;   ///< of `words_`
    wxArrayString offered_;  ///< of `words_`, to what is typed
    bool stale_ = true;
    wxWeakRef<wxWindow> search_;
};

}  // namespace briar::editor
