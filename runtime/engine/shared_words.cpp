#include "runtime/engine/shared_words.hpp"

namespace briar {
namespace {

bool all_require(const std::vector<const VerbSpec*>& forms, const std::string& name) {
    return std::all_of(forms.begin(), forms.end(), [&](const VerbSpec* verb) {
        return std::any_of(verb->params.begin(), verb->params.end(),
                           [&](const Param& param) { return param.name == name && param.required; });
    });
}

}  // namespace

std::vector<SharedParam> shared_params(const std::vector<const VerbSpec*>& forms) {
    std::vector<SharedParam> params;
    for (const VerbSpec* verb : forms) {
        for (const Param& param : verb->params) {
            const auto known =
                std::find_if(params.begin(), params.end(), [&](const auto& other) { return other.name == param.name; });
            if (known == params.end()) {
                params.push_back({param.name, {&param}, all_require(forms, param.name), param.doc, param.fallback});
                continue;
            }
            known->forms.push_back(&param);
            if (known->doc.find(param.doc) == std::string::npos) known->doc += " Or: " + param.doc;
            if (known->fallback != param.fallback) known->fallback.clear();
        }
    }
    return params;
}

}  // namespace briar
