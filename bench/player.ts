import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { PlayedPortion, Portion } from './play-portion.ts'

/** A process of its own that plays one portion of histories after another. */
export function startPlayer() {
  const child = fork(new URL('./play-portion.ts', import.meta.url))
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`A process of histories ended with ${String(code)}`)
  })
  gone.catch(() => {})
  return {
    /** Throws where the process ends before it has answered. */
    async play(portion: Portion): Promise<PlayedPortion> {
      const answered = once(child, 'message')
      child.send(portion)
      const [played] = (await Promise.race([answered, gone])) as [PlayedPortion]
      return played
    },
    stop: () => child.disconnect(),
  }
}
