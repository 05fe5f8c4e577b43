#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// A house of cardboard around the real launcher and the real test runner: the scripts are copies, the tools that they
/// call (cmake, ctest, apt-get, ...) are stand-ins that note how they were called.
namespace briar {

struct RunResult {
    int exit_code = 0;
    std::string out;
    std::string err;
};

class StubHouse {
public:
    /// Lays the house in a new folder whose name has spaces and umlauts. All packages seem to be installed.
    explicit StubHouse(const std::string& name);
    ~StubHouse();
    StubHouse(const StubHouse&) = delete;
    StubHouse& operator=(const StubHouse&) = delete;

    /// Runs a line of shell in `folder` with the stand-ins first in the path.
    [[nodiscard]] RunResult run(const std::string& line, const std::filesystem::path& folder) const;
    [[nodiscard]] RunResult run(const std::string& line) const { return run(line, root_); }

    void write(const std::string& file, const std::string& text) const;
    /// Replaces a stand-in; `body` is shell.
    void write_tool(const std::string& tool, const std::string& body) const;
    /// The calls of a stand-in so far, in order, each with its arguments.
    [[nodiscard]] std::vector<std::string> calls(const std::string& tool) const;

    /// The project's folder; the folder above it belongs to the test as well.
    [[nodiscard]] const std::filesystem::path& root() const { return root_; }

private:
    std::filesystem::path outside_;
    std::filesystem::path root_;
};

}  // namespace briar
