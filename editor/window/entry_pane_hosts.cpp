// What the form of an entry and its other tabs can do to the pack and to the window.
#include "editor/core/as_written.hpp"
#include "editor/core/form.hpp"
#include "editor/core/node_parts.hpp"
#include "editor/core/part_uses.hpp"
#include "editor/core/several_entries.hpp"
#include "editor/core/withdraw.hpp"
#include "editor/core/workspace.hpp"
#include "editor/form/form_panel.hpp"
#include "editor/form/pack_file_dialog.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/entry_tabs.hpp"
#include "editor/window/open_pack.hpp"

namespace briar::editor {

PaneHost EntryPane::make_pane_host() {
    PaneHost host;
    host.workspace = &pack_.workspace();
    host.checked = [this] { return pack_.checked(); };
    host.listen_to_checks = [this](std::function<void()> listener) {
        return pack_.listen_to_checks([listener = std::move(listener)](const Checked&) { listener(); });
    };
    host.refuse = [this](const std::string& reason) {
        if (on_refused) on_refused(reason);
    };
    host.note_refused = [this] {
        if (on_untaken) on_untaken();
    };
    host.open_entry = [this](const std::string& full_id) {
        if (on_entry) on_entry(full_id);
    };
    host.open_place = [this](const Place& place) {
        if (on_place) on_place(place);
    };
    host.play_from = [this](const PackTest& test) {
        if (on_play_from) on_play_from(test);
    };
    return host;
}

std::string EntryPane::attempt(Command command, const std::string& merge) {
    if (command.ok()) command.merge = merge;
    return command.ok() ? pack_.apply(command) : command.refused;
}

void EntryPane::apply(Command command, const std::string& merge) {
    const std::string refused = attempt(std::move(command), merge);
    if (!refused.empty() && on_refused) on_refused(refused);
}

EntryLens EntryPane::first_lens() const { return {pack_.workspace(), full_ids_.front()}; }

/// Typing in one field is one step.
std::string EntryPane::merge_of(const Path& path) const { return "field " + full_ids_.front() + ' ' + to_text(path); }

FormHost EntryPane::make_host() {
    FormHost host;
    host.tells_states = !pack_.workspace().below()->packs().empty();
    add_value_edits(host);
    add_list_edits(host);
    add_choices(host);
    add_ways(host);
    return host;
}

void EntryPane::add_value_edits(FormHost& host) {
    host.set = [this](const Path& path, const Node& value) {
        return attempt(single() ? first_lens().set(path, value) : set_in_all(pack_.workspace(), full_ids_, path, value),
                       merge_of(path));
    };
    host.step_each = [this](const Control& number, int by) {
        const Typed usual = judge(number, number.fallback);
        const std::int64_t from = usual.value ? usual.value->as_int().value_or(0) : 0;
        return attempt(
            step_in_all(pack_.workspace(), full_ids_, number.path, {by, from, number.minimum, number.maximum}), {});
    };
    host.withdraw = [this](const Path& path) { return withdraw(pack_.workspace(), merge_of(path)); };
    host.change_edges = [this](const Path& path, const EdgesChange& change) {
        return attempt(change_edges_in_all(pack_.workspace(), full_ids_, path, change), {});
    };
    host.end_typing = [this] { pack_.workspace().end_typing(); };
    host.reset = [this](const Path& path) {
        apply(single() ? first_lens().reset(path) : reset_in_all(pack_.workspace(), full_ids_, path), merge_of(path));
    };
    host.take_out = [this, reset = host.reset](const Control& group) {
        const std::uint64_t before = pack_.workspace().revision();
        reset(group.path);
        if (pack_.workspace().revision() != before && on_refused)
            on_refused("Taken out: " + group.label + ". Undo brings it back.");
    };
}

void EntryPane::add_list_edits(FormHost& host) {
    host.insert = [this](const Path& list, std::size_t index, const Node& value) {
        apply(
            single() ? first_lens().insert(list, index, value) : add_in_all(pack_.workspace(), full_ids_, list, value),
            {});
    };
    host.remove = [this](const Path& list, std::size_t index) {
        const EntryLens first = first_lens();
        if (single()) return apply(first.remove_item(list, index), {});
        const Node* item = find_as_written(first.value(), step_to(list, index));
        if (item != nullptr) apply(remove_in_all(pack_.workspace(), full_ids_, list, *item), {});
    };
    host.remove_value = [this](const Path& list, const Node& value) {
        apply(remove_in_all(pack_.workspace(), full_ids_, list, value), {});
    };
    host.move = [this](const Path& list, std::size_t index, Direction direction) {
        if (single()) apply(first_lens().move_item(list, index, direction), {});
    };
    host.add_item = [this](const Control& list) { apply(add_item(pack_.workspace(), full_ids_, list), {}); };
    host.add_member = [this](const Control& map, const std::string& key) {
        apply(add_member(pack_.workspace(), full_ids_, map, key), {});
    };
    host.change_way = [this](const Control& variant, int way) {
        apply(change_way(pack_.workspace(), full_ids_, variant, way), {});
    };
}

void EntryPane::add_choices(FormHost& host) {
    host.choices = [this](const Control& control) {
        std::vector<Choice> choices = choices_for(first_lens(), control);
        if (choices.empty() && control.kind == ControlKind::Words && control.path.size() == 1)
            choices = words_in_use(pack_.workspace(), first_lens().kind(), control.key);
        return choices;
    };
    host.new_entries = [this](const std::string& kinds, const std::string& words) {
        return new_entry_offers(pack_.workspace(), kinds, words);
    };
    host.make_entry = [this](const NewEntryOffer& offer, const std::string& name) {
        const std::string called = name == offer.id ? std::string() : name;
        const std::string refused = attempt(new_entry(pack_.workspace(), offer.kind, offer.id, {}, called), {});
        if (!refused.empty() && on_refused) on_refused(refused);
        if (refused.empty() && on_made) on_made(offer.kind + "/" + offer.id);
        return refused.empty();
    };
    host.name_of = [this](const std::string& kinds, const std::string& id) {
        return pack_.workspace().entries().name_of(kinds, id);
    };
    host.choose_file = [this](const Control& control) {
        return ask_for_pack_file(*wxGetTopLevelParent(this), pack_.workspace().folder(),
                                 control.key == "script" ? PackFileSort::Script : PackFileSort::Picture);
    };
}

void EntryPane::add_ways(FormHost& host) {
    host.show_text = [this](const Control& control) { show_text_of(control); };
    host.open_entry = [this](const std::string& kinds, const std::string& id) {
        if (!on_entry) return;
        for (const wxString& kind : wxSplit(to_wx(kinds), '|', '\0')) {
            const std::string full_id = id.find('/') != std::string::npos ? id : from_wx(kind) + "/" + id;
            if (pack_.workspace().entries().find(full_id) != nullptr) return on_entry(full_id);
        }
    };
    if (!single()) return;
    host.show_rules = [this] { show_page("Rules"); };
    host.can_rename = [this](const Path& member) {
        return on_rename && part_of(pack_.workspace(), full_ids_.front(), member).has_value();
    };
    host.rename = [this](const Path& member) {
        if (const auto part = part_of(pack_.workspace(), full_ids_.front(), member)) on_rename(*part);
    };
}

/// Where it is written here; else where it comes from; else where the entry is.
void EntryPane::show_text_of(const Control& control) {
    if (!on_place) return;
    const EntryLens now = first_lens();
    const FieldView view = now.field(control.path);
    if (view.written != nullptr) return on_place(view.written->document->place(view.written->span));
    if (!view.origins.empty()) return on_place(view.origins.back().place);
    if (now.layers().empty()) return;
    const Node& layer = *now.layers().front().node;
    on_place(layer.document->place(layer.span));
}

}  // namespace briar::editor
