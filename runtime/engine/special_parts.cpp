#include "runtime/engine/special_parts.hpp"

#include <utility>

#include "runtime/content/sound_part.hpp"
#include "runtime/content/values.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/engine/rule_text.hpp"
#include "runtime/engine/said_values.hpp"

namespace briar {
namespace {

/// `{damage}, {search.cost}`: as they are written in texts.
std::string in_braces(const std::vector<std::string>& names) {
    std::string all;
    for (const std::string& each : names)
        all += (all.empty() ? "{" : ", {") + each + "}";
    return all;
}

std::string what_braces_are_for(const std::vector<std::string>& names) {
    return names.empty() ? "in this text, braces are for numbers of the special"
                         : "in this text, braces are for who and what takes part, and for numbers of the special";
}

/// What could stand there instead: of a piece that is named, its numbers; else what has no point in it.
std::vector<std::string> instead_of(const std::string& path, const std::vector<std::string>& names) {
    const std::string piece = said_value(path).piece + ".";
    std::vector<std::string> simple;
    std::vector<std::string> of_piece;
    for (const std::string& name : names) {
        if (name.find('.') == std::string::npos) simple.push_back(name);
        if (name.starts_with(piece)) of_piece.push_back(name);
    }
    return of_piece.empty() || path.size() < piece.size() ? simple : of_piece;
}

}  // namespace

SpecialParts::SpecialParts(Draft& draft, DefId special, SpecialId number)
    : draft_(draft), entry_(draft.ruleset->catalog->entry(special)), full_id_(entry_.full_id()), number_(number) {
    const Node* script = entry_.node->find("script");
    if (script != nullptr) {
        script_ = read_named_script(*draft.ruleset->catalog, special, *script, *draft.scripts, *draft.diagnostics);
    }
}

void SpecialParts::keep_sound_part(const Schema& schema) {
    sound_ = sound_part(*entry_.node, schema).tree;
    if (sound_ != nullptr) return;
    sound_ = std::make_unique<Node>();
    sound_->kind = NodeKind::Map;
    sound_->span = entry_.node->span;
    sound_->document = entry_.node->document;
}

HookId SpecialParts::function(const std::string& name) {
    const auto known = hooks_.find(name);
    if (known != hooks_.end()) return known->second;
    if (script_.function(name) == nullptr) return {};
    auto& hooks = draft_.ruleset->hooks;
    hooks.push_back({script_.pack, script_.file, name, number_, script_.place});
    const HookId id{static_cast<std::uint16_t>(hooks.size() - 1)};
    hooks_.emplace(name, id);
    return id;
}

HookId SpecialParts::hook(const Node& name) {
    const HookId id = function(name.text);
    if (id || script_failed() || (script_.file.empty() && !is_whole())) return id;
    if (script_.file.empty()) {
        error(name, "special.no-script", "there is no function " + quote(name.text) + ": the special has no script",
              "add `script: specials/" + entry_.id + ".lua`");
        return id;
    }
    const std::vector<std::string> names = script_.function_names();
    meant_.insert(nearest(name.text, names));
    error(name, "special.no-function", quote(script_.file) + " has no function " + quote(name.text),
          did_you_mean(name.text, names, "add it to the table that the script returns"));
    return id;
}

CounterId SpecialParts::counter(const Node& name) {
    const Ruleset& ruleset = *draft_.ruleset;
    const CounterId counter = ruleset.counter(name.text);
    if (counter) return counter;
    leave_out();
    if (ruleset.catalog->may_have("counters", name.text)) return {};
    std::vector<std::string> names;
    for (const CounterInfo& each : ruleset.counters)
        names.push_back(each.name);
    const std::string others = names.empty() ? "there is none" : "there is " + quote_list(names, " and ");
    error(name, "rule.unknown-counter", "there is no counter " + quote(name.text),
          did_you_mean(name.text, names, "add it under `counters:`; " + others));
    return {};
}

Place SpecialParts::place_of(const ScriptReader::Function& function) const {
    return script_.place_of(*draft_.ruleset->catalog, function);
}

TextId SpecialParts::text(const Node& text, const std::vector<std::string>& names) {
    const auto unknown = [&](const std::string& path, const std::vector<std::string>& numbers) {
        if (contains(names, path) || !is_whole()) return;
        std::vector<std::string> known = instead_of(path, names);
        known.insert(known.end(), numbers.begin(), numbers.end());
        // The game shows the text as it is written, and goes on.
        report(Severity::Warning, draft_.ruleset->catalog->place(text), "special.unknown-path",
               "{" + path + "} stands for nothing here: " + what_braces_are_for(names),
               did_you_mean(path, known,
                            known.empty() ? "write words instead: this special has no numbers"
                                          : "write words instead, or one of these: " + in_braces(known)));
    };
    return draft_.builder->text(fill_in(text.text, *entry_.node, unknown));
}

void SpecialParts::error(const Node& node, std::string id, std::string message, std::string hint) {
    draft_.error(node, full_id_, std::move(id), std::move(message), std::move(hint));
}

void SpecialParts::report(Severity severity, Place place, std::string id, std::string message, std::string hint) {
    draft_.diagnostics->add({severity, std::move(id), std::move(place), full_id_, std::move(message), std::move(hint)});
}

}  // namespace briar
