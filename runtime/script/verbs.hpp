#pragma once

#include "runtime/engine/verb_args.hpp"
#include "runtime/engine/verbs.hpp"

/// The verbs of the script system: what a game's script needs beside the engine's own verbs.
namespace briar::script {

void describe_player_verbs(Verbs& verbs);
void describe_zone_verbs(Verbs& verbs);
void describe_piece_verbs(Verbs& verbs);

}  // namespace briar::script
