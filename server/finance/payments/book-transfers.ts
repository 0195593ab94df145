import type { Database } from '../../platform/database/database.ts'
import { payout, payoutReturned } from '../ledger/booking-rules.ts'
import { isBooked, postLedger } from '../ledger/post-ledger.ts'
import type { TransferRow } from './transfer-queries.ts'

type Moved = Pick<TransferRow, 'id' | 'orderId' | 'consignmentId' | 'breweryId' | 'amountMinor'>
type ActionContext = { provider: { name: string }; now: Date }

const paidKey = (id: string) => `payout:${id}`

/** Books a brewery's share that has left the provider's balance. */
export async function bookTransfer(
  transaction: Database,
  moved: Moved,
  { provider, now }: ActionContext,
): Promise<void> {
  await postLedger(transaction, {
    event: 'payout',
    key: paidKey(moved.id),
    entries: payout(moved.amountMinor, moved.breweryId, provider.name),
    orderId: moved.orderId,
    partId: moved.consignmentId,
    actor: provider.name,
    now,
  })
}

/** Books that it is back; one that was stopped before it was booked moved nothing. */
export async function bookReturn(
  transaction: Database,
  moved: Moved,
  { provider, now }: ActionContext,
): Promise<void> {
  if (!(await isBooked(transaction, paidKey(moved.id)))) return
  await postLedger(transaction, {
    event: 'payout_returned',
    key: `payout_returned:${moved.id}`,
    entries: payoutReturned(moved.amountMinor, moved.breweryId, provider.name),
    orderId: moved.orderId,
    partId: moved.consignmentId,
    actor: provider.name,
    now,
  })
}
