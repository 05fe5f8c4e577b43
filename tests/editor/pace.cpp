#include "tests/editor/pace.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>

#include <wx/app.h>
#include <wx/evtloop.h>
#include <wx/frame.h>
#include <wx/utils.h>

namespace briar {
namespace {

constexpr std::chrono::milliseconds kBeat{1};
constexpr double kPatience = 60'000;

/// What the screen's server has worked so far; its lock tells who it is.
double drawn() {
    const char* display = std::getenv("DISPLAY");
    std::ifstream lock(std::string("/tmp/.X") + (display != nullptr ? display + 1 : "") + "-lock");
    int server = 0;
    double nanoseconds = 0;
    if (lock >> server) std::ifstream("/proc/" + std::to_string(server) + "/schedstat") >> nanoseconds;
    return nanoseconds / 1e6;
}

Pace now() {
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    const std::chrono::duration<double, std::milli> clock = std::chrono::steady_clock::now().time_since_epoch();
    return {clock.count(), static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6, drawn()};
}

Pace since(const Pace& begun) {
    const Pace end = now();
    return {end.clock - begun.clock, end.worked - begun.worked, end.drawn - begun.drawn};
}

/// What is invalid is painted, and the screen has it.
void paint_now() {
    for (wxWindow* each : wxTopLevelWindows)
        each->Update();
    (void)wxGetMousePosition();  // the screen answers after what it was told before
}

/// When the program hears of a key, or of the command that it stands for.
class HeardKey : public wxEventFilter {
public:
    HeardKey() { wxEvtHandler::AddFilter(this); }
    ~HeardKey() override { wxEvtHandler::RemoveFilter(this); }
    int FilterEvent(wxEvent& event) override {
        if (event.GetEventType() == wxEVT_CHAR_HOOK || event.GetEventType() == wxEVT_MENU) begun_ = now();
        return Event_Skip;
    }
    [[nodiscard]] const Pace& begun() const { return begun_; }

private:
    Pace begun_ = now();
};

}  // namespace

Heartbeat::Heartbeat() : last_(now()) {
    thread_ = std::jthread([this](const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            if (!asked_.exchange(true)) CallAfter([this] { beat(); });
            std::this_thread::sleep_for(kBeat);
        }
    });
}

Heartbeat::~Heartbeat() {
    thread_.request_stop();
    thread_.join();
    DeletePendingEvents();
}

void Heartbeat::beat() {
    const Pace gap = since(last_);
    longest_.clock = std::max(longest_.clock, gap.clock);
    longest_.worked = std::max(longest_.worked, gap.worked);
    last_ = now();
    asked_ = false;
}

Pace Heartbeat::take_longest() {
    beat();
    const Pace longest = longest_;
    longest_ = {};
    return longest;
}

Pace answer(const std::function<void()>& act, const std::function<bool()>& is_so) {
    wxEventLoopBase* loop = wxEventLoopBase::GetActive();
    const Pace begun = now();
    act();
    while (!is_so()) {
        if (since(begun).clock > kPatience) {
            ADD_FAILURE() << "waited in vain";
            return since(begun);
        }
        loop->YieldFor(wxEVT_CATEGORY_ALL);
        wxTheApp->ProcessPendingEvents();
        loop->ProcessIdle();
        // Others want the processor too.
        if (!is_so() && !loop->Pending()) wxMilliSleep(1);
    }
    paint_now();
    return since(begun);
}

Pace answer_to_key(const std::function<void()>& press, const std::function<bool()>& is_so) {
    const HeardKey heard;
    (void)answer(press, is_so);
    return since(heard.begun());
}

Pace best(int times, const std::function<Pace()>& measure) {
    Pace least{kPatience, kPatience, kPatience};
    for (int i = 0; i < times; ++i) {
        const Pace each = measure();
        least.clock = std::min(least.clock, each.clock);
        least.worked = std::min(least.worked, each.worked);
        least.drawn = std::min(least.drawn, each.drawn);
    }
    return least;
}

void report(const std::string& what, const Pace& pace) {
    std::cout.precision(3);
    std::cout << "    " << what << ": " << pace.clock << " ms by the clock, " << pace.worked << " ms worked";
    if (pace.drawn > 0) std::cout << ", " << pace.drawn << " ms drawn";
    std::cout << '\n';
    testing::Test::RecordProperty(what, std::to_string(pace.clock) + " ms, worked " + std::to_string(pace.worked));
}

}  // namespace briar
