#pragma once

#include <filesystem>
#include <string>

#include "editor/window/main_frame.hpp"
#include "tests/editor/driven_test.hpp"

namespace briar {

/// A window with a pack open in it. Each test has a window, settings and a copy of the pack of its own, in a folder
/// whose name is hard.
class WindowTest : public DrivenTest {
protected:
    void SetUp() override;
    void TearDown() override;

    [[nodiscard]] editor::MainFrame& frame() { return *frame_; }
    /// The window as it is when the program is started anew; the next one after another.
    void open_window();
    void close_window();
    /// Where the test's packs lie.
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    /// A copy of a pack of the project.
    [[nodiscard]] std::filesystem::path copy_pack(const std::string& pack) const;
    /// Opens a pack and waits until it is open and checked.
    void open_pack(const std::filesystem::path& folder);

private:
    editor::MainFrame* frame_ = nullptr;
    std::filesystem::path folder_;
};

}  // namespace briar
