#include <string>
#include <utility>

#include "runtime/engine/named_script.hpp"
#include "runtime/engine/promise.hpp"
#include "runtime/engine/system.hpp"

namespace briar {
namespace {

constexpr std::size_t kMostKinds = 32;
constexpr std::size_t kMostPieces = 0xfffe;
constexpr std::size_t kMostZones = 0xfffe;

}  // namespace

RulesetBuilder::RulesetBuilder(Ruleset& ruleset, const Node& scenario, ScriptReader& scripts, Diagnostics& diagnostics)
    : ruleset_(ruleset), scenario_(scenario), scripts_(scripts), diagnostics_(diagnostics) {
    if (ruleset_.texts.empty()) ruleset_.texts.emplace_back();
    for (std::size_t i = 0; i < ruleset_.texts.size(); ++i) {
        text_ids_.emplace(ruleset_.texts[i], TextId{static_cast<std::int32_t>(i)});
    }
}

FieldReader RulesetBuilder::reader() const {
    return {*ruleset_.catalog, diagnostics_, ruleset_.catalog->entry(ruleset_.scenario).full_id(),
            ruleset_.system->name()};
}

std::vector<DefId> RulesetBuilder::of_kind(std::string_view kind) const {
    return ruleset_.catalog->of_kind(kind, ruleset_.system->name());
}

bool RulesetBuilder::knows(std::string_view key) const {
    const Entry& scenario = catalog().entry(ruleset_.scenario);
    return catalog().knows(scenario, key) && catalog().knows(scenario, "modes");
}

KindId RulesetBuilder::piece_kind(std::string_view name) {
    if (const KindId known = ruleset_.kind(name)) return known;
    if (ruleset_.kinds.size() == kMostKinds) broken_promise("more than 32 kinds of pieces");
    ruleset_.kinds.emplace_back(name);
    return KindId{static_cast<std::uint8_t>(ruleset_.kinds.size() - 1)};
}

ZoneId RulesetBuilder::add_zone(ZoneInfo zone) {
    if (ruleset_.zones.size() == kMostZones) {
        too_many("zones");
        return ZoneId{static_cast<std::uint16_t>(kMostZones - 1)};
    }
    ruleset_.zones.push_back(std::move(zone));
    return ZoneId{static_cast<std::uint16_t>(ruleset_.zones.size() - 1)};
}

PieceId RulesetBuilder::add_piece(DefId def, KindId kind, ZoneId zone) {
    if (ruleset_.pieces.size() == kMostPieces) {
        too_many("pieces");
        return PieceId{static_cast<std::uint16_t>(kMostPieces - 1)};
    }
    PieceInfo piece;
    piece.def = def;
    piece.kind = kind;
    ruleset_.pieces.push_back(piece);
    starts_.push_back(zone);
    return PieceId{static_cast<std::uint16_t>(ruleset_.pieces.size() - 1)};
}

ZoneId RulesetBuilder::own_zone(PieceId piece, ZoneInfo zone) {
    if (full_ && ruleset_.pieces[piece.value].on) return ruleset_.pieces[piece.value].on;
    if (ruleset_.pieces[piece.value].on) broken_promise("a piece's own zone twice");
    zone.owner = piece;
    const ZoneId id = add_zone(std::move(zone));
    ruleset_.pieces[piece.value].on = id;
    return id;
}

void RulesetBuilder::too_many(const char* what) {
    if (std::exchange(full_, true)) return;
    const std::string limit = std::to_string(kMostPieces);
    reader().error(scenario_, "scenario.too-big", "the scenario has more than " + limit + " " + what,
                   "lower the counts of its entries");
}

TextId RulesetBuilder::text(const std::string& text) {
    const auto [at, added] = text_ids_.emplace(text, TextId{static_cast<std::int32_t>(ruleset_.texts.size())});
    if (added) ruleset_.texts.push_back(text);
    return at->second;
}

NamedScript RulesetBuilder::script(const Node& name) const {
    return read_named_script(*ruleset_.catalog, ruleset_.scenario, name, scripts_, diagnostics_);
}

HookId RulesetBuilder::add_hook(const NamedScript& script, const std::string& function) {
    ruleset_.hooks.push_back({script.pack, script.file, function, SpecialId{}, script.place});
    return HookId{static_cast<std::uint16_t>(ruleset_.hooks.size() - 1)};
}

}  // namespace briar
