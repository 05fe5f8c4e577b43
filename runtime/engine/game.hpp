#pragma once

#include <coroutine>
#include <cstdint>
#include <exception>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/engine/decision.hpp"
#include "runtime/engine/dice.hpp"
#include "runtime/engine/event.hpp"
#include "runtime/engine/flow.hpp"
#include "runtime/engine/observer.hpp"
#include "runtime/engine/ruleset.hpp"
#include "runtime/engine/script_host.hpp"
#include "runtime/engine/state.hpp"
#include "runtime/engine/system.hpp"

/// One game being played: a ruleset, a state and the flow that runs on them. The outside sees a decision, chooses an
/// option, sees the next decision. History, undo and saving are the session's.
namespace briar {

class Game {
public:
    /// `scripts` may be null when the ruleset has no hooks.
    Game(std::shared_ptr<const Ruleset> ruleset, std::unique_ptr<ScriptHost> scripts);
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    ~Game();

    // --- driving
    // ------------------------------------------------------------------------------------------------------
    /// Sets up a fresh state, without running yet. Throws SetupError.
    void set_up(const Setup& setup);
    /// Runs from the state as it stands (fresh or quiescent) to the first decision or the end. Throws RuleError or
    /// ForcedRollError when a rule fails; the state then is not usable any more.
    void run();
    /// Drops what runs, takes over a quiescent state, and runs on to its decision.
    void restore(const State& state);
    /// Makes the choice and runs to the next decision or the end. `option` < decision().options.size(). Throws as
    /// run().
    void choose(std::size_t option);
    [[nodiscard]] bool over() const { return !waiting_; }
    /// Whether the game waits and the state alone says for what.
    [[nodiscard]] bool quiescent() const;
    /// The last quiescent state that was marked since the last choice; null: none was. The game comes from there to
    /// where it stands by itself.
    [[nodiscard]] const State* marked() const { return marked_ ? &mark_ : nullptr; }
    [[nodiscard]] const Decision& decision() const { return decision_; }

    [[nodiscard]] const Ruleset& rules() const { return *ruleset_; }
    [[nodiscard]] const std::shared_ptr<const Ruleset>& shared_rules() const { return ruleset_; }
    /// The system's own compiled definitions, as `rules().data()`.
    template <class T>
    [[nodiscard]] const T& system_data() const {
        return *static_cast<const T*>(system_data_);
    }
    [[nodiscard]] State& state() { return state_; }
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] Header& header() { return state_.header(); }
    [[nodiscard]] const Header& header() const { return state_.header(); }
    void set_observer(Observer* observer) { observer_ = observer; }
    /// The keys of the decision's options, in their order, made unique with ` (2)`, ` (3)` where equal.
    [[nodiscard]] std::vector<std::string> keys() const;
    [[nodiscard]] std::string prompt() const { return decision_.prompt->text(*this, decision_); }

    // --- asking (for flows)
    // -------------------------------------------------------------------------------------------
    /// Begins a decision: its options follow by `offer`, then `co_await ask()`.
    void begin_decision(const PromptKind& prompt, SeatId seat, PieceId hero, std::array<std::int32_t, 4> args = {});
    void offer(const OptionKind& kind, Arg a = 0, Arg b = 0, Arg c = 0, Arg d = 0) {
        decision_.options.push_back({&kind, {a, b, c, d}});
    }
    /// Notes what is not offered, for people who ask why.
    void bar(TextId label, PieceId piece, TextId why) { decision_.barred.push_back({label, piece, why}); }
    /// Advises to take the option offered last.
    void suggest_last() { decision_.suggested = static_cast<int>(decision_.options.size()) - 1; }
    class Ask {
    public:
        Ask(Game& game, bool single_is_taken) : game_(game), take_(single_is_taken) {}
        [[nodiscard]] bool await_ready() const { return take_ && game_.decision_.options.size() == 1; }
        void await_suspend(std::coroutine_handle<> handle) {
            game_.waiting_ = handle;
            game_.begin_stretch();
        }
        Option await_resume() {
            return game_.decision_.options[take_ && game_.decision_.options.size() == 1 ? 0 : game_.chosen_];
        }

    private:
        Game& game_;
        bool take_;
    };
    /// Stops for the decision; a decision with one option is taken without stopping.
    Ask ask() { return {*this, true}; }
    /// Stops even for one option.
    Ask ask_always() { return {*this, false}; }
    /// Stops at a quiescent point: nothing runs that the state does not tell.
    Ask ask_quiescent() {
        decision_.stop = Stop::Quiescent;
        drop_script_texts();
        return {*this, false};
    }

