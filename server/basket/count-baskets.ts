import type { Database } from '../database/database.ts'
import { basketsHolding } from './cart-queries.ts'

/** In how many baskets any of these storefront variants lie. */
export type CountBaskets = (database: Database, variantIds: readonly string[]) => Promise<number>

export const countBaskets: CountBaskets = async (database, variantIds) =>
  variantIds.length === 0 ? 0 : basketsHolding(database, variantIds)
