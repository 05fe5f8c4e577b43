#pragma once

#include "runtime/cli/command.hpp"

/// One function for each command; each stands in the file of its name.
namespace briar::cli {

Command auto_command();
Command bench_command();
Command check_command();
Command docs_command();
Command drive_command();
Command explain_command();
Command list_command();
Command new_command();
Command play_command();
Command replay_command();
Command schema_command();
Command stubs_command();
Command test_command();

}  // namespace briar::cli
