import type { StoredLine } from '../../../shared/api/basket-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { mergeCart } from './merge-cart.ts'
import { nameOf, type Offer } from './offer.ts'
import { lockBasketLines } from './claim-basket.ts'

type ReturnedLine = Pick<Offer, 'kind' | 'itemId'> & { quantity: number; priceMinor: number | null }
type Returning = { clientId: string; groupId: string | null; lines: readonly ReturnedLine[]; now: Date }

/**
 * Puts lines back into a client's basket from which they were taken. What is there again meanwhile stays as it is, and
 * what the shop no longer sells is left out. Needs a transaction.
 */
export async function returnLines(
  transaction: Database,
  { clientId, groupId, lines, now }: Returning,
): Promise<void> {
  const present = await lockBasketLines(transaction, { clientId, now })
  const taken = new Set(present.filter((line) => line.groupId === groupId).map(nameOf))
  const returned = lines
    .filter((line) => !taken.has(nameOf(line)))
    .map(({ kind, itemId, quantity, priceMinor }): StoredLine => ({
      kind,
      ...(kind === 'variant' ? { variantId: itemId } : { upsellId: itemId }),
      groupId,
      quantity,
      baselinePriceMinor: priceMinor,
    }))
  if (returned.length > 0) await mergeCart(transaction, { clientId, tokenHash: null, lines: returned, now })
}
