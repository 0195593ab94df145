import { clientPriceMinor } from '../../shared/prices/client-price.ts'
import type { PubsPrice } from '../../shared/api/price-lists-api.ts'
import type { Database } from '../database/database.ts'
import {
  listOfClient,
  memberRows,
  type PriceListRow,
  priceListRows,
  singlePriceRows,
} from './client-price-queries.ts'
import { basePriceOn } from './price-queries.ts'

/** A list with who is on it and its single prices. */
export type StoredList = PriceListRow & {
  clientIds: string[]
  prices: { containerId: string; priceMinor: number }[]
}

/** The price lists of a brewery by name. */
export async function readPriceLists(database: Database, breweryId: string): Promise<StoredList[]> {
  const lists = await priceListRows(database, breweryId)
  const ids = lists.map(({ id }) => id)
  const members = await memberRows(database, ids)
  const prices = await singlePriceRows(database, ids)
  return lists.map((list) => ({
    ...list,
    clientIds: members.flatMap(({ listId, clientId }) => (listId === list.id ? [clientId] : [])),
    prices: prices.flatMap(({ listId, ...price }) => (listId === list.id ? [price] : [])),
  }))
}

/** What a client would pay for a brewery's container on a day of London, from the day's base price and the list. */
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
  return { priceMinor: clientPriceMinor(basePriceMinor, list), basePriceMinor, list: list?.name ?? null }
}
