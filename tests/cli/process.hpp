#pragma once

#include <filesystem>
#include <string>
#include <vector>

/// Running the built program as people do.
namespace briar {

struct Ran {
    int code = -1;  ///< 128 and more: ended by a signal
    std::string out;
    std::string err;
};

/// Runs `briar ARGS...` with `input` on stdin, in the project's folder.
[[nodiscard]] Ran run_briar(const std::vector<std::string>& args, const std::string& input = {});

/// A folder for one test, gone when the test is over. Its name has a blank and an umlaut.
class TestFolder {
public:
    TestFolder();
    TestFolder(const TestFolder&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;
    ~TestFolder();

    void write(const std::string& name, const std::string& text) const;
    [[nodiscard]] std::string read(const std::string& name) const;
    [[nodiscard]] std::string at(const std::string& name) const { return (path_ / name).string(); }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

}  // namespace briar
