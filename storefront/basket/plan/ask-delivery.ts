import type { PartQuote } from '../../../shared/api/delivery-api.ts'
import { formatPostcode } from '../../../shared/geography/postcode.ts'
import { readReply, sendJson } from '../../api/json-calls.ts'
import type { BasketEntry } from '../lines/basket-entry.ts'

/** What each sender of these lines asks for delivery to a postcode. Comes with the first line that is asked about. */
export async function askDelivery(lines: readonly BasketEntry[], postcode: string): Promise<PartQuote[]> {
  const goods = new Map<string | null, number>()
  for (const { teamId, quantity, priceMinor, isBare } of lines)
    if (!isBare) goods.set(teamId, (goods.get(teamId) ?? 0) + quantity * (priceMinor ?? 0))
  const parts = [...goods].map(([teamId, goodsMinor]) => ({ teamId, goodsMinor }))
  const body = { postcode: formatPostcode(postcode) ?? '', parts }
  const answer = await sendJson('/public/delivery/quote', { method: 'POST', body })
  return (await readReply<{ parts: PartQuote[] }>(answer)).parts
}
