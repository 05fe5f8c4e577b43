#include "runtime/cli/commands.hpp"
#include "runtime/cli/generated.hpp"
#include "runtime/content/json_schema.hpp"
#include "runtime/session/pack_test.hpp"
#include "runtime/session/systems.hpp"

namespace briar::cli {
namespace {

int run_schema(const Arguments& arguments, Console& console) {
    return write_generated({{"schemas/content.schema.json", json_schema_for_content(registry().kinds())},
                            {"schemas/pack.schema.json", json_schema_for_manifest()},
                            {"schemas/test.schema.json", json_schema_for_tests(system_set())}},
                           arguments, console);
}

}  // namespace

Command schema_command() {
    return {"schema",
            "Writes the JSON Schemas of schemas/, with which other editors check and complete.",
            "A file names its schema in its first line: `# yaml-language-server: $schema=...`.",
            {},
            generating_options(),
            {"briar schema", "briar schema --check"},
            run_schema};
}

}  // namespace briar::cli
