#include "runtime/engine/piece_finder.hpp"

#include <algorithm>
#include <charconv>

#include "runtime/content/parts.hpp"
#include "runtime/content/values.hpp"
#include "runtime/content/wording.hpp"

namespace briar {
namespace {

std::string_view without_copy(std::string_view name) { return name.substr(0, name.find('#')); }

/// The number behind `#`; 0: none.
int copy_number(std::string_view name) {
    const auto at = name.find('#');
    int number = 0;
    if (at != std::string_view::npos) std::from_chars(name.data() + at + 1, name.data() + name.size(), number);
    return number;
}

std::vector<std::string> ids_of(const Game& game, std::string_view kinds) {
    std::vector<std::string> ids;
    const std::string all = "|" + std::string(kinds) + "|";
    for (const Entry& entry : game.rules().catalog->entries()) {
        const bool is_ours = entry.serves(game.rules().system->name());
        if (is_ours && all.find("|" + entry.kind + "|") != std::string::npos) ids.push_back(entry.id);
    }
    return ids;
}

std::string hint_of(const std::string& near) { return near.empty() ? "" : "did you mean `" + near + "`?"; }

/// The pieces of each definition.
std::vector<std::vector<PieceId>> copies_of(const Ruleset& rules) {
    std::vector<std::vector<PieceId>> copies(rules.catalog->entries().size());
    for (std::uint16_t i = 0; i < rules.pieces.size(); ++i)
        copies[rules.pieces[i].def.value].push_back(PieceId{i});
    return copies;
}

}  // namespace

std::string piece_text(const Game& game, PieceId piece, std::string_view kinds) {
    const Catalog& catalog = *game.rules().catalog;
    const DefId def = game.rules().info(piece).def;
    const std::string key = game.rules().key(piece);
    if (catalog.find(kinds, catalog.entry(def).id, game.rules().system->name()) == def) return key;
    return catalog.entry(def).kind + "/" + key;
}

SchemaRef piece_name_schema() {
    return schema::pattern("([a-z]+/)?[a-z][a-z0-9]*(-[a-z0-9]+)*(#[0-9]{1,3})?",
                           "an entry's id, such as `wolf`, or one of its copies, such as `wolf#2`");
}

PieceFinder::PieceFinder(const Game& game, Diagnostics& diagnostics)
    : game_(game), diagnostics_(diagnostics), copies_(copies_of(game.rules())), found_(game.rules().pieces.size()) {}

void PieceFinder::unknown(const Node& node, std::string id, std::string message, std::string_view word,
                          const std::vector<std::string>& names) const {
    problem(node, std::move(id), std::move(message), did_you_mean(word, names, ""));
}

void PieceFinder::problem(const Node& node, std::string id, std::string message, std::string hint) const {
    Place place;
    if (node.document != nullptr) place = node.document->place(node.span);
    diagnostics_.add({Severity::Error, std::move(id), std::move(place), {}, std::move(message), std::move(hint)});
}

DefId PieceFinder::entry(const Node& name, std::string_view kinds) const {
    const std::string id(without_copy(name.text));
    const DefId def = game_.rules().catalog->find(kinds, id, game_.rules().system->name());
    if (!def) {
        problem(name, "position.unknown-piece", "there is no `" + id + "` here",
                hint_of(nearest(id, ids_of(game_, kinds))));
    }
    return def;
}

PieceId PieceFinder::copy(const Node& name, DefId def, bool fresh) const {
    const std::vector<PieceId>& copies = copies_[def.value];
    const auto number = static_cast<std::size_t>(copy_number(name.text));
    if (number > copies.size() || copies.empty()) {
        problem(name, "position.no-such-copy",
                "the scenario has " + std::to_string(copies.size()) + " of `" + std::string(without_copy(name.text)) +
                    "`, none is `" + name.text + "`");
        return {};
    }
    for (std::size_t i = 0; i < copies.size(); ++i) {
        if (number != 0 && i + 1 != number) continue;
        if (!fresh || !found_[copies[i].value]) return copies[i];
    }
    problem(name, "position.piece-twice", "every `" + name.text + "` lies somewhere else in this position already",
            "each piece can be in one place only");
    return {};
}

PieceId PieceFinder::take(const Node& name, std::string_view kinds) {
    const DefId def = entry(name, kinds);
    const PieceId piece = def ? copy(name, def, true) : PieceId{};
    if (piece) found_[piece.value] = true;
    return piece;
}

std::vector<PieceId> PieceFinder::take_all(const Node* names, std::string_view kinds) {
    std::vector<PieceId> pieces;
    for_each_item(names, [&](const Node& name) {
        if (const PieceId piece = take(name, kinds)) pieces.push_back(piece);
    });
    return pieces;
}

PieceId PieceFinder::again(const Node& name, std::string_view kinds) {
    const DefId def = entry(name, kinds);
    return def ? copy(name, def, false) : PieceId{};
}

namespace {

void read_piece(Game& game, PieceFinder& finder, const Member& entry, std::string_view kinds, int face_bits) {
    const PieceId piece = finder.again(key_node(entry), kinds);
    if (!piece) return;
    for (const Member& told : entry.value->members) {
        if (told.key == "face") {
            game.state().piece(piece).face = static_cast<std::uint8_t>(number_or(told.value.get(), 0) & face_bits);
        } else {
            read_counter(game, finder, *told.value, piece, told.key);
        }
    }
}

}  // namespace

void read_pieces(Game& game, PieceFinder& finder, const Node& position, std::string_view kinds, int face_bits) {
    const Node* const pieces = part(position, "pieces");
    if (pieces == nullptr) return;
    for (const Member& entry : pieces->members)
        read_piece(game, finder, entry, kinds, face_bits);
}

void read_counter(Game& game, const PieceFinder& finder, const Node& value, PieceId piece, std::string_view name) {
    const Ruleset& rules = game.rules();
    const CounterId counter = rules.counter(name);
    if (!counter || rules.slot(piece, counter) < 0) {
        std::vector<std::string> names;
        for (const CounterInfo& info : rules.counters)
            names.push_back(info.name);
        const std::string near = nearest(name, names);
        finder.problem(
            value, "position.unknown-counter",
            "`" + rules.catalog->entry(rules.info(piece).def).id + "` has no counter `" + std::string(name) + "`",
            near == name ? "" : hint_of(near));
        return;
    }
    const CounterInfo& info = rules.counters[counter.value];
    const int wanted = number_or(&value, 0);
    if (wanted < info.minimum || wanted > info.maximum) {
        finder.problem(
            value, "position.out-of-range",
            "`" + info.name + "` is " + std::to_string(info.minimum) + " to " + std::to_string(info.maximum));
        return;
    }
    game.set_counter(piece, counter, wanted);
}

}  // namespace briar
