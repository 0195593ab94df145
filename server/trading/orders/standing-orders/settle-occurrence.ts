import { latestPlacingMs } from '../../../../shared/orders/standing-order-days.ts'
import type { Database } from '../../../platform/database/database.ts'
import { retryTransaction } from '../../../platform/database/retry-transaction.ts'
import { RequestError } from '../../../platform/errors/request-error.ts'
import { nothingToOrder, placedTooLate } from '../../../platform/errors/standing-order-errors.ts'
import type { OrderDeps } from '../order-deps.ts'
import { failOccurrence } from './fail-occurrence.ts'
import { notifyStandingOrder } from './notify-standing-order.ts'
import { settlingTerms } from './occurrence-terms.ts'
import { fitOccurrence, placeOccurrence } from './place-occurrence.ts'
import {
  lockStandingOrder,
  occurrenceRowById,
  type OccurrenceRow,
  type StandingOrderRow,
  updateOccurrence,
  updateStandingOrder,
} from './standing-order-queries.ts'

type Due = { id: string; standingOrderId: string }
type Held = { standingOrder: StandingOrderRow; occurrence: OccurrenceRow }

/** Prices and stock may change while it is placed; then it is fitted and placed again, so often. */
const mostTries = 3

/**
 * At its cut-off an occurrence is placed on account, or lapses where it was to be confirmed (STAND-04). Whatever runs
 * twice or dies between, it is settled once: under the lock of its standing order, in one transaction.
 */
export async function settleOccurrence(deps: OrderDeps, due: Due): Promise<void> {
  const { database, publicUrl, clock } = deps
  const refusal = await tryToPlace(deps, due)
  if (refusal === null) return
  await retryTransaction(database, async (transaction) => {
    const held = await lockDue(transaction, due)
    if (held !== null)
      await failOccurrence(transaction, { ...held, reason: refusal.message, publicUrl, now: clock() })
  })
}

/** Null once it is settled; else why it cannot be placed. */
async function tryToPlace(deps: OrderDeps, due: Due): Promise<RequestError | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      await retryTransaction(deps.database, (transaction) => settleWithin(transaction, deps, due))
      return null
    } catch (error) {
      // Too many orders in this hour are placed in the next.
      if (!(error instanceof RequestError) || error.status === 429) throw error
      if (error.code !== 'basket_changed' || tries === mostTries) return error
    }
  }
}

async function settleWithin(transaction: Database, deps: OrderDeps, due: Due): Promise<void> {
  const { publicUrl, clock } = deps
  const now = clock()
  const held = await lockDue(transaction, due)
  if (held === null) return
  const { standingOrder, occurrence } = held
  if (settlingTerms(standingOrder, occurrence).payment === 'card') {
    await updateOccurrence(transaction, occurrence.id, { state: 'lapsed', settledAt: now.toISOString() })
    await notifyStandingOrder(transaction, {
      standingOrder,
      news: 'lapsed',
      day: occurrence.day,
      words: ['You did not confirm it in time, so nothing was ordered.'],
      publicUrl,
    })
    return
  }
  if (now.getTime() - new Date(occurrence.cutOffAt).getTime() > latestPlacingMs) throw placedTooLate()
  await placeHeld(transaction, held, deps)
}

/** Places a held occurrence and says what was left out of it; its number. Throws RequestError as placeOccurrence. */
export async function placeHeld(
  transaction: Database,
  { standingOrder, occurrence }: Held,
  { publicUrl, sealer, clock }: OrderDeps,
): Promise<string> {
  const now = clock()
  const { lines, runId, day } = occurrence
  const { lines: fitted, differences: leftOut } = await fitOccurrence(
    transaction,
    { standingOrder, lines },
    { at: 'placing', now },
  )
  if (fitted.length === 0) throw nothingToOrder(leftOut)
  const terms = settlingTerms(standingOrder, occurrence)
  const wanted = { standingOrder, terms, lines: fitted, runId }
  const { number } = await placeOccurrence(transaction, wanted, { publicUrl, sealer, now })
  await updateOccurrence(transaction, occurrence.id, {
    state: 'placed',
    orderNumber: number,
    leftOut,
    settledAt: now.toISOString(),
  })
  await updateStandingOrder(transaction, standingOrder.id, { failures: 0 })
  if (leftOut.length > 0)
    await notifyStandingOrder(transaction, {
      standingOrder,
      news: 'placed',
      day,
      words: [`It was ordered as ${number}, with these differences from its preview:`, ...leftOut],
      publicUrl,
    })
  return number
}

/** A prepared occurrence with its standing order, held; null once it is settled. */
async function lockDue(transaction: Database, { id, standingOrderId }: Due): Promise<Held | null> {
  const standingOrder = await lockStandingOrder(transaction, { id: standingOrderId, clientId: null })
  const occurrence = await occurrenceRowById(transaction, id)
  return standingOrder === null || occurrence?.state !== 'prepared' ? null : { standingOrder, occurrence }
}
