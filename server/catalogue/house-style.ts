import { createHash } from 'node:crypto'

/** One of the choices, the same for the same text and topic on every machine and at every run. */
export function chooseFor<T extends string>(choices: readonly T[], topic: string, text: string): T {
  const number = createHash('sha256').update(`${topic}:${text}`).digest().readUInt32BE(0)
  return choices[number % choices.length]!
}
