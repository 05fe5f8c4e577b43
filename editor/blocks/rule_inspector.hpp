#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/panel.h>

#include "editor/blocks/rule_layout.hpp"
#include "editor/core/rule_tree.hpp"
#include "editor/form/form_host.hpp"
#include "editor/widget/untaken_text.hpp"

class wxBitmapButton;
class wxBoxSizer;
class wxButton;
class wxStaticText;
class wxTextCtrl;

namespace briar::editor {

class FormPanel;

/// The chosen block: what it does, what is wrong with it, its fields, and what can be done with it.
class RuleInspector : public wxPanel, public TypingHolder {
public:
    RuleInspector(wxWindow* parent, FormHost host);

    /// Whether what was shown before is the block that is shown now, wherever it stands.
    enum class Before { Same, Other };
    /// A block, or a place to add at, or nothing.
    void show(const std::vector<Slot>& slots, const BlockAddress& address, const std::vector<RuleProblem>& problems,
              Before before);
    /// The name that was refused goes, if nothing else was typed since.
    void take_name_back(const std::string& refused);
    void focus_first();
    /// What was typed into a field and waits there to be added.
    void take_typed();
    [[nodiscard]] FormPanel& form() const { return *form_; }
    [[nodiscard]] UntakenText* untaken_text() override { return &*untaken_name_; }

    std::function<void(const std::string& word)> on_rename;
    std::function<void(int by)> on_step;
    std::function<void()> on_duplicate;
    std::function<void()> on_remove;
    std::function<void()> on_yaml;
    std::function<void()> on_lua;

private:
    void build(FormHost host);
    void build_tools(wxBoxSizer* column);
    wxBitmapButton* tool(wxSizer* row, int which, const wxString& name, std::function<void()> action);
    void show_block(const std::vector<Slot>& slots, const BlockAddress& address, Before before);
    void show_name(const Block& block, Before before);
    /// Nothing is chosen, or a place to add at.
    void show_nothing(const Slot* slot);
    void wrap();

    wxString doc_words_;
    wxString problem_words_;
    wxStaticText* title_ = nullptr;
    wxStaticText* doc_ = nullptr;
    wxStaticText* problems_ = nullptr;
    wxPanel* name_row_ = nullptr;
    wxStaticText* name_label_ = nullptr;
    wxTextCtrl* name_ = nullptr;
    wxString known_name_;
    std::optional<UntakenText> untaken_name_;
    FormPanel* form_ = nullptr;
    wxPanel* tools_ = nullptr;
    std::vector<wxBitmapButton*> movers_;
    wxBitmapButton* duplicate_ = nullptr;
    wxButton* lua_ = nullptr;
};

}  // namespace briar::editor
