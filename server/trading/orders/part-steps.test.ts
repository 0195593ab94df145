import { expect, test } from 'vitest'
import { bearer } from '../../../tests/support/shops/account-shop.ts'
import { buildBeer, buildContainer } from '../../../tests/support/builders/builders.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'

const shop = await openOrderShop()

/** An order from two breweries, and the mails to its buyer. */
async function paidOrder(payment: 'card' | 'invoice' = 'card') {
  const placed = await placeTwoBreweryOrder(shop, payment)
  const mails = async () =>
    (await shop.mailsTo(placed.email)).map(({ template, data }) => [
      template,
      (data as { heading?: string }).heading,
    ])
  return { ...placed, mails }
}

test('an order is accepted, sent and delivered, part by part, with a mail to the buyer at each step', async () => {
  const { run, order, mails, one, two } = await paidOrder()
  await run('accept', one.brewery.slug)
  expect((await order()).state).toBe('placed')
  await run('accept', two.brewery.slug)
  expect((await order()).state).toBe('accepted')
  await run('dispatch', 'tracking=PX 12 34')
  expect(await order()).toMatchObject({
    state: 'dispatched',
    consignments: [{ tracking: 'PX 12 34' }, { tracking: 'PX 12 34' }],
  })
  expect(await run('deliver', 'name=Jo Barr')).toContain('delivered')
  expect((await order()).history.map(({ what, teamName }) => [what, teamName])).toEqual([
    ['place', null],
    ['pay', null],
    ['accept', one.brewery.name],
    ['accept', two.brewery.name],
    ['dispatch', one.brewery.name],
    ['dispatch', two.brewery.name],
    ['deliver', one.brewery.name],
    ['deliver', two.brewery.name],
  ])
  expect(await mails()).toEqual([
    ['order-placed', undefined],
    ['order-changed', 'Your order is confirmed'],
    ['order-changed', 'Your order is confirmed'],
    ['order-changed', 'Your order is on its way'],
    ['order-changed', 'Your order was delivered'],
  ])
})

test('less is proposed, agreed and paid back; what the brewery lacks does not return to stock (LIFE-04)', async () => {
  const { run, order, buyer, placed, two, number } = await paidOrder()
  expect((await order()).totalMinor).toBe(60_000)
  await run('propose', two.brewery.slug, '1=1')
  expect(await order()).toMatchObject({
    state: 'placed',
    totalMinor: 60_000,
    consignments: [
      { state: 'placed', proposal: null },
      {
        state: 'proposed',
        lines: [{ quantity: 3 }],
        proposal: {
          agree: { totalMinor: 36_000, backMinor: 24_000 },
          declineLines: null,
          declinePart: { totalMinor: 24_000, backMinor: 36_000 },
        },
      },
    ],
  })
  const part = placed.consignments[1]!.id
  const agreed = await shop.post(
    `/api/orders/${number}/parts/${part}/agree`,
    {},
    { ...buyer, 'idempotency-key': crypto.randomUUID() },
  )
  expect(agreed.statusCode).toBe(200)
  await shop.sweep()
  expect(await order()).toMatchObject({
    state: 'placed',
    goodsMinor: 30_000,
    vatMinor: 6000,
    totalMinor: 36_000,
    payment: { state: 'part_refunded', refundedMinor: 24_000 },
    consignments: [{ state: 'placed' }, { state: 'accepted', lines: [{ quantityOrdered: 3, quantity: 1 }] }],
  })
  expect(await shop.stockOf(two.keg)).toBe(7)
  for (const words of [['1=1'], ['1=5'], ['2=0'], ['1=0'], []])
    await expect(run('propose', two.brewery.slug, ...words)).rejects.toThrow(/Line|line|Nothing/)
  expect((await order()).totalMinor).toBe(36_000)
})

test('a cancelled part returns its stock and its money, and the other parts continue', async () => {
  const { run, order, one, two } = await paidOrder()
  await run('cancel', one.brewery.slug, 'note=Out of hops')
  expect(await order()).toMatchObject({
    state: 'placed',
    consignments: [{ state: 'cancelled' }, { state: 'placed' }],
  })
  await Promise.all([shop.sweep(), shop.sweep()])
  expect(await order()).toMatchObject({
    payment: { state: 'part_refunded', refundedMinor: 24_000 },
    consignments: [{ state: 'cancelled' }, { state: 'placed' }],
  })
  expect([await shop.stockOf(one.keg), await shop.stockOf(two.keg)]).toEqual([10, 7])
  await run('cancel')
  await shop.sweep()
  expect(await order()).toMatchObject({
    state: 'cancelled',
    payment: { state: 'refunded', refundedMinor: 60_000 },
  })
  expect(await shop.stockOf(two.keg)).toBe(10)
})

