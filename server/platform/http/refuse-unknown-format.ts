import { badField } from '../errors/common-errors.ts'
import type { App } from './app-type.ts'

/**
 * A list that has no CSV says so to anyone who asks for one: with the parameter ignored, a program would store JSON as CSV.
 */
export function refuseUnknownFormat(app: App): void {
  app.addHook('onRequest', ({ query, routeOptions, url }, _reply, done) => {
    const asks = url.startsWith('/api/') && (query as { format?: unknown }).format !== undefined
    const known = routeOptions.schema?.querystring as { properties?: object } | undefined
    const isKnown = !asks || routeOptions.schema === undefined || 'format' in (known?.properties ?? {})
    done(isKnown ? undefined : badField('format', 'This call answers JSON alone: leave ‘format’ out.'))
  })
}
