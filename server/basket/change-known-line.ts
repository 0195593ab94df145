import type { CartItem } from '../../shared/api/basket.ts'
import { readQuantity } from '../../shared/basket-quantity.ts'
import { isUuid } from '../../shared/uuid.ts'
import { variantOf } from '../catalogue/find-variants.ts'
import type { Database } from '../database/connect.ts'
import type { Caller } from '../http/identity.ts'
import { changeLineOf } from './known-line-queries.ts'
import { offerOfVariant } from './offer.ts'
import { showLine } from './show-lines.ts'

/**
 * The most frequent write, a press of a stepper, in one statement: other units of a beer that is in the client's
 * regular basket. The caller's session is asked for in it. Answers the line; null for every other case, which
 * changeItem then does or refuses.
 */
export async function changeKnownLine(
  database: Database,
  caller: Caller | null,
  { lineId, quantity }: { lineId: string; quantity: number },
): Promise<CartItem | null> {
  const units = readQuantity(quantity)
  if (caller === null || units === 0 || !isUuid(lineId)) return null
  const changed = await changeLineOf(database, { ...caller, lineId, quantity: units })
  return changed && showLine(changed.line, offerOfVariant(variantOf(changed.variant)), null)
}
