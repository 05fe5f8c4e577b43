# wxWidgets for the rooms with windows: its libraries, and its headers compiled once for all of them.
set(wxWidgets_CONFIG_EXECUTABLE "${BRIAR_WX_CONFIG}")
find_package(wxWidgets 3.2 REQUIRED COMPONENTS core base aui stc)

add_library(briar_wx INTERFACE)
target_include_directories(briar_wx SYSTEM INTERFACE ${wxWidgets_INCLUDE_DIRS})
target_compile_definitions(briar_wx INTERFACE ${wxWidgets_DEFINITIONS} wxNO_UNSAFE_WXSTRING_CONV=1)
target_compile_options(briar_wx INTERFACE ${wxWidgets_CXX_FLAGS})
target_link_libraries(briar_wx INTERFACE ${wxWidgets_LIBRARIES})

add_library(briar_wx_headers OBJECT wx_headers.cpp)
target_link_libraries(briar_wx_headers PRIVATE briar_flags briar_wx)
target_precompile_headers(briar_wx_headers PRIVATE <wx/wx.h> <wx/graphics.h> <string> <vector> <memory>)

# The compiler cache holds files that use precompiled headers only when it is told that it may.
function(briar_use_wx_headers target)
    target_compile_options(${target} PRIVATE -fpch-preprocess -Winvalid-pch)
    if(BRIAR_CCACHE)
        set_target_properties(${target} PROPERTIES CXX_COMPILER_LAUNCHER
            "${CMAKE_COMMAND};-E;env;CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime;${BRIAR_CCACHE}")
    endif()
endfunction()
briar_use_wx_headers(briar_wx_headers)

# briar_window_room(NAME board SOURCES ... DEPENDS ...): a room with windows.
function(briar_window_room)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME" "SOURCES;DEPENDS")
    briar_room(NAME ${arg_NAME} SOURCES ${arg_SOURCES} DEPENDS ${arg_DEPENDS})
    target_link_libraries(briar_${arg_NAME} PUBLIC briar_wx)
    target_precompile_headers(briar_${arg_NAME} REUSE_FROM briar_wx_headers)
    briar_use_wx_headers(briar_${arg_NAME})
endfunction()
