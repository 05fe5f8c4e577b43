#include "editor/window/uses_pane.hpp"

#include <algorithm>
#include <string_view>

#include <wx/sizer.h>

#include "editor/core/found_words.hpp"
#include "editor/core/script_names.hpp"
#include "editor/core/workspace.hpp"
#include "editor/widget/linked_text.hpp"
#include "editor/window/open_pack.hpp"

namespace briar::editor {
namespace {

using Style = LinkedText::Style;

constexpr std::size_t kMostFound = 500;
constexpr int kFurtherIn = 6;  // blanks

const char* words_of(UseSort sort) {
    switch (sort) {
        case UseSort::Definition:
            return "defined";
        case UseSort::Patch:
            return "changed";
        case UseSort::Removal:
            return "taken out";
        case UseSort::Reference:
            return "used";
        case UseSort::Translation:
            return "translated";
        case UseSort::Script:
            return "in a script";
        case UseSort::Test:
            return "in a test";
    }
    return "";
}

Place place_at(const std::string& file, const std::string& text, Span span) {
    const auto lines = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(span.begin), '\n');
    return {file, static_cast<int>(lines) + 1, 1, span};
}

std::string in_file(const std::string& file, const Place& place) { return file + ":" + std::to_string(place.line); }

}  // namespace

UsesPane::UsesPane(wxWindow* parent) : wxPanel(parent) {
    SetName("Uses");
    text_ = new LinkedText(this, "Where it is spoken of");
    // Where a place ends and the next one begins is seen.
    text_->SetWrapStartIndent(kFurtherIn);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(text_, wxSizerFlags(1).Expand().Border(wxTOP, FromDIP(4)));
    SetSizer(column);
    clear();
}

void UsesPane::begin() {
    text_->clear_all();
    uses_.clear();
    places_.clear();
    shown_.clear();
    words_.clear();
}

void UsesPane::clear() {
    begin();
    text_->write("Choose \"Find uses\" on an entry to see where it is spoken of.", Style::Faint);
}

/// Leads to what stands there, also after the text around it has changed.
void UsesPane::write_place(OpenPack& pack, const std::string& called, const Place& place) {
    text_->write("  ");
    const auto document = pack.workspace().document_at(place.file);
    if (!document) return text_->write(called, Style::Plain);
    text_->write_link(called, [this, kept = places_.keep(document, place)] {
        if (on_place) on_place(places_.now(kept));
    });
}

/// What was found is marked in what it stands in.
void UsesPane::write_hit(OpenPack& pack, const TextHit& hit) {
    const FoundWords found = in_words(pack.workspace(), hit);
    const std::string file = in_file(hit.file, hit.place);
    write_place(pack, found.where.empty() ? file : found.where, hit.place);
    const std::size_t at = std::min(found.at, found.line.size());
    text_->write("   " + found.line.substr(0, at));
    text_->write(std::string_view(found.line).substr(at, found.length), Style::Strong);
    text_->write(std::string_view(found.line).substr(std::min(at + found.length, found.line.size())));
    if (!found.where.empty()) text_->write("   " + file, Style::Faint);
    text_->end_line();
}

void UsesPane::show_found(OpenPack& pack, const std::string& words) {
    begin();
    words_ = words;
    const std::vector<TextHit> hits = find_in_texts(pack.workspace(), words, kMostFound);
    text_->write("\xE2\x80\x9C" + words + "\xE2\x80\x9D", Style::Heading);
    const std::string count =
        hits.empty() ? "nowhere" : std::to_string(hits.size()) + (hits.size() == 1 ? " place" : " places");
    text_->write("  " + count + (hits.size() == kMostFound ? ", and more" : ""), Style::Faint);
    if (!hits.empty()) {
        text_->write("  ");
        text_->write_link("replace", [this, words] {
            if (on_replace) on_replace(words);
        });
    }
    text_->end_line();
    for (const TextHit& hit : hits)
        write_hit(pack, hit);
    text_->GotoPos(text_->PositionFromLine(hits.empty() ? 0 : 1));
}

void UsesPane::show_in_script(OpenPack& pack, const std::string& file, const ScriptName& name) {
    begin();
    const auto document = pack.workspace().document(file);
    if (!document) return;
    const std::size_t places = name.places.size();
    text_->write(name.name, Style::Heading);
    text_->write("  " + std::to_string(places) + (places == 1 ? " place" : " places") + " in this script\n",
                 Style::Faint);
    for (const Span& span : name.places) {
        const Place place = place_at(document->path().generic_string(), document->text(), span);
        write_place(pack, in_file(file, place), place);
        text_->write("  " + std::string(span == name.places.front() ? "made" : "used"), Style::Faint);
        text_->write("   " + line_around(document->text(), span.begin) + "\n");
    }
    text_->GotoPos(0);
}

void UsesPane::focus() { text_->SetFocus(); }

void UsesPane::follow_replacing(OpenPack& pack) {
    if (!words_.empty()) show_found(pack, std::string(words_));
}

void UsesPane::follow_rename(OpenPack& pack, const std::string& full_id, const std::string& now) {
    if (shown_ == full_id) show(pack, now);
}

void UsesPane::show(OpenPack& pack, const std::string& full_id) {
    begin();
    shown_ = full_id;
    uses_ = find_uses(pack.workspace(), full_id);
    text_->write(full_id, Style::Heading);
    text_->write("  " + std::to_string(uses_.size()) + (uses_.size() == 1 ? " place" : " places") + "\n", Style::Faint);
    for (const Use& use : uses_) {
        write_place(pack, in_file(use.file, use.place), use.place);
        text_->write(std::string("  ") + words_of(use.sort) + (use.certain ? "" : ", perhaps"), Style::Faint);
        text_->write("   " + use.line + "\n");
    }
    text_->GotoPos(0);
}

}  // namespace briar::editor
