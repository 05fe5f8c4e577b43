#include "runtime/cli/commands.hpp"
#include "runtime/cli/generated.hpp"
#include "runtime/content/reference_page.hpp"
#include "runtime/engine/rule_reference.hpp"
#include "runtime/session/systems.hpp"

namespace briar::cli {
namespace {

int run_docs(const Arguments& arguments, Console& console) {
    return write_generated({{"docs/format.md", reference_markdown(registry().kinds())},
                            {"docs/lua.md", rule_reference(registry(), all_systems())}},
                           arguments, console);
}

}  // namespace

Command docs_command() {
    return {"docs",
            "Writes the reference pages: docs/format.md and docs/lua.md.",
            "They are made from what the program checks and offers, so they cannot say anything else.",
            {},
            generating_options(),
            {"briar docs", "briar docs --check"},
            run_docs};
}

}  // namespace briar::cli
