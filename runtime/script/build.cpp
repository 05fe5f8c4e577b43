#include "runtime/script/build.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "runtime/content/wording.hpp"
#include "runtime/engine/named_script.hpp"
#include "runtime/script/script_data.hpp"

namespace briar::script {
namespace {

constexpr const char* kSetUp = "set_up";
constexpr const char* kTurn = "turn";

/// What people call a zone without a name: `first-row` -> `first row`.
std::string as_name(std::string id) {
    std::replace(id.begin(), id.end(), '-', ' ');
    return id;
}

class ScenarioBuild {
public:
    explicit ScenarioBuild(RulesetBuilder& builder) : builder_(builder), reader_(builder.reader()) {}

    void build() {
        players();
        zones();
        pieces();
        functions();
        check_specials();
        data_->words = look_up_vocabulary(builder_.ruleset());
        builder_.set_system_size(sizeof(ScriptState));
        builder_.set_data(std::move(data_));
    }

private:
    [[nodiscard]] const Node& scenario() const { return builder_.scenario(); }
    [[nodiscard]] const std::string& id_of(PieceId piece) const {
        return builder_.catalog().entry(builder_.ruleset().pieces[piece.value].def).id;
    }

    // --- players ---

    void players() {
        const KindId kind = builder_.piece_kind("players");
        ZoneInfo table;
        table.name = table.role = "(players)";
        const ZoneId zone = builder_.add_zone(std::move(table));
        data_->uses.emplace_back();
        const Node* names = scenario().find("players");
        if (names == nullptr) return;
        if (names->is_scalar()) player(*names, kind, zone);
        for (const auto& name : names->items)
            player(*name, kind, zone);
        if (builder_.knows("players")) check_seats(*names);
    }

    void player(const Node& name, KindId kind, ZoneId zone) {
        const DefId def = reader_.resolve("players", name);
        if (!def) return;
        if (!taking_part_.insert(def).second) {
            reader_.error(name, "script.player-twice", quote(name.text) + " stands twice among the players",
                          "take one of them out");
            return;
        }
        if (data_->players.size() == kMostPlayers) {
            reader_.error(name, "script.players", "there are more than " + std::to_string(kMostPlayers) + " players",
                          "take " + quote(name.text) + " out");
            return;
        }
        PieceDef named;
        if (const Node* text = builder_.catalog().entry(def).node->find("name")) named.name = text->text;
        own(builder_.add_piece(def, kind, zone), {}, std::move(named));
        data_->players.push_back(PieceId{static_cast<std::uint16_t>(builder_.ruleset().pieces.size() - 1)});
    }

    void check_seats(const Node& names) {
        const int most = builder_.ruleset().seats_most;
        const int count = static_cast<int>(data_->players.size());
        if (most <= count) return;
        const Node* seats = scenario().find("seats");
        reader_.error(seats != nullptr ? *seats : names, "scenario.seats",
                      "up to " + std::to_string(most) + " may play, but the scenario names " + std::to_string(count) +
                          (count == 1 ? " player" : " players"),
                      "lower `seats`, or name more under `players`");
    }

    // --- zones ---

    void zones() {
        const Node* zones = scenario().find("zones");
        if (zones == nullptr) return;
        for (const Member& member : zones->members) {
            ZoneFamily family;
            family.id = member.key;
            zone_record().read(*member.value, family.def, reader_);
            family.name = family.def.name.empty() ? as_name(member.key) : family.def.name;
            if (builder_.knows("zones")) check_zone(family, *member.value);
            zones_of(family);
            data_->families.push_back(std::move(family));
        }
    }

    void check_zone(const ZoneFamily& family, const Node& node) {
        for (const int mark : family.def.marks) {
            if (mark <= family.def.places) continue;
            reader_.error(*node.find("marks"), "script.no-such-place",
                          quote(family.id) + " has no place " + std::to_string(mark),
                          family.def.places == 0 ? "say with `places` how many it has"
                                                 : "it has " + std::to_string(family.def.places));
        }
        if (family.def.number_from > 0 && family.def.places == 0) {
            reader_.error(*node.find("number_from"), "script.no-such-place",
                          quote(family.id) + " has no places that could be numbered",
                          "say with `places` how many it has");
        }
        if (family.def.places > 0 && !family.def.start.empty()) {
            reader_.error(*node.find("start"), "script.start-in-a-row",
                          "nothing says on which places of " + quote(family.id) + " these pieces lie",
                          "let them start in a zone without `places`; the script's `set_up` can move them");
        }
        if (family.def.sight == Sight::Owner && !family.def.each) {
            reader_.error(*node.find("sight"), "script.no-owner", quote(family.id) + " belongs to nobody",
                          "add `each: true`, or let everyone or nobody see it");
        }
    }

    void zones_of(ZoneFamily& family) {
        family.first = ZoneId{static_cast<std::uint16_t>(builder_.ruleset().zones.size())};
        const std::size_t players = family.def.each ? data_->players.size() : 1;
        for (std::size_t player = 0; player < players; ++player) {
            for (int place = 1; place <= family.width(); ++place) {
                ZoneUse use;
                use.family = static_cast<std::int16_t>(data_->families.size());
                use.player = family.def.each ? static_cast<std::int16_t>(player) : std::int16_t{-1};
                use.place = family.def.places > 0 ? static_cast<std::int16_t>(place) : std::int16_t{0};
                builder_.add_zone(info_of(family, use));
                data_->uses.push_back(use);
            }
        }
    }