    /// Notes that nothing runs but what the state tells, where no decision says so: a flow that does things before it
    /// asks marks the states that it could be started from.
    void mark_quiescent() {
        mark_ = state_;
        marked_ = true;
        drop_script_texts();
    }

    // --- chance
    // -------------------------------------------------------------------------------------------------------
    /// Rolls `dice` for `roller` (a hero, a monster, or none) in the name of `hero`: announces `rolled`, so that rules
    /// may re-roll, and gives the sum with its bonus. The dice stay readable in `roll` until the caller is done with
    /// them.
    Flow<int> roll(DiceExpr dice, Roll& roll, PieceId hero, PieceId roller);
    /// The same in two steps, for dice whose sum says nothing: throws the dice without a log line, and announces
    /// `rolled`.
    void cast(DiceExpr dice, Roll& roll);
    Flow<void> announce_roll(Roll& roll, PieceId hero, PieceId roller);
    /// The roll that the running `rolled` event is about; null outside of one.
    [[nodiscard]] Roll* rolling() { return rolling_; }
    /// One die: forced results first. Throws ForcedRollError when they run out in a strict test or do not fit.
    int die(int sides);
    /// A number in [0, bound) from another stream than the dice's.
    int chance(Stream stream, int bound);
    /// Draws from a zone: its fixed pieces first, then by chance (`Draws`). None when it is empty. Does not move it.
    PieceId draw(ZoneId zone);
    /// Something hidden became known: undo across this is marked.
    void revealed() { ++header().chance; }

    // --- counters, vars
    // -----------------------------------------------------------------------------------------------
    [[nodiscard]] int counter(PieceId piece, CounterId counter) const {
        const int slot = ruleset_->slot(piece, counter);
        return slot < 0 ? 0 : state_.counter(static_cast<std::uint32_t>(slot));
    }
    /// Kept within the counter's range.
    void set_counter(PieceId piece, CounterId counter, int value);

    // --- events, modifiers, actions
    // -----------------------------------------------------------------------------------
    [[nodiscard]] bool heard(EventId id) const { return ruleset_->heard.test(id.value); }
    /// Lets every rule that listens answer. Costs one test of a bit when none does. Throws RuleError where so much has
    /// been announced since the last decision that no end of it can be hoped for.
    Flow<void> announce(Event& event) {
        if (++announced_ > kMostAnnounced) refuse_endless();
        if (observer_ != nullptr) observer_->announced(*this, event);
        if (!heard(event.id)) return {};
        return answer(event);
    }
    /// The number after all modifiers of the pieces in `subject` (fields of the value's spec, as in an event) and of
    /// the scenario. Costs one test of a bit when there is no modifier for it.
    [[nodiscard]] int modified(ValueId value, int base, Event& subject) {
        return ruleset_->modified.test(value.value) ? apply_modifiers(value, base, subject) : base;
    }
    /// Offers the actions that specials give `hero` on this occasion: those of the hero, of what it bears, of `places`
    /// (its tile, what lies there) and of the scenario.
    void offer_actions(int occasion, PieceId hero, std::span<const PieceId> places);
    /// Offers the actions of one piece alone, to be done by `hero`; without a carrier those of the scenario.
    void offer_actions_of(int occasion, PieceId hero, PieceId carrier);
    /// Does an action that was offered: costs, limit, effects.
    Flow<void> act(Option option);
    [[nodiscard]] static bool is_action(const Option& option);
    /// For bots: what the content says of taking such an option now; 0: nothing for it.
    [[nodiscard]] int appeal(const Option& option);
    /// The action of such an option and its carrier.
    [[nodiscard]] static ActionId action_of(const Option& option);
    [[nodiscard]] static PieceId carrier_of(const Option& option);

    Flow<void> run_program(ProgramId program, const RuleContext& context);
    [[nodiscard]] bool condition(ProgramId program, const RuleContext& context);
    [[nodiscard]] int query(ProgramId program, const RuleContext& context);
    [[nodiscard]] ScriptHost& scripts() { return *scripts_; }

