#include "editor/window/tree_lines.hpp"

#include <algorithm>
#include <map>
#include <sstream>
#include <string_view>
#include <utility>

#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "runtime/session/new_pack.hpp"
#include "runtime/source/letters.hpp"

namespace briar::editor {
namespace {

std::string small(const std::string& text) {
    const auto plain = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    if (!std::all_of(text.begin(), text.end(), plain)) return from_wx(to_wx(text).Lower());
    return small_letters(text);
}

/// A name in one line: a line break would make every row of the tree twice as high.
std::string in_one_line(std::string name) {
    for (const char* sign : {"\n", "\r", "\t", "\xC2\x85", "\xE2\x80\xA8"}) {
        const std::string_view broken = sign;
        for (std::size_t at = name.find(broken); at != std::string::npos; at = name.find(broken, at + 1))
            name.replace(at, broken.size(), " ");
    }
    const std::size_t begin = std::min(name.find_first_not_of(' '), name.size());
    return name.substr(begin, name.find_last_not_of(' ') + 1 - begin);
}

/// What breaks lines as a sign, where it is part of a name that must be told exactly.
std::string with_signs(std::string name) {
    for (const auto& [broken, sign] :
         {std::pair("\n", "\xE2\x90\xA4"), std::pair("\r", "\xE2\x90\x8D"), std::pair("\t", "\xE2\x90\x89")}) {
        for (std::size_t at = name.find(broken); at != std::string::npos; at = name.find(broken, at))
            name.replace(at, 1, sign);
    }
    return in_one_line(std::move(name));
}

std::string state_of(const EntryInfo& entry) {
    if (entry.own) return {};
    return entry.taken_out ? ", taken out" : entry.patched() ? ", changed here" : "";
}

/// Rows are narrow: an id that the name says is left out, and the pack where there is but one below.
std::string label_of(const EntryInfo& entry, bool one_below) {
    std::string label = in_one_line(entry.name);
    if (entry.name != entry.id && pack_id_from(entry.name) != entry.id) label += "  " + entry.id;
    if (!entry.own && !one_below) label += "  (" + entry.pack + ")";
    return label + state_of(entry);
}

std::string tip_of(const EntryInfo& entry) {
    return in_one_line(entry.name) + "\n" + entry.full_id() + (entry.own ? "" : "\nfrom " + entry.pack) +
           state_of(entry);
}

TreeLine line_of(const EntryInfo& entry, bool one_below) {
    TreeLine line;
    line.group = entry.kind;
    line.key = entry.full_id();
    line.label = label_of(entry, one_below);
    line.tip = tip_of(entry);
    line.words = small(entry.name + " " + entry.id);
    line.faint = !entry.own && !entry.patched();
    return line;
}

TreeLine line_of(const PackFile& file) {
    TreeLine line;
    line.group = "files";
    line.key = file.name;
    line.label = with_signs(file.name) + (file.document->modified() ? "  \xE2\x97\x8F" : "");
    line.tip = with_signs(file.name);
    line.words = small(file.name);
    line.is_file = true;
    line.sort = file.sort;
    return line;
}

}  // namespace

std::vector<TreeLine> tree_lines(const Workspace& workspace, bool only_own) {
    std::map<std::string, std::vector<const EntryInfo*>> by_kind;
    const auto own = [](const EntryInfo* entry) { return entry->own; };
    const bool one_below = workspace.below()->packs().size() == 1;
    for (const EntryInfo& entry : workspace.entries().list()) {
        if (!only_own || entry.own || entry.patched() || entry.taken_out) by_kind[entry.kind].push_back(&entry);
    }
    std::vector<TreeLine> lines;
    lines.reserve(workspace.entries().list().size() + workspace.files().size());
    for (const std::string& kind : kind_names(workspace.kinds())) {
        std::stable_partition(by_kind[kind].begin(), by_kind[kind].end(), own);
        for (const EntryInfo* entry : by_kind[kind])
            lines.push_back(line_of(*entry, one_below));
    }
    for (const PackFile& file : workspace.files()) {
        if (file.document) lines.push_back(line_of(file));
    }
    return lines;
}

std::vector<TreeLine> found_lines(std::vector<TreeLine> lines, const std::string& search,
                                  const std::set<std::string>& kept) {
    std::istringstream in(small(search));
    for (std::string word; in >> word;) {
        // Whoever writes the kind, too, has the id from a text.
        const bool whole_id = word.find('/') != std::string::npos;
        std::erase_if(lines, [&](const TreeLine& line) {
            const bool has = (whole_id ? small(line.key) : line.words).find(word) != std::string::npos;
            return !has && kept.count(line.key) == 0;
        });
    }
    return lines;
}

std::size_t line_meant(const std::vector<TreeLine>& lines, const std::string& search) {
    const std::string wanted = small(search);
    const auto is = [&](const TreeLine& line) {
        const std::string id = line.is_file ? line.key : line.key.substr(line.key.find('/') + 1);
        return small(id) == wanted || small(line.key) == wanted || line.words == wanted + " " + small(id);
    };
    const auto begins = [&](const TreeLine& line) { return line.words.rfind(wanted, 0) == 0; };
    auto found = std::find_if(lines.begin(), lines.end(), is);
    if (found == lines.end()) found = std::find_if(lines.begin(), lines.end(), begins);
    return found == lines.end() ? 0 : static_cast<std::size_t>(found - lines.begin());
}

}  // namespace briar::editor
