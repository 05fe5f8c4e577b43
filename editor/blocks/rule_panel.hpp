#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "editor/blocks/rule_layout.hpp"
#include "editor/form/form_host.hpp"
#include "editor/widget/following_pane.hpp"

class wxHyperlinkCtrl;
class wxStaticText;

namespace briar::editor {

class RuleCanvas;
class RuleInspector;

/// The rule builder over one special. Follows every change of the pack.
class RulePanel : public FollowingPane {
public:
    RulePanel(wxWindow* parent, PaneHost host, std::string full_id);

    void refresh() override;
    [[nodiscard]] RuleCanvas& canvas() { return *canvas_; }
    [[nodiscard]] RuleInspector& inspector() { return *inspector_; }

private:
    void build();
    void bind_canvas();
    void bind_inspector();
    [[nodiscard]] FormHost make_form_host();
    [[nodiscard]] EntryLens lens() const { return {workspace(), full_id_}; }
    /// Makes a command with the special as it stands now and does it. True: done.
    bool edit(const std::function<Command(RuleEdit& edit, const EntryLens& special)>& make);
    void show_chosen();
    void show_script(const EntryLens& special);
    void ask_what_to_add(const BlockAddress& slot, const wxPoint& on_screen);
    void add(const BlockAddress& slot, const std::string& word);
    void remove(const BlockAddress& block);
    void move(const BlockAddress& block, const BlockAddress& slot, std::size_t index);
    void step(const BlockAddress& block, int by);
    void duplicate(const BlockAddress& block);
    void rename(const std::string& word);
    void set_field(const Path& path, const std::optional<Node>& value);
    void show_yaml();
    void continue_in_lua();
    void block_menu(const BlockAddress& block, const wxPoint& at);

    std::string full_id_;
    std::vector<RuleProblem> problems_;
    RuleCanvas* canvas_ = nullptr;
    RuleInspector* inspector_ = nullptr;
    wxStaticText* script_ = nullptr;
};

}  // namespace briar::editor
