#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/panel.h>

#include "editor/core/moving_places.hpp"
#include "editor/core/uses.hpp"

namespace briar::editor {

class LinkedText;
class OpenPack;
struct ScriptName;

/// Where an entry is spoken of, or where words stand: each place a link.
class UsesPane : public wxPanel {
public:
    explicit UsesPane(wxWindow* parent);
    void show(OpenPack& pack, const std::string& full_id);
    /// An entry has another id now: where its uses are shown, they are looked for anew.
    void follow_rename(OpenPack& pack, const std::string& full_id, const std::string& now);
    /// Where a script means what it calls its own by that name.
    void show_in_script(OpenPack& pack, const std::string& file, const ScriptName& name);
    /// Where the words stand in the texts of the pack.
    void show_found(OpenPack& pack, const std::string& words);
    /// The keyboard goes to what was found.
    void focus();
    /// Words were put in the place of others: where it is shown where those stand, they are looked for anew.
    void follow_replacing(OpenPack& pack);
    void clear();
    [[nodiscard]] const std::vector<Use>& uses() const { return uses_; }

    std::function<void(const Place& place)> on_place;
    /// Other words are to be put in the place of those that were found.
    std::function<void(const std::string& words)> on_replace;

private:
    /// Nothing is shown, not even what it is for.
    void begin();
    void write_place(OpenPack& pack, const std::string& called, const Place& place);
    void write_hit(OpenPack& pack, const struct TextHit& hit);

    LinkedText* text_;
    MovingPlaces places_;
    std::vector<Use> uses_;
    std::string shown_;  ///< the entry whose uses they are; empty: words were looked for
    std::string words_;  ///< that were looked for; empty: none were
};

}  // namespace briar::editor
