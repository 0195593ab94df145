import type { Database } from '../database/connect.ts'
import { putUnitsBack, takeUnits, type VariantUnits } from './stock-queries.ts'

/**
 * Takes containers off the shelf for an order: all of them, or it answers which variants had too few and the caller
 * gives the transaction up. Each variant is named once. Stock never falls below zero.
 */
export async function reserveContainers(
  transaction: Database,
  wanted: readonly VariantUnits[],
): Promise<{ shortIds: string[] }> {
  if (wanted.length === 0) return { shortIds: [] }
  const taken = new Set(await takeUnits(transaction, wanted))
  return { shortIds: wanted.flatMap(({ variantId }) => (taken.has(variantId) ? [] : variantId)) }
}

/** Puts reserved containers back on the shelf. */
export async function releaseContainers(
  transaction: Database,
  units: readonly VariantUnits[],
): Promise<void> {
  if (units.length > 0) await putUnitsBack(transaction, units)
}
