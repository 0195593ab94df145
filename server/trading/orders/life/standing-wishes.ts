import type { StandingWish } from '../../../../shared/orders/standing-wish.ts'
import type { Database } from '../../../platform/database/database.ts'
import { standingWishRow, storeStandingWish } from '../life-queries.ts'

/** What a client wants when a brewery cannot send everything; to be asked where nothing else was chosen. */
export async function findWish(database: Database, clientId: string): Promise<StandingWish> {
  return (await standingWishRow(database, clientId))?.wish ?? 'ask_me'
}

/** Stores a client's wish for orders to come. */
export async function chooseWish(
  database: Database,
  { clientId, wish }: { clientId: string; wish: StandingWish },
): Promise<void> {
  await storeStandingWish(database, { clientId, wish })
}
