import type { AddedItem } from '../../../shared/basket/basket-events.ts'
import { isPurchasable } from '../../../shared/catalogue/beer-availability.ts'
import { findBeers } from '../../catalogue/beers/find-beers.ts'
import type { Database } from '../../platform/database/database.ts'

/** Converts wished beers to basket items: one of the first orderable packaging of each (OPEN-52). */
export async function moveWishesToBasket(
  database: Database,
  beerIds: readonly string[],
): Promise<{ items: AddedItem[]; taken: string[] }> {
  const beers = beerIds.length === 0 ? [] : await findBeers(database, beerIds)
  const found = beers.flatMap(({ id, containers, team }) => {
    const itemId = team.closed ? null : containers.find(isPurchasable)?.storefrontVariantId
    return itemId ? [{ beerId: id, itemId }] : []
  })
  return {
    items: found.map(({ itemId }) => ({ kind: 'variant', itemId, groupSlug: null, quantity: 1 })),
    taken: found.map(({ beerId }) => beerId),
  }
}
