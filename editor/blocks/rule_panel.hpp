#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "editor/blocks/rule_layout.hpp"
#include "editor/form/form_host.hpp"
#include "editor/widget/background.hpp"
#include "editor/widget/following_pane.hpp"

class wxHyperlinkCtrl;
class wxStaticText;

namespace briar::editor {

class RuleCanvas;
class RuleInspector;

/// The rule builder over one special. Follows every change of the pack. What one does is tried out in another thread;
/// what is done meanwhile waits for it.
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
    using Make = std::function<Command(RuleEdit& edit, const EntryLens& special)>;
    using Then = std::function<void(bool done)>;
    /// Does something with the rule as it stands when all that was asked for before is done.
    void act(std::function<void()> action);
    void act_on_waiting();
    /// Makes a command with the special as it stands now, tries it out beside the window and does it. Part of an act.
    void edit(const Make& make, Then then = {});
    void finish(const Command& command, const Then& then);
    void show_chosen();
    void show_script(const EntryLens& special);
    void ask_what_to_add(const BlockAddress& slot, const wxPoint& on_screen);
    void add(const BlockAddress& slot, const std::string& word);
    void choose_added(const BlockAddress& slot, std::size_t end, const std::string& name);
    void remove(const BlockAddress& block);
    void choose_moved(const BlockAddress& block, const BlockAddress& slot, std::size_t index);
    void move(const BlockAddress& block, const BlockAddress& slot, std::size_t index);
    void step_chosen(int by);
    void step(const BlockAddress& block, int by);
    void duplicate(const BlockAddress& block);
    void rename(const std::string& typed);
    void set_field(const Path& path, const std::shared_ptr<const Node>& value);
    void show_yaml();
    void continue_in_lua();
    void show_function(const std::string& name);
    [[nodiscard]] std::vector<Choice> replacements_for(const BlockAddress& block);
    void ask_what_instead(const BlockAddress& block, const wxPoint& on_screen);
    void block_menu(const BlockAddress& block, const wxPoint& at);

    std::string full_id_;
    std::vector<RuleProblem> problems_;
    std::deque<std::function<void()>> waiting_;
    Background<std::string> trial_;
    RuleCanvas* canvas_ = nullptr;
    RuleInspector* inspector_ = nullptr;
    wxStaticText* script_ = nullptr;
};

}  // namespace briar::editor
