import type { App } from './app-type.ts'
import { loggedUrl } from './logged-url.ts'

/** Logs one line per request. Pages from the cache would drown the others, so they are logged only on request. */
export function logRequests(app: App): void {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      url: loggedUrl(request.originalUrl),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (reply.statusCode >= 500 || reply.elapsedTime > 500) request.log.warn(line, 'request')
    else if (reply.elapsedTime > 5 || reply.statusCode >= 400) request.log.info(line, 'request')
    else request.log.debug(line, 'request')
    done()
  })
}
