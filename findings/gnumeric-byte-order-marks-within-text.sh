#!/usr/bin/env bash
# Gnumeric 1.12.55 (Debian 12: apt-get install --no-install-recommends gnumeric), ssconvert from CSV to UTF-16 text.
#
# Expected: a file in UTF-16 begins with a byte order mark and has no other.
# Seen: a further mark every 1,600 to 1,700 bytes, wherever that falls: within a word, or before the quote that begins a
# cell. A reader that skips the first mark alone has names that look equal and are not, and quotes within cells.
set -euo pipefail
command -v ssconvert >/dev/null || { echo 'Gnumeric is not installed.'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
ssconvert --version | head -1
{ echo 'beer;note'; for row in $(seq 300); do echo "Harvest Porter $row;Smoked malt"; done; } | tr ';' ',' >typed.csv
ssconvert -T Gnumeric_stf:stf_assistant -O 'quoting-mode=always charset=UTF-16 eol=unix' typed.csv written.txt 2>/dev/null
marks=$(iconv -f UTF-16LE -t UTF-8 written.txt | grep -o $'\xef\xbb\xbf' | wc -l)
echo "$(wc -c <written.txt) bytes with $marks byte order marks"
if [ "$marks" -le 1 ]; then
  echo 'The behaviour has changed.'
  exit 1
fi
