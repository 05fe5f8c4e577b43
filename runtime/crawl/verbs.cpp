#include "runtime/crawl/verbs.hpp"

#include <utility>

namespace briar::crawl {
namespace verbs {
namespace {

VerbSpec described(std::string name, VerbSort sort, std::string doc, std::vector<Param> params, const Gives& gives,
                   std::string example) {
    VerbSpec spec;
    spec.name = std::move(name);
    spec.sort = sort;
    spec.doc = std::move(doc);
    spec.params = std::move(params);
    spec.result = gives.type;
    spec.result_kinds = gives.kinds;
    spec.example = std::move(example);
    spec.system = "crawl";
    return spec;
}

}  // namespace

Param need(std::string name, Type type, std::string kinds, std::string doc) {
    return {std::move(name), type, std::move(kinds), std::move(doc)};
}

Param may(std::string name, Type type, std::string kinds, std::string doc, std::string fallback, Arg fallback_arg) {
    return {std::move(name), type, std::move(kinds), std::move(doc), false, std::move(fallback), fallback_arg};
}

Param hero(std::string doc) { return may("hero", Type::Piece, "heroes", std::move(doc), "the event's hero"); }
Param tile(std::string doc) { return may("tile", Type::Piece, "tiles", std::move(doc), "the event's tile"); }
Param from(std::string doc) { return may("from", Type::Piece, "tiles", std::move(doc), "the event's tile"); }

Param monster(std::string doc) {
    return may("monster", Type::Piece, "monsters", std::move(doc), "the event's monster, or the opponent");
}

void query(Registry& registry, std::string name, std::string doc, std::vector<Param> params, const Gives& gives,
           VerbCall call, std::string example) {
    VerbSpec spec =
        described(std::move(name), VerbSort::Query, std::move(doc), std::move(params), gives, std::move(example));
    spec.call = call;
    registry.add(std::move(spec));
}

void list(Registry& registry, std::string name, std::string doc, std::vector<Param> params, std::string kinds,
          VerbCall call, std::string example) {
    VerbSpec spec = described(std::move(name), VerbSort::Query, std::move(doc), std::move(params),
                              {Type::Pieces, std::move(kinds)}, std::move(example));
    spec.call = call;
    spec.in_yaml = false;
    registry.add(std::move(spec));
}

void change(Registry& registry, std::string name, std::string doc, std::vector<Param> params, const Gives& gives,
            VerbCall call, std::string example) {
    VerbSpec spec =
        described(std::move(name), VerbSort::Change, std::move(doc), std::move(params), gives, std::move(example));
    spec.call = call;
    registry.add(std::move(spec));
}

void flow(Registry& registry, std::string name, std::string doc, std::vector<Param> params, const Gives& gives,
          VerbFlow run, std::string example) {
    VerbSpec spec =
        described(std::move(name), VerbSort::Flow, std::move(doc), std::move(params), gives, std::move(example));
    spec.flow = run;
    registry.add(std::move(spec));
}

}  // namespace verbs

void describe_verbs(Registry& registry) {
    verbs::describe_place_queries(registry);
    verbs::describe_way_queries(registry);
    verbs::describe_map_changes(registry);
    verbs::describe_moves(registry);
    verbs::describe_hero_queries(registry);
    verbs::describe_hero_changes(registry);
    verbs::describe_item_queries(registry);
    verbs::describe_item_changes(registry);
    verbs::describe_fight_queries(registry);
    verbs::describe_fight_flows(registry);
    verbs::describe_monster_changes(registry);
}

}  // namespace briar::crawl
