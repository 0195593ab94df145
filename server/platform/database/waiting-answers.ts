import { setTimeout as wait } from 'node:timers/promises'

/** A silent server answers after seconds or never: what waits for it ends when it is given up. */
export function waitingAnswers(): {
  untilGivenUp: <T>(answer: Promise<T>) => Promise<T>
  giveUp: () => void
} {
  const ends = new Set<() => void>()
  return {
    untilGivenUp: (answer) =>
      new Promise((resolve, reject) => {
        const end = () => reject(new Error('the server for reads is given up'))
        ends.add(end)
        answer.then(resolve, reject).finally(() => ends.delete(end))
      }),
    giveUp: () => {
      for (const end of ends) end()
    },
  }
}

/** What comes in time and without an error; null otherwise. */
export async function within<T>(ms: number, answer: Promise<T>): Promise<T | null> {
  const late = new AbortController()
  try {
    return await Promise.race([answer, wait(ms, null, { signal: late.signal, ref: false }).catch(() => null)])
  } catch {
    return null
  } finally {
    late.abort()
  }
}
