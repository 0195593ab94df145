import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import { placeFirkins } from './place-firkins.ts'
import { signInElsewhere } from './signed-in.ts'

/** A call of this person, under a key of its own; throws for another answer than a good one. */
async function actAs(shop: string, { token }: SignedIn, path: string, body: object): Promise<unknown> {
  const answer = await fetch(shop + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token.accessToken}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** Four firkins of the demo brewery that have arrived. */
export async function bringFirkins(shop: string): Promise<{ number: string; part: string; buyer: SignedIn }> {
  const placed = await placeFirkins(shop)
  const brewer = await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven')
  const step = (verb: string, body: object = {}) =>
    actAs(shop, brewer, `/api/sell/learmonth-basin/orders/${placed.part}/${verb}`, body)
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
  await actAs(shop, buyer, `/api/orders/${number}/claims`, claim)
  return { number, part }
}
