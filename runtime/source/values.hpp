#pragma once

#include <cstdint>
#include <string>

#include "runtime/source/document.hpp"

/// Values made by hand, to be written into a document. A part of another document, taken with `clone()`, will do too.
namespace briar {

[[nodiscard]] Node make_null();
[[nodiscard]] Node make_bool(bool value);
[[nodiscard]] Node make_int(std::int64_t value);
/// Written with a point and as few digits as say the same; infinite and undefined numbers cannot be written: null.
[[nodiscard]] Node make_number(double value);
/// Text, whatever it looks like: `make_text("7")` is written with quotes.
[[nodiscard]] Node make_text(std::string text);
/// Empty collections; those that are to be written in one line (`[...]`, `{...}`) have `flow` set.
[[nodiscard]] Node make_list();
[[nodiscard]] Node make_map();

void add_item(Node& list, Node value);
void add_member(Node& map, std::string key, Node value);

}  // namespace briar
