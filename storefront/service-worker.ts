import { keepOpenPages, keepShell, openKeeper } from './offline/keep-pages.ts'
import { answerOf } from './offline/answer-requests.ts'
import type { WorkerScope } from './offline/worker-scope.ts'

/**
 * Lets pages that were seen open without a connection (docs/decisions/0018). With one, everything comes from the
 * server: what is kept is only looked at where the network does not answer. Built as one file, which the server hands
 * out at the root of the site with the name of its release before it.
 */
const worker = self as unknown as WorkerScope
const keeper = openKeeper(worker)

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell(keeper).then(() => worker.skipWaiting()))
})
worker.addEventListener('activate', (event) => {
  event.waitUntil(keeper.dropOldReleases().then(() => worker.clients.claim()))
})
// Pages say so when they come into this worker's care: they were loaded past it.
worker.addEventListener('message', (event) => {
  event.waitUntil(keepOpenPages(keeper, worker))
})
worker.addEventListener('fetch', (event) => {
  const answer = answerOf(event, keeper)
  if (answer !== null) event.respondWith(answer)
})
