import type { App } from './app-type.ts'
import { loggedUrl } from './logged-url.ts'

/** One line a request. Pages straight from memory would drown the rest, so they are logged when asked for. */
export function logRequests(app: App): void {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      url: loggedUrl(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (reply.statusCode >= 500 || reply.elapsedTime > 500) request.log.warn(line, 'request')
    else if (reply.elapsedTime > 5 || reply.statusCode >= 400) request.log.info(line, 'request')
    else request.log.debug(line, 'request')
    done()
  })
}
