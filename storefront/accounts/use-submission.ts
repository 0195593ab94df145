import { useState } from 'react'
import { CallError } from '../api/json-calls.ts'

/** One press of a form's button: idle, submitting, then done or failed (AUTH-43). */
export type Submission =
  | { state: 'idle' | 'submitting' | 'done' }
  | { state: 'failed'; message: string; /** Differs for each failure. */ number: number }

/** Follows a form's attempts. A failure shows the server's message, or else `failure`. */
export function useSubmission(failure: string) {
  const [submission, setSubmission] = useState<Submission>({ state: 'idle' })
  const fail = (message: string) =>
    setSubmission((before) => ({
      state: 'failed',
      message,
      number: before.state === 'failed' ? before.number + 1 : 1,
    }))

  return {
    submission,
    /** Until the next page has come, the form stays as it is. */
    isBusy: submission.state === 'submitting' || submission.state === 'done',
    fail,
    clear: () => setSubmission((before) => (before.state === 'failed' ? { state: 'idle' } : before)),
    run: async (work: () => Promise<void>) => {
      setSubmission({ state: 'submitting' })
      try {
        await work()
        setSubmission({ state: 'done' })
      } catch (error) {
        fail((error instanceof CallError && error.serverMessage) || failure)
      }
    },
  }
}
