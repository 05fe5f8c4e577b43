#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "runtime/source/diagnostic.hpp"

/// The entries that are not there although somebody wrote them: what one mistake takes away must not be told again
/// wherever it is named.
namespace briar {

/// Why an id that is not there is not there.
struct GoneEntry {
    std::string pack;
    Place place;
    bool removed = false;  ///< taken out by `pack`; otherwise left out because of its mistakes
};

class GoneEntries {
public:
    void add(const std::string& full_id, GoneEntry entry) { entries_[full_id] = std::move(entry); }
    void erase(const std::string& full_id) { entries_.erase(full_id); }
    /// An entry is called by what cannot be an id: names that are like it are meant for it.
    void add_misnamed(std::string id);
    /// Takes a text that could not be read, or a part of one: whatever stands there as a key may be the id of an entry.
    void add_unread(std::string_view text);
    /// A whole pack or file is missing: any id may be one of it.
    void set_incomplete() { complete_ = false; }

    [[nodiscard]] const GoneEntry* find(const std::string& full_id) const;
    /// Whether an entry of one of the kinds (`tiles|tokens`; empty: `id` is a full one) was left out because of its
    /// mistakes, or may stand in what could not be read.
    [[nodiscard]] bool may_have(std::string_view kinds, std::string_view id) const;
    /// Whether every file of every pack could be read, up to its end.
    [[nodiscard]] bool all_read() const { return complete_ && unread_.empty(); }
    /// The full ids of entries of some kinds (empty: any) that were left out because of their mistakes.
    [[nodiscard]] std::vector<std::string> broken(std::string_view kinds) const;
    [[nodiscard]] bool is_complete() const { return complete_; }

private:
    void add_cut_off(std::string_view text);

    bool complete_ = true;
    std::vector<std::string> misnamed_;
    std::vector<std::string> cut_off_;  // words alone on a line of what could not be read: ids whose rest is lost
    std::map<std::string, GoneEntry> entries_;   // by full id
    std::set<std::string, std::less<>> unread_;  // words that stand before a colon
};

/// The names of a list such as `tiles|tokens`.
[[nodiscard]] std::vector<std::string> split_kinds(std::string_view kinds);

}  // namespace briar
