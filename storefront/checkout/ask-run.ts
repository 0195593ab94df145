import type { RunQuote, RunRequest } from '../../shared/api/delivery-api.ts'
import { unloadings } from '../../shared/orders/handover.ts'
import { readReply, sendJson } from '../api/json-calls.ts'
import { type BasketEntry, wireLineOf } from '../basket/lines/basket-entry.ts'

/** What decides on which run of its group an order travels. */
export type OrderOnRun = {
  /** Both as typed so far. */
  postcode: string
  unloading: string | undefined
  /** What the pallet carries. */
  riding: readonly BasketEntry[]
  /** Pence of all goods, net. */
  goodsMinor: number
}

/** The run of a group that takes an order now. Comes with the first whole postcode. */
export async function askRun(
  groupSlug: string,
  { riding, unloading, ...order }: OrderOnRun,
  signal: AbortSignal,
): Promise<RunQuote> {
  const body: RunRequest = {
    groupSlug,
    ...order,
    unloading: unloadings.find((way) => way === unloading) ?? null,
    lines: riding.map(wireLineOf),
  }
  return readReply<RunQuote>(await sendJson('/public/delivery/run', { method: 'POST', body, signal }))
}
