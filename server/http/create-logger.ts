import { type DestinationStream, type Logger, pino } from 'pino'
import { loggedError } from './logged-error.ts'

/** The log of a process: JSON lines without secrets, whatever error or request comes in. */
export function createLogger(level: string, stream?: DestinationStream): Logger {
  const options = {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { err: loggedError },
  }
  return stream === undefined ? pino(options) : pino(options, stream)
}
