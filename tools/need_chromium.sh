#!/bin/sh
# See to it that there is a Chromium for the browser tests: the one that CHROMIUM names, the machine's
# own, or Debian's package.
set -eu

if [ "${CHROMIUM:-}" ]; then
    if command -v "$CHROMIUM" >/dev/null; then exit 0; fi
    echo "CHROMIUM names $CHROMIUM, which is no program here." >&2
    exit 1
fi
for browser in chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$browser" >/dev/null; then exit 0; fi
done
if command -v apt-get >/dev/null; then
    echo '==> Installing Chromium'
    as_root=''
    if [ "$(id -u)" -ne 0 ]; then as_root=sudo; fi
    export DEBIAN_FRONTEND=noninteractive
    $as_root apt-get update -qq
    $as_root apt-get install -y -qq --no-install-recommends chromium >/dev/null
    exit 0
fi
echo 'The browser tests need Chromium or Chrome; install one and run them again.' >&2
exit 1
