#include "editor/core/source_document.hpp"

#include <system_error>
#include <utility>

#include "editor/core/yaml_outline.hpp"
#include "runtime/session/atomic_file.hpp"
#include "runtime/source/parsed_texts.hpp"

namespace briar::editor {
namespace fs = std::filesystem;

SourceDocument::SourceDocument(std::string name, fs::path path, std::shared_ptr<ParsedTexts> parsed)
    : name_(std::move(name)), path_(std::move(path)), parsed_(std::move(parsed)) {}

std::shared_ptr<SourceDocument> SourceDocument::open(std::string name, fs::path path,
                                                     std::shared_ptr<ParsedTexts> parsed) {
    auto document = std::make_shared<SourceDocument>(std::move(name), std::move(path), std::move(parsed));
    FileBytes read = read_bytes(document->path_);
    document->text_ = read.bytes;
    document->present_ = read.state.exists;
    document->set_disk(std::move(read));
    return document;
}

const YamlReading& SourceDocument::yaml() const {
    if (!yaml_) {
        auto reading = std::make_shared<YamlReading>();
        const std::string name = path_.generic_string();
        reading->document =
            parsed_ ? parsed_->parse(name, text_, reading->problems) : Document::parse(name, text_, reading->problems);
        yaml_ = std::move(reading);
    }
    return *yaml_;
}

const std::shared_ptr<const Document>& SourceDocument::outline() const {
    if (!outline_ && !yaml_ && parsed_) outline_ = parsed_->glance(path_.generic_string(), text_);
    if (!outline_) {
        const YamlReading& reading = yaml();
        const bool broken = reading.problems.has_errors() && reading.document->root().is_null();
        outline_ = broken ? read_outline(path_.generic_string(), text_) : reading.document;
    }
    return outline_;
}

std::vector<Splice> SourceDocument::apply(const std::vector<Splice>& splices, bool present) {
    std::vector<Splice> back = inverse_splices(text_, splices);
    text_ = apply_splices(text_, splices);
    const bool presence_changed = present_ != present;
    present_ = present;
    ++revision_;
    yaml_.reset();
    outline_.reset();
    note_change();
    changed_.tell({*this, splices, presence_changed});
    return back;
}

Subscription SourceDocument::listen(Signal<const DocumentChange&>::Listener listener) {
    return changed_.listen(std::move(listener));
}

void SourceDocument::note_change() { modified_ = present_ != disk_state_.exists || (present_ && text_ != disk_bytes_); }

/// Nothing is written over that is not known here.
void SourceDocument::require_known_disk() const {
    const FileBytes now = read_bytes(path_);
    if (!now.failure.empty()) throw std::runtime_error("cannot save " + path_.string() + ": " + now.failure);
    const bool as_known = now.state.exists == disk_state_.exists && now.bytes == disk_bytes_;
    const bool as_ours = now.state.exists == present_ && (!present_ || now.bytes == text_);
    if (!as_known && !as_ours)
        throw std::runtime_error("cannot save " + path_.string() +
                                 ": another program changed it; choose first whose text counts");
}

void SourceDocument::save(WriteProtection protection) {
    if (read_only()) throw std::runtime_error("cannot save " + path_.string() + ": it can only be read");
    require_known_disk();
    if (protection == WriteProtection::Respected && is_write_protected(path_))
        throw WriteProtected("cannot save " + path_.string() + ": the file is write-protected");
    if (present_) {
        std::error_code failed;
        fs::create_directories(path_.parent_path(), failed);
        if (failed)
            throw std::runtime_error("cannot save " + path_.string() + ": its folder cannot be made (" +
                                     failed.message() + ")");
        // Forcing it to the disk takes a while: others may write meanwhile.
        write_atomically(path_, text_, [this] { require_known_disk(); });
    } else if (disk_state_.exists) {
        std::error_code failed;
        fs::remove(path_, failed);
        if (failed) throw std::runtime_error("cannot delete " + path_.string() + ": " + failed.message());
    }
    FileState state = glance_at(path_);
    state.hash = hash_of(text_);
    disk_state_ = state;
    disk_bytes_ = present_ ? text_ : std::string();
    note_change();
}

void SourceDocument::set_disk(FileBytes read) {
    disk_state_ = read.state;
    disk_bytes_ = std::move(read.bytes);
    failure_ = std::move(read.failure);
    note_change();
}

}  // namespace briar::editor
