import type { NewCartItem } from '../../../shared/api/basket-api.ts'
import type { AddedItem } from '../../../shared/basket/basket-events.ts'
import type { CartCalls } from './basket-calls.ts'
import { type BasketEntry, findEntry, type LineName, wireLineOf } from '../lines/basket-entry.ts'
import { mergeTexts } from '../lines/merge-texts.ts'
import type { WaitingChange } from './stored-basket.ts'

/**
 * Does a client's change on the server: one call for each line (BASK-21 to BASK-23, BASK-33). `seen` are the lines as
 * the server last answered. Everything in it may come again after a lost answer. Returns what the buyer has to know of
 * lines that were put back, in sentences. Throws as cartCall does.
 */
export async function sendChange(
  calls: CartCalls,
  { id, change }: WaitingChange,
  seen: readonly BasketEntry[],
): Promise<readonly string[]> {
  if (change.does === 'restore')
    return mergeTexts((await calls.merge(change.entries.map(wireLineOf), id)).lines).details
  if (change.does === 'add') {
    await calls.add(newItem(change.item), id)
    return []
  }
  const names = change.does === 'set' ? [change.name] : change.names
  for (const cartItemId of await lineIds(calls, names, seen)) {
    if (change.does === 'set') await calls.setQuantity(cartItemId, change.quantity)
    if (change.does === 'remove') await calls.remove(cartItemId)
    if (change.does === 'acknowledge') await calls.acknowledge(cartItemId)
  }
  return []
}

/** What the server calls these lines; lines it does not have are passed over. */
async function lineIds(
  calls: CartCalls,
  names: readonly LineName[],
  seen: readonly BasketEntry[],
): Promise<string[]> {
  const isKnown = (name: LineName) => typeof findEntry(seen, name)?.cartItemId === 'string'
  const lines = names.every(isKnown) ? seen : await calls.cart()
  return names.flatMap((name) => findEntry(lines, name)?.cartItemId ?? [])
}

function newItem({ kind, itemId, groupSlug, quantity }: AddedItem): NewCartItem {
  const item = kind === 'variant' ? { variantId: itemId } : { upsellId: itemId }
  return { kind, ...item, quantity, groupSlug }
}
