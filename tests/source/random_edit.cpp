#include "tests/source/random_edit.hpp"

#include <utility>
#include <vector>

#include "runtime/source/values.hpp"
#include "tests/source/random_document.hpp"
#include "tests/source/tree_checks.hpp"

namespace briar {
namespace {

std::size_t below(std::mt19937_64& random, std::size_t count) { return static_cast<std::size_t>(random() % count); }

Node& at_path(Node& root, const Path& path) { return const_cast<Node&>(*resolve(root, path)); }

struct Chosen {
    Path path;
    const Node* node = nullptr;
};

Chosen choose(const Document& document, std::mt19937_64& random, bool (*fits)(const Path&, const Node&)) {
    std::vector<Chosen> all;
    visit_values(document.root(), [&](const Path& path, const Node& node) {
        if (fits(path, node)) all.push_back({path, &node});
    });
    return all.empty() ? Chosen{} : all[below(random, all.size())];
}

Path parent_of(const Path& path) { return {path.begin(), path.end() - 1}; }

std::size_t index_of(const Node& parent, const Step& step) {
    return step.is_index ? step.index : static_cast<std::size_t>(parent.member(step.key) - parent.members.data());
}

std::string fresh_key(const Node& map, std::string key) {
    while (map.find(key))
        key += " again";
    return key;
}

RandomEdit set(const Document& document, std::mt19937_64& random) {
    const Chosen chosen = choose(document, random, [](const Path& path, const Node&) { return !path.empty(); });
    const Node value = random_value(random);
    RandomEdit result{"set " + to_text(chosen.path), set_value(document, chosen.path, value), document.root().clone()};
    at_path(result.expected, chosen.path) = value.clone();
    return result;
}

RandomEdit insert(const Document& document, std::mt19937_64& random) {
    const Chosen chosen = choose(document, random, [](const Path&, const Node& node) { return !node.is_scalar(); });
    const bool map = chosen.node->is_map() || (chosen.node->is_null() && below(random, 2) == 0);
    const std::size_t index = below(random, chosen.node->members.size() + chosen.node->items.size() + 1);
    Node value = random_value(random);
    RandomEdit result{"insert at " + to_text(chosen.path) + " " + std::to_string(index), {}, document.root().clone()};
    Node& parent = at_path(result.expected, chosen.path);
    const auto offset = static_cast<std::ptrdiff_t>(index);
    if (map) {
        const std::string key = fresh_key(*chosen.node, "new " + nasty_text(random()));
        result.edit = insert_member(document, chosen.path, index, key, value);
        parent.kind = NodeKind::Map;
        parent.members.insert(parent.members.begin() + offset, {key, {}, std::make_unique<Node>(std::move(value))});
    } else {
        result.edit = insert_item(document, chosen.path, index, value);
        parent.kind = NodeKind::List;
        parent.items.insert(parent.items.begin() + offset, std::make_unique<Node>(std::move(value)));
    }
    parent.text.clear();
    return result;
}

RandomEdit remove(const Document& document, std::mt19937_64& random) {
    const Chosen chosen = choose(document, random, [](const Path& path, const Node&) { return !path.empty(); });
    RandomEdit result{"remove " + to_text(chosen.path), remove_entry(document, chosen.path), document.root().clone()};
    Node& parent = at_path(result.expected, parent_of(chosen.path));
    const auto offset = static_cast<std::ptrdiff_t>(index_of(parent, chosen.path.back()));
    if (parent.is_map())
        parent.members.erase(parent.members.begin() + offset);
    else
        parent.items.erase(parent.items.begin() + offset);
    return result;
}

RandomEdit rename(const Document& document, std::mt19937_64& random) {
    const Chosen chosen =
        choose(document, random, [](const Path& path, const Node&) { return !path.empty() && !path.back().is_index; });
    if (!chosen.node) return remove(document, random);
    const std::string key = fresh_key(*resolve(document.root(), parent_of(chosen.path)), nasty_text(random()));
    RandomEdit result{"rename " + to_text(chosen.path), rename_key(document, chosen.path, key),
                      document.root().clone()};
    Node& parent = at_path(result.expected, parent_of(chosen.path));
    parent.members[index_of(parent, chosen.path.back())].key = key;
    return result;
}

RandomEdit move(const Document& document, std::mt19937_64& random) {
    const Chosen chosen = choose(document, random, [](const Path& path, const Node&) { return !path.empty(); });
    const Node& parent = *resolve(document.root(), parent_of(chosen.path));
    const std::size_t index = index_of(parent, chosen.path.back());
    const std::size_t count = parent.members.size() + parent.items.size();
    if (count < 2) return remove(document, random);
    const bool down = index == 0 || (index + 1 < count && below(random, 2) == 0);
    RandomEdit result{"move " + to_text(chosen.path) + (down ? " down" : " up"),
                      move_entry(document, chosen.path, down ? Direction::Down : Direction::Up),
                      document.root().clone()};
    Node& changed = at_path(result.expected, parent_of(chosen.path));
    const std::size_t other = down ? index + 1 : index - 1;
    if (changed.is_map())
        std::swap(changed.members[index], changed.members[other]);
    else
        std::swap(changed.items[index], changed.items[other]);
    return result;
}

}  // namespace

Node random_value(std::mt19937_64& random, int depth) {
    const std::size_t kind = below(random, depth < 2 ? 10 : 7);
    if (kind < 4) return make_text(nasty_text(random()));
    if (kind == 4) return make_int(static_cast<int>(below(random, 100)) - 50);
    if (kind == 5) return make_bool(below(random, 2) == 0);
    if (kind == 6) return below(random, 2) == 0 ? make_null() : make_number(static_cast<double>(below(random, 99)) / 8);
    Node node = kind == 7 ? make_map() : make_list();
    node.flow = below(random, 3) == 0;
    for (std::size_t count = below(random, 4); count > 0; --count) {
        Node value = random_value(random, depth + 1);
        if (node.is_map())
            add_member(node, "k" + std::to_string(count), std::move(value));
        else
            add_item(node, std::move(value));
    }
    return node;
}

RandomEdit random_edit(const Document& document, std::mt19937_64& random) {
    switch (below(random, 5)) {
        case 0:
            return set(document, random);
        case 1:
            return insert(document, random);
        case 2:
            return remove(document, random);
        case 3:
            return rename(document, random);
        default:
            return move(document, random);
    }
}

}  // namespace briar
