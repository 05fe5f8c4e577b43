#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "editor/core/command.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/form.hpp"

/// A special as blocks: when something happens, if something is so, do this and that. Slots hold blocks, blocks have
/// fields and slots of their own. What a slot may hold is known; commands never make a rule that the check refuses.
namespace briar::editor {

class EntryEdit;
struct Checked;
struct RuleSite;

enum class SlotSort : std::uint8_t {
    Events,      ///< blocks: events that are answered
    Answers,     ///< blocks: answers to one event
    Actions,     ///< blocks: what a player may do
    Modifiers,   ///< blocks: numbers that are changed
    Changes,     ///< blocks: changes of one number
    Effects,     ///< blocks: what happens, one after the other
    Conditions,  ///< blocks: what must be true, all of it
    Rows,        ///< blocks: results of a roll
    Options,     ///< blocks: what may be chosen
};

enum class BlockSort : std::uint8_t { Event, Answer, Action, Value, Change, Effect, Condition, Row, Option };

struct Slot;

struct Block {
    BlockSort sort = BlockSort::Effect;
    std::string word;      ///< `entered`, `fight`, `1-3`
    std::string sentence;  ///< for people, in one line
    std::string doc;
    Path path;                    ///< of its value, from the entry
    std::vector<Control> fields;  ///< see set_field
    std::vector<Slot> slots;
};

struct Slot {
    SlotSort sort = SlotSort::Effects;
    std::string label;  ///< "when", "do", "else"; empty where it needs none
    Path path;          ///< of the list or map that its blocks are in; need not be there yet
    std::vector<Block> blocks;
    std::string lead{};  ///< conditions: what they are for, as it is read before the first one: "offered only when"
    std::string doc{};   ///< conditions: the same in a sentence; may be empty
};

/// Events, actions and modifiers of a special.
[[nodiscard]] std::vector<Slot> rule_tree(const Workspace& workspace, const EntryLens& special);

/// Whether a special's kind has rules at all.
[[nodiscard]] bool has_rules(const EntryLens& entry);

/// Whether the slot's blocks stand in a list: those can be moved to other slots of the same sort, and there may be two
/// alike. Others are told apart by their words.
[[nodiscard]] bool is_listed(SlotSort sort);

/// A problem of a special and what it is about: the path of the deepest value that holds its place.
struct RuleProblem {
    Path path;
    std::string message;
    std::string hint;
    bool error = false;
};
/// The way from the entry to what holds the place; nothing when the place lies elsewhere.
[[nodiscard]] std::optional<Path> path_of_place(const Workspace& workspace, const std::string& full_id,
                                                const Place& place);
[[nodiscard]] std::vector<RuleProblem> problems_in_rules(const Workspace& workspace, const EntryLens& special,
                                                         const Checked& checked);

/// What may be put into a slot.
struct BlockChoice {
    std::string word;
    std::string doc;
    std::string label;    ///< how it reads
    std::string group{};  ///< the heading that it stands under; may be empty
};
[[nodiscard]] std::vector<BlockChoice> choices_for_slot(const Workspace& workspace, const EntryLens& special,
                                                        const Slot& slot);

/// A rule's commands. Each is tried out first: one after which the check would find new errors is refused with the
/// first of them. `before` is the check of the workspace as it stands; without it, it is made.
class RuleEdit {
public:
    RuleEdit(const Workspace& workspace, const EntryLens& special, std::shared_ptr<const Checked> before = nullptr)
        : workspace_(workspace), special_(special), before_(std::move(before)) {}

    /// From here on nothing is tried out: for texts being typed, which cannot break a rule. The check tells the rest.
    void stop_trying() { trying_ = Trying::Not; }
    /// From here on the caller tries commands out, beside the window, if they want it: see rule_trial.hpp.
    void try_later() { trying_ = Trying::Later; }
    [[nodiscard]] bool wants_trial() const { return wants_trial_; }

    /// A block of this word with the least that it needs. An action's or option's word is its name.
    [[nodiscard]] Command add(const Slot& slot, std::size_t index, const std::string& word);
    [[nodiscard]] Command remove(const Slot& slot, std::size_t index);
    /// Another word in the place of a condition or an effect, with the least that it needs.
    [[nodiscard]] Command exchange(const Slot& slot, std::size_t index, const std::string& word);
    /// To another place; what stands in a list also to another slot of the same sort.
    [[nodiscard]] Command move(const Slot& from, std::size_t index, const Slot& to, std::size_t place);
    /// A second one like it behind it; refused where there can be only one.
    [[nodiscard]] Command duplicate(const Slot& slot, std::size_t index);
    /// One of the block's fields, by its key; without a value it is taken out.
    [[nodiscard]] Command set_field(const Block& block, const std::string& key, const std::optional<Node>& value);
    /// Results of a roll, names of actions.
    [[nodiscard]] Command rename(const Block& block, const std::string& word);
    /// The answer's or action's effects, and the answer's condition, as a function of the special's script, which is
    /// made when there is none.
    [[nodiscard]] Command turn_into_lua(const Block& block);
    /// Any command for this special, such as one of its lens for a value deep within a field.
    [[nodiscard]] Command tried(Command command);

private:
    /// What stands there, also where one of a list is written without it; null: nothing.
    [[nodiscard]] const Node* at(const Path& path) const;
    [[nodiscard]] Command move_within(const Slot& slot, std::size_t index, std::size_t place, const std::string& label);
    [[nodiscard]] Command add_item(const Slot& slot, std::size_t index, const Node& item, const std::string& label);
    [[nodiscard]] Command add_row(const Slot& slot, const std::string& word, const Node& effects);
    [[nodiscard]] Command add_answer(const Slot& slot, std::size_t index);
    [[nodiscard]] Command add_condition(const Slot& slot, const std::string& word, Node value);
    [[nodiscard]] Command do_always(const Slot& condition);
    [[nodiscard]] Command change_dice(const Block& block, const Node& dice);
    [[nodiscard]] static Command nothing_to_name(const std::string& label, const std::string& word);
    void set_argument(EntryEdit& edit, const Block& block, const Control& field, const std::optional<Node>& value);
    [[nodiscard]] Command set(const Path& path, const Node& value, const std::string& label);

    const Workspace& workspace_;
    const EntryLens& special_;
    std::shared_ptr<const Checked> before_;
    enum class Trying : std::uint8_t { AtOnce, Later, Not };
    Trying trying_ = Trying::AtOnce;
    bool wants_trial_ = false;
};

}  // namespace briar::editor
