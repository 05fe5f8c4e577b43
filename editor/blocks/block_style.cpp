#include "editor/blocks/block_style.hpp"

#include "editor/picture/colours.hpp"
#include "editor/widget/look.hpp"

namespace briar::editor {
namespace {

struct Tint {
    double hue = 0;
    double saturation = 0;
};

Tint tint_of(BlockSort sort) {
    switch (sort) {
        case BlockSort::Event:
        case BlockSort::Answer:
            return {266, 0.42};
        case BlockSort::Action:
            return {176, 0.6};
        case BlockSort::Value:
        case BlockSort::Change:
            return {28, 0.72};
        case BlockSort::Effect:
            return {138, 0.42};
        case BlockSort::Condition:
            return {212, 0.55};
        case BlockSort::Row:
        case BlockSort::Option:
            return {212, 0.1};
    }
    return {};
}

}  // namespace

BlockColours block_colours(BlockSort sort, const Look& look) {
    const Tint tint = tint_of(sort);
    BlockColours colours;
    colours.bar = from_hsl(tint.hue, tint.saturation, look.dark ? 0.62 : 0.36);
    colours.ground = mix(look.ground, colours.bar, look.dark ? 0.13 : 0.07);
    colours.line = mix(look.ground, colours.bar, 0.42);
    colours.word = look.dark ? from_hsl(tint.hue, 0.3, 0.08) : *wxWHITE;
    return colours;
}

const char* block_name(BlockSort sort) {
    switch (sort) {
        case BlockSort::Event:
            return "event";
        case BlockSort::Answer:
            return "answer";
        case BlockSort::Action:
            return "action";
        case BlockSort::Value:
            return "number";
        case BlockSort::Change:
            return "change of a number";
        case BlockSort::Effect:
            return "effect";
        case BlockSort::Condition:
            return "condition";
        case BlockSort::Row:
            return "result of a roll";
        case BlockSort::Option:
            return "choice";
    }
    return "";
}

}  // namespace briar::editor
