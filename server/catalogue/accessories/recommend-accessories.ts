import type { AccessoryCard } from '../../../shared/pages/beer-page-data.ts'
import { fallbackUpsellLimit } from '../../../shared/limits/limits.ts'
import { lasting } from '../../platform/cache/part-cache.ts'
import type { StoredReads } from '../../platform/cache/stored-reads.ts'
import type { Database } from '../../platform/database/database.ts'
import { accessoryRows } from './accessory-queries.ts'
import { accessoryCardView } from './accessory-view.ts'

/**
 * At most 12 accessories for a beer whose kegs need these couplers: first those made for one of the couplers (BEER-13),
 * or any accessories if none is (BEER-14).
 */
export async function recommendAccessories(
  database: Database,
  couplers: readonly string[],
): Promise<AccessoryCard[]> {
  const fitting = await accessoryRows(database, { couplers, limit: fallbackUpsellLimit })
  const isEmptyAnswer = fitting.length === 0 && couplers.length > 0
  const rows = isEmptyAnswer
    ? await accessoryRows(database, { couplers: [], limit: fallbackUpsellLimit })
    : fitting
  return rows.map(accessoryCardView)
}

/** Accessories for the page of a beer, by the couplers that its kegs need; read again once an accessory has changed. */
export type AccessoriesFor = (couplers: readonly string[]) => Promise<AccessoryCard[]>

export const accessoriesForBeers =
  (database: Database, stored: StoredReads): AccessoriesFor =>
  async (couplers) => {
    const { accessories } = await stored.get(`accessories ${couplers.join()}`, async () => ({
      accessories: lasting(await recommendAccessories(database, couplers)),
      topics: ['accessories'],
    }))
    return accessories
  }
