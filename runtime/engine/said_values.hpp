#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "runtime/engine/registry.hpp"
#include "runtime/source/document.hpp"

/// Numbers of pieces that texts of rules can say, in braces behind the piece's name: `{hero.health}`.
namespace briar {

/// A counter, and the kinds of pieces that have it (`heroes|monsters`; empty: any).
struct CounterOfKinds {
    std::string name;
    std::string kinds;
};

/// A piece as rules name it, and the kinds that it may be of.
struct NamedPiece {
    std::string name;
    std::string kinds;
};

/// All that a rule can name where these are the fields of its event, its action or its value: those of them that are
/// pieces, roles, the carrier.
[[nodiscard]] std::vector<NamedPiece> named_pieces(const Registry& registry, std::string_view system,
                                                   const std::vector<Field>& fields);

/// `hero.health` for each number that can be said of these pieces: queries that give one and need nothing but the
/// piece, then counters that no such query is called like. Before them `hero.name`, which says the same as `hero`.
[[nodiscard]] std::vector<std::string> values_said(const Registry& registry, std::string_view system,
                                                   const std::vector<NamedPiece>& pieces,
                                                   const std::vector<CounterOfKinds>& counters);

/// A name in a text, cut at its point. Without a value the piece, entry or number itself is said.
struct SaidValue {
    std::string piece;
    std::string value;
};
[[nodiscard]] SaidValue said_value(const std::string& name);

/// As a rule asks for it where a number is wanted: `{health: hero}`, `{counter: {name: wounds, of: hero}}`.
[[nodiscard]] Node asked_value(const Registry& registry, std::string_view system, const SaidValue& said);

}  // namespace briar
