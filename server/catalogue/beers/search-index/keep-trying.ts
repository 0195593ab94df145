import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

const firstRetryMs = 500
const longestRetryMs = 30_000

type Trying = {
  signal: AbortSignal
  logger: Pick<FastifyBaseLogger, 'error'>
  onFailure: () => void
}

/** Does the work again at growing intervals until it succeeds or the signal ends it. */
export async function keepTrying(
  what: string,
  work: () => Promise<void>,
  { signal, logger, onFailure }: Trying,
): Promise<void> {
  for (let retryMs = firstRetryMs; !signal.aborted; retryMs = Math.min(retryMs * 2, longestRetryMs)) {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted) return
      logger.error({ err: error, retryMs }, `${what} failed; the last one stays in use`)
      onFailure()
      await pauseUnless(signal, retryMs)
    }
  }
}

/** Waits, but not once the signal has come. */
export const pauseUnless = (signal: AbortSignal, ms: number): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => {})
