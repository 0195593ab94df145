import { addDays, londonDay } from '../../../../shared/working-time/working-time.ts'
import type { OrderDeps } from '../order-deps.ts'
import { lookAtStandingOrder } from './prepare-occurrence.ts'
import { settleOccurrence } from './settle-occurrence.ts'
import { dropOldOccurrences, occurrencesToSettle, standingOrdersToLookAt } from './standing-order-queries.ts'

const atATime = 100
/** How long occurrences stay listed, in days; their orders stay. */
const occurrenceDays = 800

/**
 * Settles the occurrences whose cut-off has come, and previews those that are three days from it. Any number of
 * processes may sweep at once, and may die at any point of it.
 */
export async function sweepStandingOrders(deps: OrderDeps): Promise<void> {
  const { database, logger, clock } = deps
  for (const due of await occurrencesToSettle(database, { now: clock(), most: atATime }))
    await settleOccurrence(deps, due).catch((error: unknown) => {
      logger.warn({ err: error, occurrence: due.id }, 'a standing order could not be placed; tried again')
    })
  for (const id of await standingOrdersToLookAt(database, { now: clock(), most: atATime }))
    await lookAtStandingOrder(deps, id).catch((error: unknown) => {
      logger.warn({ err: error, standingOrder: id }, 'a standing order could not be prepared; tried again')
    })
}

/** Occurrences leave the list after two years. */
export async function tidyOccurrences({
  database,
  clock,
}: Pick<OrderDeps, 'database' | 'clock'>): Promise<void> {
  await dropOldOccurrences(database, addDays(londonDay(clock()), -occurrenceDays))
}
