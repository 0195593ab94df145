import { vatMinor } from '../../../shared/duty/vat.ts'
import type { Database } from '../../database/database.ts'
import { oweRefund } from '../../payments/record-payment.ts'
import { type ClaimRow, closeClaim, openClaimRows } from '../life-queries.ts'
import { type HeldOrder, updateConsignment } from '../order-queries.ts'
import { type ConsignmentRow, type LineRow, lineRows } from '../order-read-queries.ts'
import { systemActor } from './part-step.ts'
import { type StepDeps, takeStep } from './take-step.ts'

/** Claims that nobody decided in time are admitted: the buyer gets the money of their units back. */
export async function admitClaims(
  transaction: Database,
  { order, part }: { order: HeldOrder; part: ConsignmentRow },
  deps: StepDeps,
): Promise<void> {
  const lines = await lineRows(transaction, [part.id])
  const claims = await openClaimRows(transaction, part.id)
  let { creditedMinor } = part
  for (const claim of claims) {
    const amountMinor = Math.min(worthOf(claim, part, lines), part.totalMinor - creditedMinor)
    creditedMinor += amountMinor
    await closeClaim(transaction, claim.id, {
      decidedAt: deps.now.toISOString(),
      decision: 'admitted',
      creditedMinor: amountMinor,
    })
    if (order.paymentMethod === 'card')
      await oweRefund(transaction, {
        orderId: order.id,
        consignmentId: null,
        amountMinor,
        reason: 'refunded',
        now: deps.now,
      })
  }
  await updateConsignment(transaction, part.id, { creditedMinor })
  const wanted = { number: order.number, consignmentId: part.id, actor: systemActor }
  await takeStep(transaction, { ...wanted, step: { verb: 'settle_claim' } }, deps)
}

/** Pence with VAT of a claim's units; all of the part where none is named. */
function worthOf(claim: ClaimRow, part: ConsignmentRow, lines: readonly LineRow[]): number {
  if (claim.lines.length === 0) return part.totalMinor
  const nets = claim.lines.map(({ position, units }) => {
    const { unitPriceMinor, vatRate } = lines.find((line) => line.position === position)!
    return { netMinor: units * unitPriceMinor, vatRate }
  })
  return nets.reduce((sum, { netMinor }) => sum + netMinor, 0) + vatMinor(nets)
}
