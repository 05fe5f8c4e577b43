#include "editor/window/tree_lines.hpp"

#include <algorithm>
#include <map>
#include <sstream>
#include <string_view>

#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"

namespace briar::editor {
namespace {

std::string small(std::string text) {
    const auto plain = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    if (!std::all_of(text.begin(), text.end(), plain)) return from_wx(to_wx(text).Lower());
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
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

std::string label_of(const EntryInfo& entry) {
    std::string label = in_one_line(entry.name);
    if (entry.name != entry.id) label += "  " + entry.id;
    if (entry.own) return label;
    label += "  (" + entry.pack + ")";
    if (entry.taken_out) return label + ", taken out";
    return entry.patched() ? label + ", changed here" : label;
}

TreeLine line_of(const EntryInfo& entry) {
    TreeLine line;
    line.group = entry.kind;
    line.key = entry.full_id();
    line.label = label_of(entry);
    line.words = small(entry.name + " " + entry.id);
    line.faint = !entry.own && !entry.patched();
    return line;
}

TreeLine line_of(const PackFile& file) {
    TreeLine line;
    line.group = "files";
    line.key = file.name;
    line.label = file.name + (file.document->modified() ? "  \xE2\x97\x8F" : "");
    line.words = small(file.name);
    line.is_file = true;
    line.sort = file.sort;
    return line;
}

}  // namespace

std::vector<TreeLine> tree_lines(const Workspace& workspace, bool only_own) {
    std::map<std::string, std::vector<const EntryInfo*>> by_kind;
    const auto own = [](const EntryInfo* entry) { return entry->own || entry->patched(); };
    for (const EntryInfo& entry : workspace.entries().list()) {
        if (!only_own || own(&entry) || entry.taken_out) by_kind[entry.kind].push_back(&entry);
    }
    std::vector<TreeLine> lines;
    for (const std::string& kind : kind_names(workspace.kinds())) {
        std::stable_partition(by_kind[kind].begin(), by_kind[kind].end(), own);
        for (const EntryInfo* entry : by_kind[kind])
            lines.push_back(line_of(*entry));
    }
    for (const PackFile& file : workspace.files()) {
        if (file.document) lines.push_back(line_of(file));
    }
    return lines;
}

std::vector<TreeLine> found_lines(std::vector<TreeLine> lines, const std::string& search) {
    std::istringstream in(small(search));
    for (std::string word; in >> word;)
        std::erase_if(lines, [&](const TreeLine& line) { return line.words.find(word) == std::string::npos; });
    return lines;
}

}  // namespace briar::editor
