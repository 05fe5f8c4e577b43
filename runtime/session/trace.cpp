#include "runtime/session/trace.hpp"

#include <utility>

#include "runtime/content/wording.hpp"
#include "runtime/engine/game.hpp"

namespace briar {
namespace {

std::string value_text(const Game& game, const Field& field, Arg value) {
    if (field.type == Type::Piece) {
        return value < 0 ? "nobody" : game.rules().key(PieceId{static_cast<std::uint16_t>(value)});
    }
    if (field.type == Type::Bool) return value != 0 ? "true" : "false";
    return std::to_string(value);
}

std::string event_text(const Game& game, const Event& event) {
    const EventSpec& spec = (*game.rules().registry)[event.id];
    std::string text = spec.name;
    for (std::size_t i = 0; i < spec.fields.size(); ++i)
        text += (i == 0 ? ": " : ", ") + spec.fields[i].name + " " + value_text(game, spec.fields[i], event.fields[i]);
    return text;
}

}  // namespace

std::string rule_words(const Game& game, RuleId rule) {
    const Rule& what = game.rules().rules[rule.value];
    return what.name + (what.place.file.empty() ? "" : " (" + file_and_line(what.place) + ")");
}

void Trace::happened(const Game& game, const LogLine& line) {
    std::string text = "    " + (line.kind->text != nullptr ? line.kind->text(game, line) : line.text);
    if (line.cause) text += "  <- " + rule_words(game, line.cause);
    lines_.push_back(std::move(text));
}

void Trace::announced(const Game& game, const Event& event) {
    if (event.id) lines_.push_back("  event " + event_text(game, event));
}

void Trace::answered(const Game& game, RuleId rule, const Event&, bool condition_met) {
    lines_.push_back("    " + std::string(condition_met ? "answers " : "condition says no: ") + rule_words(game, rule));
}

std::vector<std::string> Trace::take() { return std::exchange(lines_, {}); }

}  // namespace briar
