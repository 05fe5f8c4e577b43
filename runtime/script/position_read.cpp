// Reading positions.
#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

#include "runtime/content/parts.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/engine/piece_finder.hpp"
#include "runtime/script/position.hpp"
#include "runtime/script/script_data.hpp"

namespace briar::script {
namespace {

class PositionReader {
public:
    PositionReader(Game& game, const Node& position, Diagnostics& diagnostics)
        : game_(game), position_(position), finder_(game, diagnostics) {}

    void read() {
        read_players();
        read_next();
        read_zones();
        read_pieces();
    }

private:
    void problem(const Node& node, std::string id, std::string message, std::string hint = {}) const {
        finder_.problem(node, std::move(id), std::move(message), std::move(hint));
    }

    // --- players ---

    void read_players() {
        const Node* players = part(position_, "players");
        if (players == nullptr) return;
        ScriptState& state = script(game_);
        const ScriptState before = state;
        state = ScriptState();
        for (const auto& entry : players->items)
            read_player(*entry);
        if (state.count == 0) state = before;
        if (!tells_whose_turn() || seat_index(game_, game_.header().hero) < 0) game_.header().hero = state.seats[0];
    }

    [[nodiscard]] bool tells_whose_turn() const {
        const Node* game = part(position_, "game");
        return game != nullptr && part(*game, "hero") != nullptr;
    }

    void read_player(const Node& entry) {
        const Node& name = *entry.find("player");
        const PieceId player = finder_.take(name, "players");
        if (!player) return;
        ScriptState& state = script(game_);
        if (state.count == kMostPlayers) return;  // no scenario has more, so this one is twice there
        state.seats[state.count++] = player;
        for (const Member& member : entry.members) {
            if (member.key != "player") read_counter(game_, finder_, *member.value, player, member.key);
        }
    }

    void read_next() {
        const Node* next = part(position_, "next");
        if (next == nullptr) return;
        const PieceId player = finder_.again(*next, "players");
        if (!player) return;
        if (seat_index(game_, player) >= 0) {
            script(game_).next = player;
        } else {
            problem(*next, "position.takes-no-part", quote(next->text) + " takes no part in this game");
        }
    }

    // --- zones ---

    /// A name with the zone that it stands in, in the order of the document.
    struct Named {
        const Node* name;
        ZoneId zone;
        PieceId piece;
    };

    void read_zones() {
        const Node* zones = part(position_, "zones");
        if (zones == nullptr) return;
        for (const Member& member : zones->members)
            read_family(member);
        // Names with a copy's number first, so that plain ones do not use those copies up.
        take_named([](const std::string& name) { return name.find('#') != std::string::npos; });
        take_named([](const std::string& name) { return name.find('#') == std::string::npos; });
        for (auto named = named_.rbegin(); named != named_.rend(); ++named) {
            if (named->piece) game_.state().move_to_front(named->piece, named->zone);
        }
    }

    template <class Wanted>
    void take_named(const Wanted& wanted) {
        for (Named& named : named_) {
            if (wanted(named.name->text)) named.piece = finder_.take(*named.name, "pieces");
        }
    }

    void read_family(const Member& member) {
        const ZoneFamily* family = find_family(data(game_), member.key);
        if (family == nullptr) {
            std::vector<std::string> known;
            for (const ZoneFamily& each : data(game_).families)
                known.push_back(each.id);
            return problem(*member.value, "position.unknown-zone", "this scenario has no zone " + quote(member.key),
                           did_you_mean(member.key, known, "there is " + quote_list(known, " and ")));
        }
        if (!family->def.each) return read_share(*member.value, *family, -1);
        if (!member.value->is_map()) {
            return problem(*member.value, "position.whose", "each player has a " + quote(member.key),
                           "write `" + member.key + ": {" + game_.rules().key(script(game_).seats[0]) + ": [...]}`");
        }
        for (const Member& share : member.value->members)
            read_share_of(share, *family);
    }

    void read_share_of(const Member& share, const ZoneFamily& family) {
        for (const PieceId player : seated(game_)) {
            if (game_.rules().key(player) == share.key) {
                return read_share(*share.value, family, player_index(game_, player));
            }
        }
        problem(*share.value, "position.takes-no-part", quote(share.key) + " takes no part in this game");
    }

    void read_share(const Node& share, const ZoneFamily& family, int player) {
        if (family.def.places == 0) {
            if (share.is_map()) {
                return problem(share, "position.no-row", quote(family.id) + " is no row of places",
                               "write the names as a list");
            }
            return read_names(share, zone_at(family, player, 1));
        }
        if (!share.is_map()) {
            return problem(share, "position.which-place", quote(family.id) + " is a row of places",
                           "write `{1: [...]}` with the number of each place");
        }
        for (const Member& member : share.members) {
            int place = 0;
            std::from_chars(member.key.data(), member.key.data() + member.key.size(), place);
            if (place >= 1 && place <= family.def.places && std::to_string(place) == member.key) {
                read_names(*member.value, zone_at(family, player, place));
            } else {
                problem(*member.value, "position.no-such-place",
                        quote(family.id) + " has no place " + quote(member.key),
                        "it has the places 1 to " + std::to_string(family.def.places));
            }
        }
    }

    void read_names(const Node& names, ZoneId zone) {
        if (names.is_map()) return problem(names, "position.no-row", "a place is no row", "write the names as a list");
        for_each_item(&names, [&](const Node& name) { named_.push_back({&name, zone, {}}); });
    }

    // --- pieces ---

    void read_pieces() {
        const Node* pieces = part(position_, "pieces");
        if (pieces == nullptr) return;
        for (const auto& entry : pieces->items)
            read_piece(*entry);
    }

    void read_piece(const Node& entry) {
        const PieceId piece = finder_.again(*entry.find("piece"), "pieces");
        if (!piece) return;
        for (const Member& member : entry.members) {
            if (member.key == "side") {
                read_side(*member.value, piece);
            } else if (member.key != "piece") {
                read_counter(game_, finder_, *member.value, piece, member.key);
            }
        }
    }

    void read_side(const Node& side, PieceId piece) {
        const int sides = data(game_).defs[piece.value].sides;
        const int wanted = number_or(&side, 1);
        if (wanted > sides) {
            return problem(side, "position.out-of-range",
                           game_.rules().name(piece) + " has the sides 1 to " + std::to_string(sides));
        }
        game_.state().piece(piece).face = static_cast<std::uint8_t>(wanted - 1);
    }

    Game& game_;
    const Node& position_;
    PieceFinder finder_;
    std::vector<Named> named_;
};

}  // namespace

void read_position(Game& game, const Node& position, Diagnostics& diagnostics) {
    PositionReader(game, position, diagnostics).read();
}

}  // namespace briar::script
