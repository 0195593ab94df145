#!/usr/bin/env bash
# dependency-cruiser 18.7.2 with typescript 7.0.2, and with typescript 5.9.3 for comparison (npm).
#
# Expected: after an update to TypeScript 7 a check of forbidden imports goes on finding them, or fails.
# Seen: it reads no .ts file any more, says "no dependency violations found (0 modules, 0 dependencies cruised)" and exits 0,
# so that a pipeline stays green. (A warning comes only where the configuration has an option such as tsPreCompilationDeps.)
# With TypeScript 5.9.3 the same folder has one violation and exit code 1. With `parser: 'swc'` and @swc/core it reads
# TypeScript without a compiler.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --no-audit --no-fund --silent dependency-cruiser@18.7.2 typescript@7.0.2 node@24.21.0 2>/dev/null
mkdir src
echo "import { price } from './price.ts'; export const total: number = price" >src/total.ts
echo 'export const price: number = 98' >src/price.ts
cat >.dependency-cruiser.cjs <<'EOF'
module.exports = {
  forbidden: [{ name: 'no-price', severity: 'error', from: { path: 'total' }, to: { path: 'price' } }],
}
EOF
cruise() {
  set +e
  node_modules/.bin/node node_modules/dependency-cruiser/bin/dependency-cruiser.mjs src
  code=$?
  set -e
  echo "exit code $code"
}
echo 'TypeScript 7.0.2'
cruise
new=$code
npm install --no-audit --no-fund --silent typescript@5.9.3 2>/dev/null
echo 'TypeScript 5.9.3'
cruise
if [ "$new" != 0 ] || [ "$code" != 1 ]; then
  echo 'The behaviour has changed.'
  exit 1
fi
