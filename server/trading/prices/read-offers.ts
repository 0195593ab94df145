import type { QuantityPrice } from '../../../shared/prices/unit-price.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  type OfferRow,
  offerRows,
  pricesAndFloors,
  quantityPriceRows,
  sizesOfOffers,
} from './offer-queries.ts'

/** An offer with the containers that it is on. */
export type StoredOffer = OfferRow & { containerIds: string[] }

/** The offers of a brewery by name, those that are over among them. */
export async function readOffers(database: Database, breweryId: string): Promise<StoredOffer[]> {
  const rows = await offerRows(database, breweryId)
  const sizes = await sizesOfOffers(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...row,
    containerIds: sizes.flatMap(({ offerId, containerId }) => (offerId === row.id ? [containerId] : [])),
  }))
}

/** The sizes of a brewery that have quantity prices or a floor price. */
export const readQuantityPrices = (
  database: Database,
  breweryId: string,
): Promise<{ containerId: string; steps: QuantityPrice[]; floorMinor: number | null }[]> =>
  quantityPriceRows(database, breweryId)

/** The base prices and the floor prices of these sizes. */
export const findPricesAndFloors = (
  database: Database,
  containerIds: readonly string[],
): Promise<{ containerId: string; priceMinor: number | null; floorMinor: number | null }[]> =>
  containerIds.length === 0 ? Promise.resolve([]) : pricesAndFloors(database, containerIds)
