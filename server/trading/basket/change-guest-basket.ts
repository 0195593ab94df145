import type { CartItem } from '../../../shared/api/basket-api.ts'
import type { AddedItem } from '../../../shared/basket/basket-events.ts'
import {
  acknowledgePrices,
  addLine,
  clearBasket,
  removeLine,
  setQuantity as setLineQuantity,
} from '../../../shared/basket/basket-lines.ts'
import { isSoldOut } from '../../../shared/basket/basket-quantity.ts'
import type { CartProblem } from '../../../shared/pages/cart-page-data.ts'
import type { Database } from '../../platform/database/database.ts'
import { storedLine } from './guest-basket.ts'
import { everybodyOn } from './offer.ts'
import { quoteBasket } from './quote-basket.ts'

/** Lines after a change, and what of it could not be done. */
export type Changed = { items: readonly CartItem[]; problem: CartProblem | null }

/** Adds by the rules of every basket (C-22, C-23); of several faults the first is answered. */
export async function addItems(
  database: Database,
  items: readonly CartItem[],
  { added, now }: { added: readonly AddedItem[]; now: Date },
): Promise<Changed> {
  if (added.length === 0) return { items, problem: { fault: 'nothing_chosen', itemKey: null, typed: '' } }
  const quote = await quoteBasket(
    database,
    added.map(({ kind, itemId, groupSlug, quantity }) => storedLine({ kind, itemId, groupSlug, quantity })),
    everybodyOn(now),
  )
  const [refused] = quote.refused
  const missing = quote.items.find(isSoldOut)
  const unsold =
    missing && (missing.closure?.reason ?? (missing.priceMinor === null ? 'price_unknown' : 'sold_out'))
  const fault = refused?.reason ?? unsold ?? null
  return {
    items: quote.items.reduce<readonly CartItem[]>(addLine, items),
    problem: fault && { fault, itemKey: null, typed: '' },
  }
}

/** Sets what was typed; what is not a number changes nothing (C-23). */
export function setQuantity(items: readonly CartItem[], itemKey: string, typed: string): Changed {
  const quantity = typed.trim() === '' ? Number.NaN : Number(typed)
  if (!Number.isFinite(quantity)) return { items, problem: { fault: 'bad_quantity', itemKey, typed } }
  return { items: setLineQuantity(items, itemKey, quantity), problem: null }
}

export function removeItem(items: readonly CartItem[], itemKey: string): Changed {
  return { items: removeLine(items, itemKey), problem: null }
}

/** Empties the basket of a group, the regular one for null, or all of them. */
export function clearItems(items: readonly CartItem[], basket: { groupId: string | null } | 'all'): Changed {
  return { items: basket === 'all' ? [] : clearBasket(items, basket.groupId), problem: null }
}

/** Takes the present prices of all lines as seen. */
export function acknowledgeItems(items: readonly CartItem[], now: Date): Changed {
  const keys = items.map(({ itemKey }) => itemKey)
  return { items: acknowledgePrices(items, keys, now.toISOString()), problem: null }
}
