#pragma once

#include <string>
#include <vector>

#include "runtime/session/record_test.hpp"

/// The last moves of a game as a test of the pack: what it will hold is known before it is made.
namespace briar::editor {

struct Recording {
    TestDraft draft;
    // Steps of the whole course.
    std::size_t asked = 0;  ///< where it was to begin
    std::size_t given = 0;  ///< where it begins: there, or a little before
    std::size_t last = 0;

    [[nodiscard]] bool possible() const { return !draft.test.is_null(); }
};

/// What it will hold, a line each: given, when, then. Where there can be none, why.
[[nodiscard]] std::vector<std::string> describe(const Recording& recording);

/// The file's text; empty: there is no test, or it was stopped. Takes long: may run in any thread.
[[nodiscard]] std::string text_of(const Recording& recording, const std::string& name, const ShorteningStep& told = {});

/// The file that a test of this name gets, as long as there is none: `tests/an-echo.yaml`.
[[nodiscard]] std::string file_for_test(const std::string& name, int number = 1);

}  // namespace briar::editor
