import type { SellingOffers } from '../../../shared/api/offers-api.ts'
import { findContainerItems } from '../../catalogue/beers/find-container-items.ts'
import type { Database } from '../../platform/database/database.ts'
import { findPricesAndFloors, readOffers, readQuantityPrices } from '../../trading/prices/read-offers.ts'

/** Quantity prices and offers of a brewery, with the names and base prices of their sizes. */
export async function readSellingOffers(database: Database, breweryId: string): Promise<SellingOffers> {
  const offers = await readOffers(database, breweryId)
  const quantityPrices = await readQuantityPrices(database, breweryId)
  const ids = [
    ...new Set([
      ...quantityPrices.map(({ containerId }) => containerId),
      ...offers.flatMap(({ containerIds }) => containerIds),
    ]),
  ]
  const items = await findContainerItems(database, { ids, breweryId })
  const titles = new Map(items.map(({ id, title }) => [id, title]))
  const prices = new Map(
    (await findPricesAndFloors(database, ids)).map(({ containerId, priceMinor }) => [
      containerId,
      priceMinor,
    ]),
  )
  const sizeOf = (containerId: string) => ({
    containerId,
    title: titles.get(containerId) ?? '',
    priceMinor: prices.get(containerId) ?? null,
  })
  return {
    quantityPrices: quantityPrices.map(({ containerId, steps, floorMinor }) => ({
      ...sizeOf(containerId),
      steps,
      floorMinor,
    })),
    offers: offers.map(({ containerIds, ...offer }) => ({ ...offer, sizes: containerIds.map(sizeOf) })),
  }
}
