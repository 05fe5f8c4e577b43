#pragma once

#include <string>
#include <utility>

#include "runtime/engine/registry.hpp"

/// The fields that events and values are made of.
namespace briar::field {

[[nodiscard]] inline Field piece(std::string name, std::string kinds, std::string doc) {
    return {std::move(name), Type::Piece, std::move(kinds), std::move(doc)};
}
/// A piece that is only told: its specials do not hear the event.
[[nodiscard]] inline Field told(std::string name, std::string kinds, std::string doc) {
    return {std::move(name), Type::Piece, std::move(kinds), std::move(doc), false, false};
}
[[nodiscard]] inline Field number(std::string name, std::string doc) {
    return {std::move(name), Type::Int, {}, std::move(doc)};
}
/// A number that rules may change.
[[nodiscard]] inline Field writable(std::string name, std::string doc) {
    return {std::move(name), Type::Int, {}, std::move(doc), true};
}
[[nodiscard]] inline Field flag(std::string name, std::string doc) {
    return {std::move(name), Type::Bool, {}, std::move(doc)};
}
/// One of several words: `won|lost`.
[[nodiscard]] inline Field word(std::string name, std::string choices, std::string doc) {
    return {std::move(name), Type::Word, std::move(choices), std::move(doc)};
}

}  // namespace briar::field
