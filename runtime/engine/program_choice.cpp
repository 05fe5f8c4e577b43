#include "runtime/engine/program_choice.hpp"

namespace briar {
namespace {

std::string answer_label(const Game& game, const Option& option) { return game.text(TextId{option.args[0]}); }
std::string question_text(const Game& game, const Decision& decision) { return game.text(TextId{decision.args[0]}); }

const OptionKind kAnswer{"answer", answer_label, answer_label};
const PromptKind kQuestion{"question", question_text};

}  // namespace

Flow<std::int32_t> choose_from(Game& game, RuleContext& context, PieceId hero, ChoiceTable table) {
    game.begin_decision(kQuestion, hero ? game.rules().system->seat(game, hero) : SeatId{0}, hero,
                        {table.question.value});
    for (int i = 0; i < table.count; ++i) {
        const std::int32_t* const row = table.rows + i * ChoiceTable::kRow;
        const bool holds = row[1] < 0 || game.condition(ProgramId{static_cast<std::uint16_t>(row[1])}, context);
        if (holds) {
            game.offer(kAnswer, row[0], row[2]);
        } else {
            game.bar(TextId{static_cast<decltype(TextId::value)>(row[0])}, PieceId{}, TextId{});
        }
    }
    if (game.decision().options.empty()) co_return -1;
    const Option chosen = co_await game.ask();
    co_return chosen.args[1];
}

}  // namespace briar
