#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "runtime/source/diagnostic.hpp"
#include "runtime/source/tree.hpp"

/// Reading the values of a message of another program.
namespace briar::cli {

/// The message cannot be done; `problems` say more where the content is to blame.
class BadMessage : public std::runtime_error {
public:
    explicit BadMessage(const std::string& text, std::string what_to_do = {}, Diagnostics found = {})
        : std::runtime_error(text), hint(std::move(what_to_do)), problems(std::move(found)) {}
    std::string hint;
    Diagnostics problems;
};

/// The value of a key as a text, a number, truth or a list of texts; nothing when it is not there. Anything else than
/// what is wanted throws BadMessage.
[[nodiscard]] std::optional<std::string> text_in(const Tree& message, const char* key);
[[nodiscard]] std::optional<std::uint64_t> number_in(const Tree& message, const char* key);
[[nodiscard]] bool flag_in(const Tree& message, const char* key);
[[nodiscard]] std::vector<std::string> texts_in(const Tree& message, const char* key);
/// Throws BadMessage for a key that is none of `known`, with the nearest one.
void require_keys(const Tree& message, std::vector<std::string> known);

}  // namespace briar::cli
