#pragma once

#include <string>
#include <vector>

namespace briar {

/// While it lives, mistakes of the program itself (exceptions that nobody caught, assertions) are kept; at any other
/// time they fail the test.
class ExpectedMishaps {
public:
    ExpectedMishaps();
    ExpectedMishaps(const ExpectedMishaps&) = delete;
    ExpectedMishaps& operator=(const ExpectedMishaps&) = delete;
    ~ExpectedMishaps();

    [[nodiscard]] const std::vector<std::string>& told() const { return told_; }

private:
    friend void note_mishap(const std::string& what);
    std::vector<std::string> told_;
};

/// The program says that it made a mistake.
void note_mishap(const std::string& what);

/// From now on a test fails when the desktop complains of the window: of what it calls critical. Nothing where there is
/// no GTK.
void fail_on_complaints();

}  // namespace briar
