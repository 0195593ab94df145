import type { AddedItem } from '../../shared/basket-events.ts'
import { isPurchasable } from '../../shared/beer-availability.ts'
import { beerDetails } from '../api/public-calls.ts'
import { basketVerbs } from './basket-verbs.ts'

/** The answer to 'dray:wishlist-move': the beers that were taken. */
const wishlistMovedEvent = 'dray:wishlist-moved'

/** Takes one of the first packaging of each beer that can be bought; beers without one stay where they are (OPEN-52). */
export async function takeWishes(beerIds: readonly string[]): Promise<void> {
  const found = await Promise.all(beerIds.map(firstToBuy))
  const items = found.filter((item) => item !== null)
  const taken = beerIds.filter((_beerId, at) => found[at] !== null)
  if (items.length > 0) void basketVerbs.add(items)
  window.dispatchEvent(new CustomEvent(wishlistMovedEvent, { detail: { beerIds: taken } }))
}

async function firstToBuy(beerId: string): Promise<AddedItem | null> {
  // Where the shop cannot be asked nothing is taken
  const beer = await beerDetails(beerId).catch(() => null)
  const container = beer?.containers.find(isPurchasable)
  if (!beer || !container?.storefrontVariantId) return null
  const { storefrontVariantId: itemId } = container
  return { kind: 'variant', itemId, groupSlug: null, quantity: 1, title: beer.name }
}