test('a sent part is refunded only once', async () => {
  const { run, order, one } = await paidOrder()
  await run('accept')
  await run('dispatch')
  await run('refund', one.brewery.slug)
  await expect(run('refund', one.brewery.slug)).rejects.toThrow('on its way back')
  await shop.sweep()
  await expect(run('refund', one.brewery.slug)).rejects.toThrow('is refunded')
  expect(await order()).toMatchObject({
    state: 'dispatched',
    payment: { state: 'part_refunded', refundedMinor: 24_000 },
    consignments: [
      { state: 'dispatched', creditedMinor: 24_000 },
      { state: 'dispatched', creditedMinor: 0 },
    ],
  })
})

test('steps the table does not know are refused, and change nothing', async () => {
  const { run, order } = await paidOrder()
  const before = await order()
  for (const verb of ['dispatch', 'pack', 'refund'])
    await expect(run(verb)).rejects.toThrow(`This order is placed: it cannot be changed by '${verb}'.`)
  await expect(run('accept', 'no-such-brewery')).rejects.toThrow('The brewery was not found.')
  await expect(shop.operate('orders', 'accept', 'DRAY-7K3Q-00')).rejects.toThrow('is no order number')
  expect(await order()).toEqual(before)
})

test('an approved client orders by invoice at once; others may not', async () => {
  const { buyer, run, order, mails, one } = await paidOrder('invoice')
  expect(await order()).toMatchObject({
    payment: { method: 'invoice', state: 'invoiced', reservedUntil: null },
  })
  expect(await mails()).toEqual([['order-placed', undefined]])
  expect((await shop.get('/api/orders/payment-methods', buyer)).json()).toEqual({
    methods: ['card', 'invoice'],
    provider: 'sandbox',
    isTestMode: true,
    publishableKey: null,
    offersPayByBank: false,
    credit: {
      state: 'open',
      reason: null,
      terms: '14',
      termsText: '14 days from the invoice',
      limitMinor: 100_000,
      usedMinor: 60_000,
      leftMinor: 40_000,
    },
    creditText: '£400.00 of your £1,000.00 is left. To pay 14 days from the invoice.',
    limit: null,
  })
  await run('cancel', one.brewery.slug)
  await expect(run('refund', one.brewery.slug)).rejects.toThrow('on its way back')
  expect(await order()).toMatchObject({ consignments: [{ state: 'cancelled' }, { state: 'placed' }] })

  const stranger = await shop.buyer()
  await shop.add({ ...(await shop.variant()), quantity: 1 }, stranger)
  const refused = await shop.place(stranger, { payment: 'invoice' })
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'invoice_not_approved'])
})

test('operators list and show orders, and withdraw an approval', async () => {
  const { buyer, number } = await paidOrder('invoice')
  expect(await shop.operate('orders', 'list')).toContain(number)
  const shown = await shop.operate('orders', 'show', number.toLowerCase())
  expect(shown).toMatch(/invoice invoiced/)
  expect(shown).toContain('1 Swan Street, Leeds, LS1 4DY')
  expect(shown).toContain('1. 3 × ')
  const { email } = (await shop.get('/api/account', buyer)).json().client
  await shop.operate('clients', 'approve-invoice', email, 'off')
  const { methods } = (await shop.get('/api/orders/payment-methods', buyer)).json()
  expect(methods).toEqual(['card'])
  await expect(shop.operate('clients', 'approve-invoice', 'nobody@pub.example')).rejects.toThrow('not found')
})

