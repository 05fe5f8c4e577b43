#include "runtime/cli/generated.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <ostream>

#include "runtime/cli/project.hpp"
#include "runtime/session/atomic_file.hpp"
#include "runtime/session/pack_path.hpp"

namespace briar::cli {
namespace fs = std::filesystem;
namespace {

bool is_current(const fs::path& path, const std::string& text) {
    std::ifstream file(path, std::ios::binary);
    return file && std::string(std::istreambuf_iterator<char>(file), {}) == text;
}

}  // namespace

std::vector<OptionSpec> generating_options() {
    return {{"check", "", "writes nothing; names the files that are not current and exits with 1"},
            {"out", "FOLDER", "the project whose files are meant (without it: this one)"}};
}

int write_generated(const std::vector<GeneratedFile>& files, const Arguments& arguments, Console& console) {
    const fs::path root = arguments.value("out").value_or(project_home().string());
    std::error_code failed;
    if (!fs::is_directory(root, failed)) throw WrongUse("there is no folder `" + root.string() + "`");
    std::size_t stale = 0;
    for (const GeneratedFile& file : files) {
        const fs::path path = root / file.name;
        if (is_current(path, file.text)) continue;
        ++stale;
        if (arguments.has("check")) {
            console.err << file.name << " is not current\n";
            continue;
        }
        fs::create_directories(path.parent_path());
        write_atomically(path, file.text);
        console.out << "wrote " << file.name << '\n';
    }
    if (stale == 0) console.out << count_of(files.size(), "file is current", "files are current") << '\n';
    return stale > 0 && arguments.has("check") ? kProblems : kFine;
}

}  // namespace briar::cli
