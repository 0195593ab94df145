import { CallError } from './json-calls.ts'

/**
 * Writes a failure to the console, and nothing else. One without an answer waits a second: where a link loads a document,
 * the browser ends calls on their way, and the page that made them is gone by then.
 */
export function logFailure(text: string, error: unknown, level: 'warn' | 'error' = 'warn'): void {
  // oxlint-disable-next-line no-console -- the specification requires only this log line (ERR-15 to ERR-17, GATE-04)
  const write = () => console[level](text, error)
  if (error instanceof CallError) write()
  else setTimeout(write, 1_000)
}
