#include "tests/engine/orchard.hpp"

namespace briar::garden {
namespace {

constexpr const char* kSystem = "orchard";

PieceId piece(Arg arg) { return arg < 0 ? PieceId{} : PieceId{static_cast<std::uint16_t>(arg)}; }

PieceId first_of(const Game& game, std::string_view kind) {
    for (std::uint16_t i = 0; i < game.rules().pieces.size(); ++i) {
        if (game.rules().kinds[game.rules().pieces[i].kind.value] == kind) return PieceId{i};
    }
    return {};
}

Arg water(Game& game, RuleContext&, const Args& args) {
    notes().push_back("water the tree " + game.rules().key(piece(args[0])) + (args[1] != 0 ? " deeply" : ""));
    return 0;
}
Arg prune(Game&, RuleContext&, const Args&) {
    notes().push_back("prune");
    return 0;
}
Arg shake(Game& game, RuleContext&, const Args& args) {
    notes().push_back("shake with " +
                      game.rules().catalog->entry(DefId{static_cast<std::uint16_t>(args[0])}).full_id());
    return 0;
}

std::vector<Property> of_all_pieces() {
    return {{"name", schema::text(), "Its name.", false, ""},
            {"specials", schema::list_or_one(schema::id("specials")), "Its specials.", false, ""}};
}

VerbSpec verb(std::string name, std::vector<Param> params, VerbCall call) {
    VerbSpec spec{std::move(name), VerbSort::Change, "A verb of the orchard.", std::move(params), Type::None, {}};
    spec.call = call;
    spec.system = kSystem;
    return spec;
}

}  // namespace

void Orchard::describe(Registry& registry) const {
    const Property weight{"weight", schema::integer(1, 9), "How heavy it is.", true, ""};
    registry.add(Kind{"trees", "tree", "Of the orchard.", schema::record(of_all_pieces()), kSystem});
    registry.add(Kind{"tools", "tool", "Of the orchard.", schema::record({weight}), kSystem});
    registry.add(verb(
        "water",
        {{"tree", Type::Piece, "trees", "Which tree."}, {"deep", Type::Bool, {}, "Whether deeply.", false, "false", 0}},
        water));
    registry.add(verb("prune", {}, prune));
    registry.add(verb("shake", {{"with", Type::Def, "tools", "With what."}}, shake));
    const Field tree{"tree", Type::Piece, "trees", "Which tree."};
    registry.add(EventSpec{"picking", Moment::After, "An action is done.", {tree}, kSystem});
    registry.add(EventSpec{"entered", Moment::Before, "Somebody comes to a tree.", {tree}, kSystem});
    registry.add(ValueSpec{"strength", "How strong a branch is.", {tree}, kSystem});
    registry.add_occasion("turn", "In the orchard's turn.");
    registry.add_occasion("harvest", "In autumn.");
    const SchemaRef id = schema::id("trees|tools");
    registry.add_scenario_keys(kSystem, {{"pieces", schema::list(id), "What is in it.", true, ""}}, {});
}

void Orchard::build(RulesetBuilder& builder) const {
    const ZoneId table = builder.add_zone({"table", "table", {}, 0, Sight::Everyone, false});
    for (const auto& item : builder.scenario().find("pieces")->items) {
        const DefId def = builder.catalog().find("trees|tools", item->text, kSystem);
        if (def) builder.add_piece(def, builder.piece_kind(builder.catalog().entry(def).kind), table);
    }
}

Event Orchard::action_event(const Game& game, PieceId, PieceId carrier) const {
    return Event(game.rules().registry->event("picking", kSystem), carrier);
}

/// Announces one `entered`.
Flow<void> Orchard::play(Game& game) const {
    Event event(game.rules().registry->event("entered", kSystem), first_of(game, "trees"));
    co_await game.announce(event);
}

}  // namespace briar::garden
