#pragma once

#include <string>
#include <vector>

#include "runtime/engine/registry.hpp"

/// The verbs of the script system: what a game's script needs beside the engine's own verbs.
namespace briar::script {

inline constexpr const char* kSystem = "script";

/// A verb of the system, to be given what it calls.
[[nodiscard]] VerbSpec verb_spec(std::string name, VerbSort sort, std::string doc, std::vector<Param> params,
                                 Type result, std::string example);
[[nodiscard]] Param required_param(std::string name, Type type, std::string kinds, std::string doc);
[[nodiscard]] Param optional_param(std::string name, Type type, std::string kinds, std::string doc,
                                   std::string fallback, Arg fallback_arg = -1);

void describe_player_verbs(Registry& registry);
void describe_zone_verbs(Registry& registry);
void describe_piece_verbs(Registry& registry);

}  // namespace briar::script
