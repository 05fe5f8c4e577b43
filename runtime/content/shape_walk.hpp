#pragma once

#include <string>
#include <utility>
#include <vector>

#include "runtime/content/shape.hpp"
#include "runtime/content/trail.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/source/document.hpp"

/// The walk behind check_shape: one function for each type of schema.
namespace briar {

class ShapeWalk {
public:
    ShapeWalk(const std::string& entry, Diagnostics& diagnostics, ShapeOf tree)
        : entry_(entry), diagnostics_(diagnostics), tree_(tree) {}

    void check(const Node& node, const Schema& schema, const Trail& trail);
    [[nodiscard]] bool passed() const { return passed_; }

private:
    void check_bool(const Node& node, const Trail& trail);
    void check_integer(const Node& node, const Schema& schema, const Trail& trail);
    void out_of_range(const Node& node, const Schema& schema, const Trail& trail);
    void still_open(const Node& node, const Schema& schema, const Trail& trail);
    void check_word(const Node& node, const Schema& schema, const Trail& trail);
    void check_pattern(const Node& node, const Schema& schema, const Trail& trail);
    void check_scalar(const Node& node, const Schema& schema, const Trail& trail);
    void check_list(const Node& node, const Schema& schema, const Trail& trail);
    void check_map(const Node& node, const Schema& schema, const Trail& trail);
    void check_key(const Member& member, const Schema& schema, const Trail& trail);
    void check_record(const Node& node, const Schema& schema, const Trail& trail);
    void check_filled(const Node& node, const Property& property, const Trail& trail);
    void check_missing(const Node& node, const Schema& schema, const Trail& trail,
                       const std::vector<std::string>& meant);
    void check_variant(const Node& node, const Schema& schema, const Trail& trail);
    void check_switch(const Node& node, const Schema& schema, const Trail& trail);
    void no_alternative(const Node& node, const Schema& schema, const Trail& trail);
    std::string unknown_key(const Node& node, const Member& member, const Schema& schema, const Trail& trail);
    void unknown_key(const Member& member, const Trail& trail, std::string hint) {
        report(member.value->document, member.key_span, "shape.unknown-key",
               "unknown key " + quote(member.key) + " in " + name(trail), std::move(hint));
    }
    bool taken_out(const Member& member, const Property* property);

    void wrong_type(const Node& node, const Schema& schema, const Trail& trail, std::string hint = {});
    [[nodiscard]] std::string name(const Trail& trail) const {
        return label(trail, entry_.empty() ? "this file" : quote(entry_));
    }
    void report(const Document* document, Span span, std::string id, std::string message, std::string hint);
    void report(const Node& node, std::string id, std::string message, std::string hint) {
        report(node.document, node.span, std::move(id), std::move(message), std::move(hint));
    }

    const std::string& entry_;
    Diagnostics& diagnostics_;
    ShapeOf tree_;
    bool passed_ = true;
    int depth_ = 0;
};

}  // namespace briar
