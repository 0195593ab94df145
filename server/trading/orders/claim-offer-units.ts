import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { Database } from '../../platform/database/database.ts'
import { findLimitedOffers, holdLimits, noteUnitsTaken } from '../prices/offer-limits.ts'
import type { OrderableLine } from './check-basket.ts'
import { offerUnitRows } from './offer-unit-queries.ts'

/**
 * Counts the units of these lines against the limits of their offers, which stay locked until the transaction ends: an offer
 * is never sold beyond its limit (OFFER-03). False where one does not suffice; the count of what others have is stored then
 * for this transaction. Needs a transaction.
 */
export async function claimOfferUnits(
  transaction: Database,
  lines: readonly Pick<OrderableLine, 'priceReason' | 'quantity'>[],
): Promise<boolean> {
  const wanted = new Map<string, number>()
  for (const { priceReason, quantity } of lines)
    if (priceReason?.kind === 'dated')
      wanted.set(priceReason.offerId, (wanted.get(priceReason.offerId) ?? 0) + quantity)
  if (wanted.size === 0) return true
  const limits = await holdLimits(transaction, [...wanted.keys()])
  if (limits.size === 0) return true
  const sold = await offerUnitRows(transaction, [...limits.keys()])
  const after = [...limits].map(([id, limit]) => {
    const before = sold.get(id) ?? 0
    return { id, before, units: before + wanted.get(id)!, limit }
  })
  const suffices = after.every(({ units, limit }) => units <= limit)
  await noteUnitsTaken(
    transaction,
    after.map(({ id, before, units }) => ({ id, units: suffices ? units : before })),
  )
  return suffices
}

/** Counts the units of every running offer with a limit again, so that those of orders that were given up are for sale. */
export async function recountOfferUnits(database: Database, now: Date): Promise<void> {
  for (const id of await findLimitedOffers(database, londonDay(now)))
    await database.transaction(async (transaction) => {
      await holdLimits(transaction, [id])
      const sold = await offerUnitRows(transaction, [id])
      await noteUnitsTaken(transaction, [{ id, units: sold.get(id) ?? 0 }])
    })
}
