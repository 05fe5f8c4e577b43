#!/usr/bin/env bash
# Runs a program on a screen of its own: run_windows.sh PROGRAM [ARGUMENT...]
# Its exit code is the program's; 77 (skipped) when there is no Xvfb, openbox or wmctrl.
set -uo pipefail

for tool in Xvfb openbox wmctrl; do
    command -v "$tool" >/dev/null || { echo "$tool is missing: ./briar --packages test" >&2; exit 77; }
done

folder=$(mktemp -d)
trap 'stop; rm -rf "$folder"' EXIT
stop() {
    # An ended Xvfb takes its lock along; a killed one leaves it.
    for pid in "${manager-}" "${screen-}"; do
        [ -z "$pid" ] || { kill "$pid" && wait "$pid"; } 2>/dev/null
    done
}

mkfifo "$folder/number"
Xvfb -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp 3>"$folder/number" >"$folder/screen.log" 2>&1 &
screen=$!
read -r -t 60 number <"$folder/number" || { cat "$folder/screen.log" >&2; echo 'Xvfb does not start' >&2; exit 1; }
export DISPLAY=:$number
unset WAYLAND_DISPLAY
# Nothing of the user's desktop takes part, and nothing of theirs is changed.
export XDG_CONFIG_HOME=$folder/config NO_AT_BRIDGE=1 GTK_THEME=${GTK_THEME:-Adwaita} GDK_BACKEND=x11
export GSETTINGS_BACKEND=memory DBUS_SESSION_BUS_ADDRESS=disabled:
openbox >"$folder/manager.log" 2>&1 &
manager=$!
for _ in $(seq 200); do
    wmctrl -m >/dev/null 2>&1 && break
    kill -0 "$manager" 2>/dev/null || { cat "$folder/manager.log" >&2; exit 1; }
    sleep 0.05
done

"$@"
