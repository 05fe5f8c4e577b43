#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <thread>

#include <wx/event.h>

/// How quick a window is: how long its thread let nothing in, and how long an answer took until it was seen.
namespace briar {

/// What was measured, in milliseconds.
struct Pace {
    double clock = 0;   ///< by the clock: other work on the machine makes it longer
    double worked = 0;  ///< by the window's thread alone
    double drawn = 0;   ///< by the screen's server; 0: it cannot be told

    friend Pace operator+(const Pace& a, const Pace& b) {
        return {a.clock + b.clock, a.worked + b.worked, a.drawn + b.drawn};
    }
};

/// Asks the window's thread again and again whether it listens. Knows the longest time that it did not.
class Heartbeat : public wxEvtHandler {
public:
    Heartbeat();
    ~Heartbeat() override;
    /// The longest so far; begins anew.
    Pace take_longest();

private:
    void beat();

    std::atomic<bool> asked_ = false;
    Pace last_;
    Pace longest_;
    std::jthread thread_;
};

/// Does something and lets events happen until it is so and is painted.
[[nodiscard]] Pace answer(const std::function<void()>& act, const std::function<bool()>& is_so);
/// The same for a key that is pressed, from when the program hears of it: the tool that presses keys takes its time.
[[nodiscard]] Pace answer_to_key(const std::function<void()>& press, const std::function<bool()>& is_so);
/// The best of several, of each number.
[[nodiscard]] Pace best(int times, const std::function<Pace()>& measure);
/// Prints a line for people, and keeps it with the test.
void report(const std::string& what, const Pace& pace);

}  // namespace briar
