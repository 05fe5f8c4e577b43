#include "runtime/engine/rule_words.hpp"

#include <algorithm>
#include <array>

namespace briar {

std::vector<std::string> split_words(std::string_view words) {
    std::vector<std::string> parts;
    while (!words.empty()) {
        const std::size_t end = std::min(words.find('|'), words.size());
        parts.emplace_back(words.substr(0, end));
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return parts;
}

bool kinds_meet(std::string_view given, std::string_view wanted) {
    if (given.empty() || wanted.empty()) return true;
    const auto have = split_words(given);
    const auto want = split_words(wanted);
    return std::any_of(have.begin(), have.end(), [&](const std::string& kind) {
        return std::find(want.begin(), want.end(), kind) != want.end();
    });
}

bool is_control_word(std::string_view name) {
    static constexpr std::array<std::string_view, 6> kWords = {"roll", "choose", "if", "run", "amend", "forbid"};
    return std::find(kWords.begin(), kWords.end(), name) != kWords.end();
}

bool needs_nothing(const VerbSpec& verb) {
    return std::none_of(verb.params.begin(), verb.params.end(), [](const Param& param) { return param.required; });
}

std::string fallback_at(const std::string& fallback, const std::vector<Field>& fields) {
    static const std::string of_event = "the event's ";
    static const std::string otherwise = ", or ";
    if (!fallback.starts_with(of_event)) return fallback;
    const std::size_t comma = std::min(fallback.find(otherwise), fallback.size());
    const std::string name = fallback.substr(of_event.size(), comma - of_event.size());
    const bool carried =
        std::any_of(fields.begin(), fields.end(), [&](const Field& field) { return field.name == name; });
    if (carried) return fallback.substr(0, comma);
    return comma == fallback.size() ? std::string() : fallback.substr(comma + otherwise.size());
}

bool must_be_given(const Param& param, const std::vector<Field>& fields) {
    return param.required || (!param.fallback.empty() && fallback_at(param.fallback, fields).empty());
}

std::string every_kind(const Registry& registry) {
    std::string kinds;
    const auto add = [&](const std::string& name) { kinds += (kinds.empty() ? "" : "|") + name; };
    const auto add_once = [&](const std::string& name) {
        const auto known = split_words(kinds);
        if (std::find(known.begin(), known.end(), name) == known.end()) add(name);
    };
    for (const Kind& kind : registry.kinds())
        add_once(kind.name);
    for (const char* engine_kind : {"specials", "counters", "scenarios", "campaigns"})
        add_once(engine_kind);
    return kinds;
}

}  // namespace briar
