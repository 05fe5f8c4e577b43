// One game being driven: set-up, choices, the end.
#include "runtime/engine/game.hpp"

#include "runtime/engine/engine_log.hpp"
#include "runtime/engine/initial_state.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace briar {

Game::Game(std::shared_ptr<const Ruleset> ruleset, std::unique_ptr<ScriptHost> scripts)
    : ruleset_(std::move(ruleset)),
      system_data_(ruleset_->system_data.get()),
      scripts_(std::move(scripts)),
      initial_(initial_state(*ruleset_)) {}

Game::~Game() = default;

void Game::set_up(const Setup& setup) {
    stop();
    state_ = initial_;
    for (int i = 0; i < kStreams; ++i) {
        header().random[static_cast<std::size_t>(i)] = Random(setup.seed, static_cast<Stream>(i));
    }
    ruleset_->system->set_up(*this, setup);
}

void Game::run() {
    flow_ = ruleset_->system->play(*this);
    if (!waiting_) flow_.rethrow();
}

void Game::restore(const State& state) {
    stop();
    state_ = state;
    run();
}

void Game::choose(std::size_t option) {
    chosen_ = option;
    marked_ = false;
    ++header().choices;
    std::exchange(waiting_, nullptr).resume();
    if (!waiting_) flow_.rethrow();
}

void Game::stop() {
    flow_.reset();
    waiting_ = nullptr;
    begin_stretch();
    marked_ = false;
    rolling_ = nullptr;
    cause_ = RuleId{};
    listening_.clear();
    drop_script_texts();
    script_reason_.clear();
}

bool Game::quiescent() const { return waiting_ && (decision_.stop == Stop::Quiescent || (marked_ && mark_ == state_)); }

std::vector<std::string> Game::keys() const {
    std::vector<std::string> keys;
    keys.reserve(decision_.options.size());
    std::unordered_map<std::string, int> seen;
    for (const Option& option : decision_.options) {
        std::string key = option.kind->key(*this, option);
        const int times = ++seen[key];
        if (times > 1) key += " (" + std::to_string(times) + ")";
        keys.push_back(std::move(key));
    }
    return keys;
}

void Game::begin_decision(const PromptKind& prompt, SeatId seat, PieceId hero, std::array<std::int32_t, 4> args) {
    decision_.prompt = &prompt;
    decision_.args = args;
    decision_.seat = seat;
    decision_.hero = hero;
    decision_.stop = Stop::InFlow;
    decision_.suggested = -1;
    decision_.options.clear();
    decision_.barred.clear();
}

void Game::set_counter(PieceId piece, CounterId counter, int value) {
    const int slot = ruleset_->slot(piece, counter);
    if (slot < 0) return;
    const CounterInfo& info = ruleset_->counters[counter.value];
    state_.counter(static_cast<std::uint32_t>(slot)) =
        static_cast<std::int16_t>(std::clamp(value, info.minimum, info.maximum));
}

void Game::finish(Result result, TextId reason, SeatId winner) {
    if (finished()) return;
    header().result = result;
    header().winner = winner;
    // The state holds numbers only, and a script's text has none that would outlive the move.
    header().reason = reason.value > 0 ? static_cast<std::uint32_t>(reason.value) : 0;
    if (reason.value < 0) script_reason_ = text(reason);
    if (observer_ != nullptr) {
        note(kEndedLog, {static_cast<Arg>(result), 0, winner ? Arg{winner.value} : -1}, text(reason));
    }
}

}  // namespace briar
