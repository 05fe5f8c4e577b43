# wxWidgets for the rooms with windows: its libraries, and its headers compiled once for all of them.
set(wxWidgets_CONFIG_EXECUTABLE "${BRIAR_WX_CONFIG}")
find_package(wxWidgets 3.2 REQUIRED COMPONENTS core base aui stc)

add_library(briar_wx INTERFACE)
target_include_directories(briar_wx SYSTEM INTERFACE ${wxWidgets_INCLUDE_DIRS})
target_compile_definitions(briar_wx INTERFACE ${wxWidgets_DEFINITIONS} wxNO_UNSAFE_WXSTRING_CONV=1)
target_compile_options(briar_wx INTERFACE ${wxWidgets_CXX_FLAGS})
target_link_libraries(briar_wx INTERFACE ${wxWidgets_LIBRARIES})
