#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Versions of packs (semantic versioning 2.0.0) and the ranges that requirements name.
namespace briar {

struct Version {
    int major = 0;
    int minor = 0;
    int patch = 0;
    std::vector<std::string> prerelease;  ///< `1.0.0-beta.2`: {beta, 2}; empty for a release

    /// Reads `1.2.0` or `1.2.0-beta.2+build`; the build part is ignored. Nothing for any other text.
    [[nodiscard]] static std::optional<Version> parse(std::string_view text);
};

/// By precedence (semver 11): a prerelease comes before its release.
[[nodiscard]] std::strong_ordering compare(const Version& left, const Version& right);

/// Whether `version` lies in `range`: comparisons that must all hold, separated by spaces (`>=1.2 <2`). Each is one of
/// `>= > <= < =` and a version whose last numbers may be left out; without a sign, `1.2` means every `1.2.x`. Empty and
/// `*` mean any version. A range that is not well-formed holds for none.
[[nodiscard]] bool in_range(const Version& version, std::string_view range);

/// The forms above as ECMA expressions, for schemas.
inline constexpr const char* kVersionPattern =
    "(0|[1-9][0-9]{0,6})\\.(0|[1-9][0-9]{0,6})\\.(0|[1-9][0-9]{0,6})(-[0-9A-Za-z.-]+)?(\\+[0-9A-Za-z.-]+)?";
inline constexpr const char* kRangePattern =
    "\\*|(>=|<=|>|<|=)? ?[0-9]{1,7}(\\.[0-9]{1,7}){0,2}(-[0-9A-Za-z.-]+)?"
    "( (>=|<=|>|<|=)? ?[0-9]{1,7}(\\.[0-9]{1,7}){0,2}(-[0-9A-Za-z.-]+)?)*";

}  // namespace briar
