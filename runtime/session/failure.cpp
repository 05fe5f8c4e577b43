#include "runtime/session/failure.hpp"

#include "runtime/engine/ruleset.hpp"
#include "runtime/engine/script_host.hpp"

namespace briar {

namespace {

/// The rule's script as diagnostics name files: with its pack's folder before it. Of several packs that have a file of
/// this name that of the special's own script.
std::string path_of(const RuleError& error, const Ruleset& rules) {
    const SpecialId special = error.rule ? rules.rules[error.rule.value].special : SpecialId{};
    const Hook* meant = nullptr;
    for (const Hook& hook : rules.hooks) {
        if (hook.file == error.file && (meant == nullptr || (special && hook.special == special))) meant = &hook;
    }
    const Pack* pack = meant != nullptr && rules.catalog != nullptr ? rules.catalog->pack(meant->pack) : nullptr;
    return pack == nullptr ? error.file : (pack->folder / error.file).generic_string();
}

}  // namespace

Failure describe_failure(const std::exception& error, const Ruleset& rules) {
    Failure failure;
    failure.message = error.what();
    if (const auto* known = dynamic_cast<const RuleError*>(&error)) {
        failure.file = path_of(*known, rules);
        failure.line = known->line;
        failure.traceback = known->traceback;
        if (known->rule) failure.rule = rule_name(rules, known->rule);
    }
    return failure;
}

Diagnostic to_diagnostic(const Failure& failure) {
    Diagnostic diagnostic;
    diagnostic.id = "play.rule-failed";
    diagnostic.place.file = failure.file;
    diagnostic.place.line = failure.line;
    diagnostic.message = failure.rule.empty() ? failure.message : "rule `" + failure.rule + "`: " + failure.message;
    for (const std::string& call : failure.traceback)
        diagnostic.hint += (diagnostic.hint.empty() ? "" : "\n") + call;
    return diagnostic;
}

std::string rule_name(const Ruleset& rules, RuleId rule) {
    const std::string& name = rules.rules[rule.value].name;
    int times = 1;
    for (std::size_t i = 0; i < rule.value; ++i)
        times += rules.rules[i].name == name ? 1 : 0;
    return times == 1 ? name : name + " (" + std::to_string(times) + ")";
}

RuleId rule_named(const Ruleset& rules, const std::string& name) {
    for (std::uint16_t i = 0; i < rules.rules.size(); ++i) {
        if (name.starts_with(rules.rules[i].name) && rule_name(rules, RuleId{i}) == name) return RuleId{i};
    }
    return {};
}

}  // namespace briar
