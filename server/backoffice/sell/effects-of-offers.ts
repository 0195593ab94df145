import { formatMinor } from '../../../shared/format/money.ts'
import { offerPriceMinor } from '../../../shared/prices/unit-price.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import type { ActionEffects } from '../../platform/actions/perform-action.ts'
import { countBaskets } from '../../trading/basket/stored-baskets.ts'
import { findContainerItems } from '../../catalogue/beers/find-container-items.ts'
import { findVariantIds } from '../../catalogue/beers/range/own-range.ts'
import type { Database } from '../../platform/database/database.ts'
import { findPricesAndFloors, readOffers, readQuantityPrices } from '../../trading/prices/read-offers.ts'

/** Sentences of one kind in a preview; an offer may have two hundred sizes. */
const mostSaid = 20
/** Below a tenth of the base price beer is as good as given away. */
const giftShare = 10

type Changed = { breweryId: string; containerIds: readonly string[]; now: Date }

/**
 * The lowest price of each of these sizes after a change, with a warning for each below its brewery's floor price or as good
 * as given away, by how much (OFFER-08).
 */
export async function effectsOfOffers(
  database: Database,
  { breweryId, containerIds, now }: Changed,
): Promise<ActionEffects> {
  const today = londonDay(now)
  const offers = (await readOffers(database, breweryId)).filter(
    ({ untilDay }) => untilDay === null || untilDay >= today,
  )
  const steps = new Map(
    (await readQuantityPrices(database, breweryId)).map((row) => [row.containerId, row.steps]),
  )
  const ids = [...new Set(containerIds)]
  const prices = new Map((await findPricesAndFloors(database, ids)).map((row) => [row.containerId, row]))
  const items = await findContainerItems(database, { ids, breweryId })
  const [money, warnings]: [string[], string[]] = [[], []]
  for (const { id, title } of items) {
    const { priceMinor: base = null, floorMinor = null } = prices.get(id) ?? {}
    if (base === null) {
      money.push(`${title} has no price online, so nothing is taken off it.`)
      continue
    }
    const lowest = Math.min(
      base,
      ...(steps.get(id) ?? []).map(({ priceMinor }) => priceMinor),
      ...offers
        .filter(({ containerIds: sizes }) => sizes.includes(id))
        .map((offer) => offerPriceMinor(base, offer)),
    )
    money.push(`${title}: ${formatMinor(base)}, at the lowest ${formatMinor(lowest)}.`)
    if (floorMinor !== null && lowest < floorMinor)
      warnings.push(
        `${title} at ${formatMinor(lowest)} is ${formatMinor(floorMinor - lowest)} below your floor price of ${formatMinor(floorMinor)}.`,
      )
    if (lowest < base && lowest * giftShare <= base)
      warnings.push(
        `This gives the beer away: ${title} costs ${formatMinor(lowest)}, ${formatMinor(base - lowest)} less.`,
      )
  }
  const baskets = await countBaskets(database, await findVariantIds(database, ids))
  return {
    money: firstOf(money),
    warnings: firstOf(warnings),
    deadlines: [
      'Placed orders keep their price.',
      baskets === 0
        ? 'No basket holds these sizes.'
        : `${baskets === 1 ? '1 basket holds' : `${baskets} baskets hold`} these sizes; the new prices show there at once.`,
    ],
  }
}

const firstOf = (sentences: readonly string[]): string[] =>
  sentences.length <= mostSaid
    ? [...sentences]
    : [...sentences.slice(0, mostSaid), `And ${sentences.length - mostSaid} more.`]
