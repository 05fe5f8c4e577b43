// The machine that runs programs: see program.hpp.
#include <cstring>
#include <memory>
#include <utility>

#include "runtime/engine/game.hpp"
#include "runtime/engine/program.hpp"
#include "runtime/engine/program_choice.hpp"
#include "runtime/engine/texts.hpp"

namespace briar {
namespace {

PieceId to_piece(Arg arg) { return arg < 0 ? PieceId{} : PieceId{static_cast<std::uint16_t>(arg)}; }

/// A program in the middle of its run. It stays in one place: the flows that it waits for refer to it.
class Machine {
public:
    Machine(Game& game, const RuleContext& context, ProgramId program)
        : game_(&game),
          context_(context),
          begin_(game.rules().code.data() + game.rules().programs[program.value].begin),
          at_(begin_) {
        registers_[0] = 0;
    }

    // Where coroutines come from too: machines that may wait are made and dropped all the time.
    static void* operator new(std::size_t size) { return FramePool::take(size); }
    static void operator delete(void* block, std::size_t size) noexcept { FramePool::give_back(block, size); }

    /// Runs up to an instruction that has to wait; false: the program is over.
    bool advance();
    [[nodiscard]] Arg result() const { return registers_[0]; }

    /// What it waits for: a script if `waits_for_script`, else something with a result.
    [[nodiscard]] bool waits_for_script() const { return waiting_.op == Op::Run; }
    [[nodiscard]] Flow<void> script() { return std::move(script_); }
    [[nodiscard]] Flow<Arg> flow() { return std::move(flow_); }
    /// Takes what it has waited for, and runs on as `advance` does.
    bool go_on(Arg result);

private:
    std::int32_t next() { return *at_++; }
    void jump(std::int32_t target) { at_ = begin_ + target; }
    [[nodiscard]] Arg hero(std::uint16_t field) const;
    [[nodiscard]] Args args(std::uint8_t from) const {
        Args result;
        std::memcpy(result.v.data(), &registers_[from], sizeof result.v);
        return result;
    }
    /// Whether every piece that the verb needs is there; else its result is set.
    bool callable(std::uint8_t from);
    void call(Instruction instruction);
    [[nodiscard]] Arg role(std::uint16_t number) const;
    [[nodiscard]] Arg zone(TextId name) const;
    void compute(Instruction instruction);
    void branch(Instruction instruction);
    void table(Instruction instruction);
    void forbid(Instruction instruction);
    void compose(Instruction instruction);
    [[nodiscard]] std::string said(Type type, Arg value) const;
    /// Begins an instruction that may have to wait; true: it does not.
    bool begin(Instruction instruction);
    void begin_call(Instruction instruction);
    void begin_choice(Instruction instruction);
    void end(Arg result);

