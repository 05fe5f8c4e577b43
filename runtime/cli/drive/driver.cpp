#include "runtime/cli/drive/driver.hpp"

#include <exception>
#include <utility>

#include "runtime/cli/arguments.hpp"
#include "runtime/cli/drive/message.hpp"
#include "runtime/cli/json_text.hpp"
#include "runtime/cli/problems.hpp"

// Lines, and which message is done by what; what each does is in driver_words.cpp.
namespace briar::cli {
namespace {

constexpr std::size_t kLongestLine = 4U << 20U;

Tree refusal(const std::string& error, const std::string& hint) {
    Tree reply;
    reply["ok"] = false;
    reply["error"] = error;
    if (!hint.empty()) reply["hint"] = hint;
    return reply;
}

}  // namespace

const std::vector<Driver::Word>& Driver::words() {
    static const std::vector<Word> all{
        {"new", &Driver::begin}, {"decision", &Driver::decision}, {"choose", &Driver::choose}, {"undo", &Driver::undo},
        {"redo", &Driver::redo}, {"state", &Driver::state},       {"log", &Driver::log},       {"hash", &Driver::hash},
        {"dice", &Driver::dice}, {"quit", &Driver::quit},
    };
    return all;
}

std::string Driver::answer(const std::string& line) {
    std::string error;
    if (line.size() > kLongestLine) return to_json(refusal("the line is longer than four megabytes", ""), 0);
    const std::optional<Tree> message = from_json(line, error);
    if (!message) return to_json(refusal("this is not JSON: " + error, "each message is one line"), 0);
    if (!message->is_map()) return to_json(refusal("a message is an object such as {\"do\": \"decision\"}", ""), 0);
    Tree answer = reply(*message);
    if (const Tree* id = message->find("id")) answer["id"] = *id;
    return to_json(answer, 0);
}

Tree Driver::reply(const Tree& message) {
    try {
        const std::string wanted = text_in(message, "do").value_or("");
        std::vector<std::string> known;
        for (const Word& word : words()) {
            if (wanted == word.name) return (this->*word.run)(message);
            known.emplace_back(word.name);
        }
        const std::string near = nearest(wanted, known);
        return refusal(wanted.empty() ? "the message says nothing to `do`" : "there is nothing called `" + wanted + "`",
                       near.empty() ? "" : "did you mean `" + near + "`?");
    } catch (const BadMessage& bad) {
        Tree answer = refusal(bad.what(), bad.hint);
        if (!bad.problems.empty()) answer["problems"] = as_tree(bad.problems);
        return answer;
    } catch (const WrongUse& wrong) {
        return refusal(wrong.what(), wrong.hint);
    } catch (const std::exception& error) {
        return refusal(error.what(), "");
    }
}

}  // namespace briar::cli
