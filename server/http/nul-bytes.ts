import { notFound } from '../errors.ts'
import type { App } from './app-type.ts'

/** PostgreSQL text cannot hold a NUL, so nothing of ours is named with one: such an address is nowhere. */
export function refuseNulBytes(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.includes('%00') ? notFound('The page') : undefined)
  })
}
