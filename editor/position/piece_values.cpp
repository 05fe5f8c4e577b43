#include "editor/position/piece_values.hpp"

#include <algorithm>

#include "editor/core/node_parts.hpp"
#include "editor/core/starting_value.hpp"
#include "runtime/engine/piece_finder.hpp"

namespace briar::editor {

PieceValue number_value(const std::string& label, int value, int least, int most, Path key) {
    PieceValue made;
    made.label = words_of(label);
    made.value = value;
    made.least = least;
    made.most = most;
    made.key = std::move(key);
    return made;
}

PieceValue flag_value(const std::string& label, bool value, Path key) {
    PieceValue made = number_value(label, value ? 1 : 0, 0, 1, std::move(key));
    made.sort = PieceValue::Sort::Flag;
    return made;
}

PieceValue choice_value(const std::string& label, std::vector<std::string> choices, std::vector<std::string> titles,
                        int value, Path key) {
    PieceValue made = number_value(label, value, 0, static_cast<int>(choices.size()) - 1, std::move(key));
    made.sort = PieceValue::Sort::Choice;
    made.choices = std::move(choices);
    made.titles = std::move(titles);
    return made;
}

PieceValue piece_choice(const Game& game, const std::string& label, const std::vector<PieceId>& pieces, PieceId now,
                        const std::string& kinds, Path key) {
    std::vector<std::string> choices;
    std::vector<std::string> titles;
    int value = 0;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        choices.push_back(piece_text(game, pieces[i], kinds));
        titles.push_back(game.rules().name(pieces[i]));
        if (pieces[i] == now) value = static_cast<int>(i);
    }
    return choice_value(label, std::move(choices), std::move(titles), value, std::move(key));
}

std::vector<PieceValue> counter_values(const Game& game, PieceId piece, const Path& below,
                                       const std::vector<std::string>& without) {
    std::vector<PieceValue> values;
    const Ruleset& rules = game.rules();
    for (std::uint16_t i = 0; i < rules.counters.size(); ++i) {
        const CounterInfo& counter = rules.counters[i];
        // Counters with a colon are the engine's own.
        const bool own = counter.name.find(':') != std::string::npos;
        const bool told = std::find(without.begin(), without.end(), counter.name) != without.end();
        if (rules.slot(piece, CounterId{i}) < 0 || own || told) continue;
        values.push_back(number_value(counter.name, game.counter(piece, CounterId{i}), counter.minimum, counter.maximum,
                                      step_to(below, Step(counter.name))));
    }
    return values;
}

std::vector<PieceValue> var_values(const Game& game) {
    std::vector<PieceValue> values;
    for (std::uint16_t i = 0; i < game.rules().vars.size(); ++i) {
        const VarInfo& var = game.rules().vars[i];
        if (var.title.empty()) continue;
        values.push_back(
            number_value(var.title, game.state().var(VarId{i}), var.minimum, var.maximum, {"vars", var.name}));
    }
    return values;
}

Node written_value(const PieceValue& which, int value) {
    switch (which.sort) {
        case PieceValue::Sort::Flag:
            return make_bool(value != 0);
        case PieceValue::Sort::Choice:
            return bare_word(which.choices[static_cast<std::size_t>(value)]);
        case PieceValue::Sort::Number:
            break;
    }
    return make_int(value);
}

}  // namespace briar::editor