test('own orders are listed page by page, newest first; those of others are not found', async () => {
  const buyer = await shop.buyer()
  const keg = await shop.variant({ availableUnits: 100 })
  const numbers: string[] = []
  for (let count = 0; count < 3; count += 1) {
    await shop.add({ ...keg, quantity: 2 }, buyer)
    numbers.unshift((await shop.placed(buyer)).number)
    shop.wait(1)
  }
  const page = async (query: string) => (await shop.get(`/api/orders${query}`, buyer)).json()
  const first = await page('?pageSize=2')
  expect(first).toMatchObject({ page: 1, pageSize: 2, total: 3, pages: 2 })
  expect(first.orders.map(({ number }: { number: string }) => number)).toEqual(numbers.slice(0, 2))
  expect(first.orders[0]).toMatchObject({ itemCount: 2, state: 'placed', paymentState: 'unpaid' })
  expect((await page('?pageSize=2&page=2')).orders).toHaveLength(1)
  const stranger = await shop.buyer()
  for (const path of ['', '/reorder']) {
    expect((await shop.get(`/api/orders/${numbers[0]}${path}`, stranger)).statusCode).toBe(404)
    expect((await shop.get(`/api/orders/${numbers[0]}${path}`)).statusCode).toBe(401)
  }
  expect((await shop.get('/api/orders', stranger)).json().orders).toEqual([])
  expect((await shop.get(`/api/orders/${numbers[0]!.toLowerCase()}`, buyer)).statusCode).toBe(200)
})

test('a reorder reports the differences and writes nothing', async () => {
  const buyer = await shop.buyer()
  const kegs = await Promise.all([1, 2, 3, 4].map(() => shop.variant()))
  for (const keg of kegs) await shop.add({ ...keg, quantity: 3 }, buyer)
  const { number } = await shop.placed(buyer)
  await shop.change(kegs[1]!, { priceMinor: 13_000 })
  await shop.change(kegs[2]!, { stock: 2 })
  await shop.change(kegs[3]!, { stock: 0 })
  const { items, changes } = (await shop.get(`/api/orders/${number}/reorder`, buyer)).json()
  expect(items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 3, 2])
  expect(changes).toMatchObject([
    { reason: 'price_changed', priceWasMinor: 12_000, priceMinor: 13_000 },
    { reason: 'fewer_left', quantityOrdered: 3, quantity: 2 },
    { reason: 'sold_out', quantity: 0 },
  ])
  expect(await shop.items(buyer)).toEqual([])
})

test('no spreadsheet reads a cell of the CSV export as a formula', async () => {
  const buyer = await shop.buyer()
  const beer = await buildBeer(shop.database, { name: '=HYPERLINK("x"), "best"' })
  const { storefrontVariantId } = await buildContainer(shop.database, { beerId: beer.id })
  await shop.add({ kind: 'variant', variantId: storefrontVariantId, quantity: 2 }, buyer)
  const { number } = await shop.placed(buyer)
  await shop.pay(number, sandboxTokens.success, buyer)
  const reply = await shop.get('/api/orders/export.csv', buyer)
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head, row, end] = reply.body.replace('\uFEFF', '').split('\r\n')
  expect(head).toMatch(/^order,placed,business,/)
  expect(row).toContain(number)
  expect(row).toContain(`"'=HYPERLINK(""x""), ""best"", Keg 30 L"`)
  expect(row).toMatch(/,2,120\.00,240\.00,20,48\.00,288\.00,[^,]+,,$/)
  expect(end).toBe('')
})

test('finished orders of a deleted client lose the person; orders on their way still arrive', async () => {
  const session = await shop.register()
  const { number, run } = await paidOrder()
  const leaver = await paidOrder()
  await leaver.run('accept')
  const own = (await shop.get('/api/account/data', leaver.buyer)).json()
  expect(own.orders).toMatchObject([{ number: leaver.number }])
  const gone = await shop.call(
    'DELETE',
    '/api/account',
    { password: 'a firkin of mild', settlesLater: true },
    leaver.buyer,
  )
  expect(gone.statusCode).toBe(204)
  expect(await shop.operate('orders', 'show', leaver.number)).toContain('Maggie Tapster')
  await leaver.run('dispatch')
  await leaver.run('deliver', 'name=Jo Barr')
  const another = await shop.call(
    'DELETE',
    '/api/account',
    { password: 'a firkin of mild', settlesLater: true },
    bearer(session),
  )
  expect(another.statusCode).toBe(204)
  expect(await shop.operate('orders', 'show', leaver.number)).not.toContain('Maggie Tapster')
  await run('accept')
  expect(await shop.operate('orders', 'show', number)).toContain('Maggie Tapster')
})
