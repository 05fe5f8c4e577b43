#pragma once

#include "runtime/engine/ids.hpp"

/// The options that scripts let players choose from. Whoever shows a game finds here which piece such an option is
/// about.
namespace briar {

struct Option;
struct OptionKind;

// The arguments of such an option.
inline constexpr std::size_t kChoiceLabelArg = 0;   ///< TextId; an empty text: the piece's own name
inline constexpr std::size_t kChoicePieceArg = 1;   ///< negative: it is about no piece
inline constexpr std::size_t kChoiceNumberArg = 2;  ///< its place in the script's list, counted from 1
inline constexpr std::size_t kChoiceKeyArg = 3;     ///< TextId; 0: the label in small letters, or the piece's key

extern const OptionKind kChoiceOption;

/// The piece that the option is, or is about; none for other options, too.
[[nodiscard]] PieceId piece_of_choice(const Option& option);

}  // namespace briar
