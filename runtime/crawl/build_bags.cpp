// Bags: what those of a realm are filled with, and whether that fits together.
#include "runtime/content/parts.hpp"
#include "runtime/content/said_last.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/crawl/bags.hpp"
#include "runtime/crawl/build.hpp"
#include "runtime/engine/selection.hpp"

namespace briar::crawl {
namespace {

/// One bag while it is filled.
class Bag {
public:
    Bag(Build& build, const Member& said, BagData& bag)
        : build_(build), catalog_(build.builder.catalog()), said_(said), bag_(bag) {
        held_ = kind_by_rules(build.data.rules, said.key);
    }

    void fill(Batches& drawn) {
        for (const Copies& chosen : select_entries(build_.reader, *said_.value, kDrawnKinds, usual_kind())) {
            if (!fits(chosen)) continue;
            auto& batches = drawn[chosen.def.value];
            if (!batches.empty() && chosen.count > 0) warn_of_two_bags(chosen, batches.front());
            batches.push_back({bag_.zone, chosen.count, chosen.selection});
        }
    }

private:
    [[nodiscard]] std::string_view usual_kind() const { return held_.empty() ? said_.key : held_; }

    /// CF-5.5, CF-9.1: what is drawn from a bag is either met or taken.
    bool fits(const Copies& chosen) {
        const Entry& entry = catalog_.entry(chosen.def);
        if (held_.empty()) held_ = entry.kind;
        if (entry.kind == held_) return true;
        const bool by_rules = !kind_by_rules(build_.data.rules, said_.key).empty();
        build_.error(said_last(catalog_, {chosen.selection, said_.value.get()}), "crawl.wrong-kind-in-bag",
                     wrong_kind(catalog_, chosen.def, said_.key, held_),
                     by_rules ? "take it out: `rules` say that " + std::string(held_) + " are drawn from this bag"
                              : "take it out, or give the " + entry.kind + " a bag of their own");
        return false;
    }

    void warn_of_two_bags(const Copies& chosen, const Batch& other) {
        const Entry& entry = catalog_.entry(chosen.def);
        const Node& cause =
            said_last(catalog_, {chosen.selection, other.selection, part(*entry.node, "tags"), entry.node});
        build_.reader.warning(cause, "crawl.in-two-bags", quote(entry.id) + " lies in two bags",
                              "leave it out of one with `except`; now each bag has all its copies");
    }

    Build& build_;
    const Catalog& catalog_;
    const Member& said_;
    BagData& bag_;
    std::string_view held_;  // the kind of what lies in it; empty: nothing says yet
};

}  // namespace

void add_bag(Build& build, RealmData& realm, const Member& said, Batches& drawn) {
    if (said.key == "map" || said.key == "stack" || said.key == "aside") {
        build.error(*said.value, "crawl.reserved-bag-name", "a bag cannot be called `" + said.key + "`",
                    "the realm has a place of that name already");
        return;
    }
    BagData bag;
    bag.name = said.key;
    bag.zone = add_realm_zone(build, realm, said.key, ZoneSort::Bag, Sight::Nobody);
    bag.traded = add_realm_zone(build, realm, said.key + "/traded", ZoneSort::Traded, Sight::Everyone);
    Bag(build, said, bag).fill(drawn);
    realm.bags.push_back(std::move(bag));
}

}  // namespace briar::crawl
