import type { Database } from '../../platform/database/database.ts'
import { providerFee } from './booking-rules.ts'
import { postLedger } from './post-ledger.ts'
import { paymentsWithoutFee } from './unbooked-fee-queries.ts'

/** Payments whose provider's fee is not booked yet, a page of them after an id. */
export async function findPaymentsWithoutFee(
  database: Database,
  wanted: { provider: string; since: Date; after: string; most: number },
): Promise<{ paymentId: string; orderId: string | null }[]> {
  return paymentsWithoutFee(database, wanted)
}

/** Books what a provider took off a payment for itself, in pence, once. */
export async function bookProviderFee(
  transaction: Database,
  payment: { paymentId: string; orderId: string | null; provider: string; feeMinor: number; now: Date },
): Promise<void> {
  const { paymentId, orderId, provider, feeMinor, now } = payment
  await postLedger(transaction, {
    event: 'provider_fee',
    key: `provider_fee:${paymentId}`,
    entries: providerFee(feeMinor, provider),
    orderId,
    actor: provider,
    now,
  })
}
