#pragma once

#include <string>
#include <utility>

#include <wx/treebase.h>

/// What stands behind the items of the pack's tree.
namespace briar::editor {

/// The group of files, beside those of kinds.
inline constexpr const char* kFiles = "files";

/// Pictures of items, as the tree numbers them; those of entries come behind. The light ones are for rows that are
/// chosen.
enum TreePicture { kFolder, kFile, kScript, kEntry, kError, kWarning, kChosenFolder, kChosenFile, kChosenScript };

/// What an item stands for.
class ItemData : public wxTreeItemData {
public:
    ItemData(std::string entry_id, std::string file_name, std::string group_name)
        : entry(std::move(entry_id)), file(std::move(file_name)), group(std::move(group_name)) {}
    std::string entry;
    std::string file;
    std::string group;  ///< of a heading: what it is called, to remember whether it was open
};

}  // namespace briar::editor
