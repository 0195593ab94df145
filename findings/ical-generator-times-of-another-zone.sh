#!/usr/bin/env bash
# ical-generator 10.2.0 on Node: an event from a Date, with `timezone: 'Europe/London'`.
#
# Expected: 2026-07-01T09:00Z is written as London's ten o'clock, DTSTART;TZID=Europe/London:20260701T100000.
# Seen: the hours are those of the machine's own zone under London's name: T090000 where TZ is UTC and T050000 in New
# York. A calendar then shows the delivery an hour early, or five. A Date has a zone only by a library of dates beside it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical-generator@10.2.0
cat >event.mjs <<'JS'
import ical from 'ical-generator'
const calendar = ical({ name: 'Deliveries' })
calendar.createEvent({
  id: 'delivery-1',
  stamp: new Date('2026-06-01T00:00:00Z'),
  start: new Date('2026-07-01T09:00:00Z'),
  end: new Date('2026-07-01T09:30:00Z'),
  timezone: 'Europe/London',
  summary: 'Delivery',
})
console.log(calendar.toString().match(/DTSTART.*/)[0])
JS
seen="$(TZ=UTC node event.mjs) $(TZ=America/New_York node event.mjs)"
echo "$seen"
if [ "$seen" != 'DTSTART;TZID=Europe/London:20260701T090000 DTSTART;TZID=Europe/London:20260701T050000' ]; then
  echo 'The behaviour has changed.'
  exit 1
fi
