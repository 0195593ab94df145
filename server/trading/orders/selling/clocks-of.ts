import type { PartClock } from '../../../../shared/api/selling-api.ts'
import { usualDispatchDay } from '../../../../shared/orders/delivery-promise.ts'
import { calendarOf } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findRunsById } from '../../../parties/runs/find-runs.ts'
import { readSettings } from '../../../platform/settings/read-settings.ts'
import { openClaimRows } from '../claims/claim-queries.ts'
import { waitingClaim } from '../claims/claim-standing.ts'
import { openProposalRows } from '../life-queries.ts'
import { arrivalDay } from '../life/deadlines.ts'
import { runOfPart, runTimes } from '../life/run-times.ts'
import { partClock } from './part-clock.ts'
import type { SellingPartRow } from './selling-order-queries.ts'

const mayBeAsked: ReadonlySet<string> = new Set(['proposed', 'part_dispatched'])

/** The clocks of these parts, by part; parts that wait for nothing are missing. */
export async function clocksOf(
  database: Database,
  parts: readonly SellingPartRow[],
): Promise<Map<string, PartClock>> {
  const asked = parts.filter(({ state }) => mayBeAsked.has(state)).map(({ id }) => id)
  const proposals = await openProposalRows(database, asked)
  const claimed = parts.filter(({ state }) => state === 'claimed').map(({ id }) => id)
  const claims = await openClaimRows(database, claimed)
  const { 'orders.answer-hours': answerHours } = await readSettings(database, 'orders.answer-hours')
  const runIds = new Set(parts.flatMap((part) => runOfPart(part.order, part) ?? []))
  const runs = new Map((await findRunsById(database, [...runIds])).map((run) => [run.id, runTimes(run)]))
  const clocks = new Map<string, PartClock>()
  for (const part of parts) {
    const { state, shippingOption, order, stateSince } = part
    if (stateSince === null) continue
    const calendar = calendarOf(part)
    const run = runOfPart(order, part)
    const proposal = proposals.find(({ consignmentId }) => consignmentId === part.id)
    const dispatchOn = part.dispatchOn ?? usualDispatchDay(new Date(order.placedAt))
    const waiting = {
      state,
      shippingOption,
      calendar,
      dispatchOn,
      deliverBy: part.deliverBy ?? arrivalDay(dispatchOn, calendar),
      isDropFailed: part.deadlineStep === 'claim_not_arrived',
      answerBy: proposal === undefined ? null : new Date(proposal.answerBy),
      answerHours,
      run: runs.get(run ?? '') ?? null,
      claims: claims
        .filter(({ consignmentId }) => consignmentId === part.id)
        .map((claim) => waitingClaim(claim, part)),
    }
    const clock = partClock(waiting, new Date(stateSince))
    if (clock !== null) clocks.set(part.id, clock)
  }
  return clocks
}
