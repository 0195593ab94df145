import type { App } from './app-type.ts'

/** What is somebody's own is kept by nobody else, errors included. Touches the plugin it is called in only. */
export function neverStore(app: App): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
}
