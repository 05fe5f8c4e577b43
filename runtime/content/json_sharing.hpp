#pragma once

#include <nlohmann/json.hpp>
#include <string>

/// Making a published JSON Schema small: what stands in it several times is said once.
namespace briar {

/// Puts schemas that are equal, and large enough to matter, under `definitions` once and refers to them. The name comes
/// from what they say, so that it stays when other parts change. The schema means the same as before.
void share_equal_parts(nlohmann::ordered_json& schema);

/// The text of a schema: a line for each of its keys, of its definitions and of its properties, so that two versions
/// can be compared line by line.
[[nodiscard]] std::string in_lines(const nlohmann::ordered_json& schema);

}  // namespace briar
