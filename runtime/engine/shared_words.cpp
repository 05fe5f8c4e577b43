#include "runtime/engine/shared_words.hpp"

namespace briar {
namespace {

bool all_require(const std::vector<const VerbSpec*>& forms, const std::string& name) {
    return std::all_of(forms.begin(), forms.end(), [&](const VerbSpec* verb) {
        return std::any_of(verb->params.begin(), verb->params.end(),
                           [&](const Param& param) { return param.name == name && param.required; });
    });
}

template <class Spec>
bool any_shared(const std::vector<Spec>& specs, std::string_view system) {
    for (const SharedWord<Spec>& word : shared_words(specs)) {
        const bool has =
            std::any_of(word.forms.begin(), word.forms.end(), [&](const Spec* f) { return f->system == system; });
        if (has && word.forms.size() > 1) return true;
    }
    return false;
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

bool shares_words(const Registry& registry, std::string_view system) {
    return any_shared(registry.verbs(), system) || any_shared(registry.events(), system);
}

}  // namespace briar
