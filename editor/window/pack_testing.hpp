#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "editor/core/snapshot.hpp"
#include "runtime/session/pack_test.hpp"

namespace briar::editor {

/// What running all tests of a pack said.
struct TestReport {
    std::vector<PackTestResult> results;
    Diagnostics problems;  ///< of the content and of tests that cannot be read

    std::size_t unread = 0;  ///< files with mistakes: what they hold has not passed

    [[nodiscard]] std::size_t passed() const;
    [[nodiscard]] std::size_t failed() const { return results.size() - passed() + unread; }
    /// `146 tests passed, 1 failed (among them 1 file with mistakes).`
    [[nodiscard]] std::string in_words() const;
    /// Everything that went wrong, for the list of problems: each with the name of its test where an entry's stands.
    [[nodiscard]] Diagnostics all_problems() const;
};

/// Runs the tests of the pack as its texts stand in the snapshot. In any thread.
[[nodiscard]] TestReport run_pack_tests(const Snapshot& snapshot, const std::stop_token& stop);

}  // namespace briar::editor
