#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>

#include "runtime/source/splice.hpp"

namespace briar::editor {

/// Cuts typing into the steps that people expect undo to take: a word, a line, what was erased in one go, what came
/// before a pause. Knows the last splice of a text view, and says whether the next one goes on with it.
class TypingStretch {
public:
    using Clock = std::chrono::steady_clock;

    /// Somebody does something: what the text view makes of it belongs together, however many splices it is.
    void begin_act() { within_act_ = false; }
    /// Notes the splice. False: it begins a step of its own.
    [[nodiscard]] bool goes_on(const Splice& splice, Clock::time_point now);
    /// The next splice begins a step of its own: the text was changed by others.
    void end();
    /// What the step has typed since it began, in few letters of one line; empty: nothing that could be read.
    [[nodiscard]] std::string typed() const;

private:
    struct Last {
        std::size_t begin = 0;  ///< of what was typed or erased
        std::size_t end = 0;    ///< behind what was typed; of what was erased: its beginning
        bool erasing = false;
        bool space = false;  ///< it ended with a blank or a line end
        Clock::time_point when;
    };
    [[nodiscard]] bool joins(const Splice& splice, bool space) const;

    std::optional<Last> last_;
    std::string typed_;
    bool within_act_ = false;
};

}  // namespace briar::editor
