#pragma once

#include "editor/core/language.hpp"

/// The languages behind language.hpp.
namespace briar::editor {

[[nodiscard]] Completion complete_yaml(const Workspace& workspace, const std::string& file, std::size_t offset);
/// What can be said in the braces that are open there, in a text of an entry; nothing: none are.
[[nodiscard]] std::optional<Completion> complete_braces(const Workspace& workspace, const std::string& file,
                                                        std::size_t offset);
[[nodiscard]] std::optional<Hover> hover_yaml(const Workspace& workspace, const std::string& file, std::size_t offset);
[[nodiscard]] std::vector<Definition> definitions_yaml(const Workspace& workspace, const std::string& file,
                                                       std::size_t offset);
[[nodiscard]] std::string entry_at_yaml(const Workspace& workspace, const std::string& file, std::size_t offset);
[[nodiscard]] Completion complete_lua(const Workspace& workspace, const std::string& file, std::size_t offset);
[[nodiscard]] std::optional<Hover> hover_lua(const Workspace& workspace, const std::string& file, std::size_t offset);
[[nodiscard]] std::optional<CallTip> call_tip_lua(const Workspace& workspace, const std::string& file,
                                                  std::size_t offset);
[[nodiscard]] std::vector<Definition> definitions_lua(const Workspace& workspace, const std::string& file,
                                                      std::size_t offset);
[[nodiscard]] std::string entry_at_lua(const Workspace& workspace, const std::string& file, std::size_t offset);

/// Where an entry is defined, its patches after it.
[[nodiscard]] std::vector<Definition> definitions_of_entry(const Workspace& workspace, const std::string& full_id);
/// What an entry is, in a few lines.
[[nodiscard]] Hover hover_of_entry(const Workspace& workspace, const std::string& full_id, Span span);
/// The entry of one of these kinds called so; empty when there is none.
[[nodiscard]] std::string entry_called(const Workspace& workspace, const std::string& kinds, const std::string& id);

}  // namespace briar::editor
