#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// The words behind a command: what it takes is declared once, as data; reading and `--help` are made from that.
namespace briar::cli {

/// One `--name` or `--name VALUE`.
struct OptionSpec {
    std::string name;      ///< without the dashes
    std::string value{};   ///< what stands for the value in help; empty: a switch
    std::string doc{};     ///< one line
    bool repeats = false;  ///< may be given several times
};

/// Words that are no options.
struct WordSpec {
    std::string name;  ///< `PACK`
    std::string doc;
    std::size_t least = 0;
    std::size_t most = 1;
};
inline constexpr std::size_t kAnyNumber = 10'000;

/// The command was called in a wrong way; exit code 2.
class WrongUse : public std::runtime_error {
public:
    explicit WrongUse(const std::string& message, std::string what_to_do = {})
        : std::runtime_error(message), hint(std::move(what_to_do)) {}
    std::string hint;  ///< empty when there is nothing to suggest
};

/// What was given, checked against what may be given.
class Arguments {
public:
    /// Throws WrongUse for unknown options (with the nearest name), missing values, and words too few or too many.
    /// `--name=VALUE` is `--name VALUE`; behind `--` everything is a word.
    static Arguments read(const std::vector<OptionSpec>& options, const std::vector<WordSpec>& words,
                          const std::vector<std::string>& given);

    [[nodiscard]] bool has(std::string_view option) const { return values_.find(option) != values_.end(); }
    /// The last value given; nothing when the option was not.
    [[nodiscard]] std::optional<std::string> value(std::string_view option) const;
    /// All values of an option that repeats, in order.
    [[nodiscard]] std::vector<std::string> values(std::string_view option) const;
    /// A whole number in bounds; throws WrongUse for anything else.
    [[nodiscard]] std::uint64_t number(std::string_view option, std::uint64_t fallback, std::uint64_t least,
                                       std::uint64_t most) const;
    /// The n-th word of those that were declared, in order; a list takes the rest.
    [[nodiscard]] const std::vector<std::string>& words() const { return words_; }
    [[nodiscard]] std::optional<std::string> word(std::size_t index) const;

private:
    std::map<std::string, std::vector<std::string>, std::less<>> values_;
    std::vector<std::string> words_;
};

/// The parts of `a,b,c`; empty parts are left out.
[[nodiscard]] std::vector<std::string> split_list(std::string_view text);
/// A whole number in decimal digits; nothing for anything else.
[[nodiscard]] std::optional<std::uint64_t> whole_number(std::string_view text);

}  // namespace briar::cli
