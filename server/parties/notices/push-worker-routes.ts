import type { App } from '../../platform/http/app-type.ts'
import { pushWorkerPath } from '../../../shared/paths/server-paths.ts'

/** Shows what comes and opens its page; it answers no request and stores nothing. */
const script = `
self.addEventListener('push', (event) => {
  let said = {}
  try { said = event.data.json() } catch {}
  const { title = 'Dray', body = '', path = '/sell' } = said
  event.waitUntil(self.registration.showNotification(title, {
    body, tag: path, data: { path }, icon: '/pictures/site-mark.svg',
  }))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(new URL(event.notification.data.path, self.location.origin).href))
})
`

/** The service worker of the consoles, for pushes alone. Only a press on a button of a console registers it (NOTE-05). */
export async function pushWorkerRoutes(app: App): Promise<void> {
  app.get(pushWorkerPath, { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  )
}
