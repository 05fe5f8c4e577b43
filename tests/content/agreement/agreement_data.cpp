// Prints, as JSON, the published schemas of the sample kinds and what the loader thinks of the shape of many files:
// those of the corpus, and those of its good packs with one value or key changed. agreement.mjs holds the two together.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

#include "runtime/content/catalog.hpp"
#include "runtime/content/json_schema.hpp"
#include "tests/content/sample_kinds.hpp"
#include "tests/root.hpp"

namespace briar {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

bool starts_with(const std::string& text, const char* start) { return text.rfind(start, 0) == 0; }

/// What JSON Schema can judge too.
bool is_about_shape(const std::string& id) {
    return starts_with(id, "shape.") || id == "content.unknown-kind" || id == "content.bad-id" ||
           id == "content.not-a-map" || id == "layer.required-key" || id == "pack.empty-manifest";
}

enum class Verdict { Fine, Wrong, Unknown };

/// Unknown: a mistake of another kind kept the loader from judging the shape.
Verdict judge(const fs::path& folder, const fs::path& file, const Overlay& overlay) {
    std::vector<std::string> packs;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.is_directory()) packs.push_back(entry.path().generic_string());
    }
    std::sort(packs.begin(), packs.end());
    Diagnostics diagnostics;
    Catalog::load(packs, {folder}, sample::kinds(), diagnostics, overlay);
    Verdict verdict = Verdict::Fine;
    for (const Diagnostic& each : diagnostics.list()) {
        const bool here = each.place.file == file.generic_string();
        // Whether a patch leaves an entry whole cannot be told from the patch alone.
        const bool of_the_whole = each.id == "shape.missing-key" && file.filename() == "changes.yaml";
        if (here && is_about_shape(each.id) && !of_the_whole) return Verdict::Wrong;
        const bool stops = of_the_whole || starts_with(each.id, "yaml.") || starts_with(each.id, "layer.") ||
                           starts_with(each.id, "reference.") || each.id == "content.duplicate-id";
        if (here && stops && each.severity == Severity::Error) verdict = Verdict::Unknown;
    }
    return verdict;
}

std::string read_text(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

class Collector {
public:
    void add(const fs::path& folder, const fs::path& file, const std::string& what, const std::string& text) {
        const Verdict verdict = judge(folder, file, {{file, text}});
        if (verdict == Verdict::Unknown) return;
        files_.push_back({{"name", file.lexically_relative(folder.parent_path()).generic_string() + what},
                          {"manifest", file.filename() == "pack.yaml"},
                          {"fine", verdict == Verdict::Fine},
                          {"text", text}});
    }
    /// Changes each value and each key of the tree in turn.
    void add_mutants(const fs::path& folder, const fs::path& file, const std::string& text) {
        Diagnostics ignored;
        const auto document = Document::parse("mutant", text, ignored);
        mutate(folder, file, *document, document->root());
    }
    [[nodiscard]] const Json& files() const { return files_; }

private:
    void change(const fs::path& folder, const fs::path& file, const Document& document, Span span,
                const std::string& replacement) {
        std::string text = document.text();
        text.replace(span.begin, span.size(), replacement);
        const Place place = document.place(span);
        add(folder, file,
            " with " + replacement + " at " + std::to_string(place.line) + ":" + std::to_string(place.column), text);
    }
    void mutate(const fs::path& folder, const fs::path& file, const Document& document, const Node& node) {
        for (const char* value : {"5", "-7", "1.5", "true", "some-word", "\"3\"", "Two words", "[]", "[5]", "{}",
                                  "{zzz: 1}", "~", "win", "{hurt: 1}", "n e - w"}) {
            if (!node.is_null()) change(folder, file, document, node.span, value);
        }
        for (const Member& member : node.members) {
            for (const char* key : {"zzz", "Zzz zz", "move"})
                change(folder, file, document, member.key_span, key);
            mutate(folder, file, document, *member.value);
        }
        for (const auto& item : node.items)
            mutate(folder, file, document, *item);
    }

    Json files_ = Json::array();
};

void collect(Collector& collector, const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const std::string name = entry.path().lexically_relative(folder).generic_string();
        const bool read = entry.is_regular_file() && entry.path().extension() == ".yaml" &&
                          name.find("/.") == std::string::npos && name.find("tests/") == std::string::npos &&
                          name.find("lang/") == std::string::npos && name.find("inner/") == std::string::npos;
        if (read) files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    for (const fs::path& file : files) {
        const std::string text = read_text(file);
        collector.add(folder, file, "", text);
        if (starts_with(folder.filename().string(), "good-")) collector.add_mutants(folder, file, text);
    }
}

}  // namespace
}  // namespace briar

int main() {
    using namespace briar;
    Collector collector;
    std::vector<fs::path> folders;
    for (const auto& entry : fs::directory_iterator(project_root() / "tests/corpus/packs"))
        folders.push_back(entry.path());
    std::sort(folders.begin(), folders.end());
    for (const fs::path& folder : folders)
        collect(collector, folder);
    const Json result{{"content", Json::parse(json_schema_for_content(sample::kinds()))},
                      {"manifest", Json::parse(json_schema_for_manifest())},
                      {"files", collector.files()}};
    std::cout << result.dump() << "\n";
}
