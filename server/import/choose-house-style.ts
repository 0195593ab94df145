import { createHash } from 'node:crypto'

/** One of the choices, the same for the same text and topic on every machine and at every run. */
export function chooseFor(choices: readonly string[], topic: string, text: string): string {
  const number = createHash('sha256').update(`${topic}:${text}`).digest().readUInt32BE(0)
  return choices[number % choices.length] ?? ''
}
