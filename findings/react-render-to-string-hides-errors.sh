#!/usr/bin/env bash
# react-dom 19.3.1, renderToString with a part that throws inside <Suspense>, production build.
#
# Expected: an error of a component reaches the caller, as an exception or in the log; renderToPipeableStream reports the
# same error to onError, whose default writes it to the console.
# Seen: renderToString returns the fallback, throws nothing, logs nothing, and has no option for a listener. Whoever
# renders pages with it never hears of the fault on the server; the browser renders the part again.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund react@19.3.1 react-dom@19.3.1 >/dev/null
cat > render.mjs <<'JS'
import { PassThrough } from 'node:stream'
import { createElement, Suspense } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

let logged = 0
console.error = () => (logged += 1)
const Price = () => {
  throw new Error('no price for this keg')
}
const page = createElement(Suspense, { fallback: 'soon' }, createElement(Price))

const html = renderToString(page)
const afterString = logged
const streamed = await new Promise((resolve) => {
  const { pipe } = renderToPipeableStream(page, { onAllReady: () => resolve(logged - afterString) })
  pipe(new PassThrough().resume())
})
console.log(`renderToString: fallback ${html.includes('soon')}, lines logged ${afterString}`)
console.log(`renderToPipeableStream: lines logged ${streamed}`)
if (!html.includes('soon') || afterString !== 0 || streamed === 0) {
  console.log('The behaviour has changed.')
  process.exit(1)
}
JS
NODE_ENV=production node render.mjs
