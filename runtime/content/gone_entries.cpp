#include "runtime/content/gone_entries.hpp"

#include <algorithm>

#include "runtime/source/letters.hpp"

namespace briar {
namespace {

// Each unknown name is compared with them; nobody makes more such mistakes between two checks.
constexpr std::size_t kMostMeant = 100;

bool is_of_id(char c) { return is_small_letter(c) || is_digit(c) || c == '-'; }

}  // namespace

std::vector<std::string> split_kinds(std::string_view kinds) {
    std::vector<std::string> names;
    for (std::size_t begin = 0; begin < kinds.size();) {
        const std::size_t end = std::min(kinds.find('|', begin), kinds.size());
        names.emplace_back(kinds.substr(begin, end - begin));
        begin = end + 1;
    }
    return names;
}

void GoneEntries::add_misnamed(std::string id) {
    if (misnamed_.size() < kMostMeant) misnamed_.push_back(std::move(id));
}

void GoneEntries::add_unread(std::string_view text) {
    unread_.emplace();  // also when it has no keys: something could not be read
    add_cut_off(text);
    for (std::size_t colon = text.find(':'); colon != std::string_view::npos; colon = text.find(':', colon + 1)) {
        std::size_t end = colon;
        while (end > 0 && (text[end - 1] == ' ' || text[end - 1] == '"' || text[end - 1] == '\''))
            --end;
        std::size_t begin = end;
        while (begin > 0 && is_of_id(text[begin - 1]))
            --begin;
        if (begin < end) unread_.emplace(text.substr(begin, end - begin));
    }
}

void GoneEntries::add_cut_off(std::string_view text) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line = text.substr(begin, end - begin);
        line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        if (cut_off_.size() == kMostMeant) return;
        if (!line.empty() && std::all_of(line.begin(), line.end(), is_of_id)) cut_off_.emplace_back(line);
        begin = end + 1;
    }
}

const GoneEntry* GoneEntries::find(const std::string& full_id) const {
    const auto found = entries_.find(full_id);
    return found == entries_.end() ? nullptr : &found->second;
}

bool GoneEntries::may_have(std::string_view kinds, std::string_view id) const {
    if (!complete_) return true;
    const std::size_t slash = id.find('/');
    const std::string_view short_id = slash == std::string_view::npos ? id : id.substr(slash + 1);
    if (unread_.find(short_id) != unread_.end() || !nearest(short_id, misnamed_).empty()) return true;
    if (std::any_of(cut_off_.begin(), cut_off_.end(), [&](const auto& word) { return short_id.starts_with(word); }))
        return true;
    const auto broken = [&](const std::string& full_id) {
        const GoneEntry* gone = find(full_id);
        return gone != nullptr && !gone->removed;
    };
    if (slash != std::string_view::npos) return broken(std::string(id));
    const std::vector<std::string> names = split_kinds(kinds);
    return std::any_of(names.begin(), names.end(),
                       [&](const std::string& kind) { return broken(kind + "/" + std::string(id)); });
}

std::vector<std::string> GoneEntries::broken(std::string_view kinds) const {
    const std::vector<std::string> names = split_kinds(kinds);
    std::vector<std::string> ids;
    for (const auto& [full_id, gone] : entries_) {
        const std::string kind = full_id.substr(0, full_id.find('/'));
        const bool meant = names.empty() || std::find(names.begin(), names.end(), kind) != names.end();
        if (meant && !gone.removed) ids.push_back(full_id);
    }
    return ids;
}

}  // namespace briar
