#pragma once

#include <source_location>
#include <string_view>

/// Broken promises: mistakes of the program itself, never of content. They end it at once, with the place.
namespace briar {

[[noreturn]] void broken_promise(std::string_view what,
                                 const std::source_location& place = std::source_location::current());

}  // namespace briar
