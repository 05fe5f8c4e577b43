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

unset WAYLAND_DISPLAY
# Nothing of the user's desktop takes part, and nothing of theirs is changed.
export XDG_CONFIG_HOME=$folder/config NO_AT_BRIDGE=1 GTK_THEME=${GTK_THEME:-Adwaita} GDK_BACKEND=x11
export GSETTINGS_BACKEND=memory DBUS_SESSION_BUS_ADDRESS=disabled:

# A screen with a window manager on it; fails when either does not come up.
start_screen() {
    rm -f "$folder/number"
    mkfifo "$folder/number"
    # Twice as large where everything is.
    local scale=${GDK_SCALE:-1}
    Xvfb -displayfd 3 -screen 0 $((1600 * scale))x$((1000 * scale))x24 -nolisten tcp 3>"$folder/number" >"$folder/screen.log" 2>&1 &
    screen=$!
    local number
    read -r -t 60 number <"$folder/number" || { cat "$folder/screen.log" >&2; return 1; }
    export DISPLAY=:$number
    openbox >"$folder/manager.log" 2>&1 &
    manager=$!
    for _ in $(seq 400); do
        wmctrl -m >/dev/null 2>&1 && return 0
        kill -0 "$manager" 2>/dev/null || break
        sleep 0.05
    done
    cat "$folder/manager.log" >&2
    return 1
}

# On a busy machine a screen may be gone again before anybody has found it.
for attempt in 1 2 3 4 5; do
    start_screen && break
    stop
    [ "$attempt" != 5 ] || { echo 'there is no screen to test windows on' >&2; exit 1; }
    sleep 1
done

# Programs that run at the same time report in files of their own.
case ${GTEST_OUTPUT-} in
    xml:*/) export GTEST_OUTPUT=$GTEST_OUTPUT$(basename "$1")-$$.xml ;;
esac
"$@"
status=$?

# Desktops answer when they have time. Of a program that ran to its end with few failures each of them is run once more,
# alone, and counts as it ends then; it is named, as it should not have needed that.
report=${GTEST_OUTPUT-}
report=${report#xml:}
[ "$status" = 1 ] && [ -n "${GTEST_OUTPUT-}" ] && [ -s "$report" ] || exit "$status"
mapfile -t failed < <(awk '
    /<testcase / { match($0, / name="[^"]*/); name = substr($0, RSTART + 7, RLENGTH - 7)
                   match($0, / classname="[^"]*/); suite = substr($0, RSTART + 12, RLENGTH - 12) }
    /<failure / && !seen[suite "." name]++ { print suite "." name }' "$report")
[ ${#failed[@]} -gt 0 ] && [ ${#failed[@]} -le 3 ] || exit "$status"
filter=$(IFS=:; echo "${failed[*]}")
again=$report.again
if GTEST_OUTPUT=xml:$again "$@" --gtest_filter="$filter"; then
    printf 'unsteady: %s\n' "${failed[@]}"
    sed -i '0,/<testsuites /s/ failures="[0-9]*"/ failures="0"/' "$report"
    status=0
fi
rm -f "$again"
exit "$status"
