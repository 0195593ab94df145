import type { Order } from '../../../shared/api/orders-api.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { checkoutContact } from '../builders/checkout-contact.ts'
import { type Buyer, callShop, putIntoCart } from '../pages/buyer.ts'
import { keyedCall } from '../pages/staff-orders.ts'

/** A buyer fills the cart, orders, pays by card and reads the order: its number. Throws where one answer is no good one. */
export async function buyOne(shop: string, buyer: Buyer, words: string): Promise<string> {
  await putIntoCart(shop, buyer, [{ words }])
  const contact = { ...checkoutContact, email: buyer.email }
  const { number } = (await keyedCall(shop, '/api/orders', { contact, payment: 'card' }, buyer)) as Order
  await callShop(shop, `/api/orders/${number}/payment`, { token: sandboxTokens.success }, buyer)
  const { payment } = (await callShop(shop, `/api/orders/${number}`, undefined, buyer)) as Order
  if (payment.state !== 'paid') throw new Error(`${number} is ${payment.state}`)
  return number
}