    /// `white/entry/2`, `middle/5`, `pool`
    [[nodiscard]] ZoneInfo info_of(const ZoneFamily& family, const ZoneUse& use) const {
        ZoneInfo info;
        info.role = family.id;
        info.sight = family.def.sight;
        if (use.player >= 0) {
            info.owner = data_->players[static_cast<std::size_t>(use.player)];
            info.name = id_of(info.owner) + "/";
        }
        info.name += family.id;
        if (use.place > 0) info.name += "/" + std::to_string(use.place);
        return info;
    }

    // --- pieces ---

    void pieces() {
        const Node* zones = scenario().find("zones");
        for (const ZoneFamily& family : data_->families) {
            for (const DefId def : family.def.start)
                pieces_of(def, family, *zones->find(family.id)->find("start"));
        }
    }

    void pieces_of(DefId def, const ZoneFamily& family, const Node& place) {
        const Entry& entry = builder_.catalog().entry(def);
        if (!started_.insert(def).second) {
            reader_.error(place, "script.piece-twice", quote(entry.id) + " starts in two places",
                          "a piece can be in one place only: take one of them out");
            return;
        }
        PieceDef piece;
        piece_record().read(*entry.node, piece, reader_);
        const PieceId owner = owner_of(piece, entry, place);
        int player = 0;
        if (family.def.each) {
            if (!owner) return piece.owner ? void() : no_owner(entry, family, place);
            player = static_cast<int>(std::find(data_->players.begin(), data_->players.end(), owner) -
                                      data_->players.begin());
        }
        const ZoneId zone = zone_at(family, player, 1);
        for (int i = 0; i < piece.count; ++i)
            own(builder_.add_piece(def, builder_.piece_kind("pieces"), zone), owner, piece);
    }

    void no_owner(const Entry& entry, const ZoneFamily& family, const Node& place) {
        if (!builder_.knows("pieces", {"owner"})) return;
        reader_.error(place, "script.no-owner",
                      "each player has a " + quote(family.id) + ", but nothing says whose " + quote(entry.id) + " is",
                      "give " + quote(entry.id) + " an `owner` who plays here, or let it start in a zone of the table");
    }

    PieceId owner_of(const PieceDef& piece, const Entry& entry, const Node& place) {
        if (!piece.owner) return {};
        for (const PieceId player : data_->players) {
            if (builder_.ruleset().pieces[player.value].def == piece.owner) return player;
        }
        if (!builder_.knows("players")) return {};
        reader_.error(place, "script.no-owner", "the owner of " + quote(entry.id) + " does not play in this scenario",
                      "name " + quote(builder_.catalog().entry(piece.owner).id) + " under `players`");
        return {};
    }

    void own(PieceId piece, PieceId owner, PieceDef def) {
        data_->owners.resize(piece.value + std::size_t{1});
        data_->defs.resize(piece.value + std::size_t{1});
        data_->owners[piece.value] = owner;
        data_->defs[piece.value] = std::move(def);
    }

    // --- script and specials ---

    void functions() {
        const Node* name = scenario().find("script");
        if (name == nullptr) return;
        const NamedScript script = builder_.script(*name);
        if (!script.sound) return;
        for (const ScriptReader::Function& function : script.functions)
            take(script, function);
        if (data_->turn) return;
        reader_.error(*name, "script.no-turn", quote(script.file) + " has no function " + quote(kTurn),
                      did_you_mean(kTurn, script.function_names(),
                                   "add `function game_script.turn(game, event)` to the table that it returns"));
    }

    void take(const NamedScript& script, const ScriptReader::Function& function) {
        if (function.name == kSetUp) {
            data_->set_up = builder_.add_hook(script, function.name);
        } else if (function.name == kTurn) {
            data_->turn = builder_.add_hook(script, function.name);
            data_->turn_place = script.place_of(builder_.catalog(), function);
        } else {
            const bool misspelt = !nearest(function.name, {kSetUp, kTurn}).empty();
            builder_.diagnostics().add(
                {misspelt ? Severity::Error : Severity::Warning, "script.unused-function",
                 script.place_of(builder_.catalog(), function),
                 builder_.catalog().entry(builder_.ruleset().scenario).full_id(),
                 "nothing uses the function " + quote(function.name) + ": a scenario's script has `set_up` and `turn`",
                 did_you_mean(function.name, {kSetUp, kTurn},
                              "if only this script needs it, make it a `local function`")});
        }
    }

    /// Nothing offers the actions of specials here: the script asks what may be done.
    void check_specials() {
        check_specials_of(scenario());
        for (const PieceInfo& piece : builder_.ruleset().pieces)
            check_specials_of(*builder_.catalog().entry(piece.def).node);
    }

    void check_specials_of(const Node& entry) {
        const Node* names = entry.find("specials");
        if (names == nullptr) return;
        if (names->is_scalar()) check_special(*names);
        for (const auto& name : names->items)
            check_special(*name);
    }

    void check_special(const Node& name) {
        const DefId def = reader_.resolve("specials", name);
        if (!def || !checked_.insert(def).second) return;
        const Node* actions = builder_.catalog().entry(def).node->find("actions");
        if (actions == nullptr) return;
        reader_.error(*actions, "script.no-actions",
                      "the special " + quote(name.text) +
                          " has actions, but this game's script asks by itself what is "
                          "done",
                      "let the script offer it with `game:choose`, and take `actions` out");
    }

    RulesetBuilder& builder_;
    FieldReader reader_;
    std::shared_ptr<ScriptData> data_ = std::make_shared<ScriptData>();
    std::set<DefId> taking_part_;
    std::set<DefId> started_;
    std::set<DefId> checked_;
};

}  // namespace

void build_scenario(RulesetBuilder& builder) { ScenarioBuild(builder).build(); }

}  // namespace briar::script
