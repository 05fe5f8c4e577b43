#pragma once

#include <filesystem>
#include <functional>
#include <string_view>

namespace briar {

/// Replaces a file as a whole: the text is written beside it, forced to the disk, read back and renamed over it, so
/// that at any moment the old text or the new one is there. Links are followed; the file's permissions stay. Throws
/// std::runtime_error that says in plain words what could not be done; the old file then is untouched. Folders, devices
/// and pipes are refused. `last_look` comes at the last moment before the old file goes; when it throws, that stays.
void write_atomically(const std::filesystem::path& path, std::string_view text,
                      const std::function<void()>& last_look = {});

}  // namespace briar
