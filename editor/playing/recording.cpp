#include "editor/playing/recording.hpp"

#include "runtime/content/wording.hpp"
#include "runtime/session/new_pack.hpp"
#include "runtime/source/filled_yaml.hpp"

namespace briar::editor {
namespace {

std::string listed(const Tree& dice) {
    std::string text;
    for (const Tree& each : dice.items())
        text += (text.empty() ? "" : " ") + each.text();
    return text;
}

std::string choices(const Tree* when, std::size_t given, std::size_t last) {
    if (when == nullptr) return "When: nothing is chosen.";
    std::vector<std::string> keys;
    for (const Tree& key : when->items())
        keys.push_back(key.is_map() ? "dice: " + listed(*key.find("dice")) : key.text());
    const std::string steps = keys.size() == 1 ? "one choice, step " + std::to_string(last)
                                               : std::to_string(keys.size()) + " choices, steps " +
                                                     std::to_string(given + 1) + " to " + std::to_string(last);
    return "When: " + steps + ": " + quote_list(keys, ", then ") + ".";
}

/// Only some positions stand for themselves.
std::string begins(const Recording& recording) {
    const std::string text = "Given: the position at step " + std::to_string(recording.given);
    if (recording.given == recording.asked) return text + ".";
    return text + ", the last one up to step " + std::to_string(recording.asked) + " that stands for itself.";
}

/// Who decides and what is offered is always looked at.
std::string looked_at(const Tree& then) {
    std::vector<std::string> changed;
    for (const auto& [key, value] : then.members()) {
        if (key != "deciding" && key != "offers" && key != "result" && key != "log") changed.push_back(key);
    }
    std::string text = "Then: who decides, what is offered, the result";
    if (!changed.empty()) text += "; what has changed: " + quote_list(changed, " and ");
    const Tree* log = then.find("log");
    const std::size_t lines = log != nullptr ? log->size() : 0;
    if (lines > 0) text += "; what was said: " + std::to_string(lines) + (lines == 1 ? " line" : " lines");
    return text + ".";
}

}  // namespace

std::vector<std::string> describe(const Recording& recording) {
    if (!recording.possible()) {
        return {
            "A test cannot begin here: no position from where the game began, or the pack changed, to this step stands "
            "for itself. Begin it at a later step."};
    }
    return {begins(recording), choices(recording.draft.test.find("when"), recording.given, recording.last),
            looked_at(*recording.draft.test.find("then"))};
}

std::string text_of(const Recording& recording, const std::string& name, const ShorteningStep& told) {
    const Tree test = finish_test(recording.draft, name, told);
    return test.is_null() ? std::string() : filled_yaml(test);
}

std::string file_for_test(const std::string& name, int number) {
    const std::string id = pack_id_from(name);
    return "tests/" + (id.empty() ? "recorded" : id) + (number > 1 ? "-" + std::to_string(number) : "") + ".yaml";
}

}  // namespace briar::editor
