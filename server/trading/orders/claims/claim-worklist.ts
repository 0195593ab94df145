import { calendarOf } from '../../../../shared/working-time/working-time.ts'
import { systemActor } from '../../../platform/audit/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { closeEntry, openEntry } from '../../../platform/worklist/worklist.ts'
import type { HeldOrder } from '../order-queries.ts'
import type { ConsignmentRow } from '../order-read-queries.ts'
import { type ClaimRow, openClaimRows } from './claim-queries.ts'
import { claimState, waitingClaim } from './claim-standing.ts'
import { claimDeadlines, decisionBy } from './claim-times.ts'

const kind = 'claim'
type Followed = {
  order: HeldOrder
  part: ConsignmentRow
  now: Date
}

/**
 * Puts a part on the staff's worklist while Dray has to decide a claim about it, due 10 working days after the claim and
 * then an admin's; takes it off once no claim waits for Dray.
 */
export async function followClaims(transaction: Database, { order, part, now }: Followed): Promise<void> {
  const open = await openClaimRows(transaction, [part.id])
  const first = open.find((claim) => waitsForDray(claim, part, now))
  if (first !== undefined) {
    const dueAt = decisionBy(new Date(first.openedAt), calendarOf(part))
    await openEntry(transaction, {
      kind,
      subject: part.id,
      about: `A claim is to be decided: ${order.number}, ${part.breweryName ?? 'Dray'}.`,
      owner: 'operations',
      dueAt,
      escalatesAt: dueAt,
      escalatesTo: 'admin',
      now,
    })
    return
  }
  await closeEntry(transaction, { kind, subject: part.id, by: systemActor, now })
}

/** What the buyer took to Dray, what Dray sent itself, and what a brewery did not answer in time. */
function waitsForDray(claim: ClaimRow, part: ConsignmentRow, now: Date): boolean {
  if (part.breweryId === null || claimState(claim) === 'asked') return true
  const due = claimDeadlines(waitingClaim(claim, part), calendarOf(part))
  const answer = due.find(({ step }) => step === 'answer_claim')
  return answer !== undefined && answer.at <= now
}
