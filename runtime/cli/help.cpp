#include <algorithm>

#include "runtime/cli/command.hpp"
#include "runtime/cli/project.hpp"
#include "runtime/cli/wrap.hpp"

namespace briar::cli {
namespace {

constexpr std::size_t kWidth = 80;

struct Row {
    std::string name;
    std::string doc;
};

std::string table(const std::vector<Row>& rows) {
    std::size_t wide = 0;
    for (const Row& row : rows)
        wide = std::max(wide, row.name.size());
    wide = std::min<std::size_t>(wide, 24);
    std::string text;
    for (const Row& row : rows) {
        std::string line = "  " + row.name;
        line.resize(std::max(line.size(), wide + 2), ' ');
        bool first = true;
        for (const std::string& part : wrap(row.doc, kWidth - wide - 4)) {
            text += first ? line + "  " + part : std::string(wide + 4, ' ') + part;
            text += '\n';
            first = false;
        }
    }
    return text;
}

std::string option_name(const OptionSpec& option) {
    return "--" + option.name + (option.value.empty() ? "" : " " + option.value);
}

/// Examples name a pack that is there, so that they can be tried; a whole one rather than a small example.
std::string with_pack(std::string example) {
    static const std::string kMark = "{pack}";
    const std::size_t at = example.find(kMark);
    if (at == std::string::npos) return example;
    Diagnostics ignored;
    const std::vector<Pack> packs = discover_packs(pack_path(), ignored);
    const auto whole = std::find_if(packs.begin(), packs.end(), [](const Pack& pack) {
        return pack.folder.parent_path().filename() != "examples";
    });
    return example.replace(at, kMark.size(), whole == packs.end() ? "my-game" : whole->id);
}

}  // namespace

std::string usage_line(const Command& command) {
    std::string line = "briar " + command.name;
    for (const WordSpec& word : command.words) {
        const std::string name = word.name + (word.most > 1 ? "..." : "");
        line += word.least == 0 ? " [" + name + "]" : " " + name;
    }
    if (!command.options.empty()) line += " [OPTION...]";
    return line;
}

std::string help_text(const Command& command) {
    std::string text = usage_line(command) + "\n\n" + command.summary + "\n";
    if (!command.details.empty()) text += "\n" + fill(command.details, kWidth) + "\n";
    std::vector<Row> rows;
    for (const WordSpec& word : command.words)
        rows.push_back({word.name, word.doc});
    if (!rows.empty()) text += "\n" + table(rows);
    rows.clear();
    for (const OptionSpec& option : command.options)
        rows.push_back({option_name(option), option.doc + (option.repeats ? " (may be given again)" : "")});
    rows.push_back({"--help", "shows this"});
    text += "\nOptions:\n" + table(rows) + (command.examples.size() > 1 ? "\nExamples:\n" : "\nExample:\n");
    for (const std::string& example : command.examples)
        text += "  " + with_pack(example) + "\n";
    return text;
}

std::string overview() {
    std::vector<Row> rows;
    for (const Command& command : commands())
        rows.push_back({command.name, command.summary});
    return "briar COMMAND [ARGUMENT...]   plays and checks tile-and-card adventure games\n\n" + table(rows) +
           "\n`briar COMMAND --help` says more of one command; `briar --version` which program this is.\n"
           "Packs are found in the project's scenarios folder and in the folders that BRIAR_PATH names.\n"
           "Exit codes: 0 fine, 1 the content or the game has problems, 2 wrong use.\n";
}

}  // namespace briar::cli
