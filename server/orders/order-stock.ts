import { accessoryUnits } from '../accessories/find-accessories.ts'
import type { ItemName } from '../basket/offer.ts'
import { variantUnits } from '../catalogue/find-variants.ts'
import type { Database } from '../database/database.ts'
import type { Units } from '../database/unit-queries.ts'

type ItemUnits = ItemName & { quantity: number }

/**
 * Takes the units of these items from stock; each item occurs once. Every order takes containers first, then
 * accessories, which prevents deadlocks. Returns the items that are short, after which the caller rolls back.
 */
export async function reserveStock(
  transaction: Database,
  items: readonly ItemUnits[],
): Promise<{ shortIds: string[] }> {
  const containers = await variantUnits.reserve(transaction, unitsIn(items, 'variant'))
  const accessories = await accessoryUnits.reserve(transaction, unitsIn(items, 'upsell'))
  return { shortIds: [...containers.shortIds, ...accessories.shortIds] }
}

/** Puts the units of an order, or of a part of it, back into stock. */
export async function releaseStock(transaction: Database, items: readonly ItemUnits[]): Promise<void> {
  const given = items.filter(({ quantity }) => quantity > 0)
  await variantUnits.release(transaction, unitsIn(given, 'variant'))
  await accessoryUnits.release(transaction, unitsIn(given, 'upsell'))
}

const unitsIn = (items: readonly ItemUnits[], wanted: ItemName['kind']): Units[] =>
  items.filter(({ kind }) => kind === wanted).map(({ itemId, quantity }) => ({ id: itemId, units: quantity }))
