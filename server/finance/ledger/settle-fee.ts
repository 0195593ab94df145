import type { Database } from '../../platform/database/database.ts'
import { feeReturned, feeTaken } from './booking-rules.ts'
import { countPartBookings, sumEntries } from './ledger-queries.ts'
import { postLedger } from './post-ledger.ts'

type FeeOfPart = {
  orderId: string
  partId: string
  breweryId: string
  /** Pence of fee on so much gross, and the VAT within a fee. */
  feeOf: (grossMinor: number) => number
  vatOf: (feeMinor: number) => number
  /** '3% of £414.72', for the fee invoice. */
  inWords: (grossMinor: number) => string
  /** Pence within what was sent that have no fee: container deposits. */
  feelessMinor?: number
  actor: string
  now: Date
}

/**
 * Makes the fee of a part what it is on all that was sent and is not credited: takes the difference, or gives it back.
 * Hold the order meanwhile.
 */
export async function settleFee(transaction: Database, part: FeeOfPart): Promise<void> {
  const { orderId, partId, breweryId, feeOf, vatOf, inWords, feelessMinor = 0, actor, now } = part
  const ofPart = { account: 'brewery_due', owner: breweryId, partId } as const
  const sentMinor = -(await sumEntries(transaction, { ...ofPart, events: ['dispatched', 'part_credited'] }))
  const bookedMinor = await sumEntries(transaction, { ...ofPart, events: ['fee', 'fee_returned'] })
  const baseMinor = Math.max(0, sentMinor - feelessMinor)
  const feeMinor = feeOf(baseMinor)
  if (feeMinor === bookedMinor) return
  const isMore = feeMinor > bookedMinor
  const vatMinor = Math.abs(vatOf(feeMinor) - vatOf(bookedMinor))
  const fee = { netMinor: Math.abs(feeMinor - bookedMinor) - vatMinor, vatMinor }
  const earlier = await countPartBookings(transaction, partId, ['fee', 'fee_returned'])
  await postLedger(transaction, {
    event: isMore ? 'fee' : 'fee_returned',
    key: `fee:${partId}:${earlier + 1}`,
    entries: isMore ? feeTaken(fee, breweryId) : feeReturned(fee, breweryId),
    orderId,
    partId,
    reason: inWords(baseMinor),
    actor,
    now,
  })
}
