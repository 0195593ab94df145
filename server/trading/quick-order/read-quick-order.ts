import { setImmediate } from 'node:timers/promises'
import type { QuickOrder } from '../../../shared/api/quick-order-api.ts'
import { quickOrderRows } from '../../../shared/limits/limits.ts'
import { readOrderText } from './quick-order-rows.ts'
import { listAccessories } from '../../catalogue/accessories/find-accessories.ts'
import { findOrderableBeers } from '../../catalogue/beers/find-orderable-beers.ts'
import type { SearchIndex } from '../../catalogue/beers/search-index/search-index.ts'
import type { Buyer } from '../basket/offer.ts'
import type { Database } from '../../platform/database/database.ts'
import { findLastBought } from '../orders/read-orders.ts'
import { findGroupsOfBreweries } from '../../catalogue/groups/find-groups-of-breweries.ts'
import { findCandidates } from './find-candidates.ts'
import { matchRow } from './match-row.ts'
import { priceSizes } from './price-sizes.ts'

/**
 * The parsed lines of an order, with the beers and accessories that each may mean at a buyer's prices. Throws RequestError 503 like the
 * search index.
 */
export async function readQuickOrder(
  { database, searchIndex }: { database: Database; searchIndex: SearchIndex },
  text: string,
  buyer: Buyer,
  /** Only their beers, and no accessories. */
  breweryIds?: readonly string[],
): Promise<QuickOrder> {
  const { rows, leftOut } = readOrderText(text, quickOrderRows)
  const candidates: string[][] = []
  for (const row of rows) {
    candidates.push(
      row.kind === 'note' ? [] : await findCandidates(searchIndex, row, rows.length, breweryIds),
    )
    // A hundred rows are some hundred searches: others get their turn in between.
    await setImmediate()
  }
  const everybodys = await findOrderableBeers(database, [...new Set(candidates.flat())])
  const beers = await priceSizes(database, everybodys, buyer)
  const hasAccessories = breweryIds === undefined && rows.some(({ kind }) => kind === 'item')
  const accessories = hasAccessories ? await listAccessories(database) : []
  const variantIds = beers.flatMap(({ sizes }) => sizes.map(({ variantId }) => variantId))
  const { clientId } = buyer
  const lastBought = clientId === null ? new Map() : await findLastBought(database, clientId, variantIds)
  const byId = new Map(beers.map((beer) => [beer.id, beer]))
  const matched = rows.map((row, at) =>
    matchRow(
      row,
      candidates[at]!.flatMap((id) => byId.get(id) ?? []),
      accessories,
      lastBought,
    ),
  )
  const named = matched.flatMap(({ items }) => items.flatMap(({ breweryId }) => breweryId ?? []))
  return {
    rows: matched,
    groups: await findGroupsOfBreweries(database, named),
    leftOut,
  }
}
