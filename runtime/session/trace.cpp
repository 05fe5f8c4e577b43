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

TraceLine with_rule(const Game& game, TraceLine line, RuleId rule) {
    const Rule& what = game.rules().rules[rule.value];
    line.rule = what.name;
    line.place = what.place;
    return line;
}

std::string words_of(const std::string& rule, const Place& place) {
    return rule + (place.file.empty() ? "" : " (" + file_and_line(place) + ")");
}

}  // namespace

std::string rule_words(const Game& game, RuleId rule) {
    const Rule& what = game.rules().rules[rule.value];
    return words_of(what.name, what.place);
}

std::string to_text(const TraceLine& line) {
    switch (line.sort) {
        case TraceSort::Event:
            return "  event " + line.text;
        case TraceSort::Answer:
            return "    answers " + words_of(line.rule, line.place);
        case TraceSort::Refusal:
            return "    condition says no: " + words_of(line.rule, line.place);
        case TraceSort::Told:
            break;
    }
    return "    " + line.text + (line.rule.empty() ? "" : "  <- " + words_of(line.rule, line.place));
}

void Trace::happened(const Game& game, const LogLine& line) {
    TraceLine told{TraceSort::Told, line.kind->text != nullptr ? line.kind->text(game, line) : line.text, {}};
    lines_.push_back(line.cause ? with_rule(game, std::move(told), line.cause) : std::move(told));
}

void Trace::announced(const Game& game, const Event& event) {
    if (event.id) lines_.push_back({TraceSort::Event, event_text(game, event), {}});
}

void Trace::answered(const Game& game, RuleId rule, const Event&, bool condition_met) {
    lines_.push_back(with_rule(game, {condition_met ? TraceSort::Answer : TraceSort::Refusal, {}, {}}, rule));
}

std::vector<TraceLine> Trace::take() { return std::exchange(lines_, {}); }

}  // namespace briar
