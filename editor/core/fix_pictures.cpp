// Problems with pictures of entries: another one, or none.
#include <algorithm>

#include "editor/core/entry_lens.hpp"
#include "editor/core/fix_site.hpp"
#include "editor/core/fix_ways.hpp"
#include "editor/core/form.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {

void mend_picture(FixSite& site) {
    const EntryInfo* entry = site.entry();
    if (entry == nullptr) return;
    const EntryLens lens(site.workspace(), site.problem().entry);
    const std::vector<Control> form = make_form(lens);
    const auto art = std::find_if(form.begin(), form.end(), [](const Control& each) { return each.key == "art"; });
    if (art == form.end()) return;
    Fix choose{"Choose a picture", {}};
    for (Choice& each : choices_for(lens, *art))
        if (each.value != art->text) choose.choices.push_back(std::move(each));
    choose.chosen = [id = site.problem().entry](const Workspace& workspace, const std::string& file) {
        return EntryLens(workspace, id).set({"art"}, make_text(file));
    };
    if (choose.asks()) site.add(std::move(choose));
    site.reset("Take it out of " + entry->name, {"art"});
}

}  // namespace briar::editor
