import type { Beer } from '../../../shared/api/catalogue-api.ts'
import { type AddedItem } from '../../../shared/basket/basket-events.ts'
import { optionAvailability } from '../../../shared/catalogue/beer-availability.ts'

export type WishesForBasket = {
  /** For the basket: one of the first packaging of each beer that can be bought (OPEN-52). */
  items: AddedItem[]
  /** Beers of the items. */
  beerIds: string[]
  /** Titles of beers that cannot be bought. */
  unavailable: string[]
  /** Beers of which the shop could not be asked. */
  unknown: string[]
}

/** What a basket takes for wished beers. */
export async function wishesToBasket(
  beerIds: readonly string[],
  describe: (beerId: string) => Promise<Beer | null>,
): Promise<WishesForBasket> {
  const outcome: WishesForBasket = { items: [], beerIds: [], unavailable: [], unknown: [] }
  const beers = await Promise.allSettled(beerIds.map((beerId) => describe(beerId)))
  for (const [at, answer] of beers.entries()) {
    const beerId = beerIds[at]!
    if (answer.status === 'rejected') {
      outcome.unknown.push(beerId)
      continue
    }
    const beer = answer.value
    const container = beer?.team.closed
      ? undefined
      : beer?.containers.find((one) => optionAvailability(one).purchasable)
    if (!beer || !container?.storefrontVariantId) {
      outcome.unavailable.push(beer?.name ?? 'A beer')
      continue
    }
    const itemId = container.storefrontVariantId
    outcome.items.push({ kind: 'variant', itemId, groupSlug: null, quantity: 1, title: beer.name })
    outcome.beerIds.push(beerId)
  }
  return outcome
}
