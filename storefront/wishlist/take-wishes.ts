import type { Beer } from '../../shared/api/catalogue.ts'
import { type AddedItem } from '../../shared/basket-events.ts'
import { optionAvailability } from '../../shared/beer-availability.ts'

export type TakenWishes = {
  /** For the basket: one of the first packaging of each beer that can be bought (OPEN-52). */
  items: AddedItem[]
  taken: string[]
  /** Titles of those that stay. */
  unavailable: string[]
  /** Beers that could not be asked for. */
  unknown: string[]
}

/** Turns wished beers into what a basket takes. */
export async function takeWishes(
  beerIds: readonly string[],
  describe: (beerId: string) => Promise<Beer | null>,
): Promise<TakenWishes> {
  const outcome: TakenWishes = { items: [], taken: [], unavailable: [], unknown: [] }
  const beers = await Promise.allSettled(beerIds.map((beerId) => describe(beerId)))
  for (const [at, told] of beers.entries()) {
    const beerId = beerIds[at]!
    if (told.status === 'rejected') {
      outcome.unknown.push(beerId)
      continue
    }
    const beer = told.value
    const container = beer?.containers.find((one) => optionAvailability(one).purchasable)
    if (!beer || !container?.storefrontVariantId) {
      outcome.unavailable.push(beer?.name ?? 'A beer')
      continue
    }
    const itemId = container.storefrontVariantId
    outcome.items.push({ kind: 'variant', itemId, groupSlug: null, quantity: 1, title: beer.name })
    outcome.taken.push(beerId)
  }
  return outcome
}
