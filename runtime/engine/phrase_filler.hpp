#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

/// Makes a sentence of a phrase: see phrases.hpp for how phrases are written.
namespace briar {

/// How what is compared stands behind the words before it.
enum class Compared : std::uint8_t {
    Bare,   ///< `is` stands before it: `3`
    Alone,  ///< `exactly 3`
};

/// What a phrase asks for while it is filled in. `name` is a parameter's.
struct PhraseSource {
    std::function<std::string(std::string_view name)> words;
    std::function<std::string(std::string_view name, std::string_view one, std::string_view many)> counted;
    std::function<std::string(Compared how, std::string_view one, std::string_view many)> compared;
    std::function<bool(std::string_view name)> given;
    /// Nothing: it is not given, or is not known before the rule runs.
    std::function<std::optional<bool>(std::string_view name)> flag;
};

[[nodiscard]] std::string fill_phrase(std::string_view phrase, const PhraseSource& source);

/// The names of the parameters in a phrase, one after the other, with blanks between.
[[nodiscard]] std::string names_in_phrase(std::string_view phrase);

}  // namespace briar
