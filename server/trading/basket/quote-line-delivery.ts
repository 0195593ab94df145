import type { CartItem } from '../../../shared/api/basket-api.ts'
import type { PartQuote } from '../../../shared/api/delivery-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { partQuoteView, quoteParts } from '../delivery-terms/quote-parts.ts'

/**
 * What delivery of these lines costs, and what is missing to minimums, for browsers without scripts; others ask for it.
 * A postcode that is none answers the minimums alone.
 */
export async function quoteLineDelivery(
  database: Database,
  { lines, postcode, now }: { lines: readonly CartItem[]; postcode: string; now: Date },
): Promise<PartQuote[]> {
  if (lines.length === 0) return []
  const goods = Map.groupBy(lines, ({ teamId }) => teamId)
  const parts = [...goods].map(([teamId, own]) => ({
    teamId,
    goodsMinor: own.reduce((sum, { quantity, priceMinor }) => sum + quantity * (priceMinor ?? 0), 0),
  }))
  const quoted = await quoteParts(database, { postcode, parts, now })
  return quoted.map((part) =>
    partQuoteView(part, parts.find(({ teamId }) => teamId === part.teamId)?.goodsMinor ?? 0),
  )
}
