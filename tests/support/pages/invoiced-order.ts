import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import type { Order } from '../../../shared/api/orders-api.ts'
import { checkoutContact } from '../builders/checkout-contact.ts'
import { runningShop } from '../shops/start-shop-process.ts'
import { type Buyer, newBuyer } from './buyer.ts'
import { keyedCall, staffSecrets } from './staff-orders.ts'
import { signInElsewhere } from './signed-in.ts'

/** An order on account that the demo brewery has accepted, so that it is invoiced, of a buyer with £1,000.00 of credit. */
export async function invoicedOrder(shop: string): Promise<{ buyer: Buyer }> {
  const buyer = await newBuyer(runningShop(shop), [{ words: 'Towpath Bitter firkin', quantity: 1 }])
  const call = (path: string, body: object, client: SignedIn) => keyedCall(shop, path, body, client)
  const finance = await signInElsewhere(shop, 'finance@dray.example', staffSecrets.finance)
  const terms = { limitMinor: 100_000, terms: '30', reason: 'Paid on time for years.' }
  await call(`/api/admin/buyers/${buyer.client.id}/credit/open`, terms, finance)
  const contact = { ...checkoutContact, email: buyer.email }
  const { consignments } = (await call('/api/orders', { contact, payment: 'invoice' }, buyer)) as Order
  const brewer = await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven')
  await call(`/api/sell/learmonth-basin/orders/${consignments[0]!.id}/accept`, {}, brewer)
  return { buyer }
}
