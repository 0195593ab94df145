import { releaseAccessories, reserveAccessories } from '../accessories/reserve-accessories.ts'
import type { ItemName } from '../basket/offer.ts'
import { releaseContainers, reserveContainers } from '../catalogue/reserve-containers.ts'
import type { Database } from '../database/connect.ts'

type ItemUnits = ItemName & { quantity: number }

/**
 * Takes the units of these items off the shelf, each item named once: containers first, then accessories, which every
 * order does in this order. Where some are short it answers which, and the transaction is to be given up.
 */
export async function reserveStock(
  transaction: Database,
  items: readonly ItemUnits[],
): Promise<{ shortIds: string[] }> {
  const containers = await reserveContainers(transaction, variantUnits(items))
  const accessories = await reserveAccessories(transaction, accessoryUnits(items))
  return { shortIds: [...containers.shortIds, ...accessories.shortIds] }
}

/** Puts the units of an order, or of a part of it, back on the shelf. */
export async function releaseStock(transaction: Database, items: readonly ItemUnits[]): Promise<void> {
  const given = items.filter(({ quantity }) => quantity > 0)
  await releaseContainers(transaction, variantUnits(given))
  await releaseAccessories(transaction, accessoryUnits(given))
}

const variantUnits = (items: readonly ItemUnits[]) =>
  items
    .filter(({ kind }) => kind === 'variant')
    .map(({ itemId, quantity }) => ({ variantId: itemId, units: quantity }))
const accessoryUnits = (items: readonly ItemUnits[]) =>
  items
    .filter(({ kind }) => kind === 'upsell')
    .map(({ itemId, quantity }) => ({ accessoryId: itemId, units: quantity }))
