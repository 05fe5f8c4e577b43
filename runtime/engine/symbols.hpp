#pragma once

#include <string>

#include "runtime/content/fields.hpp"

/// What an entry without a picture of its own is drawn as.
namespace briar {

/// The word of one of the signs that there are: `flask`.
[[nodiscard]] FieldType<std::string> symbol_type();

template <class T>
void add_symbol(Record<T>& record) {
    record.field("symbol", &T::symbol, symbol_type(), "The sign that it is drawn as where it has no picture.",
                 "one that follows from what it does");
}

}  // namespace briar
