#pragma once

#include "runtime/content/catalog.hpp"

namespace briar {

/// Where packs are looked for by name: the folders of BRIAR_PATH (separated by `:`), the `scenarios` folder of the
/// project that the program lies in, and the current folder with its `scenarios`. Folders that do not exist are left
/// out.
[[nodiscard]] PackPath default_pack_path();

}  // namespace briar
