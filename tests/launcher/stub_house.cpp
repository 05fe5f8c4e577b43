#include "tests/launcher/stub_house.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "tests/root.hpp"

namespace briar {

namespace fs = std::filesystem;

namespace {

/// Builds, seemingly: the program that comes out tells how it was called and exits with 7.
constexpr const char* kCmake = R"sh(
if [ "$1" = --build ]; then
    mkdir -p "$2/bin"
    name=briar
    if [ "$4" = briar-editor ]; then name=briar-editor; fi
    printf '#!/bin/bash\necho "in $PWD home $BRIAR_HOME with $# arguments, the last: ${*: -1}"\nexit 7\n' >"$2/bin/$name"
    chmod +x "$2/bin/$name"
fi
)sh";

std::string read_text(const fs::path& path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

std::string quoted(const fs::path& path) { return "'" + path.string() + "'"; }

}  // namespace

StubHouse::StubHouse(const std::string& name)
    : outside_(fs::path(testing::TempDir()) / ("briar launcher " + name)), root_(outside_ / "mein häuschen") {
    fs::remove_all(outside_);
    fs::create_directories(root_ / ".ci");
    for (const char* script : {"briar", ".ci/test", ".ci/run"})
        fs::copy_file(project_root() / script, root_ / script);
    write("CMakeLists.txt", "");
    write("runtime/main.cpp", "");
    write("scripting/host.cpp", "");
    write("editor/main.cpp", "");
    write_tool("cmake", kCmake);
    write_tool("ctest", "");
    write_tool("clang-format", "");
    write_tool("localedef", "");
    write_tool("dpkg-query", "echo 'install ok installed'");
    write_tool("apt-get", "exit 1");
    write_tool("sudo", "exit 1");
}

StubHouse::~StubHouse() { fs::remove_all(outside_); }

RunResult StubHouse::run(const std::string& line, const fs::path& folder) const {
    const fs::path out = outside_ / "out";
    const fs::path err = outside_ / "err";
    const std::string command = "cd " + quoted(folder) + " && export PATH=" + quoted(outside_ / "tools") +
                                ":\"$PATH\" && { " + line + "; } >" + quoted(out) + " 2>" + quoted(err) + " </dev/null";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read_text(out), read_text(err)};
}

void StubHouse::write(const std::string& file, const std::string& text) const {
    fs::create_directories((root_ / file).parent_path());
    std::ofstream(root_ / file, std::ios::binary) << text;
}

void StubHouse::write_tool(const std::string& tool, const std::string& body) const {
    const fs::path path = outside_ / "tools" / tool;
    fs::create_directories(path.parent_path());
    std::ofstream(path) << "#!/bin/bash\necho \"$*\" >>" << quoted(outside_ / (tool + ".calls")) << '\n'
                        << body << '\n';
    fs::permissions(path, fs::perms::owner_all);
}

std::vector<std::string> StubHouse::calls(const std::string& tool) const {
    std::vector<std::string> lines;
    std::ifstream stream(outside_ / (tool + ".calls"));
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

}  // namespace briar
