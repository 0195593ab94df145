import { publicPriceMinor } from '../../../shared/prices/public-offers.ts'
import { findPublicPrices } from '../../catalogue/beers/find-watched-beers.ts'
import type { Database } from '../../platform/database/database.ts'
import { forgetRefilled } from './digest-queries.ts'
import { markDrop, newPriceChanges, removeChanges } from './price-drop-queries.ts'

const atOnce = 500

/**
 * Finds which changes of prices on wishlists are drops of what everybody pays (ALERT-03), and which sizes have enough units again.
 * Safe to run in several processes at once.
 */
export async function findPriceDrops({
  database,
  clock,
}: {
  database: Database
  clock: () => Date
}): Promise<void> {
  await forgetRefilled(database)
  let found = atOnce
  while (found === atOnce)
    found = await database.transaction((transaction) => compareSome(transaction, clock()))
}

async function compareSome(transaction: Database, now: Date): Promise<number> {
  const changes = await newPriceChanges(transaction, atOnce)
  const prices = await findPublicPrices(
    transaction,
    changes.map(({ containerId }) => containerId),
  )
  const compared = changes.map(({ id, containerId, oldPriceMinor, oldOffers }) => {
    const fromMinor = publicPriceMinor(oldPriceMinor, oldOffers)!
    return { id, fromMinor, isDrop: (prices.get(containerId) ?? Infinity) < fromMinor }
  })
  for (const { id, fromMinor, isDrop } of compared)
    if (isDrop) await markDrop(transaction, { id, fromMinor, now })
  await removeChanges(
    transaction,
    compared.filter(({ isDrop }) => !isDrop).map(({ id }) => id),
  )
  return changes.length
}
