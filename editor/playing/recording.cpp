#include "editor/playing/recording.hpp"

#include "runtime/content/wording.hpp"
#include "runtime/session/new_pack.hpp"
#include "runtime/source/filled_yaml.hpp"

namespace briar::editor {
namespace {

std::string choices(const Tree* when, std::size_t given, std::size_t last) {
    if (when == nullptr) return "When: nothing is chosen.";
    std::vector<std::string> keys;
    for (const Tree& key : when->items())
        keys.push_back(key.text());
    const std::string steps = keys.size() == 1 ? "one choice, step " + std::to_string(last)
                                               : std::to_string(keys.size()) + " choices, steps " +
                                                     std::to_string(given + 1) + " to " + std::to_string(last);
    return "When: " + steps + ": " + quote_list(keys, ", then ") + ".";
}

/// Who decides and what is offered is always looked at; the rest is what has changed.
std::string looked_at(const Tree& then) {
    std::vector<std::string> changed;
    for (const auto& [key, value] : then.members()) {
        if (key != "deciding" && key != "offers" && key != "result") changed.push_back(key);
    }
    const std::string always = "Then: who decides, what is offered, the result";
    return changed.empty() ? always + "; nothing else has changed."
                           : always + ", and what has changed: " + quote_list(changed, " and ") + ".";
}

}  // namespace

std::vector<std::string> describe(const Recording& recording) {
    if (!recording.possible()) {
        return {
            "A test cannot begin here: dice were laid down since, or no position stands for itself. Begin it at a "
            "later step."};
    }
    return {"Given: the position at step " + std::to_string(recording.given) + ".",
            choices(recording.draft.test.find("when"), recording.given, recording.last),
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
