#include "editor/playing/recording.hpp"

#include <algorithm>
#include <map>

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

std::string in_a_row(const std::vector<std::string>& all) {
    std::string text;
    for (std::size_t i = 0; i < all.size(); ++i)
        text += (i == 0 ? "" : i + 1 == all.size() ? " and " : ", ") + all[i];
    return text;
}

/// What is done in a test, by its sorts.
struct Doings {
    std::size_t choices = 0;
    bool dice = false;
    bool put_aside = false;
};

/// `2 choices and dice laid down, steps 4 to 6`: as the slider counts.
std::string steps_in_words(const Doings& doings, std::size_t given, std::size_t last) {
    std::vector<std::string> parts;
    if (doings.choices == 1) parts.emplace_back("one choice");
    if (doings.choices > 1) parts.push_back(std::to_string(doings.choices) + " choices");
    if (doings.dice) parts.emplace_back("dice laid down");
    if (doings.put_aside) parts.emplace_back("a rule put aside");
    const std::string text = in_a_row(parts);
    if (given + 1 >= last) return text + ", step " + std::to_string(last);
    return text + ", steps " + std::to_string(given + 1) + " to " + std::to_string(last);
}

/// `dice: 2 5`, `put_aside: web.entered`; a choice by its key.
std::string step_in_words(const Tree& step) {
    if (!step.is_map()) return step.text();
    if (const Tree* dice = step.find("dice")) return "dice: " + listed(*dice);
    const Tree* rule = step.find("put_aside");
    return "put_aside: " + (rule != nullptr ? rule->text() : std::string());
}

std::string choices(const Tree* when, std::size_t given, std::size_t last) {
    if (when == nullptr) return "When: nothing is chosen.";
    std::vector<std::string> keys;
    Doings doings;
    for (const Tree& key : when->items()) {
        keys.push_back(step_in_words(key));
        doings.choices += key.is_map() ? 0 : 1;
        doings.dice = doings.dice || key.find("dice") != nullptr;
        doings.put_aside = doings.put_aside || key.find("put_aside") != nullptr;
    }
    return "When: " + steps_in_words(doings, given, last) + ": " + quote_list(keys, ", then ") + ".";
}

/// Only some positions stand for themselves.
std::string begins(const Recording& recording) {
    const std::string text = "Given: the position at step " + std::to_string(recording.given);
    if (recording.given == recording.asked) return text + ".";
    return text + ", the last one up to step " + std::to_string(recording.asked) + " that stands for itself.";
}

/// A part of a position, in words.
std::string in_words(std::string key) {
    static const std::map<std::string, std::string> known{{"vars", "the numbers of the whole game"},
                                                          {"realms", "what lies on the table"},
                                                          {"turn_begun", "whether a turn has begun"},
                                                          {"put_aside", "which rules are put aside"}};
    if (const auto words = known.find(key); words != known.end()) return words->second;
    std::replace(key.begin(), key.end(), '_', ' ');
    return "the " + key;
}

/// Who decides and what is offered is always looked at.
std::string looked_at(const Tree& then) {
    std::vector<std::string> changed;
    for (const auto& [key, value] : then.members()) {
        if (key != "deciding" && key != "offers" && key != "result" && key != "log") changed.push_back(in_words(key));
    }
    std::string text = "Then: who decides, what is offered, the result";
    if (!changed.empty()) text += "; what has changed: " + in_a_row(changed);
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
