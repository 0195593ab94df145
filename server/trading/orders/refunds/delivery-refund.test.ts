import { expect, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../../../tests/support/builders/builders.ts'
import { checkoutContact } from '../../../../tests/support/builders/checkout-contact.ts'
import { sandboxTokens } from '../../../../shared/orders/sandbox-cards.ts'
import { addStaff } from '../../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { readBalance, readImbalance } from '../../../finance/ledger/read-balances.ts'
import { agreeFeeRate } from '../../../finance/payments/fee-rates.ts'

const shop = await openOrderShop()
const { database } = shop

/** A delivered order of one keg at £100.00 and a delivery at £12.00, its brewery pays 3%; what finance gives back of it. */
async function deliveredOrder() {
  const brewery = await buildBrewery(database, { country: 'Scotland' })
  const way = { kind: 'carrier', dispatchWithin: 1, roadFrom: 1, roadTo: 2 }
  const free = { radiusKm: null, freeAboveMinor: null, minimumMinor: null }
  const zones = [{ ...free, postcodes: ['EH'], chargeMinor: 1200, way }]
  await shop.operate('delivery', 'set', brewery.slug, JSON.stringify({ zones, collection: null }))
  const beer = await buildBeer(database, { breweryId: brewery.id })
  const { storefrontVariantId } = await buildContainer(database, { beerId: beer.id, priceMinor: 10_000 })
  await agreeFeeRate(database, {
    breweryId: brewery.id,
    rate: 300,
    setBy: 'Fay Till',
    now: new Date('2020-01-01'),
  })
  const buyer = await shop.buyer()
  await shop.add({ kind: 'variant', variantId: storefrontVariantId!, quantity: 1 }, buyer)
  const { number, consignments } = await shop.placed(buyer, {
    contact: { ...checkoutContact, postcode: 'EH1 1AA' },
  })
  await shop.pay(number, sandboxTokens.success, buyer)
  for (const words of [['accept'], ['dispatch'], ['deliver', 'name=Jo Barr']])
    await shop.operate('orders', words[0]!, number, ...words.slice(1))
  const finance = await shop.buyer()
  await addStaff(database, finance.clientId, 'finance')
  return {
    order: () => shop.order(number, buyer),
    due: () => readBalance(database, 'brewery_due', { owner: brewery.id }),
    refund: async (item: object) =>
      (
        await shop.post(
          `/api/admin/orders/${number}/refunds`,
          {
            items: [{ part: consignments[0]!.id, ...item }],
            reason: 'late',
            cause: 'brewery',
            note: 'It came a day late.',
          },
          { 'idempotency-key': crypto.randomUUID(), ...finance },
        )
      ).json(),
  }
}

test('a delivery is given back in part and whole, with its VAT and the fee on it, and no more than once (CLAIM-06, LEDG-06)', async () => {
  const { refund, due, order } = await deliveredOrder()
  expect(await due()).toBe(-13_440 + 403)
  expect(await refund({ what: 'delivery', amountMinor: 1201 })).toMatchObject({ code: 'bad_field' })
  expect(await refund({ what: 'delivery', amountMinor: 500 })).toMatchObject({ grossMinor: 600 })
  expect(await due()).toBe(-12_840 + 385)
  expect(await refund({ what: 'delivery' })).toMatchObject({ state: 'done', grossMinor: 840 })
  expect(await due()).toBe(-12_000 + 360)
  expect(await refund({ what: 'delivery' })).toMatchObject({ code: 'bad_field', field: 'items' })
  await shop.sweep()
  expect(await order()).toMatchObject({
    payment: { state: 'part_refunded', refundedMinor: 1440 },
    consignments: [{ creditedMinor: 1440 }],
  })
  expect(await readImbalance(database)).toBe(0)
  // The keg itself is still charged whole.
  expect(await refund({ what: 'units', position: 0, units: 1 })).toMatchObject({ grossMinor: 12_000 })
})
