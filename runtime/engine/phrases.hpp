#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// How the words of rules are said in a sentence for people. The editor's blocks, its answers to "why not" and the
/// reference say the same. Each system has a book of its own beside the engine's.
///
/// In a phrase `{hero}` is what is given for the parameter, or what counts without it; `{count|card|cards}` is a number
/// with what is counted; `[ from {from}]` is said only when all parameters in it are given; `{direct?, past armour}` is
/// said only when the parameter is true, `{escape!, without a way out}` only when it is false; `{#}` and
/// `{#|kill|kills}` are what the number is compared with.
namespace briar {

/// What a verb does, or what is asked: `heal {piece} by {amount}`, `{hero} has {#|kill|kills}`.
struct VerbPhrase {
    std::string_view verb;
    std::string_view text;
    /// A query that is true or false, or that gives a piece: when it is not so.
    std::string_view negative{};
    /// What the verb gives, as a part of a sentence: `the kills of {hero}`. What can be given or refused says here when
    /// it was given, as a condition.
    std::string_view given{};
    /// Of what adds: what is said of a number below 0, which is said without its sign then.
    std::string_view less{};
};

/// `a hero enters a tile`, behind `when`.
struct EventPhrase {
    std::string_view event;
    std::string_view text;
};

/// A number that modifiers change: `the dice of the hero in a fight`. Of one that means yes or no: `whether resting is
/// allowed`.
struct ValuePhrase {
    std::string_view value;
    std::string_view text;
};

/// A field, a role, a counter: `the tile of the hero` for `here`.
struct NamePhrase {
    std::string_view name;
    std::string_view text;
};

/// Phrases about one thing: the heading that they stand under among all.
template <class Phrase>
struct PhraseGroup {
    std::string_view heading;
    std::vector<Phrase> phrases;
};

struct Phrases {
    std::vector<PhraseGroup<VerbPhrase>> verbs;
    std::vector<PhraseGroup<EventPhrase>> events;
    std::vector<PhraseGroup<ValuePhrase>> values;
    std::vector<NamePhrase> pieces;    ///< fields that are pieces, and roles; those left out are `the <name>`
    std::vector<NamePhrase> numbers;   ///< fields that are numbers; those left out are `the <name>`
    std::vector<NamePhrase> counters;  ///< those left out are their names in quotes
};

/// The groups of several lists in one.
[[nodiscard]] std::vector<PhraseGroup<VerbPhrase>> joined_groups(
    std::initializer_list<std::vector<PhraseGroup<VerbPhrase>>> lists);

/// What the engine and one system say.
class PhraseBook {
public:
    PhraseBook(std::string system, const Phrases& engine, const Phrases& own)
        : system_(std::move(system)), engine_(engine), own_(own) {}

    [[nodiscard]] const std::string& system() const { return system_; }
    /// The system's own phrase before the engine's; null: there is none.
    [[nodiscard]] const VerbPhrase* verb(std::string_view name) const;
    [[nodiscard]] const EventPhrase* event(std::string_view name) const;
    [[nodiscard]] const ValuePhrase* value(std::string_view name) const;
    /// The headings that they stand under; empty: there is no phrase.
    [[nodiscard]] std::string heading_of_verb(std::string_view name) const;
    [[nodiscard]] std::string heading_of_event(std::string_view name) const;
    [[nodiscard]] std::string heading_of_value(std::string_view name) const;
    /// What is said for a name; without a phrase, `the <name>` for pieces and numbers, the quoted name for counters.
    [[nodiscard]] std::string piece(std::string_view name) const;
    [[nodiscard]] std::string number(std::string_view name) const;
    [[nodiscard]] std::string counter(std::string_view name) const;

private:
    std::string system_;
    const Phrases& engine_;
    const Phrases& own_;
};

/// What every game can say.
[[nodiscard]] const Phrases& engine_phrases();

/// A name as it is read: `hand_size` as `hand size`.
[[nodiscard]] std::string spaced(std::string_view name);
/// A name of somebody's own, in quotes.
[[nodiscard]] std::string quoted_name(std::string_view name);

}  // namespace briar
