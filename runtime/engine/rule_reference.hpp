#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// The reference of what rules may use, made from the registry: for people who write specials.
namespace briar {

class PhraseBook;
class Registry;
class System;

/// How each system's words are read.
using PhraseBooks = std::function<const PhraseBook&(std::string_view system)>;

/// Markdown: how functions answer, events with their fields, verbs by sort, values, roles, counters, what actions may
/// aim at. With books also how each verb reads in a sentence.
[[nodiscard]] std::string rule_reference(const Registry& registry, const std::vector<const System*>& systems,
                                         const PhraseBooks& books = {});

}  // namespace briar
