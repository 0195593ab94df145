import { AuthenticationRequired } from '../api/client-calls.ts'
import { CallError } from '../api/json-calls.ts'

/** How long a try without any answer is waited for before the next, where the browser believes itself connected. */
const againMs = 5_000

/** Whether a call found no connection, so that no one knows whether it was done. */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof CallError) && !(error instanceof AuthenticationRequired)

/**
 * Sends until there is an answer, good or bad: without a connection it waits for one and sends the same again, which a call
 * with a key does once. Throws what `send` throws with an answer, or once `isWanted` no longer holds.
 */
export async function sendUntilAnswered<T>(
  send: () => Promise<T>,
  { onWait, isWanted }: { onWait: () => void; isWanted: () => boolean },
): Promise<T> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (!isUnanswered(error) || !isWanted()) throw error
      onWait()
      await connection()
      if (!isWanted()) throw error
    }
  }
}

/** Resolves when the browser is connected again, or after a while where it says that it is. */
function connection(): Promise<void> {
  return new Promise((resolve) => {
    const timer = navigator.onLine ? setTimeout(resolve, againMs) : undefined
    addEventListener(
      'online',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
