#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/blocks/block_places.hpp"
#include "editor/core/rule_trial.hpp"
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
    void do_what_waits() override;
    [[nodiscard]] bool waits() const override { return trial_.busy() || !waiting_.empty(); }
    bool show_place(const Place& place) override;
    /// Also of blocks that were left: it is there again when somebody comes back.
    [[nodiscard]] std::vector<Refused> refused() const override;
    void show_refused(const Path& path) override;
    void take_back_refused() override;
    [[nodiscard]] RuleCanvas& canvas() { return *canvas_; }
    [[nodiscard]] RuleInspector& inspector() { return *inspector_; }

private:
    void build();
    void bind_canvas();
    void bind_inspector();
    [[nodiscard]] FormHost make_form_host();
    void bind_values(FormHost& form);
    void bind_parts(FormHost& form);
    [[nodiscard]] EntryLens lens() const { return {workspace(), full_id_}; }
    using Make = std::function<Command(RuleEdit& edit, const EntryLens& special)>;
    using Then = std::function<void(bool done)>;
    using Todo = std::function<void(const BlockAddress& at)>;
    /// Does something with a block or a slot, wherever it stands when all that was asked for before is done. Where
    /// nobody can tell any more it is refused.
    void act(KeptPlace about, Todo todo);
    void act_on_waiting();
    /// Makes a command with the special as it stands now, tries it out beside the window and does it. Part of an act.
    void edit(const Make& make, Then then = {});
    void end_trial(const std::string& objection);
    /// Something was done: whatever is kept in mind, and what is chosen, goes where `now` says.
    void follow(const std::function<BlockAddress(const BlockAddress& before)>& now);
    void finish(const Command& command, const Then& then);
    void read_rule();
    void show_chosen();
    void show_script(const EntryLens& special);
    void refuse_moved();
    /// A field of the block that is shown, or a value deep within one.
    struct FieldPlace {
        KeptPlace block;
        std::string key;  ///< of the field; empty: none of them
        Path rest;        ///< from there to the value
    };
    [[nodiscard]] FieldPlace field_at(const Path& path) const;
    /// The field as it is now; null: there is none any more.
    [[nodiscard]] const Control* field_now(const FieldPlace& field, const BlockAddress& at) const;
    /// What a block did not take that is not shown any more.
    struct LeftValue {
        FieldPlace field;
        Refused value;
        std::shared_ptr<const Node> said;  ///< what the rule said there; null: nothing
    };
    void keep_refused();
    void bring_refused_back();
    [[nodiscard]] std::optional<Path> path_of(const LeftValue& left) const;
    [[nodiscard]] std::shared_ptr<const Node> said_at(const Path& path) const;
    using Change = std::function<Command(const EntryLens& special, const Path& path)>;
    void change_at(const Path& path, Change change);
    void change_item(const Path& list, std::size_t index, Change change);
    void ask_what_to_add(const BlockAddress& slot, const wxPoint& on_screen);
    void add(const BlockAddress& slot, const std::string& word, const KeptPlace& asked_at);
    void choose_added(const BlockAddress& slot, std::size_t end, const std::string& name, const KeptPlace& asked_at);
    void remove(const BlockAddress& block);
    void move(const BlockAddress& block, const BlockAddress& place);
    void step(const BlockAddress& block, int by);
    void duplicate(const BlockAddress& block);
    void rename(const BlockAddress& block, const std::string& typed);
    void set_field(const FieldPlace& field, const BlockAddress& at, const std::shared_ptr<const Node>& value);
    void show_yaml();
    void continue_in_lua(const BlockAddress& block);
    void show_function(const std::string& name);
    [[nodiscard]] std::vector<Choice> replacements_for(const BlockAddress& block);
    void ask_what_instead(const BlockAddress& block, const wxPoint& on_screen);
    void exchange(const BlockAddress& block, const std::string& word);
    void block_menu(const BlockAddress& block, const wxPoint& at);

    std::string full_id_;
    std::vector<RuleProblem> problems_;
    BlockPlaces places_;
    KeptPlace chosen_;  ///< what was chosen before the last thing was done
    struct Act {
        KeptPlace about;
        Todo todo;
    };
    std::deque<Act> waiting_;
    /// A command that is being tried out.
    struct Running {
        RuleTrial trial;
        Command command;
        Then then;
        std::uint64_t revision = 0;  ///< of the pack for which it was made
    };
    std::shared_ptr<const Running> running_;
    Background<std::string> trial_;
    std::vector<LeftValue> left_values_;
    KeptPlace shown_ = std::make_shared<const BlockAddress>();  ///< the block in the inspector
    std::shared_ptr<const Node> shown_special_;
    std::vector<Control> shown_fields_;  ///< its fields as they are there
    std::uint64_t read_at_ = 0;          ///< the revision that the canvas shows
    bool doing_ = false;                 ///< what changes is done here
    bool owes_chosen_ = false;           ///< the inspector waits for the last thing to be done
    RuleCanvas* canvas_ = nullptr;
    RuleInspector* inspector_ = nullptr;
    wxStaticText* script_ = nullptr;
};

}  // namespace briar::editor
