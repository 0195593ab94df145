import type { FastifyBaseLogger } from 'fastify'

/** Does a piece of upkeep again and again, one round at a time; answers what stops it, after the round under way. */
export function repeat(
  work: () => Promise<void>,
  { seconds, logger }: { seconds: number; logger: FastifyBaseLogger },
): () => Promise<void> {
  let round: Promise<void> | null = null
  const timer = setInterval(() => {
    round ??= work()
      .catch((error: unknown) => logger.error({ err: error }, 'upkeep failed; tried again in the next round'))
      .finally(() => {
        round = null
      })
  }, seconds * 1000)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}
