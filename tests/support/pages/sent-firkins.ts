import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import { placeFirkins } from './place-firkins.ts'
import { signInElsewhere } from './signed-in.ts'
import { keyedCall } from './staff-orders.ts'

/** Four firkins of the demo brewery that have arrived. */
export async function bringFirkins(shop: string): Promise<{ number: string; part: string; buyer: SignedIn }> {
  const placed = await placeFirkins(shop)
  const brewer = await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven')
  const step = (verb: string, body: object = {}) =>
    keyedCall(shop, `/api/sell/learmonth-basin/orders/${placed.part}/${verb}`, body, brewer)
  await step('accept')
  await step('dispatch')
  await step('deliver', { receivedBy: 'Jo Barr' })
  return placed
}

/** The same, of which one is claimed to be broken. */
export async function claimFirkin(shop: string): Promise<{ number: string; part: string }> {
  const { number, part, buyer } = await bringFirkins(shop)
  const lines = [{ position: 0, units: 1 }]
  const claim = { part, kind: 'damaged', text: 'One firkin leaked all over.', lines }
  await keyedCall(shop, `/api/orders/${number}/claims`, claim, buyer)
  return { number, part }
}