    Game* game_;
    RuleContext context_;
    const std::int32_t* begin_;
    const std::int32_t* at_;
    Instruction waiting_{};
    Flow<void> script_;
    Flow<Arg> flow_;
    // A verb takes eight registers, whatever it needs: the last ones are only for that. No program reads a register
    // that it has not set, so that they start as they are.
    std::array<Arg, kRegisters + kMaxParams> registers_;
};

Arg Machine::hero(std::uint16_t field) const {
    if (field < context_.event.fields.size() && context_.event.fields[field] >= 0) return context_.event.fields[field];
    return Event::to_arg(game_->header().hero);
}

bool Machine::callable(std::uint8_t from) {
    const std::int32_t shape = next();
    for (std::int32_t needed = shape & 0xff, i = from; needed != 0; needed >>= 1, ++i) {
        if ((needed & 1) == 0 || registers_[static_cast<std::size_t>(i)] >= 0) continue;
        registers_[from] = (shape & 0x100) != 0 ? -1 : 0;
        return false;
    }
    return true;
}

void Machine::call(Instruction instruction) {
    if (!callable(instruction.a)) return;
    const VerbSpec& verb = (*game_->rules().registry)[VerbId{instruction.b}];
    registers_[instruction.a] = verb.call(*game_, context_, args(instruction.a));
}

Arg Machine::role(std::uint16_t number) const {
    const Ruleset& rules = game_->rules();
    return Event::to_arg(rules.system->role(*game_, context_.event, rules.registry->roles()[number].name));
}

Arg Machine::zone(TextId name) const {
    const ZoneId zone = game_->rules().system->zone_named(*game_, context_.event, game_->text(name));
    return zone ? zone.value : -1;
}

void Machine::compute(Instruction instruction) {
    Arg& target = registers_[instruction.a];
    switch (instruction.op) {
        case Op::Truth:
            target = target != 0 ? 1 : 0;
            break;
        case Op::Not:
            target = target == 0 ? 1 : 0;
            break;
        case Op::Exists:
            target = target >= 0 ? 1 : 0;
            break;
        case Op::Evaluate:
            target = game_->scripts().evaluate(*game_, HookId{instruction.b}, context_);
            break;
        default:
            context_.event.fields[instruction.b] = target;
    }
}

void Machine::branch(Instruction instruction) {
    const std::int32_t target = next();
    const bool set = registers_[instruction.a] != 0;
    if (instruction.op == Op::Jump || set == (instruction.op == Op::JumpIf)) jump(target);
}

void Machine::table(Instruction instruction) {
    const Arg value = registers_[instruction.a];
    const std::int32_t* const rows = at_;
    at_ += instruction.b * 3;
    for (std::uint16_t i = 0; i < instruction.b; ++i) {
        const std::int32_t* const row = rows + i * 3;
        if (value >= row[0] && value <= row[1]) return jump(row[2]);
    }
}

void Machine::forbid(Instruction instruction) {
    context_.event.forbidden = true;
    context_.event.reason = TextId{registers_[instruction.a]};
}

void Machine::compose(Instruction instruction) {
    std::string text;
    for (std::size_t i = 1; i <= instruction.b; ++i) {
        text += game_->text(TextId{next()});
        const auto type = static_cast<Type>(next());
        text += said(type, registers_[instruction.a + i]);
    }
    text += game_->text(TextId{next()});
    registers_[instruction.a] = game_->keep_text(text).value;
}

std::string Machine::said(Type type, Arg value) const {
    if (type == Type::Int) return std::to_string(value);
    if (value < 0) return kNobody;
    const Ruleset& rules = game_->rules();
    return type == Type::Piece ? rules.name(to_piece(value)) : rules.name(DefId{static_cast<std::uint16_t>(value)});
}

// One case for each instruction, so that the commonest are done without a call.
bool Machine::advance() {
    for (;;) {
        const Instruction instruction = Instruction::unpack(next());
        Arg& target = registers_[instruction.a];
        switch (instruction.op) {
            case Op::End:
                return false;
            case Op::Load:
                target = next();
                break;
            case Op::Field:
                target = context_.event.fields[instruction.b];
                break;
            case Op::Hero:
                target = hero(instruction.b);
                break;
            case Op::Carrier:
                target = Event::to_arg(context_.carrier);
                break;
            case Op::Role:
                target = role(instruction.b);
                break;
            case Op::Zone:
                target = zone(TextId{next()});
                break;
            case Op::AtLeast:
                target = target >= registers_[instruction.b] ? 1 : 0;
                break;
            case Op::AtMost:
                target = target <= registers_[instruction.b] ? 1 : 0;
                break;
            case Op::Is:
                target = target == registers_[instruction.b] ? 1 : 0;
                break;
            case Op::Call:
                call(instruction);
                break;
            case Op::Change:
                call(instruction);
                if (game_->finished()) return false;
                break;
            case Op::Jump:
            case Op::JumpIf:
            case Op::JumpUnless:
                branch(instruction);
                break;
            case Op::Table:
                table(instruction);
                break;
            case Op::Forbid:
                forbid(instruction);
                break;
            case Op::Compose:
                compose(instruction);
                break;
            case Op::CallFlow:
            case Op::Run:
            case Op::Roll:
            case Op::Choose:
                if (!begin(instruction)) return true;
                // Nothing more happens once the game is over.
                if (game_->finished()) return false;
                break;
            default:
                compute(instruction);
        }
    }
}

bool Machine::go_on(Arg result) {
    end(result);
    return !game_->finished() && advance();
}

/// A roll by itself: its dice lie nowhere else.
Flow<Arg> roll_once(Game& game, DiceExpr dice, PieceId hero) {
    Roll roll;
    const int total = co_await game.roll(dice, roll, hero, PieceId{});
    co_return total;
}

void Machine::begin_call(Instruction instruction) {
    if (!callable(instruction.a)) {
        flow_ = Flow<Arg>::ready(registers_[instruction.a]);
        return;
    }
    const VerbSpec& verb = (*game_->rules().registry)[VerbId{instruction.b}];
    flow_ = verb.flow(*game_, context_, args(instruction.a));
}

void Machine::begin_choice(Instruction instruction) {
    const TextId question{registers_[instruction.a + 1U]};
    const ChoiceTable table{question, at_, instruction.b};
    at_ += instruction.b * ChoiceTable::kRow;
    flow_ = choose_from(*game_, context_, to_piece(registers_[instruction.a]), table);
}

bool Machine::begin(Instruction instruction) {
    waiting_ = instruction;
    if (instruction.op == Op::Run) {
        script_ = game_->scripts().run(*game_, HookId{instruction.b}, context_);
        if (script_.done()) script_.rethrow();
        return script_.done();
    }
    if (instruction.op == Op::CallFlow) begin_call(instruction);
    if (instruction.op == Op::Roll)
        flow_ = roll_once(*game_, DiceExpr::unpack(next()), to_piece(registers_[instruction.a]));
    if (instruction.op == Op::Choose) begin_choice(instruction);
    if (!flow_.done()) return false;
    end(flow_.await_resume());
    return true;
}

void Machine::end(Arg result) {
    if (waiting_.op == Op::Choose) {
        if (result >= 0) jump(result);
    } else if (waiting_.op != Op::Run) {
        registers_[waiting_.a] = result;
    }
}

/// Goes on with a program that has come to something that it has to wait for.
Flow<void> run_on(std::unique_ptr<Machine> machine) {
    Machine& running = *machine;
    for (bool waits = true; waits;) {
        Arg result = 0;
        if (running.waits_for_script()) {
            Flow<void> script = running.script();
            co_await script;
        } else {
            Flow<Arg> flow = running.flow();
            result = co_await flow;
        }
        waits = running.go_on(result);
    }
}

}  // namespace

Flow<void> Game::run_program(ProgramId program, const RuleContext& context) {
    if (finished()) return {};
    auto machine = std::make_unique<Machine>(*this, context, program);
    if (!machine->advance()) return {};
    return run_on(std::move(machine));
}

bool Game::condition(ProgramId program, const RuleContext& context) { return query(program, context) != 0; }

int Game::query(ProgramId program, const RuleContext& context) {
    Machine machine(*this, context, program);
    machine.advance();
    return machine.result();
}

}  // namespace briar
