import { cartCookieSeconds } from '../../../shared/limits/limits.ts'
import type { PersonalData } from '../../feature.ts'
import type { Database } from '../../platform/database/database.ts'
import { basketsHolding, buyerOf, countBasketsSince, linesOf } from './cart-queries.ts'
import { dropOldAnonymousCarts } from './merge-queries.ts'
import { showLines } from './show-lines.ts'

/** A client's basket, for the client to take away. */
export const ownBasket: PersonalData = {
  name: 'basket',
  read: async (database, clientId, now) => {
    const owner = { clientId }
    const items = await showLines(database, await linesOf(database, owner), buyerOf(owner, now))
    return items.map(({ title, variantLabel, breweryName, quantity, priceMinor, group, addedAt }) => ({
      title,
      variantLabel,
      breweryName,
      quantity,
      priceMinor,
      group: group?.name ?? null,
      addedAt,
    }))
  },
}

/** Removes carts whose cookie has expired. */
export async function tidyCarts(database: Database, now: Date): Promise<void> {
  await dropOldAnonymousCarts(database, new Date(now.getTime() - cartCookieSeconds * 1000))
}

/** In how many baskets any of these storefront variants lie. */
export type CountBaskets = (database: Database, variantIds: readonly string[]) => Promise<number>

export const countBaskets: CountBaskets = async (database, variantIds) =>
  variantIds.length === 0 ? 0 : basketsHolding(database, variantIds)

/** In how many baskets anything lies that were changed since a moment. */
export const countOpenBaskets = (database: Database, since: Date): Promise<number> =>
  countBasketsSince(database, since)
