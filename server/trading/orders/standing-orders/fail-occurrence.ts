import { systemActor } from '../../../platform/audit/actor.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notifyStandingOrder } from './notify-standing-order.ts'
import { standingSubject } from './occurrence-words.ts'
import {
  type OccurrenceRow,
  type StandingOrderRow,
  updateOccurrence,
  updateStandingOrder,
} from './standing-order-queries.ts'

/** So many failed occurrences in a row pause a standing order (STAND-06). */
const mostFailures = 2

type Failing = {
  standingOrder: StandingOrderRow
  occurrence: OccurrenceRow
  /** Why, in a sentence. */
  reason: string
  publicUrl: string
  now: Date
}

/** Nothing of this occurrence is ordered; its buyer is told why, and the second in a row pauses the standing order. */
export async function failOccurrence(
  transaction: Database,
  { standingOrder, occurrence, reason, publicUrl, now }: Failing,
): Promise<void> {
  const { id } = standingOrder
  const failures = standingOrder.failures + 1
  const settledAt = now.toISOString()
  await updateOccurrence(transaction, occurrence.id, { state: 'failed', reason, settledAt })
  const isPaused = failures >= mostFailures
  const pausedReason = `Two occurrences in a row could not be placed. The last time: ${reason}`
  await updateStandingOrder(transaction, id, {
    failures,
    ...(isPaused && { state: 'paused' as const, pausedReason }),
  })
  if (isPaused)
    await writeAudit(transaction, {
      at: now,
      actor: systemActor,
      verb: 'pause',
      subject: standingSubject(id),
      reason: pausedReason,
    })
  const words = [
    reason,
    ...(isPaused
      ? ['It is paused now, for this happened twice in a row. Resume it once this is settled.']
      : []),
  ]
  await notifyStandingOrder(transaction, {
    standingOrder,
    news: isPaused ? 'paused' : 'failed',
    day: occurrence.day,
    words,
    publicUrl,
  })
}
