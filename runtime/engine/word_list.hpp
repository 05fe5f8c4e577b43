#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "runtime/engine/promise.hpp"
#include "runtime/engine/ruleset.hpp"

/// The counters, occasions, events and values that a system offers to content. Each is described together with the
/// member of the system's `Numbers` that holds its number in a game, so that the two cannot drift apart.
namespace briar {

/// The number of an occasion that has been described.
[[nodiscard]] std::uint8_t occasion_number(const Registry& registry, const std::string& name);
/// The number of another word, which must have been described.
template <class Number>
[[nodiscard]] Number described(Number number, const std::string& name) {
    if (!number) broken_promise("the word `" + name + "` has not been described");
    return number;
}

template <class Numbers>
class WordList {
public:
    explicit WordList(std::string system) : system_(std::move(system)) {}

    void counter(CounterId Numbers::*member, std::string name, std::string kinds, std::string doc) {
        counters_.push_back({member, {std::move(name), std::move(kinds), std::move(doc), system_}});
    }
    /// When actions of specials may be offered.
    void occasion(std::uint8_t Numbers::*member, std::string name, std::string doc) {
        occasions_.push_back({member, {std::move(name), std::move(doc)}});
    }
    /// What is about to happen. Code fills the fields by position: their order is part of the vocabulary.
    void before(EventId Numbers::*member, std::string name, std::string doc, std::vector<Field> fields) {
        events_.push_back({member, {std::move(name), Moment::Before, std::move(doc), std::move(fields), system_}});
    }
    /// What has happened.
    void after(EventId Numbers::*member, std::string name, std::string doc, std::vector<Field> fields) {
        events_.push_back({member, {std::move(name), Moment::After, std::move(doc), std::move(fields), system_}});
    }
    /// A number that specials may change.
    void value(ValueId Numbers::*member, std::string name, std::string doc, std::vector<Field> fields) {
        values_.push_back({member, {std::move(name), std::move(doc), std::move(fields), system_}});
    }

    /// Adds all words to the registry.
    void describe(Registry& registry) const {
        for (const auto& [member, spec] : counters_)
            registry.add(spec);
        for (const auto& [member, occasion] : occasions_)
            registry.add_occasion(occasion.name, occasion.doc);
        for (const auto& [member, spec] : events_)
            registry.add(spec);
        for (const auto& [member, spec] : values_)
            registry.add(spec);
    }

    /// The numbers of the words, described before, in a ruleset whose counters are known.
    [[nodiscard]] Numbers look_up(const Ruleset& ruleset) const {
        const Registry& registry = *ruleset.registry;
        Numbers numbers;
        for (const auto& [member, spec] : counters_)
            numbers.*member = described(ruleset.counter(spec.name), spec.name);
        for (const auto& [member, occasion] : occasions_)
            numbers.*member = occasion_number(registry, occasion.name);
        for (const auto& [member, spec] : events_)
            numbers.*member = described(registry.event(spec.name, system_), spec.name);
        for (const auto& [member, spec] : values_)
            numbers.*member = described(registry.value(spec.name, system_), spec.name);
        return numbers;
    }

private:
    /// A word with the member that holds its number.
    template <class Number, class Spec>
    using Rows = std::vector<std::pair<Number Numbers::*, Spec>>;

    std::string system_;
    Rows<CounterId, CounterSpec> counters_;
    Rows<std::uint8_t, Registry::Occasion> occasions_;
    Rows<EventId, EventSpec> events_;
    Rows<ValueId, ValueSpec> values_;
};

}  // namespace briar
