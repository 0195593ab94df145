import type { Database } from '../../database/database.ts'
import { notFound } from '../../errors/common-errors.ts'
import { notPossible } from '../../errors/order-errors.ts'
import { oweRefund } from '../../payments/record-payment.ts'
import { lessClaims } from '../charged-part.ts'
import { admittedClaimRows, type ClaimRow, closeClaim, openClaimRows } from '../life-queries.ts'
import { type HeldOrder, lockOrder, updateConsignment } from '../order-queries.ts'
import { type ConsignmentRow, consignmentRows, lineRows } from '../order-read-queries.ts'
import { storeOldPaper } from '../store-old-paper.ts'
import { systemActor } from './part-step.ts'
import type { StepDeps } from './step-deps.ts'
import { takeStep } from './take-step.ts'

type Claimed = { order: HeldOrder; part: ConsignmentRow }
type Decision = 'admitted' | 'refused'

/**
 * Dray decides the open claims of a brewery's part: admitted, the buyer gets the money of their units back. Needs a
 * transaction; throws RequestError 404 for an unknown part, 409 where no claim is open.
 */
export async function decideClaims(
  transaction: Database,
  { number, brewerySlug, decision }: { number: string; brewerySlug: string | null; decision: Decision },
  deps: StepDeps,
): Promise<void> {
  const order = await lockOrder(transaction, { number })
  if (order === null) throw notFound('The order')
  const parts = await consignmentRows(transaction, [order.id])
  const part = parts.find((each) => each.brewerySlug === brewerySlug)
  if (part === undefined) throw notFound('The brewery')
  if (part.state !== 'claimed') throw notPossible({ why: `is ${part.state}`, verb: 'decide-claim' })
  await settleClaims(transaction, { order, part }, { ...deps, decision })
}

/** Claims that nobody decided in time are admitted. */
export async function admitClaims(transaction: Database, claimed: Claimed, deps: StepDeps): Promise<void> {
  await settleClaims(transaction, claimed, { ...deps, decision: 'admitted' })
}

async function settleClaims(
  transaction: Database,
  { order, part }: Claimed,
  { decision, ...deps }: StepDeps & { decision: Decision },
): Promise<void> {
  await storeOldPaper(transaction, order.id)
  const lines = await lineRows(transaction, [part.id])
  const admitted: ClaimRow[] = await admittedClaimRows(transaction, [part.id])
  const { now } = deps
  let { creditedMinor } = part
  for (const claim of await openClaimRows(transaction, part.id)) {
    if (decision === 'admitted') admitted.push(claim)
    const leftMinor = lessClaims(part, lines, admitted)?.sums.totalMinor ?? 0
    const chargedMinor = part.totalMinor - creditedMinor
    const amountMinor = decision === 'admitted' ? Math.max(0, chargedMinor - leftMinor) : 0
    creditedMinor += amountMinor
    const decidedAt = now.toISOString()
    await closeClaim(transaction, claim.id, { decidedAt, decision, creditedMinor: amountMinor })
    const owed = { orderId: order.id, consignmentId: null, amountMinor, reason: 'refunded' as const, now }
    if (order.paymentMethod === 'card') await oweRefund(transaction, owed)
  }
  await updateConsignment(transaction, part.id, { creditedMinor })
  const wanted = { number: order.number, consignmentId: part.id, actor: systemActor }
  await takeStep(transaction, { ...wanted, step: { verb: 'settle_claim' } }, deps)
}
