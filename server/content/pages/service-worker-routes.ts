import type { App } from '../../platform/http/app-type.ts'
import type { FrameSource } from './page-frame.ts'
import type { PageRenderer } from './page-renderer.ts'

/** Replaces a switched-off worker: it unregisters itself and deletes its caches. */
const farewell = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('dray-')) await caches.delete(name)
  await self.registration.unregister()
})()))
`

/** The service worker, at the root of the site so that it may answer for all of it. */
export async function serviceWorkerRoutes(
  app: App,
  { renderer, frame }: { renderer: PageRenderer; frame: FrameSource },
): Promise<void> {
  app.get('/service-worker.js', { schema: { hide: true } }, async (_request, reply) => {
    const { switches } = (await frame.load()).frame
    reply.header('cache-control', 'no-cache')
    reply.type('text/javascript; charset=utf-8')
    return reply.send((switches.offline && renderer.worker) || farewell)
  })
}
