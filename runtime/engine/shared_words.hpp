#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/engine/registry.hpp"

/// Words as people see them, over all systems: a name is one word even where several systems have something of their
/// own by that name.
namespace briar {

/// Verbs, events or values of one name; one form for each system that has it.
template <class Spec>
struct SharedWord {
    std::string name;
    std::vector<const Spec*> forms;  ///< in the order of the registry; never empty
};

/// All words in the order in which they first stand in the registry. For a system, a name that the system or the engine
/// has means only that; names that only other systems have keep all their forms.
template <class Spec>
[[nodiscard]] std::vector<SharedWord<Spec>> shared_words(const std::vector<Spec>& specs, std::string_view system = {}) {
    std::vector<SharedWord<Spec>> words;
    for (const Spec& spec : specs) {
        const auto known =
            std::find_if(words.begin(), words.end(), [&](const auto& word) { return word.name == spec.name; });
        if (known == words.end()) {
            words.push_back({spec.name, {&spec}});
        } else if (!system.empty() && spec.system == system) {
            known->forms = {&spec};
        } else if (system.empty() || known->forms.front()->system != system) {
            known->forms.push_back(&spec);
        }
    }
    return words;
}

/// `doc`, or what each system says of the word where they differ: `crawl: ... journey: ...`.
template <class Spec>
[[nodiscard]] std::string shared_doc(const std::vector<const Spec*>& forms) {
    const bool agree = std::all_of(forms.begin(), forms.end(), [&](const Spec* f) { return f->doc == forms[0]->doc; });
    if (agree) return forms.front()->doc;
    std::string doc;
    for (const Spec* form : forms)
        doc += (doc.empty() ? "" : " ") + form->system + ": " + form->doc;
    return doc;
}

/// The systems that have something in a list, the engine (no name) first, then in the list's order.
template <class Spec>
[[nodiscard]] std::vector<std::string> owners_of(const std::vector<Spec>& specs) {
    std::vector<std::string> owners{""};
    for (const Spec& spec : specs) {
        if (std::find(owners.begin(), owners.end(), spec.system) == owners.end()) owners.push_back(spec.system);
    }
    return owners;
}

/// One parameter of a verb as all its forms have it.
struct SharedParam {
    std::string name;
    std::vector<const Param*> forms;  ///< never empty
    bool required = false;            ///< in every form of the verb
    std::string doc;
    std::string fallback;  ///< empty where the forms do not agree
};

/// The parameters of all forms by name, in the order in which they first stand.
[[nodiscard]] std::vector<SharedParam> shared_params(const std::vector<const VerbSpec*>& forms);

}  // namespace briar
