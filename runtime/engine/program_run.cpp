// The machine that runs programs: see program.hpp.
#include <cstring>

#include "runtime/engine/game.hpp"
#include "runtime/engine/program.hpp"
#include "runtime/engine/program_choice.hpp"

namespace briar {
namespace {

PieceId to_piece(Arg arg) { return arg < 0 ? PieceId{} : PieceId{static_cast<std::uint16_t>(arg)}; }

/// A program in the middle of its run. Plain values: it moves into a coroutine's frame when it has to wait.
class Machine {
public:
    Machine(Game& game, RuleContext& context, ProgramId program)
        : game_(&game),
          context_(&context),
          begin_(game.rules().code.data() + game.rules().programs[program.value].begin),
          at_(begin_) {}

    /// Runs up to the first instruction that may have to wait, which is then `waiting`; false: the program is over.
    bool advance();
    [[nodiscard]] bool finished() const { return game_->finished(); }
    [[nodiscard]] Arg result() const { return registers_[0]; }

    /// Runs the instruction that may have to wait. The machine lives in the caller's frame meanwhile.
    Flow<void> wait();

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
    void load(Instruction instruction);
    void compare(Instruction instruction);
    void compute(Instruction instruction);
    void branch(Instruction instruction);
    void table(Instruction instruction);
    void forbid();

    Game* game_;
    RuleContext* context_;
    const std::int32_t* begin_;
    const std::int32_t* at_;
    Instruction waiting_{};
    // A verb takes eight registers, whatever it needs: the last ones are only for that.
    std::array<Arg, kRegisters + kMaxParams> registers_{};
};

Arg Machine::hero(std::uint16_t field) const {
    if (field < context_->event.fields.size() && context_->event.fields[field] >= 0)
        return context_->event.fields[field];
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
    registers_[instruction.a] = verb.call(*game_, *context_, args(instruction.a));
}

void Machine::load(Instruction instruction) {
    Arg& target = registers_[instruction.a];
    const System& system = *game_->rules().system;
    switch (instruction.op) {
        case Op::Load:
            target = next();
            break;
        case Op::Field:
            target = context_->event.fields[instruction.b];
            break;
        case Op::Hero:
            target = hero(instruction.b);
            break;
        case Op::Carrier:
            target = Event::to_arg(context_->carrier);
            break;
        case Op::Role: {
            const RoleSpec& role = game_->rules().registry->roles()[instruction.b];
            target = Event::to_arg(system.role(*game_, context_->event, role.name));
            break;
        }
        default: {
            const ZoneId zone = system.zone_named(*game_, context_->event, game_->text(TextId{next()}));
            target = zone ? zone.value : -1;
        }
    }
}

void Machine::compare(Instruction instruction) {
    Arg& target = registers_[instruction.a];
    const Arg other = registers_[instruction.b];
    const bool holds = instruction.op == Op::AtLeast  ? target >= other
                       : instruction.op == Op::AtMost ? target <= other
                                                      : target == other;
    target = holds ? 1 : 0;
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
            target = game_->scripts().evaluate(*game_, HookId{instruction.b}, *context_);
            break;
        default:
            context_->event.fields[instruction.b] = target;
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

void Machine::forbid() {
    const TextId reason{next()};
    context_->event.forbidden = true;
    context_->event.reason = reason;
}

bool Machine::advance() {
    for (;;) {
        const Instruction instruction = Instruction::unpack(next());
        switch (instruction.op) {
            case Op::End:
                return false;
            case Op::Load:
            case Op::Field:
            case Op::Hero:
            case Op::Carrier:
            case Op::Role:
            case Op::Zone:
                load(instruction);
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
            case Op::AtLeast:
            case Op::AtMost:
            case Op::Is:
                compare(instruction);
                break;
            case Op::Table:
                table(instruction);
                break;
            case Op::Forbid:
                forbid();
                break;
            case Op::CallFlow:
            case Op::Run:
            case Op::Roll:
            case Op::Choose:
                waiting_ = instruction;
                return true;
            default:
                compute(instruction);
        }
    }
}

Flow<void> Machine::wait() {
    Game& game = *game_;
    const Instruction instruction = waiting_;
    if (instruction.op == Op::Run) {
        co_await game.scripts().run(game, HookId{instruction.b}, *context_);
    } else if (instruction.op == Op::CallFlow) {
        if (!callable(instruction.a)) co_return;
        const VerbSpec& verb = (*game.rules().registry)[VerbId{instruction.b}];
        registers_[instruction.a] = co_await verb.flow(game, *context_, args(instruction.a));
    } else if (instruction.op == Op::Roll) {
        const DiceExpr dice = DiceExpr::unpack(next());
        Roll roll;
        registers_[instruction.a] = co_await game.roll(dice, roll, to_piece(registers_[instruction.a]), PieceId{});
    } else {
        const ChoiceTable table{TextId{next()}, at_, instruction.b};
        at_ += instruction.b * ChoiceTable::kRow;
        const std::int32_t target = co_await choose_from(game, *context_, to_piece(registers_[instruction.a]), table);
        if (target >= 0) jump(target);
    }
}

/// Goes on with a program that has come to something that may wait.
Flow<void> run_on(Machine machine) {
    do {
        co_await machine.wait();
        // Nothing more happens once the game is over.
    } while (!machine.finished() && machine.advance());
}

}  // namespace

Flow<void> Game::run_program(ProgramId program, RuleContext& context) {
    if (finished()) return {};
    Machine machine(*this, context, program);
    if (!machine.advance()) return {};
    return run_on(machine);
}

bool Game::condition(ProgramId program, RuleContext& context) { return query(program, context) != 0; }

int Game::query(ProgramId program, RuleContext& context) {
    Machine machine(*this, context, program);
    machine.advance();
    return machine.result();
}

}  // namespace briar
