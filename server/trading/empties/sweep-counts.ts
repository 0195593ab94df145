import { retryTransaction } from '../../platform/database/retry-transaction.ts'
import { agreeBySilence } from './answer-count.ts'
import { silentCounts } from './container-count-queries.ts'
import type { EmptiesDeps } from './empties-deps.ts'

const atATime = 200

/** Counts that no one answered in time are accepted. Any number of processes may sweep at once, and may die at any point of it. */
export async function sweepCounts({
  database,
  publicUrl,
  clock,
  logger,
}: Pick<EmptiesDeps, 'database' | 'publicUrl' | 'clock' | 'logger'>): Promise<void> {
  for (const id of await silentCounts(database, { now: clock(), most: atATime }))
    await retryTransaction(database, (transaction) =>
      agreeBySilence(transaction, { id, publicUrl, now: clock() }),
    ).catch((error: unknown) =>
      logger.warn(
        { err: error, count: id },
        'an unanswered count could not be accepted; it will be tried again',
      ),
    )
}
