import { isUuid } from '../../../shared/format/uuid.ts'
import type { Database } from '../../platform/database/database.ts'
import { findUninvoiced } from '../../finance/ledger/read-on-account.ts'
import { breweriesBoughtFrom, buyerIds, lastBoughtRows, orderCounts } from './buyer-queries.ts'
import { partNumberRows } from './life-queries.ts'
import { readOrderNumber } from './order-number.ts'
import { orderRow } from './order-read-queries.ts'
import { orderNumbersOf } from './refunds/requested-refund-queries.ts'
import { openPartsOf, unsent } from './stopped-part-queries.ts'
import { countTalliedOf } from '../../platform/counters/counters.ts'
import { waitingPartRows } from './uninvoiced-queries.ts'

/** The numbers of orders by their ids; one that is gone is missing. */
export const findOrderNumbers = (
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => orderNumbersOf(database, ids)

/** The id of the order that a number names, in any writing; null for none. */
export async function findOrderId(database: Database, typed: string): Promise<string | null> {
  const number = readOrderNumber(typed)
  const row = number === null ? null : await orderRow(database, null, number)
  return row?.id ?? null
}

/** What of a client's orders on account is and is not invoiced yet, in pence: it uses the credit too (CRED-02). */
export async function findUninvoicedTotal(database: Database, clientId: string): Promise<number> {
  return (await findUninvoicedTotals(database, [clientId])).get(clientId) ?? 0
}

/** The same of several clients; those without any are missing. */
export async function findUninvoicedTotals(
  database: Database,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (clientIds.length === 0) return new Map()
  const totals = new Map<string, number>()
  for (const { clientId, totalMinor } of await findUninvoiced(
    database,
    await waitingPartRows(database, clientIds),
  ))
    totals.set(clientId, (totals.get(clientId) ?? 0) + totalMinor)
  return totals
}

/** Parts of these breweries that are paid or owed and not yet sent, the oldest first; at most a thousand. */
export const findOpenParts = (
  database: Database,
  breweryIds: readonly string[],
): Promise<{ id: string; number: string; breweryId: string | null }[]> => openPartsOf(database, breweryIds)

/** How many parts each of these breweries has to send; those without any are missing. */
export const countOpenParts = (
  database: Database,
  breweryIds: readonly string[],
): Promise<ReadonlyMap<string, number>> =>
  countTalliedOf(database, 'brewery_parts', { owners: breweryIds, keys: unsent })

/** The numbers of the orders that these parts belong to, by part; what is not a part is missing. */
export async function findPartNumbers(
  database: Database,
  partIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = partIds.filter(isUuid)
  const rows = ids.length === 0 ? [] : await partNumberRows(database, ids)
  return new Map(rows.map(({ id, number }) => [id, number]))
}

/** Which of these clients have ordered: paid, or to be paid by invoice. For features that trust buyers more. */
export async function findBuyers(
  database: Database,
  clientIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(clientIds.length === 0 ? [] : await buyerIds(database, clientIds))
}

/** When this client last ordered each of these items; those that it never ordered are missing. */
export async function findLastBought(
  database: Database,
  clientId: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = itemIds.length === 0 ? [] : await lastBoughtRows(database, { clientId, itemIds })
  return new Map(rows.map(({ itemId, at }) => [itemId, at]))
}

/** How many orders each of these clients has paid, or is to pay by invoice; clients without any are missing. */
export async function countOrdersOf(
  database: Database,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = clientIds.length === 0 ? [] : await orderCounts(database, clientIds)
  return new Map(rows.flatMap(({ clientId, total }) => (clientId === null ? [] : [[clientId, total]])))
}

/** The breweries that a client has ordered from, at most five hundred. */
export const findBreweriesBoughtFrom = (database: Database, clientId: string): Promise<string[]> =>
  breweriesBoughtFrom(database, clientId, 500)
