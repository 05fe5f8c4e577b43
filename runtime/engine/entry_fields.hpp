#pragma once

#include <string>

#include "runtime/content/fields.hpp"
#include "runtime/engine/dice.hpp"

/// Fields that entries of many kinds have, whatever their system.
namespace briar {

inline constexpr int kMostCopies = 99;  ///< of one entry

/// `d6`, `2d6+3`
[[nodiscard]] FieldType<DiceExpr> dice_type();

/// What people call an entry, and what it does in words.
template <class T>
void add_name(Record<T>& record) {
    record.required("name", &T::name, fields::text(), "What people call it.")
        .field("text", &T::text, fields::text(), "What it does, in words for the players.");
}

/// How many pieces there are of an entry.
template <class T>
void add_count(Record<T>& record) {
    record.field("count", &T::count, fields::integer(0, kMostCopies), "How many of it there are.", "1");
}

template <class T>
void add_specials(Record<T>& record) {
    record.field("specials", &T::specials, fields::refs("specials"), "The specials it carries.");
}

template <class T>
void add_tags(Record<T>& record) {
    record.field("tags", &T::tags, fields::words(), "Words by which rules and scenarios find it.");
}

/// Where an entry's values come from, and its picture.
template <class T>
void add_provenance(Record<T>& record) {
    record.field("source", &T::source, fields::text(), "Where the values come from: `rulebook 14` or `reconstructed`.")
        .field("art", &T::art, fields::text(), "A picture in the pack, such as `art/old-mill.svg`.");
}

}  // namespace briar
