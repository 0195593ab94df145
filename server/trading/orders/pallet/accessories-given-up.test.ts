import { expect, test } from 'vitest'
import type { StandingWish } from '../../../../shared/orders/standing-wish.ts'
import {
  buildBeer,
  buildBrewery,
  buildContainer,
  buildGroup,
} from '../../../../tests/support/builders/builders.ts'
import { checkoutContact } from '../../../../tests/support/builders/checkout-contact.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { testSealer } from '../../../../tests/support/shops/test-sealer.ts'
import { sandboxTokens } from '../../../../shared/orders/sandbox-cards.ts'
import { findOrder } from '../find-orders.ts'
import { applyStep } from '../life/apply-step.ts'

const shop = await openOrderShop()
const { database } = shop

/** A paid group order of a keg and two accessories of Dray, of which staff propose to send one. */
async function shortOfAccessories(wish: StandingWish) {
  const buyer = await shop.buyer()
  const brewery = await buildBrewery(database, {}, shop.now())
  const beer = await buildBeer(database, { breweryId: brewery.id })
  const keg = { name: 'Keg 50 L', type: 'keg', volumeMl: 50_000, priceMinor: 10_000, availableUnits: 50 }
  const { storefrontVariantId: variantId } = await buildContainer(database, { ...keg, beerId: beer.id })
  const group = await buildGroup(database, { breweryIds: [brewery.id] })
  await shop.add({ kind: 'variant', variantId: variantId!, quantity: 1, groupId: group.id }, buyer)
  await shop.add({ ...(await shop.upsell({ priceMinor: 800 })), quantity: 2, groupId: group.id }, buyer)
  const contact = { ...checkoutContact, towncity: 'Edinburgh', postcode: 'EH1 1RE' }
  const placed = await shop.placed(buyer, { groupId: group.id, contact, wish })
  const { number, consignments } = placed
  await shop.pay(number, sandboxTokens.success, buyer)
  const own = consignments.find(({ team }) => team === null)!
  const take = (step: Parameters<typeof applyStep>[1]['step'], role: 'admin' | 'buyer' = 'admin') =>
    database.transaction((transaction) =>
      applyStep(
        transaction,
        {
          number,
          consignmentId: own.id,
          ...(role === 'buyer' && { clientId: buyer.clientId }),
          actor: { id: null, name: 'Ada Min', role, means: 'page' },
          step,
        },
        { publicUrl: 'https://dray.example', sealer: testSealer, now: shop.now() },
      ),
    )
  await take({ verb: 'propose', lines: [{ position: 0, units: 1 }] })
  return {
    placed,
    take,
    before: await findOrder(database, null, number),
    read: async () => {
      await shop.sweep()
      const order = await findOrder(database, null, number)
      return { order, own: order.consignments.find(({ id }) => id === own.id)! }
    },
  }
}

test('a pallet goes on without accessories that its buyer does not want, and is paid for (LIFE-18, LIFE-04)', async () => {
  const { read, placed: before } = await shortOfAccessories('cancel_the_line')
  const { order, own } = await read()
  expect(own).toMatchObject({ state: 'accepted', goodsMinor: 0, lines: [{ quantity: 0 }] })
  expect(own.shippingMinor).toBe(order.pallet!.buyerMinor ?? order.pallet!.chargeMinor)
  expect(own.shippingMinor).toBeGreaterThan(0)
  expect(order.payment.refundedMinor).toBe(before.totalMinor - order.totalMinor)
  expect(order.payment.refundedMinor).toBeGreaterThan(1920)
  // No deadline of the pallet stops those of what rides on it.
  shop.wait(60 * 86_400)
  for (let sweep = 0; sweep < 8; sweep += 1) await shop.sweep()
  expect((await read()).order.consignments.map(({ state }) => state)).toEqual(['refused', 'cancelled'])
})

test.each(['agree', 'decline_lines', 'decline_part'] as const)(
  'a buyer who answers %s is shown what he then gets back (LIFE-04, LIFE-18)',
  async (verb) => {
    const { read, take, before } = await shortOfAccessories('ask_me')
    const { proposal } = before.consignments.find(({ team }) => team === null)!
    const { agree, declineLines, declinePart } = proposal!
    const shown = { agree, decline_lines: declineLines!, decline_part: declinePart }[verb]
    await take({ verb }, 'buyer')
    const { order, own } = await read()
    expect(own).toMatchObject({ state: 'accepted', goodsMinor: verb === 'agree' ? 800 : 0 })
    expect(order.totalMinor).toBe(shown.totalMinor)
    expect(order.payment.refundedMinor).toBe(shown.backMinor)
  },
)
