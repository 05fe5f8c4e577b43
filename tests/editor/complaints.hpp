#pragma once

namespace briar {

/// From now on a test fails when the desktop complains of the window: of what it calls critical. Nothing where there is
/// no GTK.
void fail_on_complaints();

}  // namespace briar
