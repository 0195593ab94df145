import { type DestinationStream, type Logger, pino } from 'pino'
import { loggedError } from './logged-error.ts'
import { textLog } from './text-log.ts'

/** The log of a process: lines of JSON without secrets, whatever error or request comes in; `stream` may write them otherwise. */
export function createLogger(level: string, stream?: DestinationStream): Logger {
  const options = {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { err: loggedError },
  }
  return stream === undefined ? pino(options) : pino(options, stream)
}

/** The log of a server: text for a person at a terminal, JSON for a program that reads it, or what `logFormat` says. */
export function openLog({
  logLevel,
  logFormat,
}: {
  logLevel: string
  logFormat: 'text' | 'json' | null
}): Logger {
  const isText = logFormat === null ? process.stdout.isTTY : logFormat === 'text'
  return createLogger(logLevel, isText ? textLog(process.stdout) : undefined)
}
