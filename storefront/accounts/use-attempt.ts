import { useState } from 'react'
import { CallError } from '../api/json-calls.ts'

/** One press of a form's button: idle, submitting, then done or failed (AUTH-43). */
export type Attempt =
  | { state: 'idle' | 'submitting' | 'done' }
  | { state: 'failed'; message: string; /** Tells one failure from the next. */ number: number }

/** Follows a form's attempts. A failure shows what the server said, or else `failure`. */
export function useAttempt(failure: string) {
  const [attempt, setAttempt] = useState<Attempt>({ state: 'idle' })
  const fail = (message: string) =>
    setAttempt((before) => ({
      state: 'failed',
      message,
      number: before.state === 'failed' ? before.number + 1 : 1,
    }))

  return {
    attempt,
    /** Until the next page has come, the form stays as it is. */
    isBusy: attempt.state === 'submitting' || attempt.state === 'done',
    fail,
    clear: () => setAttempt((before) => (before.state === 'failed' ? { state: 'idle' } : before)),
    run: async (work: () => Promise<void>) => {
      setAttempt({ state: 'submitting' })
      try {
        await work()
        setAttempt({ state: 'done' })
      } catch (error) {
        fail((error instanceof CallError && error.serverMessage) || failure)
      }
    },
  }
}
