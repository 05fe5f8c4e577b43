#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>

#include <wx/listbox.h>
#include <wx/textctrl.h>

#include "editor/blocks/rule_canvas.hpp"
#include "editor/blocks/rule_inspector.hpp"
#include "editor/blocks/rule_panel.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/choice_search.hpp"
#include "tests/editor_panes/pane_test.hpp"

namespace briar::editor {

/// A rule to be built with the pointer and the keyboard.
class Blocks : public PaneTest {
protected:
    void build(const std::string& full_id, const std::string& file) {
        panel_ = new RulePanel(frame(), host(), full_id);
        put(panel_);
        file_ = file;
        before_ = text(file_);
    }
    RuleCanvas& canvas() { return panel_->canvas(); }
    const RuleItem& item(const std::string& word, const std::string& begin) {
        const auto& items = canvas().layout().items;
        const auto found = std::find_if(items.begin(), items.end(), [&](const RuleItem& each) {
            return each.word == word && each.text.starts_with(begin);
        });
        if (found == items.end()) throw std::runtime_error("there is no block " + word + " " + begin);
        return *found;
    }
    /// The one of that number among what can be chosen.
    const RuleItem& layout_item(std::size_t number) {
        for (const RuleItem& each : canvas().layout().items)
            if (each.sort != RuleItemSort::Heading && number-- == 0) return each;
        throw std::runtime_error("there are fewer items");
    }
    void click_item(const std::string& word, const std::string& begin) {
        const wxRect box = canvas().pixels(item(word, begin));
        click(canvas(), box.GetPosition() + wxPoint(60, box.height / 2));
    }
    void choose_from(const std::string& title, const std::string& words) {
        wait([&] { return wxWindow::FindWindowByName(to_wx(title)) != nullptr; }, "there is a list " + title);
        auto* search = dynamic_cast<ChoiceSearch*>(wxWindow::FindWindowByName(to_wx(title)));
        ASSERT_NE(search, nullptr);
        wait([&] { return search->IsShownOnScreen() && search->IsActive(); }, "the list is shown");
        search->field()->SetFocus();
        type(words);
        wait([&] { return search->field()->GetValue() == words; }, "the words are there");
        screenshot("blocks-search-" + words);
        press(WXK_RETURN);
        wait([&] { return wxWindow::FindWindowByName(to_wx(title)) == nullptr; }, "the list is gone");
        settle();
    }
    void wait_for(const std::string& words) {
        wait([&] { return text(file_).find(words) != std::string::npos; }, file_ + " has " + words);
        settle();
    }
    /// The field of the chosen block that has this in it.
    wxTextCtrl* text_with(const std::string& words, wxWindow* within = nullptr) {
        for (wxWindow* each : (within != nullptr ? within : &panel_->inspector())->GetChildren()) {
            auto* text = dynamic_cast<wxTextCtrl*>(each);
            if (text != nullptr && text->IsShown() && text->GetValue() == words) return text;
            if (wxTextCtrl* inner = text_with(words, each)) return inner;
        }
        return nullptr;
    }
    void undo_all() {
        while (workspace().undo()) {
        }
        EXPECT_EQ(text(file_), before_);
        settle();
    }

    RulePanel* panel_ = nullptr;
    std::string file_;
    std::string before_;
};

}  // namespace briar::editor
