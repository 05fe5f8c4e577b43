#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "editor/core/file_state.hpp"
#include "editor/core/signal.hpp"
#include "runtime/source/diagnostic.hpp"
#include "runtime/source/document.hpp"
#include "runtime/source/splice.hpp"

/// A file being edited: its bytes on disk, and its text. Every change is a list of splices and is told to everybody who
/// shows the document. The text may be any bytes; nothing but splices ever changes it.
namespace briar {
class ParsedTexts;
}

namespace briar::editor {

class SourceDocument;

/// A file that is marked as one not to be written, though its folder would let it be replaced.
enum class WriteProtection : std::uint8_t { Respected, Overridden };
class WriteProtected : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// What listeners are told after the text has changed.
struct DocumentChange {
    const SourceDocument& document;
    const std::vector<Splice>& splices;  ///< spans in the text before
    bool presence_changed = false;       ///< the file was made or taken away
};

/// What the text means as YAML. `document` is never null; its root is when there is nothing usable.
struct YamlReading {
    std::shared_ptr<const Document> document;
    Diagnostics problems;
};

class SourceDocument {
public:
    /// A file that is not there yet, or not any more. `parsed` may be null.
    SourceDocument(std::string name, std::filesystem::path path, std::shared_ptr<ParsedTexts> parsed = nullptr);
    SourceDocument(const SourceDocument&) = delete;
    SourceDocument& operator=(const SourceDocument&) = delete;

    /// `name` is what people call it: within its pack, with `/`. What cannot be read is empty and says why.
    [[nodiscard]] static std::shared_ptr<SourceDocument> open(std::string name, std::filesystem::path path,
                                                              std::shared_ptr<ParsedTexts> parsed = nullptr);

    [[nodiscard]] const std::string& name() const { return name_; }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] const std::string& text() const { return text_; }
    /// Whether there is to be such a file: false for one that was deleted, or whose making was undone.
    [[nodiscard]] bool present() const { return present_; }
    /// Whether saving would change anything on the disk.
    [[nodiscard]] bool modified() const { return modified_; }
    /// Grows with every change.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }
    /// Why the file could not be read; such a document is never written.
    [[nodiscard]] const std::string& failure() const { return failure_; }
    /// Packs below the open one are only looked at.
    [[nodiscard]] bool read_only() const { return read_only_ || !failure_.empty(); }
    void set_read_only() { read_only_ = true; }
    /// The bytes that were last read or written, and how the file looked then.
    [[nodiscard]] const std::string& disk_bytes() const { return disk_bytes_; }
    [[nodiscard]] const FileState& disk_state() const { return disk_state_; }

    /// What the text means as YAML; read anew after a change when somebody asks.
    [[nodiscard]] const YamlReading& yaml() const;
    /// The same, but entries with mistakes of syntax are blanked out instead of hiding all others. For looking only.
    [[nodiscard]] const std::shared_ptr<const Document>& outline() const;

    /// Changes the text and tells everybody. Spans must be in order and within the text. Gives the splices that take
    /// the change back.
    std::vector<Splice> apply(const std::vector<Splice>& splices, bool present);
    [[nodiscard]] Subscription listen(Signal<const DocumentChange&>::Listener listener);

    /// Writes the text, or deletes the file when the document is not present; then nothing is modified. Throws
    /// std::runtime_error that says what could not be done; file and document are as before. A file that others changed
    /// since it was read is not written over: see disk_changes.hpp. Throws WriteProtected for one that is respected.
    void save(WriteProtection protection = WriteProtection::Respected);
    /// Takes these bytes for what is on the disk now. The text stays.
    void set_disk(FileBytes read);

private:
    void note_change();
    void require_known_disk() const;

    std::string name_;
    std::filesystem::path path_;
    std::string text_;
    bool present_ = false;
    bool modified_ = false;
    bool read_only_ = false;
    std::uint64_t revision_ = 0;
    std::string failure_;
    std::string disk_bytes_;
    FileState disk_state_;
    std::shared_ptr<ParsedTexts> parsed_;
    mutable std::shared_ptr<const YamlReading> yaml_;
    mutable std::shared_ptr<const Document> outline_;
    Signal<const DocumentChange&> changed_;
};

}  // namespace briar::editor
