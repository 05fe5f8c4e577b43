#include "tests/cli/process.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <stdexcept>

#include "tests/root.hpp"

namespace briar {
namespace fs = std::filesystem;
namespace {

/// Built into the same folder as the tests.
fs::path program() { return fs::read_symlink("/proc/self/exe").parent_path() / "briar"; }

void redirect(const fs::path& path, int flags, int to) {
    const int file = open(path.c_str(), flags, 0600);
    if (file < 0 || dup2(file, to) < 0) _exit(126);
}

[[noreturn]] void become(const fs::path& folder, const std::vector<std::string>& args) {
    redirect(folder / "in", O_RDONLY, STDIN_FILENO);
    redirect(folder / "out", O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
    redirect(folder / "err", O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
    setenv("BRIAR_HOME", project_root().c_str(), 1);
    unsetenv("BRIAR_PATH");
    setenv("COLUMNS", "80", 1);
    std::vector<std::string> words{program().string()};
    words.insert(words.end(), args.begin(), args.end());
    std::vector<char*> pointers;
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    if (chdir(project_root().c_str()) == 0) execv(pointers[0], pointers.data());
    _exit(127);
}

}  // namespace

Ran run_briar(const std::vector<std::string>& args, const std::string& input) {
    const TestFolder folder;
    folder.write("in", input);
    const pid_t child = fork();
    if (child == 0) become(folder.path(), args);
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child) throw std::runtime_error("the program could not be run");
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), folder.read("out"), folder.read("err")};
}

}  // namespace briar
