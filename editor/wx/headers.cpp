// The headers that all rooms with windows share are compiled with this file: see CMakeLists.txt.
