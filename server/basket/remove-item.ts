import { isUuid } from '../../shared/uuid.ts'
import type { Database } from '../database/connect.ts'
import { type CartOwner, deleteLine } from './cart-queries.ts'

/** Removes a line; one that is not there is removed already, so a call that comes again does no harm. */
export async function removeItem(
  database: Database,
  owner: CartOwner,
  { lineId, now }: { lineId: string; now: Date },
): Promise<void> {
  if (isUuid(lineId)) await deleteLine(database, owner, { name: { lineId }, now })
}
