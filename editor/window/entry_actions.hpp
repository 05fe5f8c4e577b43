#pragma once

#include <functional>
#include <string>
#include <vector>

class wxWindow;

namespace briar::editor {

class OpenPack;
struct PartName;
struct Rename;
struct ScriptName;

/// What can be done to whole entries, asking what has to be asked: make, copy, rename, take away.
class EntryActions {
public:
    EntryActions(wxWindow& parent, OpenPack& pack) : parent_(parent), pack_(pack) {}

    /// Asks for the kind (unless one is given) and the id. Gives the full id; empty: nothing was made.
    std::string make(const std::string& kind = {}, const std::string& beside = {});
    /// A special with a script to begin with; asks for its id and what it answers. Gives the script's file.
    std::string make_script(const std::string& beside = {});
    std::string duplicate(const std::string& full_id);
    /// Shows what will change and where, and what is not certain, to be chosen. Gives the new full id.
    std::string rename(const std::string& full_id);
    /// The same of a part of an entry that has a name of its own, such as a mode. Gives its new name.
    std::string rename_part(const PartName& part);
    /// Asks for another name of what a script calls its own.
    void rename_in_script(const std::string& file, const ScriptName& name);
    /// Shows who uses them first. False: nothing was taken away.
    bool remove(const std::vector<std::string>& full_ids);
    bool restore(const std::string& full_id);

    /// Why something could not be done.
    std::function<void(const std::string& reason)> on_refused;
    /// What was done in places that are not seen.
    std::function<void(const std::string& what)> on_done;

private:
    bool apply(const struct Command& command);
    /// `plan` is asked again for as long as others change the pack.
    bool rename_by(const std::string& what, const std::string& name, const std::function<struct Rename()>& plan);
    [[nodiscard]] std::vector<struct Use> uses_left(const std::vector<std::string>& full_ids) const;

    wxWindow& parent_;
    OpenPack& pack_;
};

}  // namespace briar::editor
