import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import type { Order } from '../../../shared/api/orders-api.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { checkoutContact } from '../builders/checkout-contact.ts'
import { runningShop } from '../shops/start-shop.ts'
import { callShop, newBuyer } from './buyer.ts'

/** A paid order of four firkins of the demo brewery. */
export async function placeFirkins(shop: string): Promise<{ number: string; part: string; buyer: SignedIn }> {
  const buyer = await newBuyer(runningShop(shop), [{ words: 'Towpath Bitter firkin', quantity: 4 }])
  const answer = await fetch(`${shop}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${buyer.token.accessToken}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ contact: checkoutContact, payment: 'card' }),
  })
  const { number, consignments } = (await answer.json()) as Order
  await callShop(shop, `/api/orders/${number}/payment`, { token: sandboxTokens.success }, buyer)
  return { number, part: consignments[0]!.id, buyer }
}
