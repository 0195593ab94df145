import { basketItemKind } from '../../shared/basket-keys.ts'
import type { CartItem, NewCartItem } from '../../shared/api/basket.ts'
import { readQuantity } from '../../shared/basket-quantity.ts'
import { isUuid } from '../../shared/uuid.ts'
import type { Caller } from '../http/identity.ts'
import { variantOf } from '../catalogue/find-variants.ts'
import type { Database } from '../database/connect.ts'
import { changeLineOf } from './known-line-queries.ts'
import { offerOfVariant } from './offer.ts'
import { showLine } from './show-lines.ts'

/**
 * The most frequent write, in one statement: more or fewer units of a beer that is in the client's regular basket.
 * The caller's session is asked for in it. Answers the line; null for every other case, which addItem then does or
 * refuses.
 */
export async function changeKnownLine(
  database: Database,
  caller: Caller | null,
  wanted: NewCartItem,
): Promise<CartItem | null> {
  const { kind, variantId, groupId, groupSlug, groupName, replaceQuantity } = wanted
  if (caller === null || !variantId || groupId || groupSlug || groupName) return null
  if (basketItemKind(kind ?? 'variant') !== 'variant' || !isUuid(variantId)) return null
  const quantity = readQuantity(wanted.quantity)
  if (quantity === 0) return null
  const change = { ...caller, variantId, quantity, replaces: replaceQuantity === true }
  const changed = await changeLineOf(database, change)
  return changed && showLine(changed.line, offerOfVariant(variantOf(changed.variant)), null)
}
