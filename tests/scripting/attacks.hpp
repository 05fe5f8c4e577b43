#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace briar {

/// A script that tries to hang, to fill the memory, to leave the box or to keep a secret.
struct Attack {
    const char* name;
    std::string text;  ///< a file with a function `run`
    /// A part of the message it must end with; empty: it may end as it likes.
    const char* ends_with;

    friend std::ostream& operator<<(std::ostream& out, const Attack& attack) { return out << attack.name; }
};

[[nodiscard]] const std::vector<Attack>& attacks();

}  // namespace briar
