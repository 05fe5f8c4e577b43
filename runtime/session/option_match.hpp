#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// What a player typed or a file says, held against the keys of a decision's options.
namespace briar {

struct OptionMatch {
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    std::size_t option = kNone;
    std::string reason;             ///< why none was taken, for people
    std::vector<std::string> near;  ///< keys that may have been meant, in their order

    [[nodiscard]] bool found() const { return option != kNone; }
};

/// The option whose key is `word`, or the only one whose key begins with it; else the first that names the same things
/// together in another order (`pay b + a` for `pay a + b`), each of them by its name or its beginning. Capitals and
/// blanks around do not count.
[[nodiscard]] OptionMatch match_option(const std::vector<std::string>& keys, std::string_view word);

/// The option that leads on to what is named: one whose key has `...` in the place of something that is asked for
/// afterwards, as `recall ... at once` for `recall the map at once` or its beginning. kNone: there is none, or several.
[[nodiscard]] std::size_t option_leading_to(const std::vector<std::string>& keys, std::string_view word);

/// Whether `key` begins with `word`, as above.
[[nodiscard]] bool begins_with(std::string_view key, std::string_view word);

}  // namespace briar
