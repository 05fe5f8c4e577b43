#pragma once

#include <string>
#include <string_view>

#include "runtime/crawl/crawl_data.hpp"
#include "runtime/source/path.hpp"

/// Bags: what may lie in one. A bag holds things of one kind, for what is drawn from it is either met or taken.
namespace briar::crawl {

/// What bags can hold.
inline constexpr const char* kDrawnKinds = "monsters|items";

/// The kind (`monsters`, `items`) of what rules draw from the bag of that name; empty: they draw nothing from it.
[[nodiscard]] std::string_view kind_by_rules(const Parameters& rules, std::string_view bag);

/// Of `kinds`, those that may lie in a pile of a scenario (`realms.hills.bags.monsters`). `there`: the kind of what is
/// in it already; empty: nothing. The scenario may have mistakes.
[[nodiscard]] std::string kinds_in_pile(const Node& scenario, const Path& pile, const std::string& kinds,
                                        std::string_view there);

/// The bag of that name in a realm; null: it has no such bag.
[[nodiscard]] const BagData* bag_named(const Game& game, int realm, std::string_view name);
/// The bag that a zone is; null: it is something else.
[[nodiscard]] const BagData* bag_at(const Game& game, ZoneId zone);

/// The kind of what a bag holds: of what rules draw from it, else that of what lies in it; none: nothing says.
[[nodiscard]] KindId kind_held(const Game& game, const BagData& bag);

/// `is an item, but the bag `monsters` holds monsters`: what is wrong with something of a kind in a bag of another.
[[nodiscard]] std::string wrong_kind(const Catalog& catalog, DefId def, const std::string& bag, std::string_view held);

}  // namespace briar::crawl
