#include "runtime/cli/commands.hpp"

namespace briar::cli {

const std::vector<Command>& commands() {
    static const std::vector<Command> all{
        play_command(),     //
        auto_command(),     //
        check_command(),    //
        test_command(),     //
        list_command(),     //
        explain_command(),  //
        replay_command(),   //
        new_command(),      //
        bench_command(),    //
        drive_command(),    //
        docs_command(),     //
        schema_command(),   //
        stubs_command(),    //
    };
    return all;
}

}  // namespace briar::cli
