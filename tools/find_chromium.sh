#!/bin/sh
# Print where a Chromium for the browser tests is: the one that CHROMIUM names, the machine's own, or
# Debian's package, which is installed if there is no other. A headless shell is all they need, and takes
# a quarter less of a machine's time than a whole browser.
set -eu

if [ "${CHROMIUM:-}" ]; then
    command -v "$CHROMIUM" && exit 0
    echo "CHROMIUM names $CHROMIUM, which is no program here." >&2
    exit 1
fi
find_browser() {
    for browser in chromium-headless-shell chrome-headless-shell \
        chromium chromium-browser google-chrome google-chrome-stable; do
        command -v "$browser" && return
    done
    return 1
}
find_browser && exit 0
if command -v apt-get >/dev/null; then
    echo '==> Installing Chromium' >&2
    as_root=''
    if [ "$(id -u)" -ne 0 ]; then as_root=sudo; fi
    export DEBIAN_FRONTEND=noninteractive
    $as_root apt-get update -qq >&2
    # Ubuntu has no headless shell, nor have older Debians.
    $as_root apt-get install -y -qq --no-install-recommends chromium-headless-shell >/dev/null 2>&1 ||
        $as_root apt-get install -y -qq --no-install-recommends chromium >/dev/null
    find_browser && exit 0
fi
echo 'The browser tests need Chromium or Chrome; install one and run them again.' >&2
exit 1
