#include "runtime/session/expected_keys.hpp"

#include "runtime/content/pattern.hpp"
#include "runtime/content/trail.hpp"
#include "runtime/content/values.hpp"
#include "runtime/content/variant.hpp"
#include "runtime/session/node_problem.hpp"
#include "runtime/source/document.hpp"

namespace briar {
namespace {

class KeyCheck {
public:
    explicit KeyCheck(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

    void check(const Node& node, const SchemaRef& schema, const Trail& trail) {
        const SchemaRef here = schema::resolved(schema);
        switch (here->type) {
            case SchemaType::Variant:
                if (const Selection selection = select_alternative(node, *here); selection.schema)
                    check(node, selection.schema, trail);
                return;
            case SchemaType::List:
            case SchemaType::ListOrOne:
                for (std::size_t i = 0; i < node.items.size(); ++i)
                    check(*node.items[i], here->items, trail.at(i));
                if (!node.is_list()) check(node, here->items, trail);
                return;
            case SchemaType::Map:
                for (const Member& member : node.members)
                    check(*member.value, here->items, trail.at(member.key));
                return;
            case SchemaType::Record:
                for (const Member& member : node.members)
                    check_key(member, *here, trail);
                return;
            default:
                return;
        }
    }

private:
    void check_key(const Member& member, const Schema& record, const Trail& trail) {
        if (const Property* property = schema::property(record, member.key))
            return check(*member.value, property->schema, trail.at(member.key));
        if (!record.extra_keys.empty() && matches_pattern(record.extra_keys, member.key))
            return check(*member.value, record.items, trail.at(member.key));
        diagnostics_.add(problem_at(key_node(member), "shape.unknown-key",
                                    "unknown key `" + member.key + "` in " + label(trail),
                                    did_you_mean(nearest(member.key, schema::property_keys(record)))));
    }

    Diagnostics& diagnostics_;
};

}  // namespace

void check_expected_keys(const Node& expected, const Schema& top, Diagnostics& diagnostics) {
    KeyCheck keys(diagnostics);
    const Trail start;
    const Trail then = start.at("then");
    for (const Member& member : expected.members) {
        if (const Property* property = schema::property(top, member.key))
            keys.check(*member.value, property->schema, then.at(member.key));
    }
}

}  // namespace briar
