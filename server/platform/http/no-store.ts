import type { App } from './app-type.ts'

/**
 * Forbids caches to store any answer of the plugin that calls it, errors included, because the answers belong to one
 * client. The headers of other plugins stay.
 */
export function neverStore(app: App): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
}
