#pragma once

#include <filesystem>
#include <string>

namespace briar {

/// A folder for one test, gone with everything in it when the test is over. Its name has a blank and an umlaut.
class TestFolder {
public:
    TestFolder();
    TestFolder(const TestFolder&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;
    ~TestFolder();

    /// Writes a file, to the byte, and makes its folders.
    void write(const std::string& name, const std::string& bytes) const;
    [[nodiscard]] std::string read(const std::string& name) const;
    [[nodiscard]] bool has(const std::string& name) const { return std::filesystem::exists(path_ / name); }
    [[nodiscard]] std::string at(const std::string& name) const { return (path_ / name).string(); }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

/// A text without this folder in front of file names.
[[nodiscard]] std::string shortened(std::string text, const std::filesystem::path& folder);

}  // namespace briar
