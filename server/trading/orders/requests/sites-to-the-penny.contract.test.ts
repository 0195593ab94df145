import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Order } from '../../../../shared/api/orders-api.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../../tests/support/builders/builders.ts'
import { addMember } from '../../../../tests/support/shops/add-staff.ts'
import { withBusinesses } from '../../../../tests/support/shops/business-shop.ts'
import { openPayoutShop } from '../../../../tests/support/shops/payout-shop.ts'
import { pdfText } from '../../../../tests/support/shops/pdf-text.ts'
import { confirmationTokens } from '../../../../tests/support/builders/stripe-books.ts'
import { readBalance, readImbalance } from '../../../finance/ledger/read-balances.ts'
import { agreeFeeRate } from '../../../finance/payments/fee-rates.ts'

const shop = withBusinesses(await openPayoutShop())
const { database } = shop

test('two sites of a business pay a quantity price and a mixed offer, one after an approval, and every party has its figures to the penny (BIZ-06, BIZ-07, BIZ-08, OFFER-01, OFFER-02, INV-16)', async () => {
  const brewery = await buildBrewery(database)
  await agreeFeeRate(database, {
    breweryId: brewery.id,
    rate: 300,
    setBy: 'Fay Till',
    now: new Date('2020-01-01'),
  })
  const beer = await buildBeer(database, { breweryId: brewery.id })
  const size = (priceMinor: number) =>
    buildContainer(database, { beerId: beer.id, priceMinor, availableUnits: 40 })
  const [firkin, keg, pin] = [await size(10_000), await size(5_000), await size(6_000)]
  const sales = await shop.buyer()
  await addMember(database, { clientId: sales.clientId, breweryId: brewery.id, role: 'sales' })
  const put = async (path: string, body: object) => {
    const reply = await shop.call('PUT', `/api/sell/${brewery.slug}${path}`, body, sales)
    expect([path, reply.statusCode]).toEqual([path, 200])
  }
  await put(`/prices/${firkin.id}/quantity-prices`, {
    steps: [{ fromUnits: 6, priceMinor: 9_200 }],
    floorMinor: null,
  })
  await put(`/offers/${randomUUID()}`, {
    name: 'Any four',
    fromUnits: 4,
    percentOff: 1_000,
    priceMinor: null,
    fromDay: null,
    untilDay: null,
    unitLimit: null,
    sizes: [keg.id, pin.id],
  })

  const { owner, second } = await shop.twoSites()
  const buyer = await shop.member(owner, 'buyer', second)
  const approver = await shop.member(owner, 'approver', second)
  const limit = { perOrderMinor: 50_000, perMonthMinor: null }
  const limited = `/api/account/business/members/${buyer.id}/limit`
  expect((await shop.call('PUT', limited, limit, shop.keyed(owner.headers))).statusCode).toBe(200)
  const add = (of: typeof keg, quantity: number, who: typeof buyer) =>
    shop.add({ kind: 'variant', variantId: of.storefrontVariantId!, quantity }, who.headers)

  // The first site: 6 firkins at the price from 6.
  await add(firkin, 6, owner)
  const ofFirst = (await shop.placed(owner.headers)) as Order
  shop.wait(1)
  // The second: above the limit, with 4 units of the offer.
  await add(firkin, 6, buyer)
  await add(keg, 2, buyer)
  await add(pin, 2, buyer)
  const requested = await shop.place(buyer.headers)
  expect(requested.statusCode).toBe(202)
  const { id } = requested.json()
  const { digest } = (await shop.get(`/api/order-requests/${id}`, approver.headers)).json()
  const approved = await shop.post(`/api/order-requests/${id}/approval`, { digest }, approver.headers)
  expect(approved.statusCode).toBe(200)
  const { orders } = (await shop.get('/api/orders', approver.headers)).json()
  expect(orders).toHaveLength(1)
  const ofSecond = { number: orders[0].number as string }

  for (const [{ number }, { headers }, beerMinor] of [
    [ofFirst, owner, 6 * 9_200],
    [ofSecond, approver, 6 * 9_200 + 2 * 4_500 + 2 * 5_400],
  ] as const) {
    expect((await shop.pay(number, confirmationTokens.success, headers)).statusCode).toBe(200)
    await shop.operate('orders', 'accept', number)
    await shop.operate('orders', 'dispatch', number)
    const order = (await shop.get(`/api/orders/${number}`, headers)).json() as Order
    expect([order.goodsMinor, order.vatMinor, order.totalMinor]).toEqual([
      beerMinor,
      beerMinor / 5,
      beerMinor * 1.2,
    ])
  }
  const all = (await shop.get('/api/orders?site=all', owner.headers)).json().orders
  expect(all.map(({ number, site }: { number: string; site: { id: string } }) => [number, site.id])).toEqual([
    [ofSecond.number, second],
    [ofFirst.number, owner.id],
  ])
  const file = await shop.get(`/api/orders/${ofSecond.number}/invoice.pdf`, approver.headers)
  const text = await pdfText(file.rawPayload)
  for (const words of ['Site: The Salt Cellar', '£90.00', '£108.00', '£552.00', '£900.00'])
    expect(text).toContain(words)
  // £662.40 and £900.00 with VAT, less the fee of 3 % of each.
  expect(await readBalance(database, 'brewery_due', { owner: brewery.id })).toBe(
    -(66_240 + 90_000) + 1_987 + 2_700,
  )
  expect(await readBalance(database, 'buyer', {})).toBe(0)
  expect(await readImbalance(database)).toBe(0)
})
