#include "editor/core/journal_record.hpp"

#include <charconv>
#include <utility>

#include "editor/core/file_state.hpp"

namespace briar::editor {
namespace {

void put(std::string& out, std::string_view field) {
    out += std::to_string(field.size());
    out += ':';
    out += field;
}
void put(std::string& out, std::uint64_t number) { put(out, std::string_view(std::to_string(number))); }

/// Fields one after the other; once one is missing, all that follow are.
class Fields {
public:
    explicit Fields(std::string_view bytes) : rest_(bytes) {}

    std::string text() {
        std::size_t size = 0;
        const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), size);
        const auto digits = static_cast<std::size_t>(end - rest_.data());
        const bool good =
            error == std::errc{} && digits < rest_.size() && *end == ':' && size <= rest_.size() - digits - 1;
        if (!good) return fail();
        std::string field(rest_.substr(digits + 1, size));
        rest_.remove_prefix(digits + 1 + size);
        return field;
    }
    std::uint64_t number() {
        const std::string field = text();
        std::uint64_t value = 0;
        const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), value);
        if (error != std::errc{} || end != field.data() + field.size()) fail();
        return value;
    }
    /// A count of what follows: not more than there are bytes left.
    std::uint64_t count() {
        const std::uint64_t value = number();
        if (value > rest_.size()) fail();
        return good_ ? value : 0;
    }
    [[nodiscard]] bool good() const { return good_; }
    [[nodiscard]] bool at_end() const { return rest_.empty(); }

private:
    std::string fail() {
        good_ = false;
        rest_ = {};
        return {};
    }

    std::string_view rest_;
    bool good_ = true;
};

std::string payload(const JournalRecord& record) {
    std::string out;
    put(out, static_cast<std::uint64_t>(record.sort));
    put(out, record.text);
    put(out, record.more);
    put(out, record.present ? 1 : 0);
    put(out, record.parts.size());
    for (const JournalPart& part : record.parts) {
        put(out, part.file);
        put(out, part.present ? 1 : 0);
        put(out, part.splices.size());
        for (const Splice& each : part.splices) {
            put(out, each.span.begin);
            put(out, each.span.end);
            put(out, each.text);
        }
    }
    put(out, record.files.size());
    for (const std::string& file : record.files)
        put(out, file);
    put(out, static_cast<std::uint64_t>(record.joining));
    put(out, static_cast<std::uint64_t>(record.origin));
    return out;
}

JournalPart read_part(Fields& fields) {
    JournalPart part;
    part.file = fields.text();
    part.present = fields.number() != 0;
    for (std::uint64_t left = fields.count(); left > 0 && fields.good(); --left) {
        Splice splice;
        splice.span.begin = static_cast<std::uint32_t>(fields.number());
        splice.span.end = static_cast<std::uint32_t>(fields.number());
        splice.text = fields.text();
        part.splices.push_back(std::move(splice));
    }
    return part;
}

std::optional<JournalRecord> read_payload(std::string_view bytes) {
    Fields fields(bytes);
    JournalRecord record;
    const std::uint64_t sort = fields.number();
    if (sort > static_cast<std::uint64_t>(JournalSort::Disk)) return std::nullopt;
    record.sort = static_cast<JournalSort>(sort);
    record.text = fields.text();
    record.more = fields.text();
    record.present = fields.number() != 0;
    for (std::uint64_t left = fields.count(); left > 0 && fields.good(); --left)
        record.parts.push_back(read_part(fields));
    for (std::uint64_t left = fields.count(); left > 0 && fields.good(); --left)
        record.files.push_back(fields.text());
    const std::uint64_t joining = fields.number();
    if (joining > static_cast<std::uint64_t>(StepJoining::Cancelled)) return std::nullopt;
    record.joining = static_cast<StepJoining>(joining);
    // Journals were kept before there was this field.
    const std::uint64_t origin = fields.at_end() ? 0 : fields.number();
    if (origin > static_cast<std::uint64_t>(StepOrigin::Outside)) return std::nullopt;
    record.origin = static_cast<StepOrigin>(origin);
    return fields.good() ? std::optional(std::move(record)) : std::nullopt;
}

}  // namespace

std::string to_bytes(const JournalRecord& record) {
    const std::string inner = payload(record);
    std::string out;
    put(out, hash_of(inner));
    put(out, inner);
    return out;
}

std::vector<JournalRecord> read_records(std::string_view bytes) {
    std::vector<JournalRecord> records;
    Fields fields(bytes);
    while (true) {
        const std::uint64_t sum = fields.number();
        const std::string inner = fields.text();
        if (!fields.good() || hash_of(inner) != sum) return records;
        auto record = read_payload(inner);
        if (!record) return records;
        records.push_back(std::move(*record));
    }
}

}  // namespace briar::editor
