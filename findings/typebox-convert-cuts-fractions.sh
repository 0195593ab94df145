#!/usr/bin/env bash
# typebox 1.4.3 (npm), with ajv 8.20.0 for comparison.
#
# Expected: Value.Convert changes a text only where it is that value in other clothes, and leaves what does not fit for
# Value.Check to refuse, as it does with '12abc', and as Ajv's coerceTypes does with all three texts below.
# Seen: for Type.Integer() '1.9' becomes 1 and '' becomes 0, and both then pass the check: one and a half casks typed into a
# form are one, and an empty field is none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent typebox@1.4.3 ajv@8.20.0 node@24.21.0 2>/dev/null
cat >convert.mjs <<'EOF'
import { Ajv } from 'ajv'
import Type from 'typebox'
import { Value } from 'typebox/value'
const Casks = Type.Integer({ minimum: 0 })
const ajv = new Ajv({ coerceTypes: true }).compile({
  type: 'object',
  properties: { casks: { type: 'integer', minimum: 0 } },
})
const seen = ['12abc', '1.9', ''].map((typed) => {
  const converted = Value.Convert(Casks, typed)
  const isTaken = Value.Check(Casks, converted)
  const isTakenByAjv = ajv({ casks: typed })
  console.log(JSON.stringify(typed), 'TypeBox:', isTaken ? converted : 'refused', 'Ajv:', isTakenByAjv ? 'taken' : 'refused')
  return `${isTaken ? converted : 'refused'} ${isTakenByAjv}`
})
process.exit(seen.join() === 'refused false,1 false,0 false' ? 0 : 1)
EOF
if ! node_modules/.bin/node convert.mjs; then
  echo 'The behaviour has changed.'
  exit 1
fi
