import type { Database } from '../../platform/database/database.ts'
import { insertRate, rateAt, rateRows } from './fee-rate-queries.ts'
import { paymentsOfOrders } from './payment-queries.ts'

type SoldPart = { orderId: string; placedAt: string; breweryId: string }

/**
 * Dray's fee on a part in hundredths of a percent, as it was when the order was placed: agreed with the brewery, else
 * the platform's, which its payment stores.
 */
export async function feeRateOf(database: Database, part: SoldPart): Promise<number> {
  return (await feeRatesOf(database, [part]))(part)
}

/** The same of several parts: answers the rate of one of them. */
export async function feeRatesOf(
  database: Database,
  parts: readonly SoldPart[],
): Promise<(part: SoldPart) => number> {
  const orderIds = [...new Set(parts.map(({ orderId }) => orderId))]
  const rates = await rateRows(database, [...new Set(parts.map(({ breweryId }) => breweryId))])
  const payments = await paymentsOfOrders(database, orderIds)
  const paymentOf = new Map(payments.map((payment) => [payment.orderId, payment]))
  return ({ orderId, placedAt, breweryId: sold }) => {
    const at = (of: string | null) =>
      rates.find(({ breweryId, since }) => breweryId === of && new Date(since) <= new Date(placedAt))?.rate
    return at(sold) ?? paymentOf.get(orderId)?.feeRate ?? at(null) ?? 0
  }
}

/** Stores the platform's rate of the settings where it differs from the stored one. */
export async function storePlatformRate(database: Database, rate: number, now: Date): Promise<void> {
  const stored = await rateAt(database, null, now)
  if (stored?.rate === rate) return
  await insertRate(database, { breweryId: null, rate, since: now.toISOString(), setBy: 'settings' })
}

/** The platform's rate at a moment, in hundredths of a percent; 0 where none is set. */
export const readPlatformFee = async (database: Database, now: Date): Promise<number> =>
  (await rateAt(database, null, now))?.rate ?? 0

/** Agrees a rate with a brewery for orders placed from now on; null goes back to the platform's. */
export async function agreeFeeRate(
  database: Database,
  { breweryId, rate, setBy, now }: { breweryId: string; rate: number | null; setBy: string; now: Date },
): Promise<void> {
  await insertRate(database, { breweryId, rate, since: now.toISOString(), setBy })
}

/** The rate that orders of a brewery have at a moment, in hundredths of a percent; `agreed` is null for the platform's. */
export async function readFee(
  database: Database,
  breweryId: string,
  now: Date,
): Promise<{ rate: number; agreed: { since: string; setBy: string } | null }> {
  const agreed = await rateAt(database, breweryId, now)
  if (agreed !== null && agreed.rate !== null) {
    const { rate, since, setBy } = agreed
    return { rate, agreed: { since: new Date(since).toISOString(), setBy } }
  }
  return { rate: await readPlatformFee(database, now), agreed: null }
}
