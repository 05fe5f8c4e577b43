#pragma once

#include <memory>
#include <string>

#include <wx/frame.h>

#include "editor/core/pane_host.hpp"
#include "tests/editor/driven_test.hpp"
#include "tests/editor_core/pack_folder.hpp"

/// Panes without the window around them: a frame, a pack, and nothing else. They are used with the pointer and the
/// keyboard, as people do.
namespace briar::editor {

class PaneTest : public DrivenTest {
protected:
    void SetUp() override;
    void TearDown() override;

    /// A copy of a pack of the project, by its place in `scenarios`.
    void open_copy(const std::string& pack);
    /// The small pack of the tests.
    void open_house();
    /// A pack that the test wrote into `folder_`.
    void open_written(const std::string& pack);
    /// Puts the pane into the frame, as all that is in it.
    void put(wxWindow* pane);
    [[nodiscard]] wxFrame* frame() { return frame_; }
    [[nodiscard]] Workspace& workspace() { return *workspace_; }
    [[nodiscard]] PaneHost host();
    /// Checks the pack as it stands now: panes see it from then on.
    void check_pack();
    [[nodiscard]] std::string text(const std::string& file) const;
    [[nodiscard]] const std::string& refused() const { return refused_; }

    using DrivenTest::named;
    /// Within the frame.
    wxWindow& named(const std::string& name);
    void screenshot(const std::string& name);

    PackFolder folder_;

private:
    wxFrame* frame_ = nullptr;
    std::unique_ptr<Workspace> workspace_;
    std::shared_ptr<const Checked> checked_;
    Signal<> told_;
    std::string refused_;
};

}  // namespace briar::editor
