import { priceLines } from '../../../shared/prices/unit-price.ts'
import type { PubsPrice } from '../../../shared/api/price-lists-api.ts'
import type { Database } from '../../platform/database/database.ts'
import {
  listOfClient,
  listsOfClient,
  type PriceListRow,
  priceListRows,
  singlePriceRows,
} from './client-price-queries.ts'
import { listedBusinessRows, memberRows } from './list-member-queries.ts'
import { datedOffersOn } from './offer-queries.ts'
import { basePriceOn } from './price-queries.ts'

/** A list with who is on it and its single prices. */
export type StoredList = PriceListRow & {
  clientIds: string[]
  /** Businesses that are on it with all their sites. */
  businessIds: string[]
  prices: { containerId: string; priceMinor: number }[]
}

/** The price lists of a brewery by name. */
export async function readPriceLists(database: Database, breweryId: string): Promise<StoredList[]> {
  const lists = await priceListRows(database, breweryId)
  const ids = lists.map(({ id }) => id)
  const members = await memberRows(database, ids)
  const businesses = await listedBusinessRows(database, ids)
  const prices = await singlePriceRows(database, ids)
  return lists.map((list) => ({
    ...list,
    clientIds: members.flatMap(({ listId, clientId }) => (listId === list.id ? [clientId] : [])),
    businessIds: businesses.flatMap(({ listId, businessId }) => (listId === list.id ? [businessId] : [])),
    prices: prices.flatMap(({ listId, ...price }) => (listId === list.id ? [price] : [])),
  }))
}

/** What a client would pay for one of a brewery's container on a day of London, from base price, list and dated offers. */
export async function priceOfClient(
  database: Database,
  {
    breweryId,
    clientId,
    containerId,
    day,
  }: { breweryId: string; clientId: string; containerId: string; day: string },
): Promise<PubsPrice> {
  const basePriceMinor = await basePriceOn(database, { containerId, day })
  const list = await listOfClient(database, { breweryId, clientId, containerId })
  const name = list?.name ?? null
  if (basePriceMinor === null) return { priceMinor: null, basePriceMinor, list: name, offer: null }
  const offers = await datedOffersOn(database, { containerId, day })
  const terms = { baseMinor: basePriceMinor, listed: list, steps: [], offers }
  const { plainMinor: priceMinor, reason } = priceLines([{ terms, units: 1 }])[0]!
  return { priceMinor, basePriceMinor, list: name, offer: reason?.kind === 'dated' ? reason.name : null }
}

/** The price list of a brewery that a client pays by; null for none. */
export async function findListOfClient(
  database: Database,
  { breweryId, clientId }: { breweryId: string; clientId: string },
): Promise<Pick<PriceListRow, 'name' | 'percentOff'> | null> {
  const list = (await listsOfClient(database, clientId)).find((one) => one.breweryId === breweryId)
  return list === undefined ? null : { name: list.name, percentOff: list.percentOff }
}
