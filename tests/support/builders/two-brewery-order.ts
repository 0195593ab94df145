import type { StandingWish } from '../../../shared/orders/standing-wish.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { buildBeer, buildBrewery, buildContainer } from './builders.ts'
import { checkoutContact } from './checkout-contact.ts'
import type { openOrderShop } from '../shops/order-shop.ts'

type Shop = Awaited<ReturnType<typeof openOrderShop>>

/** A new buyer's order: two kegs of one brewery and three of another, at £100 each unless said, ten of each in stock before. */
export async function placeTwoBreweryOrder(
  shop: Shop,
  payment: 'card' | 'invoice' | 'unpaid' = 'card',
  {
    prepare = async () => {},
    pricesMinor = [10_000, 10_000],
    ...more
  }: {
    wish?: StandingWish
    prepare?: (slug: string, at: number) => Promise<unknown>
    pricesMinor?: readonly [number, number]
  } = {},
) {
  const buyer = await shop.buyer()
  const email = `${crypto.randomUUID()}@pub.example`
  const parts = []
  for (const quantity of [2, 3]) {
    const contact = `${crypto.randomUUID()}@brewery.example`
    const brewery = {
      ...(await buildBrewery(shop.database, { email: contact }, shop.now())),
      email: contact,
    }
    await prepare(brewery.slug, parts.length)
    const beer = await buildBeer(shop.database, { breweryId: brewery.id })
    const { storefrontVariantId } = await buildContainer(shop.database, {
      beerId: beer.id,
      priceMinor: pricesMinor[parts.length]!,
      availableUnits: 10,
    })
    const keg = { kind: 'variant', variantId: storefrontVariantId! }
    await shop.add({ ...keg, quantity }, buyer)
    parts.push({ brewery, keg })
  }
  if (payment === 'invoice') {
    const { email: address } = (await shop.get('/api/account', buyer)).json().client
    await shop.operate('clients', 'approve-invoice', address)
  }
  const method = payment === 'invoice' ? 'invoice' : 'card'
  const contact = { ...checkoutContact, email }
  const placed = await shop.placed(buyer, { payment: method, contact, ...more })
  const { number } = placed
  if (payment === 'card') await shop.pay(number, sandboxTokens.success, buyer)
  return {
    buyer,
    email,
    number,
    placed,
    one: parts[0]!,
    two: parts[1]!,
    run: (verb: string, ...words: string[]) => shop.operate('orders', verb, number, ...words),
    order: () => shop.order(number, buyer),
  }
}
