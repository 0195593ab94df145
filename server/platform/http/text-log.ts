import { stripVTControlCharacters } from 'node:util'
import type { DestinationStream } from 'pino'
import { londonTime } from '../../../shared/working-time/working-time.ts'

type Line = Record<string, unknown> & { level: number; time: number; msg?: string; err?: { stack?: string } }

/** Writes the log for a person at a terminal: 'GET /shop 200 34 ms' of a request, and the facts of anything else. */
export const textLog = (out: { write: (text: string) => unknown }): DestinationStream => ({
  write: (json) => void out.write(textOf(JSON.parse(json) as Line)),
})

function textOf({
  level,
  time,
  msg = '',
  err,
  pid: _pid,
  hostname: _host,
  requestId,
  ...facts
}: Line): string {
  const head = `  ${timeOf(time)}  ${nameOf(level)}`
  if (msg === 'request') {
    const { method, url, status, ms } = facts
    // The page of an error shows the id of its request.
    const id = Number(status) < 400 ? '' : ` ${requestId}`
    return `${plain(`${head}${String(method).padEnd(6)} ${url} ${status} ${ms} ms${id}`)}\n`
  }
  const named = { ...facts, ...(err !== undefined && requestId !== undefined && { requestId }) }
  const rest = Object.entries(named).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  const stack = err?.stack?.split('\n').map((line) => `    ${plain(line)}\n`) ?? []
  return `${plain([head + msg, ...rest].join('  '))}\n${stack.join('')}`
}

const timeOf = (time: number) => {
  const moment = new Date(time)
  return `${londonTime(moment)}:${String(moment.getUTCSeconds()).padStart(2, '0')}`
}

/** What is only information needs no name. */
const nameOf = (level: number) =>
  level >= 60 ? 'FATAL  ' : level >= 50 ? 'ERROR  ' : level >= 40 ? 'WARN   ' : level >= 30 ? '' : 'debug  '

/** Nothing that was sent to the server moves the cursor or starts a line of its own. */
const plain = (text: string) => stripVTControlCharacters(text).replaceAll(/\p{Cc}/gu, ' ')
