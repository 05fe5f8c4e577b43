#include "runtime/engine/promise.hpp"

#include <cstdio>
#include <cstdlib>

namespace briar {

void broken_promise(std::string_view what, const std::source_location& place) {
    std::fprintf(stderr, "%s:%u: broken promise: %.*s\n", place.file_name(), static_cast<unsigned>(place.line()),
                 static_cast<int>(what.size()), what.data());
    std::abort();
}

}  // namespace briar
