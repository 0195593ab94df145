#!/usr/bin/env bash
# Gnumeric 1.12.55 (Debian 12: apt-get install --no-install-recommends gnumeric), ssconvert from CSV to CSV.
#
# Expected: a number that is typed as 479.02 and shown as 479.02 is written as 479.02, as LibreOffice and Excel do.
# Seen: some numbers come out with 17 digits behind the point: 479.02 is 479.01999999999999999 and 2984.36 is
# 2984.3600000000000001. 96.75 and 4.35 stay. Readers that take at most two decimals for pounds refuse such a file.
set -euo pipefail
command -v ssconvert >/dev/null || { echo 'Gnumeric is not installed.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
ssconvert --version | head -1
printf 'price\n479.02\n2984.36\n96.75\n4.35\n' >typed.csv
ssconvert typed.csv written.csv 2>/dev/null
paste typed.csv written.csv
if [ "$(paste -sd' ' written.csv)" != 'price 479.01999999999999999 2984.3600000000000001 96.75 4.35' ]; then
  echo 'The behaviour has changed.'
  exit 1
fi
