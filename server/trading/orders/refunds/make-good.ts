import type { Database } from '../../../platform/database/database.ts'
import { madeGood } from '../../../finance/ledger/booking-rules.ts'
import { postLedger } from '../../../finance/ledger/post-ledger.ts'
import { readBalance } from '../../../finance/ledger/read-balances.ts'
import type { BookedRefund } from './booked-refund.ts'
import { lessCredits } from './price-credits.ts'
import type { PlannedPart } from './refund-items.ts'

/** The fee on each part of a refund as the ledger has it now, in pence without VAT. */
export async function feesOfParts(
  transaction: Database,
  { parts }: Pick<BookedRefund, 'parts'>,
): Promise<Map<string, number>> {
  const fees = new Map<string, number>()
  for (const { part } of parts)
    fees.set(part.id, -(await readBalance(transaction, 'fees', { partId: part.id })))
  return fees
}

/** Beer and delivery that a refund credits, in pence without VAT. Deposits go with their containers. */
function creditedMinor({ part, lines, credits, added }: PlannedPart): number {
  const chargedMinor = (taken: PlannedPart['credits']) => {
    const { goodsMinor, shippingMinor } = lessCredits(part, lines, taken).sums
    return goodsMinor + shippingMinor
  }
  return chargedMinor(credits) - chargedMinor([...credits, ...added])
}

/**
 * Where Dray or the carrier pays a loss, its brewery gets the net of beer and delivery that was credited less the net fee that
 * came back (CLAIM-10). A deposit is paid by the one who does not bring the container back. Returns pence by part.
 */
export async function makeGood(
  transaction: Database,
  refund: BookedRefund,
  feesBefore: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const { id, order, parts, bearer, note, actor, now } = refund
  const amounts = new Map<string, number>()
  if (bearer === 'brewery') return amounts
  const fees = await feesOfParts(transaction, refund)
  for (const planned of parts.filter(({ part }) => part.breweryId !== null)) {
    const { part } = planned
    const amountMinor = creditedMinor(planned) - (feesBefore.get(part.id)! - fees.get(part.id)!)
    if (amountMinor === 0) continue
    amounts.set(part.id, amountMinor)
    await postLedger(transaction, {
      event: 'made_good',
      key: `made_good:${id}:${part.id}`,
      entries: madeGood(amountMinor, part.breweryId!, bearer),
      orderId: order.id,
      partId: part.id,
      reason: note,
      actor: actor.name ?? actor.role,
      now,
    })
  }
  return amounts
}
