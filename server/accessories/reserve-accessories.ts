import type { Database } from '../database/connect.ts'
import { type AccessoryUnits, putAccessoryUnitsBack, takeAccessoryUnits } from './accessory-stock-queries.ts'

/** Takes accessories for an order: all of them, or it answers which had too few. Each is named once. */
export async function reserveAccessories(
  transaction: Database,
  wanted: readonly AccessoryUnits[],
): Promise<{ shortIds: string[] }> {
  if (wanted.length === 0) return { shortIds: [] }
  const taken = new Set(await takeAccessoryUnits(transaction, wanted))
  return { shortIds: wanted.flatMap(({ accessoryId }) => (taken.has(accessoryId) ? [] : accessoryId)) }
}

export async function releaseAccessories(
  transaction: Database,
  units: readonly AccessoryUnits[],
): Promise<void> {
  if (units.length > 0) await putAccessoryUnitsBack(transaction, units)
}
