#include "runtime/script/verbs.hpp"

#include <utility>

namespace briar::script {

VerbSpec verb_spec(std::string name, VerbSort sort, std::string doc, std::vector<Param> params, Type result,
                   std::string example) {
    VerbSpec spec;
    spec.name = std::move(name);
    spec.sort = sort;
    spec.doc = std::move(doc);
    spec.params = std::move(params);
    spec.result = result;
    spec.example = std::move(example);
    spec.system = kSystem;
    spec.in_yaml = result != Type::Pieces;
    return spec;
}

Param required_param(std::string name, Type type, std::string kinds, std::string doc) {
    return {std::move(name), type, std::move(kinds), std::move(doc)};
}

Param optional_param(std::string name, Type type, std::string kinds, std::string doc, std::string fallback,
                     Arg fallback_arg) {
    return {std::move(name), type, std::move(kinds), std::move(doc), false, std::move(fallback), fallback_arg};
}

}  // namespace briar::script
