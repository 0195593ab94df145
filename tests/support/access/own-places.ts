import { randomUUID } from 'node:crypto'
import { checkoutContact } from '../builders/checkout-contact.ts'
import { registration } from '../shops/account-shop.ts'
import { type AccessWorld, askerOf } from './access-asker.ts'

/**
 * Where others are at home, each by the names of the owner's ids: what is asked for there with ids of the owner has
 * passed the check of the place, and meets the check of the thing itself.
 */
export async function openOwnPlaces(world: AccessWorld) {
  const { shop, accounts, stock } = world
  const ask = askerOf(shop, accounts)
  await ask('other', 'POST', '/api/cart/items', {
    variantId: stock.container.storefrontVariantId,
    quantity: 1,
  })
  const { number } = await ask('other', 'POST', '/api/orders', { contact: checkoutContact, payment: 'card' })
  const { password } = registration
  const hook = { url: `https://93.184.216.34/${randomUUID()}`, events: ['refund.made'], password }
  const { id: webhookId } = await ask('other', 'POST', '/api/account/webhooks', hook)
  return {
    other: { number, unpaidNumber: number, deliveredNumber: number, webhookId: String(webhookId) },
    rival: accounts.rivals,
  }
}

/** Routes of these places whose address or body names something of the owner's beside the place. */
export const throughTheDoor = {
  other:
    /^\w+ \/api\/(orders\/:number\/(parts|claims)\/:|account\/webhooks\/:id\/deliveries\/:)|^POST \/api\/orders\/:number\/claims$/,
  rival:
    /^\w+ \/api\/sell\/(:brewery\/.*:(?!program|kind)|group\/:group\/.*:|:brewery\/empties\/(back|write-off|charges)$)|^(POST|PUT) \/api\/sell\/:brewery\/(stock|prices|returnables)$/,
}
