#include "runtime/engine/entry_fields.hpp"

namespace briar {

FieldType<DiceExpr> dice_type() {
    return {schema::pattern("[0-9]{0,2}d[0-9]{1,3}([+-][0-9]{1,3})?", "dice, such as `d6` or `2d6+3`"),
            [](const Node& node, DiceExpr& out, const FieldReader& reader) {
                if (const auto dice = parse_dice(node.text)) {
                    out = *dice;
                } else {
                    reader.error(node, "meaning.bad-dice", "no such dice: `" + node.text + "`",
                                 "0 to 20 dice of 2 to 100 sides, such as `2d6`");
                }
            }};
}

}  // namespace briar
