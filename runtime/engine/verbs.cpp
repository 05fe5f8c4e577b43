#include "runtime/engine/verbs.hpp"

#include <utility>

namespace briar {
namespace {

VerbSpec described(std::string name, std::string doc, std::vector<Param> params, const Gives& gives,
                   std::string example) {
    VerbSpec spec;
    spec.name = std::move(name);
    spec.doc = std::move(doc);
    spec.params = std::move(params);
    spec.result = gives.type;
    spec.result_kinds = gives.kinds;
    spec.in_yaml = gives.in_yaml;
    spec.example = std::move(example);
    return spec;
}

}  // namespace

Param need(std::string name, Type type, std::string kinds, std::string doc) {
    return {std::move(name), type, std::move(kinds), std::move(doc)};
}

Param may(std::string name, Type type, std::string kinds, std::string doc, std::string fallback, Arg fallback_arg) {
    return {std::move(name), type, std::move(kinds), std::move(doc), false, std::move(fallback), fallback_arg};
}

Verbs::Verbs(Registry& registry, std::string system) : registry_(registry), system_(std::move(system)) {}

void Verbs::query(std::string name, std::string doc, std::vector<Param> params, const Gives& gives, VerbCall call,
                  std::string example) {
    VerbSpec spec = described(std::move(name), std::move(doc), std::move(params), gives, std::move(example));
    spec.call = call;
    add(VerbSort::Query, std::move(spec));
}

void Verbs::list(std::string name, std::string doc, std::vector<Param> params, std::string kinds, VerbCall call,
                 std::string example) {
    query(std::move(name), std::move(doc), std::move(params), {Type::Pieces, std::move(kinds), false}, call,
          std::move(example));
}

void Verbs::change(std::string name, std::string doc, std::vector<Param> params, const Gives& gives, VerbCall call,
                   std::string example) {
    VerbSpec spec = described(std::move(name), std::move(doc), std::move(params), gives, std::move(example));
    spec.call = call;
    add(VerbSort::Change, std::move(spec));
}

void Verbs::flow(std::string name, std::string doc, std::vector<Param> params, const Gives& gives, VerbFlow run,
                 std::string example) {
    VerbSpec spec = described(std::move(name), std::move(doc), std::move(params), gives, std::move(example));
    spec.flow = run;
    add(VerbSort::Flow, std::move(spec));
}

void Verbs::add(VerbSort sort, VerbSpec spec) {
    spec.sort = sort;
    spec.system = system_;
    registry_.add(std::move(spec));
}

}  // namespace briar
