import { cacheOpenPages, cacheShell, openPageCopies } from './offline/cache-pages.ts'
import { answerOf } from './offline/answer-requests.ts'
import type { WorkerScope } from './offline/worker-scope.ts'

/**
 * Opens visited pages without a connection (docs/decisions/0018). With a connection, everything comes from the
 * server: the cache only answers where the network does not. Built as one file, which the server hands
 * out at the root of the site with the name of its release before it.
 */
const worker = self as unknown as WorkerScope
const copies = openPageCopies(worker)

worker.addEventListener('install', (event) => {
  event.waitUntil(cacheShell(copies).then(() => worker.skipWaiting()))
})
worker.addEventListener('activate', (event) => {
  event.waitUntil(copies.dropOldReleases().then(() => worker.clients.claim()))
})
// A page that loaded before this worker controlled it reports its address.
worker.addEventListener('message', (event) => {
  event.waitUntil(cacheOpenPages(copies, worker))
})
worker.addEventListener('fetch', (event) => {
  const answer = answerOf(event, copies)
  if (answer !== null) event.respondWith(answer)
})
