#include "runtime/cli/arguments.hpp"

#include <algorithm>
#include <charconv>

#include "runtime/source/diagnostic.hpp"

namespace briar::cli {
namespace {

const OptionSpec* find_option(const std::vector<OptionSpec>& options, std::string_view name) {
    const auto it = std::find_if(options.begin(), options.end(), [&](const OptionSpec& o) { return o.name == name; });
    return it == options.end() ? nullptr : &*it;
}

[[noreturn]] void unknown_option(const std::vector<OptionSpec>& options, const std::string& name) {
    std::vector<std::string> known{"help"};
    for (const OptionSpec& option : options)
        known.push_back(option.name);
    const std::string near = nearest(name, known);
    throw WrongUse("there is no option --" + name, near.empty() ? "" : "did you mean --" + near + "?");
}

void check_words(const std::vector<WordSpec>& specs, const std::vector<std::string>& words) {
    std::size_t least = 0;
    std::size_t most = 0;
    for (const WordSpec& spec : specs) {
        if (words.size() < least + spec.least) throw WrongUse("missing " + spec.name + ": " + spec.doc);
        least += spec.least;
        most += spec.most;
    }
    if (words.size() > most) throw WrongUse("`" + words[most] + "` is one word too many");
}

}  // namespace

Arguments Arguments::read(const std::vector<OptionSpec>& options, const std::vector<WordSpec>& words,
                          const std::vector<std::string>& given) {
    Arguments arguments;
    bool only_words = false;
    for (std::size_t i = 0; i < given.size(); ++i) {
        const std::string& word = given[i];
        if (only_words || word.size() < 3 || !word.starts_with("--")) {
            if (!only_words && word == "--") {
                only_words = true;
            } else if (!only_words && word.size() > 1 && word[0] == '-') {
                unknown_option(options, word.substr(1));
            } else {
                arguments.words_.push_back(word);
            }
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string name = word.substr(2, equals == std::string::npos ? equals : equals - 2);
        const OptionSpec* spec = find_option(options, name);
        if (spec == nullptr) unknown_option(options, name);
        std::vector<std::string>& values = arguments.values_[name];
        if (!values.empty() && !spec->repeats && !spec->value.empty()) throw WrongUse("--" + name + " is given twice");
        if (spec->value.empty()) {
            if (equals != std::string::npos) throw WrongUse("--" + name + " takes no value");
            values.emplace_back();
        } else if (equals != std::string::npos) {
            values.push_back(word.substr(equals + 1));
        } else if (i + 1 < given.size()) {
            values.push_back(given[++i]);
        } else {
            throw WrongUse("--" + name + " needs a value: " + spec->value);
        }
    }
    check_words(words, arguments.words_);
    return arguments;
}

std::optional<std::string> Arguments::value(std::string_view option) const {
    const auto it = values_.find(option);
    if (it == values_.end()) return std::nullopt;
    return it->second.back();
}

std::vector<std::string> Arguments::values(std::string_view option) const {
    const auto it = values_.find(option);
    return it == values_.end() ? std::vector<std::string>{} : it->second;
}

std::uint64_t Arguments::number(std::string_view option, std::uint64_t fallback, std::uint64_t least,
                                std::uint64_t most) const {
    const std::optional<std::string> text = value(option);
    if (!text) return fallback;
    const std::optional<std::uint64_t> read = whole_number(*text);
    if (!read || *read < least || *read > most) {
        const std::string range = least == most
                                      ? std::to_string(least)
                                      : "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
        throw WrongUse("--" + std::string(option) + " must be " + range + ", not `" + *text + "`");
    }
    return *read;
}

std::optional<std::string> Arguments::word(std::size_t index) const {
    if (index >= words_.size()) return std::nullopt;
    return words_[index];
}

std::vector<std::string> split_list(std::string_view text) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        if (comma > 0) parts.emplace_back(text.substr(0, comma));
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return parts;
}

std::optional<std::uint64_t> whole_number(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace briar::cli