    // --- ending, log, texts
    // -------------------------------------------------------------------------------------------
    void finish(Result result, TextId reason, SeatId winner = {});
    [[nodiscard]] bool finished() const { return header().result != Result::Playing; }
    /// Why the game ended, for people; empty while it goes on, and when nobody gave a reason. A reason that a script
    /// put together is known to the game that ended so, not to one that is restored to its end.
    [[nodiscard]] const std::string& reason() const;
    /// Notes what happened, with the running rule as its cause.
    void log(const LogKind& kind, Arg a = 0, Arg b = 0, Arg c = 0, Arg d = 0, Arg e = 0, Arg f = 0) {
        if (observer_ != nullptr) note(kind, {a, b, c, d, e, f}, {});
    }
    void log_text(std::string text);
    [[nodiscard]] bool watched() const { return observer_ != nullptr; }
    [[nodiscard]] const std::string& text(TextId id) const;
    /// Keeps a script's text until the next quiescent point.
    TextId keep_text(std::string_view text);
    [[nodiscard]] RuleId cause() const { return cause_; }
    /// Where a query whose result is `Pieces` leaves its list; the next such query overwrites it.
    [[nodiscard]] std::vector<PieceId>& list() { return list_; }

private:
    Flow<void> answer(Event& event);
    int apply_modifiers(ValueId value, int base, Event& subject);
    /// Whether the piece or something that it bears has a modifier for the value.
    [[nodiscard]] bool may_modify(PieceId piece, ValueId value) const;
    void note(const LogKind& kind, std::array<std::int32_t, 6> args, std::string text);
    void drop_script_texts() { text_count_ = 0; }
    /// What happens between two decisions is counted anew.
    void begin_stretch() {
        announced_ = 0;
        ran_.clear();
    }
    /// Notes a rule that answers, once what was announced has become suspiciously much.
    void note_ran(RuleId rule);
    [[noreturn]] void refuse_endless() const;
    /// Ends what runs; the state stays as it is.
    void stop();
    /// A rule that is about to answer an event, for the piece that carries it.
    struct Listener {
        RuleId rule;
        PieceId carrier;
        ZoneId zone;  ///< of the carrier when the event was announced
    };
    void listen(const Carried& carried, PieceId carrier, EventId event);
    void collect_listeners(const Event& event);
    /// For whom and when actions are being offered.
    struct Offering {
        PieceId hero;
        std::uint32_t occasion;  ///< its bit
        bool fixed_prices;       ///< the hero and what it bears do not change what actions cost
    };
    [[nodiscard]] Offering offering_to(PieceId hero, int occasion) const;
    void offer_carried(const Offering& offering, const Carried& carried, PieceId carrier);
    void offer_action(const Offering& offering, ActionId id, PieceId carrier);
    [[nodiscard]] bool available(const Offering& offering, ActionId id, PieceId carrier);
    [[nodiscard]] bool can_pay(const Offering& offering, const Action& of, PieceId carrier);
    [[nodiscard]] bool still_listens(const Listener& listener) const;
    Flow<void> take_effect(const Rule& rule, const RuleContext& context);
    Flow<void> answer_one(Event& event, Listener listener);
    /// How far answering an event has come.
    /// Counts answers within answers while it lives; throws RuleError when rules answer each other without end.
    class Nesting {
    public:
        explicit Nesting(Game& game);
        ~Nesting() { --game_.nesting_; }
        Nesting(const Nesting&) = delete;
        Nesting& operator=(const Nesting&) = delete;

    private:
        Game& game_;
    };
    struct Answering {
        std::size_t begin;  ///< of its listeners in `listening_`
        std::size_t next;
        std::size_t end;
        RuleId outer;  ///< the cause of the event
    };
    /// Lets those answer that have not yet, up to the first that has to wait: that one's flow.
    Flow<void> answer_on(Event& event, Answering& answering);
    Flow<void> answer_waiting(Event& event, Answering answering, Flow<void> waiting);

    /// Whole games without any decision announce less between their first and their last event.
    static constexpr std::uint32_t kMostAnnounced = 100'000;
    /// Before that the rules that answer are noted over so many events.
    static constexpr std::uint32_t kNotedAnnounced = 1'000;

    std::shared_ptr<const Ruleset> ruleset_;
    int nesting_ = 0;              ///< answers that have not ended
    std::uint32_t announced_ = 0;  ///< events since the last decision
    std::vector<RuleId> ran_;      ///< rules that answered the last of them, the latest last; see note_ran
    const void* system_data_;      ///< of the ruleset, at hand
    std::unique_ptr<ScriptHost> scripts_;
    State initial_;  ///< all pieces in their starting zones
    State state_;
    State mark_;  ///< see mark_quiescent; of the past unless `marked_`
    bool marked_ = false;
    Flow<void> flow_;
    std::coroutine_handle<> waiting_;
    Decision decision_;
    std::size_t chosen_ = 0;
    Observer* observer_ = nullptr;
    RuleId cause_;
    std::vector<Listener> listening_;  ///< a stack: the events being answered, innermost last
    Roll* rolling_ = nullptr;
    std::vector<PieceId> list_;
    std::vector<Arg> targets_;               ///< scratch of offer_action
    std::vector<std::string> script_texts_;  ///< their room is used again: only the first `text_count_` are there
    std::size_t text_count_ = 0;
    std::string script_reason_;  ///< why the game ended, in a script's words
};

}  // namespace briar
