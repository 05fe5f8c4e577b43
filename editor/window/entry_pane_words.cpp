// The words beside a form: what an entry's specials do, that nobody meets it, or which entries are changed together.
#include <algorithm>

#include "editor/core/full_id.hpp"
#include "editor/core/workspace.hpp"
#include "editor/form/picture_panel.hpp"
#include "editor/widget/linked_text.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/open_pack.hpp"
#include "runtime/source/document.hpp"

namespace briar::editor {
namespace {

using Style = LinkedText::Style;

constexpr std::size_t kMostPiles = 3;

}  // namespace

/// Which entries are changed together, each leading to where it stands alone.
void EntryPane::show_names(const std::vector<EntryLens>& lenses) {
    specials_->clear_all();
    specials_->write("Changed together:\n\n", Style::Faint);
    for (const EntryLens& each : lenses) {
        const std::string name = pack_.workspace().entries().name_of(each.kind(), each.id());
        specials_->write_link(name.empty() ? each.id() : name, [this, full_id = each.full_id()] {
            if (on_entry) on_entry(full_id);
        });
        specials_->end_line();
    }
    specials_->GotoPos(0);
}

/// What stands below the picture.
void EntryPane::show_words(const EntryLens& lens) {
    specials_->clear_all();
    show_unused();
    show_specials(lens);
    specials_->GotoPos(0);
}

/// That nobody meets it: a tile without the tag of a stack, for instance, is no mistake, but seldom meant.
void EntryPane::show_unused() {
    const EntryInfo* info = pack_.workspace().entries().find(full_ids_.front());
    if (info == nullptr || !info->own || !pack_.checked() || !pack_.checked()->catalog) return;
    if (pack_.check_is_current() && unused_in_ != pack_.checked()) {
        unused_in_ = pack_.checked();
        unused_ = piles_for_unused(pack_.workspace(), *unused_in_, full_ids_.front());
    }
    if (!unused_.empty()) return offer_piles();
    if (!put_into_) return;
    specials_->write("It was put into " + put_into_->pile.title + ".   ");
    specials_->write_link("Show the scenario", [this, scenario = put_into_->scenario] {
        if (on_entry) on_entry(scenario);
    });
    specials_->end_line();
    specials_->end_line();
}

void EntryPane::offer_piles() {
    specials_->write("It lies in no stack, bag or deck: nobody meets it in a game.\n", Style::Strong);
    for (std::size_t i = 0; i < std::min(unused_.size(), kMostPiles); ++i) {
        specials_->write_link("Put it into " + unused_[i].pile.title, [this, site = unused_[i]] {
            const EntryLens scenario(pack_.workspace(), site.scenario);
            unused_.clear();
            put_into_ = site;
            apply(put_into(pack_.workspace(), scenario, site.pile, id_part(full_ids_.front())), {});
        });
        specials_->end_line();
    }
    specials_->end_line();
}

/// Its specials as sentences, each leading to where it is made.
void EntryPane::show_specials(const EntryLens& lens) {
    const Face& face = picture_->face();
    const Node* list = lens.value().find("specials");
    std::vector<std::string> ids;
    if (list != nullptr && list->is_scalar()) ids.push_back(list->text);
    if (list != nullptr) {
        for (const auto& item : list->items)
            ids.push_back(item->text);
    }
    for (const std::string& id : ids) {
        const std::string name = pack_.workspace().entries().name_of("specials", id);
        specials_->write_link(name.empty() ? id : name, [this, id] {
            if (on_entry) on_entry("specials/" + id);
        });
        const auto sign = std::find_if(face.signs.begin(), face.signs.end(), [&](const Sign& each) {
            const DefId known = pack_.checked()->catalog->find("specials", id);
            const Node* called = known ? pack_.checked()->catalog->entry(known).node->find("name") : nullptr;
            return each.name == (called != nullptr ? called->text : id);
        });
        specials_->end_line();
        if (sign != face.signs.end()) specials_->write(sign->text + "\n\n", Style::Plain);
    }
    const bool may_carry = lens.schema() && schema::property(*schema::resolved(lens.schema()), "specials") != nullptr;
    if (ids.empty() && list == nullptr && may_carry) specials_->write("It carries no specials.\n", Style::Faint);
}

}  // namespace briar::editor
