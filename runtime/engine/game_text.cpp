// The log and the texts of a game.
#include <utility>

#include "runtime/engine/engine_log.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/engine/script_place.hpp"

namespace briar {

void Game::note(const LogKind& kind, std::array<std::int32_t, 6> args, std::string text) {
    observer_->happened(*this, {&kind, cause_, args, std::move(text)});
}

/// What no rule says the script of a scenario does: its line is noted.
void Game::log_text(std::string text) {
    if (observer_ == nullptr) return;
    const auto* places = cause_ ? nullptr : dynamic_cast<const KnowsScriptPlace*>(scripts_.get());
    const std::optional<ScriptPlace> place = places != nullptr ? places->place_of_call() : std::nullopt;
    if (!place) return note(kSaidLog, {}, std::move(text));
    note(kSaidLog, {place->hook.value + 1, place->line}, std::move(text));
}

const std::string& Game::text(TextId id) const {
    if (id.value >= 0) return ruleset_->texts[static_cast<std::size_t>(id.value)];
    return script_texts_[static_cast<std::size_t>(-id.value - 1)];
}

const std::string& Game::reason() const {
    return header().reason != 0 ? ruleset_->texts[header().reason] : script_reason_;
}

std::string System::piece_text(const Game& game, PieceId piece) const { return game.rules().name(piece); }

TextId Game::keep_text(std::string_view text) {
    if (text.empty()) return {};
    if (text_count_ == script_texts_.size()) script_texts_.emplace_back();
    script_texts_[text_count_] = text;
    // What a terminal would obey rather than show must not come from a script.
    for (char& c : script_texts_[text_count_++])
        if (static_cast<unsigned char>(c) < ' ' || c == '\x7f') c = ' ';
    return {-static_cast<std::int32_t>(text_count_)};
}

}  // namespace briar
