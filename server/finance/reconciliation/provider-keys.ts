import type { Database } from '../../platform/database/database.ts'
import type { ProviderMove } from '../payments/provider-moves.ts'
import { findPaymentIds } from '../payments/read-payments.ts'
import type { MoveRow } from './reconciliation-queries.ts'

/** A provider's moves with the keys of the bookings that stand for them. */
export async function storedMoves(
  database: Database,
  provider: string,
  moves: readonly ProviderMove[],
): Promise<MoveRow[]> {
  const references = moves.flatMap(({ reference }) => reference ?? [])
  const paymentIds = await findPaymentIds(database, [...new Set(references)])
  return moves.map((move) => {
    const { id, kind, amountMinor, feeMinor, at } = move
    const key = keyOf(move, paymentIds.get(move.reference ?? '') ?? null)
    const feeKey =
      feeMinor === 0 ? null : key.startsWith('paid:') ? key.replace('paid:', 'provider_fee:') : `fee:${key}`
    return { provider, id, kind, key, feeKey, amountMinor, feeMinor, movedAt: at.toISOString() }
  })
}

/** The key of a move's booking; what the shop does not know has one of its own, which nothing is booked under. */
function keyOf({ id, kind, subject }: ProviderMove, paymentId: string | null): string {
  if (kind === 'payment' && paymentId !== null) return `paid:${paymentId}`
  if (kind === 'refund' && paymentId !== null) return `refunded:${paymentId}:${subject}`
  if (kind === 'provider_payout') return `provider_payout:${id}`
  if (kind === 'payment' || kind === 'refund' || kind === 'other' || subject === null) return `other:${id}`
  return `${kind}:${subject}`
}
