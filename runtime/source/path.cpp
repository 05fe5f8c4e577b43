#include "runtime/source/path.hpp"

#include "runtime/source/document.hpp"

namespace briar {
namespace {

bool holds(Span span, std::uint32_t byte) { return span.begin <= byte && byte <= span.end; }

}  // namespace

const Node* resolve(const Node& root, const Path& path) {
    const Node* node = &root;
    for (const Step& step : path) {
        if (step.is_index) {
            node = step.index < node->items.size() ? node->items[step.index].get() : nullptr;
        } else {
            node = node->find(step.key);
        }
        if (!node) return nullptr;
    }
    return node;
}

Path path_at(const Node& root, std::uint32_t byte) {
    Path path;
    const Node* node = &root;
    while (node && !node->alias) {
        const Node* next = nullptr;
        for (const Member& each : node->members) {
            if (!holds({each.key_span.begin, each.value->span.end}, byte)) continue;
            path.emplace_back(each.key);
            next = each.value.get();
            break;
        }
        for (std::size_t i = 0; i < node->items.size() && !next; ++i) {
            if (!holds(node->items[i]->span, byte)) continue;
            path.emplace_back(i);
            next = node->items[i].get();
        }
        node = next;
    }
    return path;
}

std::string to_text(const Path& path) {
    std::string text;
    for (const Step& step : path) {
        if (step.is_index) {
            text += "[" + std::to_string(step.index) + "]";
        } else {
            text += (text.empty() ? "" : "/") + step.key;
        }
    }
    return text;
}

}  // namespace briar
