#include "editor/core/verb_text.hpp"

#include "runtime/engine/verb_text.hpp"

namespace briar::editor {
namespace {

template <class Spec>
std::string type_of(const Spec& spec) {
    return type_text(spec.type, spec.kinds, Quotes::None);
}

}  // namespace

std::string description(const VerbSpec& verb) {
    std::string text = verb.doc;
    for (const Param& each : verb.params) {
        text += "\n" + each.name + ": " + type_of(each) + ". " + each.doc;
        if (!each.required && !each.fallback.empty()) text += " Without it " + each.fallback + ".";
    }
    if (verb.result != Type::None) text += "\nGives: " + type_text(verb.result, verb.result_kinds, Quotes::None);
    if (!verb.system.empty()) text += "\n(" + verb.system + ")";
    return text;
}

std::string description(const EventSpec& event) {
    std::string text = moment_text(event.moment) + " " + event.doc;
    for (const Field& each : event.fields) {
        text += "\nevent." + each.name + ": " + type_of(each) + ". " + each.doc;
        if (each.writable) text += " May be changed.";
    }
    return text;
}

}  // namespace briar::editor
