#!/usr/bin/env bash
# Node 24.21.0 (npm: node) and drizzle-orm 0.45.4, whose package.json lists 447 entry points in 175 KB.
#
# Expected: Node caches a package.json, so that resolving a package again from another file of a project costs next to
# nothing, whatever the size of its list of exports.
# Seen: the file is cached as text; its list of exports is parsed again for each file that imports the package. 300 files
# that import drizzle-orm take more than a second for that alone, some twenty times what a package with a short list takes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent drizzle-orm@0.45.4 fastify@5.6.2 node@24.21.0 2>/dev/null
cat >measure.mjs <<'EOF'
import { performance } from 'node:perf_hooks'
function resolveFromEach(name) {
  const from = performance.now()
  for (let file = 0; file < 300; file += 1) import.meta.resolve(name, new URL(`./src/${file}.js`, import.meta.url))
  return performance.now() - from
}
resolveFromEach('fastify')
const [short, long] = [resolveFromEach('fastify'), resolveFromEach('drizzle-orm/pg-core')]
console.log(`Node ${process.version}: fastify ${short.toFixed(0)} ms, drizzle-orm ${long.toFixed(0)} ms for 300 files`)
process.exit(long > 5 * short ? 0 : 1)
EOF
if ! node_modules/.bin/node --experimental-import-meta-resolve measure.mjs; then
  echo 'The behaviour has changed.'
  exit 1
fi
