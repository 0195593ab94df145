import type { Order } from '../../../shared/api/orders-api.ts'
import type { OrderStepInput } from '../../../shared/api/order-steps-api.ts'
import { findOrder } from '../../../server/trading/orders/find-orders.ts'
import { applyStep } from '../../../server/trading/orders/life/apply-step.ts'
import { testSealer } from '../shops/test-sealer.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import type { Handover } from '../../../shared/orders/handover.ts'
import type { openOrderShop } from '../shops/order-shop.ts'
import { breweries } from '../../../server/catalogue/beers/catalogue-tables.ts'
import { buildBeer, buildBrewery, buildContainer, buildGroup, type Built } from './builders.ts'
import { checkoutContact } from './checkout-contact.ts'
import { buildRuns } from './run-builder.ts'

type Shop = Awaited<ReturnType<typeof openOrderShop>>
type Runs = NonNullable<Parameters<typeof buildRuns>[2]>

/** A group of so many breweries, each with 50 litre kegs, with runs a week apart from in four days on. */
export async function buildRunShop(shop: Shop, { of = 1, ...overrides }: Runs & { of?: number } = {}) {
  const { database } = shop
  const built: { brewery: Built<typeof breweries>; variantId: string }[] = []
  for (let at = 0; at < of; at += 1) {
    const brewery = await buildBrewery(database, {}, shop.now())
    const beer = await buildBeer(database, { breweryId: brewery.id })
    const keg = { name: 'Keg 50 L', type: 'keg', volumeMl: 50_000, priceMinor: 10_000, availableUnits: 500 }
    const { storefrontVariantId } = await buildContainer(database, { ...keg, beerId: beer.id })
    built.push({ brewery, variantId: storefrontVariantId! })
  }
  const group = await buildGroup(database, {
    breweryIds: built.map(({ brewery }) => brewery.id),
    hasRuns: false,
  })
  const runs = await buildRuns(database, group.id, { inDays: 4, count: 3, now: shop.now(), ...overrides })
  const contact = { ...checkoutContact, towncity: 'Edinburgh', postcode: 'EH1 1RE' }
  /** A new buyer with so many kegs of each brewery in the group's basket. */
  const fill = async (quantity: number) => {
    const buyer = await shop.buyer()
    for (const { variantId } of built)
      await shop.add({ kind: 'variant', variantId, quantity, groupId: group.id }, buyer)
    return buyer
  }
  /** Tries to order so many kegs of each brewery. */
  const place = async (quantity = 1, { handover, collected = false }: RunOrderInput = {}) => {
    const buyer = await fill(quantity)
    const email = `${crypto.randomUUID()}@pub.example`
    const shipping = built.map(({ brewery }) => ({ teamId: brewery.id, option: 'collection' as const }))
    const wanted = { groupId: group.id, contact: { ...contact, email } }
    const reply = await shop.place(buyer, {
      ...wanted,
      ...(handover && { handover }),
      ...(collected && { shipping }),
    })
    return { reply, buyer, email }
  }
  return {
    group,
    runs,
    breweries: built.map(({ brewery }) => brewery),
    variantIds: built.map(({ variantId }) => variantId),
    fill,
    place,
    /** The same, paid. */
    order: async (quantity = 1, input: RunOrderInput = {}) => {
      const { reply, buyer, email } = await place(quantity, input)
      if (reply.statusCode !== 201) throw new Error(`Not placed: ${reply.body}`)
      const { number } = reply.json()
      await shop.pay(number, sandboxTokens.success, buyer)
      const placed = reply.json<Order>()
      return {
        number: number as string,
        placed,
        buyer,
        email,
        // Days pass in which a session ends.
        read: () => findOrder(database, null, number),
        /** A step of the buyer. */
        step: (consignmentId: string | null, step: OrderStepInput) =>
          database.transaction((transaction) =>
            applyStep(
              transaction,
              { number, consignmentId, clientId: buyer.clientId, actor: buyerActor(buyer.clientId), step },
              { publicUrl: 'https://dray.example', sealer: testSealer, now: shop.now() },
            ),
          ),
      }
    },
    /** Sets the clock to a moment, and sweeps. */
    goTo: async (moment: string, seconds = 0) => {
      shop.wait((Date.parse(moment) - shop.now().getTime()) / 1000 + seconds)
      await shop.sweep()
    },
    /** A verb of the command for a run of this group. */
    work: (verb: string, run: { day: string }, ...words: string[]) =>
      shop.operate('runs', verb, group.slug, run.day, ...words),
  }
}
const buyerActor = (id: string) => ({ id, name: null, role: 'buyer' as const, means: 'page' as const })
type RunOrderInput = { handover?: Handover; collected?: boolean }
