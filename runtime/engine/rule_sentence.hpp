#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "runtime/engine/phrases.hpp"
#include "runtime/engine/registry.hpp"

/// Rules in sentences, as a person would say them: `heal the hero by 2`, `the hero has at least 3 kills`. What is half
/// written or wrong is said as well as can be: the check tells what is wrong with it.
namespace briar {

class Node;

class RuleSentences {
public:
    /// What people call an entry of one of the kinds (`|` between them); empty: it is not known.
    using EntryName = std::function<std::string(const std::string& kinds, const std::string& id)>;

    /// All of them outlive it.
    RuleSentences(const Registry& registry, const PhraseBook& book, EntryName names)
        : registry_(registry), book_(book), names_(std::move(names)) {}

    /// From here on what is left out is what counts where these fields of an event are carried. They outlive it.
    void stand_at(const std::vector<Field>& fields) { fields_ = &fields; }

    /// One effect, without what stands in blocks of its own: `roll d6`, `if the hero has at least 3 kills`.
    [[nodiscard]] std::string effect(const Node& effect) const;
    /// All that a condition asks for: `the hero is ready and a fight is going on`.
    [[nodiscard]] std::string condition(const Node& condition) const;
    /// One thing that it asks for; null: nothing stands behind the word.
    [[nodiscard]] std::string condition(const std::string& word, const Node* value) const;
    /// What stands behind `when`: `a hero enters a tile`.
    [[nodiscard]] std::string event(const std::string& word) const;
    /// A number that is changed: `the cost of a step`; `whether resting is allowed`.
    [[nodiscard]] std::string value(const std::string& word) const;
    /// How it is changed: `add 1`; for what means yes or no, `no`.
    [[nodiscard]] std::string change(const std::string& value, const Node& change) const;
    /// What they stand under among all of their sort.
    [[nodiscard]] std::string heading(const VerbSpec& verb) const;
    [[nodiscard]] std::string heading_of_event(const std::string& word) const;
    [[nodiscard]] std::string heading_of_value(const std::string& word) const;
    /// The least that a verb says, with `...` for what must be given: `heal the hero by ...`.
    [[nodiscard]] std::string outline(const VerbSpec& verb) const;
    /// The same of what it gives: `the kills of the hero`.
    [[nodiscard]] std::string outline_given(const VerbSpec& verb) const;
    /// What a verb gives, as a part of a sentence: `the health of the hero`.
    [[nodiscard]] std::string given(const Node& call) const;

private:
    /// Whether it is said that something is so.
    enum class Say : std::uint8_t { Yes, No };

    [[nodiscard]] const VerbSpec* verb(const std::string& name) const;
    [[nodiscard]] std::string asked(const Node& condition, Say say) const;
    [[nodiscard]] std::string asked(const std::string& word, const Node* value, Say say) const;
    [[nodiscard]] std::string query(const VerbSpec& verb, const Node* value, Say say) const;
    [[nodiscard]] std::string done(const std::string& word, const Node* value) const;
    [[nodiscard]] std::string outlined(std::string_view phrase, const VerbSpec& verb) const;
    [[nodiscard]] std::string amended(const Node& fields) const;
    [[nodiscard]] std::string changed(const std::string& key, const Node& node, bool yes_or_no) const;
    [[nodiscard]] std::string fill(std::string_view phrase, const VerbSpec& verb, const Node* value, Say say) const;
    [[nodiscard]] std::string argument(const Param& param, const Node* node) const;
    [[nodiscard]] std::string left_out(const Param& param) const;
    [[nodiscard]] std::string counted(const Param& param, const Node* node, std::string_view one,
                                      std::string_view many) const;
    [[nodiscard]] std::string word(const Param& param, const std::string& text) const;
    [[nodiscard]] std::string amount(const Node& node) const;

    const Registry& registry_;
    const PhraseBook& book_;
    EntryName names_;
    const std::vector<Field>* fields_ = nullptr;  ///< null: an event that has whatever is asked for
};

}  // namespace briar
