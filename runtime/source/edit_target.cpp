#include "runtime/source/edit_target.hpp"

#include <optional>
#include <utility>

#include "runtime/source/document.hpp"
#include "runtime/source/reparse.hpp"
#include "runtime/source/write_yaml.hpp"

namespace briar {
namespace {

bool has_alias(const Node& node) {
    if (node.alias) return true;
    for (const Member& each : node.members) {
        if (has_alias(*each.value)) return true;
    }
    for (const auto& each : node.items) {
        if (has_alias(*each)) return true;
    }
    return false;
}

std::string first_error(const Diagnostics& diagnostics) {
    for (const Diagnostic& each : diagnostics.list()) {
        if (each.severity == Severity::Error) return each.message;
    }
    return {};
}

/// Where `step` leads from `node`: the position among its members or items.
std::optional<std::size_t> position_of(const Node& node, const Step& step) {
    if (step.is_index) return step.index < node.items.size() ? std::optional(step.index) : std::nullopt;
    const Member* member = node.member(step.key);
    if (!member) return std::nullopt;
    return static_cast<std::size_t>(member - node.members.data());
}

/// Why the edit is not good; empty when it is, and then it has its result.
std::string objection(const Document& document, Edit& edit, const Node& expected) {
    Diagnostics diagnostics;
    std::string text = apply_splices(document.text(), edit.splices);
    auto changed = reparse(document, text, ReadLimits{});
    if (!changed) changed = Document::parse(document.name(), std::move(text), diagnostics);
    if (diagnostics.has_errors()) return "the file could not be read any more: " + first_error(diagnostics);
    if (changed->root().same_value(expected)) {
        if (diagnostics.empty()) edit.result = std::move(changed);
        return {};
    }
    return has_alias(document.root()) ? "this value is repeated elsewhere by an alias (`*name`), which would change too"
                                      : "this cannot be written here without changing something else; edit the text";
}

}  // namespace

Target find_target(const Document& document, const Path& path) {
    Target target{&document.root(), nullptr, 0, {}};
    for (const Step& step : path) {
        const Node& parent = *target.node;
        if (parent.alias) {
            return {nullptr, nullptr, 0,
                    std::string(document.slice(parent.span)) +
                        " repeats a value from elsewhere: change it where its anchor stands, or write it out here"};
        }
        const auto index = position_of(parent, step);
        if (!index) return {nullptr, nullptr, 0, "there is nothing at " + to_text(path)};
        target.parent = &parent;
        target.index = *index;
        target.node = parent.is_map() ? parent.members[*index].value.get() : parent.items[*index].get();
    }
    return target;
}

Edit refuse(std::string reason) { return {{}, std::move(reason)}; }

Edit one_splice(std::size_t begin, std::size_t end, std::string text) {
    Edit edit;
    edit.splices.push_back({{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)}, std::move(text)});
    return edit;
}

Node& value_in(Node& root, const Path& path) { return const_cast<Node&>(*resolve(root, path)); }

Edit proved(const Document& document, Edit edit, const Node& expected) {
    if (!edit.ok()) return edit;
    std::string reason = objection(document, edit, expected);
    if (reason.empty()) return edit;
    // A text with `|` at the very end of the file lacks its last line break when the file does.
    if (document.text().empty() || document.text().back() == '\n') return refuse(std::move(reason));
    const auto size = static_cast<std::uint32_t>(document.text().size());
    edit.splices.push_back({{size, size}, habits_of(document).line_break});
    return objection(document, edit, expected).empty() ? edit : refuse(std::move(reason));
}

}  // namespace briar
