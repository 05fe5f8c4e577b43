#include "runtime/engine/ruleset.hpp"

namespace briar {
namespace {

/// The number of the item called `name`; lists are short and names are looked up while loading only.
template <class Id, class List, class Name>
Id number_of(const List& list, std::string_view name, Name name_of) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (name_of(list[i]) == name) return Id{static_cast<decltype(Id::value)>(i)};
    }
    return {};
}

template <class Id, class List>
Id number_of(const List& list, std::string_view name) {
    return number_of<Id>(list, name, [](const auto& item) -> const std::string& { return item.name; });
}

}  // namespace

std::string Ruleset::key(PieceId piece) const {
    const PieceInfo& known = pieces[piece.value];
    const std::string& id = catalog->entry(known.def).id;
    return known.copies > 1 ? id + "#" + std::to_string(known.copy) : id;
}

KindId Ruleset::kind(std::string_view name) const {
    return number_of<KindId>(kinds, name, [](const std::string& kind) -> const std::string& { return kind; });
}

CounterId Ruleset::counter(std::string_view name) const { return number_of<CounterId>(counters, name); }
VarId Ruleset::var(std::string_view name) const { return number_of<VarId>(vars, name); }
ZoneId Ruleset::zone(std::string_view name) const { return number_of<ZoneId>(zones, name); }
SpecialId Ruleset::special(std::string_view name) const { return number_of<SpecialId>(specials, name); }

}  // namespace briar
