import { eq } from 'drizzle-orm'
import { orders } from '../../../server/trading/orders/order-tables.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import type { StandingWish } from '../../../shared/orders/standing-wish.ts'
import { agreeFeeRate } from '../../../server/finance/payments/fee-rates.ts'
import type { openOrderShop } from '../shops/order-shop.ts'
import { buildBeer, buildBrewery, buildContainer, buildGroup } from './builders.ts'
import { checkoutContact } from './checkout-contact.ts'

type Shop = Awaited<ReturnType<typeof openOrderShop>>

const case24 = { name: '24 x 440ml Can', type: 'smallpack', packSize: 24, volumeMl: 440, priceMinor: 3840 }
const firkin = { name: '9g Cask (Firkin)', type: 'cask', volumeMl: 40_900, priceMinor: 8650 }
const keg50 = { name: 'Keg 50 L', type: 'keg', volumeMl: 50_000, priceMinor: 12_800 }

/**
 * A group's paid order to Edinburgh on one pallet: ten cases of 24 cans, six firkins and four kegs of 50 litres, of
 * three breweries that pay a fee of 3%.
 */
export async function placeThreeBreweryPallet(
  shop: Shop,
  { wish, token = sandboxTokens.success }: { wish?: StandingWish; token?: string } = {},
) {
  const { database } = shop
  const buyer = await shop.buyer()
  const email = `${crypto.randomUUID()}@pub.example`
  const built = []
  for (const [container, quantity] of [
    [case24, 10],
    [firkin, 6],
    [keg50, 4],
  ] as const) {
    const brewery = await buildBrewery(database, {}, shop.now())
    const beer = await buildBeer(database, { breweryId: brewery.id })
    const sold = await buildContainer(database, { ...container, beerId: beer.id, availableUnits: 100 })
    built.push({ brewery, beer, variantId: sold.storefrontVariantId!, quantity })
  }
  const group = await buildGroup(database, { breweryIds: built.map(({ brewery }) => brewery.id) })
  for (const { variantId, quantity } of built)
    await shop.add({ kind: 'variant', variantId, quantity, groupId: group.id }, buyer)
  const contact = { ...checkoutContact, email, towncity: 'Edinburgh', postcode: 'EH1 1RE' }
  const placed = await shop.placed(buyer, { groupId: group.id, contact, ...(wish && { wish }) })
  const { number } = placed
  const [row] = await database.select().from(orders).where(eq(orders.number, number))
  for (const { brewery } of built)
    await agreeFeeRate(database, {
      breweryId: brewery.id,
      rate: 300,
      setBy: 'Fay Till',
      now: new Date('2020-01-01'),
    })
  await shop.pay(number, token, buyer)
  const [a, b, c] = built
  return {
    buyer,
    email,
    number,
    orderId: row!.id,
    placed,
    a: a!,
    b: b!,
    c: c!,
    firkin,
    group,
    run: (verb: string, ...words: string[]) => shop.operate('orders', verb, number, ...words),
    order: () => shop.order(number, buyer),
  }
}
