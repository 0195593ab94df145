#!/usr/bin/env bash
# Firefox ESR 153.8.0 (Debian's firefox-esr), driven by Marionette, which geckodriver translates to.
#
# Expected: WebDriver's command to refresh does what F5 does. A page that a service worker keeps opens again while the server
# is away, as it does with location.reload(), in Chromium's and in WebKitGTK's driver.
# Seen: the command reloads with LOAD_FLAGS_BYPASS_CACHE, as Ctrl Shift R does, and passes the service worker by: the page of
# the browser for a failed connection comes. A test of an offline page fails, though the page is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent node@24.21.0 2>/dev/null
cat >refresh.mjs <<'SCRIPT'
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const worker = `self.addEventListener('install', (event) => event.waitUntil(
  caches.open('pages').then((cache) => cache.add('/')).then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => event.respondWith(
  fetch(event.request).catch(() => caches.match(event.request))))`
const page = `<!doctype html><title>Beers</title><h1>All beers</h1>
<script>navigator.serviceWorker.register('/worker.js')</script>`
const server = createServer((request, response) => {
  const isWorker = request.url === '/worker.js'
  response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html')
  response.end(isWorker ? worker : page)
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${server.address().port}/`

mkdirSync('profile')
writeFileSync('profile/user.js', 'user_pref("marionette.port", 0);')
const args = ['--headless', '--marionette', '--no-remote', '--profile', 'profile', 'about:blank']
const browser = spawn('firefox-esr', args, { stdio: 'ignore', detached: true })
const deadline = Date.now() + 60_000
const until = async (attempt) => {
  for (;;) {
    const answer = await attempt().catch(() => undefined)
    if (answer) return answer
    if (Date.now() > deadline) throw new Error('Firefox did not answer in time')
    await wait(100)
  }
}
try {
  const port = await until(async () => Number(readFileSync('profile/MarionetteActivePort', 'utf8')))
  const socket = connect(port, '127.0.0.1')
  const pending = new Map()
  let received = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon))
      if (colon < 0 || received.length < end) return
      const message = JSON.parse(received.subarray(colon + 1, end))
      received = received.subarray(end)
      if (Array.isArray(message)) pending.get(message[1])?.(message)
    }
  })
  let id = 0
  const send = async (name, parameters = {}) => {
    id += 1
    const text = JSON.stringify([0, id, name, parameters])
    const reply = new Promise((resolve) => pending.set(id, resolve))
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, result] = await reply
    if (error) throw new Error(error.message)
    return result
  }
  const run = async (script) => (await send('WebDriver:ExecuteScript', { script, args: [] })).value
  const heading = () => run(`return document.querySelector('h1')?.textContent ?? document.documentURI.split('&')[0]`)
  await wait(500)
  const { capabilities } = await send('WebDriver:NewSession')
  await send('WebDriver:Navigate', { url })
  await until(() => run('return navigator.serviceWorker.controller?.state === "activated"'))
  await new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })
  await run('document.title = "left"; setTimeout(() => location.reload())')
  await until(() => run('return document.title !== "left" && document.readyState === "complete"'))
  const byScript = await heading()
  const refreshed = await send('WebDriver:Refresh').then(heading, (error) => error.message)
  const byCommand = /about:neterror\?e=\w+/.exec(refreshed)?.[0] ?? refreshed
  console.log(`Firefox ${capabilities.browserVersion}, without its server: location.reload() shows ${byScript}, the command ${byCommand}`)
  process.exitCode = byScript === 'All beers' && byCommand === 'about:neterror?e=connectionFailure' ? 0 : 1
} finally {
  process.kill(-browser.pid, 'SIGKILL')
  await new Promise((resolve) => browser.once('exit', resolve))
}
process.exit()
SCRIPT
if ! node_modules/.bin/node refresh.mjs; then
  echo 'The behaviour has changed.'
  exit 1
fi
