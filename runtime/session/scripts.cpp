#include "runtime/session/scripts.hpp"

namespace briar {
namespace {

/// Reports every script as something that this build cannot run.
class NoScripts : public ScriptReader {
public:
    std::vector<Function> functions(const Catalog&, const std::string& pack, const std::string& file,
                                    Diagnostics& diagnostics) override {
        Diagnostic problem;
        problem.id = "script.unsupported";
        problem.place.file = pack + "/" + file;
        problem.message = "this program was built without scripts";
        diagnostics.add(std::move(problem));
        return {};
    }
};

}  // namespace

std::unique_ptr<ScriptReader> make_script_reader() { return std::make_unique<NoScripts>(); }
std::unique_ptr<ScriptHost> make_scripts(const Ruleset&) { return nullptr; }

}  // namespace briar
