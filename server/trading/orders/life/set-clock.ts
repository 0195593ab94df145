import { usualDispatchDay } from '../../../../shared/orders/delivery-promise.ts'
import { calendarOf } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import { openClaimRows } from '../claims/claim-queries.ts'
import { waitingClaim } from '../claims/claim-standing.ts'
import { openProposalRows } from '../life-queries.ts'
import { readSettings } from '../../../platform/settings/read-settings.ts'
import { type HeldOrder, updateConsignment } from '../order-queries.ts'
import { type ConsignmentRow, consignmentRows, lineRows } from '../order-read-queries.ts'
import { isPalletAlone } from '../pallet/riding.ts'
import { arrivalDay, type Deadline, deadlinesOf, nextDeadline, type WaitingPart } from './deadlines.ts'
import { findRunTimes, runOfPart } from './run-times.ts'

type Clocked = { order: HeldOrder; now: Date; isDropFailed?: boolean }

/** Starts the deadlines of these parts of a locked order, which have just come into their states; a pallet has none. */
export async function setClock(
  transaction: Database,
  { ids, ...clocked }: Clocked & { ids: readonly string[] },
): Promise<void> {
  const parts = await consignmentRows(transaction, [clocked.order.id])
  const lines = await lineRows(transaction, ids)
  for (const part of parts.filter(({ id }) => ids.includes(id))) {
    if (isPalletAlone(part, lines)) {
      await updateConsignment(transaction, part.id, { deadlineAt: null, deadlineStep: null })
      continue
    }
    const waiting = await waitingPart(transaction, part, clocked)
    await storeDeadline(transaction, part, nextDeadline(waiting, clocked.now), clocked.now)
  }
}

/** Until when the breweries of these parts are asked to answer, by part. */
export async function answerTimes(
  transaction: Database,
  parts: readonly ConsignmentRow[],
  clocked: Clocked,
): Promise<Map<string, Date>> {
  const times = new Map<string, Date>()
  for (const part of parts) {
    const all = deadlinesOf(await waitingPart(transaction, part, clocked), clocked.now)
    const due = all.find(({ step }) => step === 'escalate_answer')
    if (due) times.set(part.id, due.at)
  }
  return times
}

/** Sets the deadline that follows the one a part is at, in the same state. */
export async function followDeadline(
  transaction: Database,
  part: ConsignmentRow,
  clocked: Clocked,
): Promise<void> {
  const since = part.stateSince === null ? clocked.now : new Date(part.stateSince)
  const all = deadlinesOf(await waitingPart(transaction, part, clocked), since)
  const next = all[all.findIndex(({ step }) => step === part.deadlineStep) + 1] ?? null
  await storeDeadline(transaction, part, next, since)
}

async function storeDeadline(
  transaction: Database,
  { id }: ConsignmentRow,
  next: Deadline | null,
  since: Date,
): Promise<void> {
  await updateConsignment(transaction, id, {
    deadlineAt: next && next.at.toISOString(),
    deadlineStep: next && next.step,
    stateSince: since.toISOString(),
  })
}

async function waitingPart(
  transaction: Database,
  part: ConsignmentRow,
  { order, isDropFailed = false }: Clocked,
): Promise<WaitingPart> {
  const mayBeAsked = part.state === 'proposed' || part.state === 'part_dispatched'
  const [proposal] = mayBeAsked ? await openProposalRows(transaction, [part.id]) : []
  const { state, shippingOption } = part
  const calendar = calendarOf(part)
  const claims = state === 'claimed' ? await openClaimRows(transaction, [part.id]) : []
  const { 'orders.answer-hours': answerHours } = await readSettings(transaction, 'orders.answer-hours')
  const dispatchOn = part.dispatchOn ?? usualDispatchDay(new Date(order.placedAt))
  return {
    state,
    shippingOption,
    calendar,
    dispatchOn,
    deliverBy: part.deliverBy ?? arrivalDay(dispatchOn, calendar),
    isDropFailed,
    answerBy: proposal ? new Date(proposal.answerBy) : null,
    answerHours,
    run: await findRunTimes(transaction, runOfPart(order, part)),
    claims: claims.map((claim) => waitingClaim(claim, part)),
  }
}
