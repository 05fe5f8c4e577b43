#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "editor/core/edit_plan.hpp"
#include "editor/core/journal.hpp"
#include "editor/core/recovery.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/source/report.hpp"
#include "tests/editor_core/pack_folder.hpp"

/// Journals that are left behind.
namespace briar::editor {

inline Command insertion(const Workspace& workspace, const std::string& file, std::size_t at, const std::string& text,
                         const std::string& merge = {}) {
    EditPlan plan(workspace);
    const auto place = static_cast<std::uint32_t>(at);
    plan.splice(file, {{{place, place}, text}});
    Command command = plan.finish("Insert");
    command.merge = merge;
    return command;
}

/// What `insertion` puts in is taken out again.
inline Command deletion(const Workspace& workspace, const std::string& file, std::size_t at, std::size_t size,
                        const std::string& merge) {
    EditPlan plan(workspace);
    plan.splice(file, {{make_span(at, at + size), {}}});
    Command command = plan.finish("Delete");
    command.merge = merge;
    return command;
}

/// A journal of a workspace that ended as in a crash: its copy under another name, without a lock.
class Crash {
public:
    explicit Crash(const PackFolder& folder) : folder_(folder.folder() / "state") {}
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    void keep(Journal& journal) const {
        journal.flush();
        std::filesystem::copy_file(journal.path(), folder_ / "left-behind",
                                   std::filesystem::copy_options::overwrite_existing);
    }

private:
    std::filesystem::path folder_;
};

/// A small pack, and where its journal is left behind.
class Journals : public testing::Test {
protected:
    void SetUp() override { folder.write_house(); }

    const PackFolder folder;
    const Crash crash{folder};
};

}  // namespace briar::editor
