import { isUuid } from '../../../shared/format/uuid.ts'
import type { Database } from '../../platform/database/database.ts'
import { type CartOwner, deleteLine } from './cart-queries.ts'

/** Removes a line. A missing line counts as removed, so a repeated call does no harm. */
export async function removeItem(
  database: Database,
  owner: CartOwner,
  { lineId, now }: { lineId: string; now: Date },
): Promise<void> {
  if (isUuid(lineId)) await deleteLine(database, owner, { name: { lineId }, now })
}
