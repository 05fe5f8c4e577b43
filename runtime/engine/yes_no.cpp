#include "runtime/engine/yes_no.hpp"

#include "runtime/engine/game.hpp"

namespace briar {
namespace {

std::string question(const Game& game, const Decision& decision) { return game.text(TextId{decision.args[0]}); }
std::string yes_key(const Game&, const Option&) { return "yes"; }
std::string no_key(const Game&, const Option&) { return "no"; }
std::string yes_label(const Game&, const Option&) { return "Yes"; }
std::string no_label(const Game&, const Option&) { return "No"; }

const PromptKind kQuestion{"question", question};
const OptionKind kYes{"yes", yes_key, yes_label};
const OptionKind kNo{"no", no_key, no_label};

}  // namespace

Flow<bool> ask_yes_no(Game& game, PieceId hero, TextId text, bool suggested) {
    return ask_yes_no(game, hero, kQuestion, {text.value}, suggested);
}

Flow<bool> ask_yes_no(Game& game, PieceId hero, const PromptKind& prompt, std::array<std::int32_t, 4> args,
                      bool suggested) {
    game.begin_decision(prompt, game.rules().system->seat(game, hero), hero, args);
    game.offer(kYes);
    if (suggested) game.suggest_last();
    game.offer(kNo);
    if (!suggested) game.suggest_last();
    const Option answer = co_await game.ask();
    co_return answer.kind == &kYes;
}

}  // namespace briar
