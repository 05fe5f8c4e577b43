#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/core/step_joining.hpp"
#include "editor/core/step_origin.hpp"
#include "runtime/source/splice.hpp"

/// What a journal holds: everything that happened to the texts of a workspace, record after record. A record that was
/// cut off or damaged ends the reading; what came before it counts.
namespace briar::editor {

enum class JournalSort : std::uint8_t {
    Pack,  ///< which pack, at the beginning
    Base,  ///< a file as it was before its first change
    Step,  ///< a step was done
    Undo,
    Redo,
    Saved,  ///< files were written
    Disk,   ///< another state of a file on the disk was taken note of
};

/// What a step, or taking one back, did to one file.
struct JournalPart {
    std::string file;
    bool present = true;  ///< afterwards
    std::vector<Splice> splices;

    friend bool operator==(const JournalPart&, const JournalPart&) = default;
};

struct JournalRecord {
    JournalSort sort = JournalSort::Pack;
    std::string text;                ///< Pack: its folder; Base, Disk: the file's text; Step, Undo, Redo: its label
    std::string more;                ///< Pack: its title; Base, Disk: the file's name; Step: what it is merged by
    bool present = false;            ///< Base, Disk: there was such a file
    std::vector<JournalPart> parts;  ///< Step, Undo, Redo
    std::vector<std::string> files;  ///< Saved
    StepJoining joining = StepJoining::None;  ///< Step: what it became in the history
    StepOrigin origin = StepOrigin::Here;     ///< Step, Redo: whose change it is

    friend bool operator==(const JournalRecord&, const JournalRecord&) = default;
};

/// As bytes, with their length and a sum over them in front.
[[nodiscard]] std::string to_bytes(const JournalRecord& record);
/// The records at the beginning of `bytes`, up to the first that is not whole.
[[nodiscard]] std::vector<JournalRecord> read_records(std::string_view bytes);

}  // namespace briar::editor
