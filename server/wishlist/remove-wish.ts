import { isUuid } from '../../shared/uuid.ts'
import type { Database } from '../database/connect.ts'
import { deleteWish } from './wishlist-queries.ts'

/** Removes a beer; one that is not on the list is removed already. */
export async function removeWish(
  database: Database,
  wish: { clientId: string; beerId: string },
): Promise<void> {
  if (isUuid(wish.beerId)) await deleteWish(database, wish)
}
