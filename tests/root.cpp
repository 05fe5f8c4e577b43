#include "tests/root.hpp"

namespace briar {

std::filesystem::path project_root() { return BRIAR_ROOT; }

}  // namespace briar
