import type { PartQuote, RunQuote, RunRequest } from '../../../shared/api/delivery-api.ts'
import { formatPostcode } from '../../../shared/geography/postcode.ts'
import type { ShippingOption } from '../../../shared/orders/shipping-options.ts'
import { readReply, sendJson } from '../../api/json-calls.ts'
import { type BasketEntry, wireLineOf } from '../lines/basket-entry.ts'

/** What each sender of these lines asks for delivery to a postcode. Comes with the first line that is asked about. */
export async function fetchDeliveryQuotes(
  lines: readonly BasketEntry[],
  postcode: string,
): Promise<PartQuote[]> {
  const goods = new Map<string | null, number>()
  for (const { teamId, quantity, priceMinor, isBare } of lines)
    if (!isBare) goods.set(teamId, (goods.get(teamId) ?? 0) + quantity * (priceMinor ?? 0))
  const parts = [...goods].map(([teamId, goodsMinor]) => ({ teamId, goodsMinor }))
  const body = { postcode: formatPostcode(postcode) ?? '', parts }
  const answer = await sendJson('/public/delivery/quote', { method: 'POST', body })
  return (await readReply<{ parts: PartQuote[] }>(answer)).parts
}

/** What decides on which run of its group an order travels. */
export type OrderOnRun = {
  /** Both as typed so far. */
  postcode: string
  unloading: string | undefined
  lines: readonly BasketEntry[]
  /** By brewery. */
  options: ReadonlyMap<string, ShippingOption>
}

/** The run of a group that takes an order now; null without a whole postcode, and where nothing is delivered. */
export async function fetchRun(
  groupSlug: string,
  { postcode: typed, unloading, lines, options }: OrderOnRun,
): Promise<RunQuote | null> {
  const postcode = formatPostcode(typed)
  const riding = lines.filter(({ teamId }) => options.get(teamId ?? '') !== 'collection')
  if (postcode === null || riding.length === 0) return null
  const body: RunRequest = {
    groupSlug,
    postcode,
    unloading: unloading === 'fork_lift' ? unloading : null,
    goodsMinor: lines.reduce((sum, { quantity, priceMinor }) => sum + quantity * (priceMinor ?? 0), 0),
    lines: riding.map(wireLineOf),
  }
  return readReply<RunQuote>(await sendJson('/public/delivery/run', { method: 'POST', body }))
}
