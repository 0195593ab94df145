import { previewMs } from '../../../../shared/orders/standing-order-days.ts'
import { retryTransaction } from '../../../platform/database/retry-transaction.ts'
import type { OrderDeps } from '../order-deps.ts'
import { failOccurrence } from './fail-occurrence.ts'
import { currentTerms } from './occurrence-terms.ts'
import { lookAgainAt, lookAhead, type OccurrenceToCome } from './occurrence-to-come.ts'
import { notifyPreview } from './notify-standing-order.ts'
import { previewOccurrence } from './preview-occurrence.ts'
import { makeStandingLinks } from './standing-links.ts'
import {
  insertOccurrence,
  lockStandingOrder,
  standingOrderRow,
  type StandingOrderRow,
  updateStandingOrder,
} from './standing-order-queries.ts'

/**
 * Looks at a standing order: previews its next occurrence once that is three days from its cut-off, and notes a week in
 * which its group sends no pallet. Any number of processes may look at once.
 */
export async function lookAtStandingOrder(deps: OrderDeps, id: string): Promise<void> {
  const { database, clock } = deps
  const standingOrder = await standingOrderRow(database, { id, clientId: null })
  if (standingOrder === null || standingOrder.state !== 'active') return
  const now = clock()
  const { toCome, withoutRun } = await lookAhead(database, standingOrder, now)
  if (withoutRun !== null) await noteWithoutRun(deps, standingOrder, withoutRun)
  if (toCome !== null && toCome.cutOffAt.getTime() - previewMs <= now.getTime())
    await prepareOccurrence(deps, standingOrder, toCome)
  await retryTransaction(database, async (transaction) => {
    const held = await lockStandingOrder(transaction, { id, clientId: null })
    if (held === null || held.state !== 'active') return
    const { toCome: next } = await lookAhead(transaction, held, now)
    const lookAt = lookAgainAt(next, { isGroup: held.groupId !== null, now }).toISOString()
    await updateStandingOrder(transaction, id, { lookAt })
  })
}

/** The preview of one occurrence, once, with its mail (STAND-02). */
async function prepareOccurrence(
  deps: OrderDeps,
  standingOrder: StandingOrderRow,
  { day, runId, cutOffAt }: OccurrenceToCome,
): Promise<void> {
  const { database, publicUrl, sealer, clock } = deps
  const { id, lines } = standingOrder
  const now = clock()
  const terms = currentTerms(standingOrder)
  const wanted = { standingOrder, terms, lines, runId }
  const previewed = await previewOccurrence(database, wanted, { publicUrl, sealer, now })
  await retryTransaction(database, async (transaction) => {
    const held = await lockStandingOrder(transaction, { id, clientId: null })
    // Changed meanwhile: the next look previews it as it is then.
    if (held === null || held.state !== 'active' || !isSame(held, standingOrder)) return
    const occurrence = await insertOccurrence(transaction, {
      standingOrderId: id,
      day,
      runId,
      cutOffAt: cutOffAt.toISOString(),
      state: 'prepared',
      terms,
      ...previewed,
    })
    if (occurrence === null) return
    await updateStandingOrder(transaction, id, { lines: previewed.lines })
    const verbs =
      terms.payment === 'card' ? (['confirm', 'change', 'skip'] as const) : (['change', 'skip'] as const)
    const links = await makeStandingLinks(transaction, { occurrenceId: occurrence.id, verbs, publicUrl })
    await notifyPreview(
      { database: transaction, sealer },
      { standingOrder: held, occurrence, terms, links, publicUrl },
    )
  })
}

const isSame = (one: StandingOrderRow, other: StandingOrderRow) =>
  JSON.stringify([one.lines, one.rhythmWeeks, currentTerms(one)]) ===
  JSON.stringify([other.lines, other.rhythmWeeks, currentTerms(other)])

/** A week without a pallet counts as an occurrence that failed. */
async function noteWithoutRun(
  { database, publicUrl, clock }: OrderDeps,
  { id }: StandingOrderRow,
  day: string,
): Promise<void> {
  const now = clock()
  await retryTransaction(database, async (transaction) => {
    const held = await lockStandingOrder(transaction, { id, clientId: null })
    if (held === null || held.state !== 'active') return
    const reason = `${held.groupName ?? 'The group'} had no pallet open in that week.`
    const occurrence = await insertOccurrence(transaction, {
      standingOrderId: id,
      day,
      cutOffAt: now.toISOString(),
      state: 'failed',
      lines: held.lines,
      reason,
      settledAt: now.toISOString(),
    })
    if (occurrence !== null)
      await failOccurrence(transaction, { standingOrder: held, occurrence, reason, publicUrl, now })
  })
}
