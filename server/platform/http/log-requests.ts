import type { FastifyBaseLogger } from 'fastify'
import type { App } from './app-type.ts'
import { loggedUrl } from './logged-url.ts'

/** Logs one line per request. Pages from the cache would drown the others, so they are logged only on request. */
export function logRequests(app: App): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply
    const level = levelOf(statusCode, elapsedTime)
    if (isLogged(request.log, level))
      request.log[level](
        {
          method: request.method,
          url: loggedUrl(request.originalUrl),
          status: statusCode,
          ms: Math.round(elapsedTime),
        },
        'request',
      )
    done()
  })
}

function levelOf(statusCode: number, elapsedTime: number): 'warn' | 'info' | 'debug' {
  if (statusCode >= 500 || elapsedTime > 500) return 'warn'
  return elapsedTime > 5 || statusCode >= 400 ? 'info' : 'debug'
}

/** Whether pino would write it: an address takes longer to clear of secrets than to drop. Other loggers decide on their own. */
function isLogged(
  log: FastifyBaseLogger & { isLevelEnabled?: (level: string) => boolean },
  level: string,
): boolean {
  return log.isLevelEnabled?.(level) ?? true
}
