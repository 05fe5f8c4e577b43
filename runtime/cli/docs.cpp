#include "runtime/cli/commands.hpp"
#include "runtime/cli/generated.hpp"
#include "runtime/content/reference_page.hpp"
#include "runtime/engine/rule_reference.hpp"
#include "runtime/engine/system.hpp"
#include "runtime/session/phrase_books.hpp"
#include "runtime/session/position.hpp"
#include "runtime/session/systems.hpp"

namespace briar::cli {
namespace {

/// What tests, saved games and programs say of a state: the part that all games have, then those of the systems.
std::vector<ReferenceSection> positions() {
    std::vector<ReferenceSection> sections{
        {"positions",
         "A state in words: `given` and `then` of pack tests, `position` of `briar drive` and of saved "
         "games. All may be left out; what is left out is as in a fresh set-up. A piece is named by its entry's id: "
         "`echo` is the next copy that the position does not name elsewhere, `echo#2` that one. These keys every game "
         "has.",
         schema::record(engine_position_keys()),
         {}}};
    for (const System* system : all_systems()) {
        const std::string name(system->name());
        sections.push_back({"positions (" + name + ")", "What positions say of games of the system `" + name + "`.",
                            schema::record(system->position_keys()), name});
    }
    return sections;
}

int run_docs(const Arguments& arguments, Console& console) {
    return write_generated({{"docs/format.md", reference_markdown(registry().kinds(), positions())},
                            {"docs/lua.md", rule_reference(registry(), all_systems(), phrase_book)}},
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
