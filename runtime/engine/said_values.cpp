#include "runtime/engine/said_values.hpp"

#include <algorithm>
#include <utility>

#include "runtime/engine/rule_words.hpp"
#include "runtime/source/values.hpp"

namespace briar {
namespace {

constexpr const char* kName = "name";

/// Whether it is a number of a piece and nothing else has to be given.
bool tells_number_of_piece(const VerbSpec& verb) {
    if (verb.sort != VerbSort::Query || verb.result != Type::Int || !verb.in_yaml || verb.params.empty()) return false;
    if (verb.params.front().type != Type::Piece) return false;
    return std::none_of(verb.params.begin() + 1, verb.params.end(), [](const Param& each) { return each.required; });
}

std::vector<std::string> numbers_of(const Registry& registry, std::string_view system, std::string_view piece_kinds,
                                    const std::vector<CounterOfKinds>& counters) {
    std::vector<std::string> names;
    for (const VerbSpec& verb : registry.verbs()) {
        const bool ours = verb.system.empty() || verb.system == system;
        if (ours && tells_number_of_piece(verb) && kinds_meet(piece_kinds, verb.params.front().kinds))
            names.push_back(verb.name);
    }
    for (const CounterOfKinds& counter : counters) {
        const bool known = std::find(names.begin(), names.end(), counter.name) != names.end();
        if (!known && kinds_meet(piece_kinds, counter.kinds)) names.push_back(counter.name);
    }
    return names;
}

}  // namespace

std::vector<NamedPiece> named_pieces(const Registry& registry, std::string_view system,
                                     const std::vector<Field>& fields) {
    std::vector<NamedPiece> pieces;
    for (const Field& field : fields) {
        if (field.type == Type::Piece) pieces.push_back({field.name, field.kinds});
    }
    for (const RoleSpec& role : registry.roles()) {
        if (role.system.empty() || role.system == system) pieces.push_back({role.name, role.kinds});
    }
    pieces.push_back({kCarrier, {}});
    return pieces;
}

std::vector<std::string> values_said(const Registry& registry, std::string_view system,
                                     const std::vector<NamedPiece>& pieces,
                                     const std::vector<CounterOfKinds>& counters) {
    std::vector<std::string> names;
    for (const NamedPiece& piece : pieces) {
        names.push_back(piece.name + "." + kName);
        for (const std::string& value : numbers_of(registry, system, piece.kinds, counters))
            names.push_back(piece.name + "." + value);
    }
    return names;
}

SaidValue said_value(const std::string& name) {
    const std::size_t point = name.find('.');
    if (point == std::string::npos) return {name, {}};
    const std::string value = name.substr(point + 1);
    return {name.substr(0, point), value == kName ? std::string() : value};
}

Node asked_value(const Registry& registry, std::string_view system, const SaidValue& said) {
    Node call = make_map();
    const VerbId verb = registry.verb(said.value, system);
    if (verb && tells_number_of_piece(registry[verb])) {
        add_member(call, said.value, make_text(said.piece));
        return call;
    }
    Node arguments = make_map();
    add_member(arguments, "name", make_text(said.value));
    add_member(arguments, "of", make_text(said.piece));
    add_member(call, "counter", std::move(arguments));
    return call;
}

}  // namespace briar
