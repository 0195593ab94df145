import { expect, test } from 'vitest'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { pdfText } from '../../../tests/support/shops/pdf-text.ts'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'

const shop = await openOrderShop()

/** An order from two breweries, and its buyer's actions. */
async function placedOrder(payment: 'card' | 'invoice' | 'unpaid' = 'card') {
  const order = await placeTwoBreweryOrder(shop, payment)
  const { buyer, number, placed, one, two } = order
  return {
    ...order,
    partOf: ({ brewery }: typeof one) => placed.consignments.find(({ team }) => team?.id === brewery.id)!,
    cancel: (body: object = {}, who = buyer) => shop.post(`/api/orders/${number}/cancellation`, body, who),
    stock: () => Promise.all([shop.stockOf(one.keg), shop.stockOf(two.keg)]),
    mails: async (to: string) => (await shop.mailsTo(to)).map(({ template }) => template),
  }
}

test('a paid order without an acceptance is cancelled: stock returns at once, then the money, and all parties get mails', async () => {
  const { cancel, order, stock, mails, email, one, two } = await placedOrder()
  expect(await stock()).toEqual([8, 7])
  const reply = await cancel()
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({
    state: 'cancelled',
    consignments: [{ state: 'cancelled' }, { state: 'cancelled' }],
  })
  expect(await stock()).toEqual([10, 10])
  await shop.sweep()
  expect((await order()).payment).toMatchObject({ state: 'refunded', refundedMinor: 60_000 })
  expect((await order()).history.filter(({ what }) => what === 'cancel')).toMatchObject([
    { teamName: one.brewery.name, note: 'At the buyer’s wish.' },
    { teamName: two.brewery.name, note: 'At the buyer’s wish.' },
  ])
  expect((await mails(email)).slice(0, 2)).toEqual(['order-placed', 'order-changed'])
  for (const { brewery } of [one, two])
    expect(await mails(brewery.email)).toEqual(['brewery-order', 'brewery-order-cancelled'])
})

test('cancelling again changes nothing: no more stock, money or mail', async () => {
  const { cancel, order, stock, mails, email, one } = await placedOrder()
  const replies = await Promise.all([cancel(), cancel(), cancel()])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  await shop.sweep()
  const before = [await mails(email), await mails(one.brewery.email)]
  expect((await cancel()).statusCode).toBe(200)
  await shop.sweep()
  expect(await stock()).toEqual([10, 10])
  expect((await order()).payment).toMatchObject({ refundedMinor: 60_000 })
  expect([await mails(email), await mails(one.brewery.email)]).toEqual(before)
  expect(before[1]).toEqual(['brewery-order', 'brewery-order-cancelled'])
})

test('one part is cancelled while another is on its way; the sent one cannot be (LIFE-08)', async () => {
  const { cancel, order, stock, run, mails, one, two, partOf } = await placedOrder()
  await run('accept', one.brewery.slug)
  await run('dispatch', one.brewery.slug)
  const refused = await cancel({ consignmentId: partOf(one).id })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'not_possible',
    message: 'It has been sent, so it cannot be cancelled any more. Please write to us.',
  })
  expect((await cancel({ consignmentId: partOf(two).id })).statusCode).toBe(200)
  await shop.sweep()
  const now = await order()
  expect(now.consignments.map(({ state }) => state)).toEqual(['dispatched', 'cancelled'])
  expect(now.payment).toMatchObject({ state: 'part_refunded', refundedMinor: 36_000 })
  expect(await stock()).toEqual([8, 10])
  expect(await mails(one.brewery.email)).toEqual([
    'brewery-order',
    'brewery-order-changed',
    'brewery-order-changed',
  ])
})

test('a cancellation of the whole order leaves the parts that were sent (LIFE-08)', async () => {
  const { cancel, order, run, two } = await placedOrder()
  await run('accept')
  await run('dispatch', two.brewery.slug)
  expect((await cancel()).statusCode).toBe(200)
  expect((await order()).consignments.map(({ state }) => state)).toEqual(['cancelled', 'dispatched'])
  expect((await cancel()).statusCode).toBe(409)
})

test.each([1, 2, 3, 4, 5])(
  'buyer and brewery at the same moment: one of them is first (%i) (LIFE-08)',
  async () => {
    const { cancel, order, stock, run } = await placedOrder()
    await run('accept')
    const [cancelled, dispatched] = await Promise.allSettled([cancel(), run('dispatch')])
    const isCancelled = cancelled.status === 'fulfilled' && cancelled.value.statusCode === 200
    expect(isCancelled).toBe(dispatched.status === 'rejected')
    expect((await order()).state).toBe(isCancelled ? 'cancelled' : 'dispatched')
    expect(await stock()).toEqual(isCancelled ? [10, 10] : [8, 7])
  },
)

test('the cancellation of an order on invoice moves no money and leaves nothing owed', async () => {
  const { cancel, order, stock, mails, one, run, number, email } = await placedOrder('invoice')
  expect((await cancel()).json()).toMatchObject({ state: 'cancelled', payment: { state: 'credited' } })
  await shop.sweep()
  expect((await order()).payment).toMatchObject({ state: 'credited', refundedMinor: 0 })
  expect(await stock()).toEqual([10, 10])
  expect(await mails(one.brewery.email)).toEqual(['brewery-order', 'brewery-order-cancelled'])
  const mail = (await shop.mailsTo(email)).findLast(({ template }) => template === 'order-changed')
  expect(mail?.data).toMatchObject({
    happened: expect.stringContaining('You do not have to pay for it: it is credited on your invoice.'),
  })
  expect(await shop.operate('orders', 'show', number)).toContain('credited £600.00, owed £0.00')
  expect(await shop.operate('orders', 'list')).toMatch(
    new RegExp(`${number} .* cancelled credited £600\\.00`),
  )
  await expect(run('accept')).rejects.toThrow('This order is cancelled')
})

const sumOf = (label: string, all: string[]) => all[all.indexOf(label) + 1]

test('the documents of an order on invoice show what is cancelled before and after acceptance (DOC-06, DOC-11)', async () => {
  const { buyer, cancel, run, number, partOf, one, two } = await placedOrder('invoice')
  const words = async () => {
    const reply = await shop.get(`/api/orders/${number}/invoice.pdf`, buyer)
    expect(reply.statusCode).toBe(200)
    return pdfText(reply.rawPayload).split('\n')
  }
  const grossOfExport = async () => {
    const { body } = await shop.get('/api/orders/export.csv', buyer)
    const rows = body.split('\r\n').slice(1, -1)
    return rows.map((row) => row.split(',').at(-4))
  }
  const due = 'To pay once the breweries accept'
  expect(sumOf(due, await words())).toBe('£600.00')

  await cancel({ consignmentId: partOf(one).id })
  expect(sumOf(due, await words())).toBe('£360.00')
  expect(await grossOfExport()).toEqual(['360.00'])
  expect(await shop.order(number, buyer)).toMatchObject({ payment: { state: 'invoiced' } })

  await run('accept', two.brewery.slug)
  await run('cancel', two.brewery.slug)
  const credited = await words()
  expect(credited).toContain('Credit note')
  expect(sumOf('Taken off your account', credited)).toBe('£360.00')
  expect(await grossOfExport()).toEqual(['360.00', '-360.00'])
})

test('a delivered order by invoice that is credited is owed no more', async () => {
  const { order, run, email } = await placedOrder('invoice')
  for (const words of [['accept'], ['dispatch'], ['deliver', 'name=Jo Barr'], ['refund']])
    await run(words[0]!, ...words.slice(1))
  expect(await order()).toMatchObject({
    state: 'delivered',
    payment: { state: 'credited', refundedMinor: 0 },
  })
  const mail = (await shop.mailsTo(email)).findLast(({ template }) => template === 'order-changed')
  expect(mail?.data).toMatchObject({ heading: 'Your invoice is credited' })
})

test('an unpaid order is cancelled whole, cannot be paid afterwards, and breweries get no mail about it', async () => {
  const { buyer, number, cancel, order, stock, mails, one, partOf } = await placedOrder('unpaid')
  await shop.pay(number, sandboxTokens.decline, buyer)
  expect((await cancel({ consignmentId: partOf(one).id })).json()).toMatchObject({ code: 'unpaid' })
  expect((await cancel()).json()).toMatchObject({ state: 'cancelled', payment: { state: 'cancelled' } })
  expect(await stock()).toEqual([10, 10])
  expect((await shop.pay(number, sandboxTokens.success, buyer)).statusCode).toBe(409)
  await shop.sweep()
  expect(await order()).toMatchObject({
    state: 'cancelled',
    payment: { state: 'cancelled', refundedMinor: 0 },
  })
  expect(await mails(one.brewery.email)).toEqual([])
})

test('a buyer who pays in one tab and cancels in another gets the order or the money back', async () => {
  const { buyer, number, cancel, order, stock } = await placedOrder('unpaid')
  const [, cancelled] = await Promise.all([shop.pay(number, sandboxTokens.success, buyer), cancel()])
  expect(cancelled.statusCode).toBe(200)
  await shop.sweep()
  const { state, payment } = await order()
  expect(state).toBe('cancelled')
  expect(['cancelled', 'refunded']).toContain(payment.state)
  expect(payment.refundedMinor).toBe(payment.state === 'refunded' ? 60_000 : 0)
  expect(await stock()).toEqual([10, 10])
})

test('another client’s order, another order’s part and none at all are not found', async () => {
  const { cancel, order, number } = await placedOrder()
  const other = await placedOrder()
  expect((await cancel({}, other.buyer)).statusCode).toBe(404)
  expect((await cancel({ consignmentId: other.partOf(other.one).id })).statusCode).toBe(404)
  expect((await cancel({ consignmentId: 'nonsense' })).statusCode).toBe(404)
  expect((await shop.post('/api/orders/DRAY-0000-00/cancellation', {}, other.buyer)).statusCode).toBe(404)
  expect((await shop.post(`/api/orders/${number}/cancellation`, {})).statusCode).toBe(401)
  expect((await cancel({ consignmentId: 7 })).statusCode).toBe(400)
  expect((await order()).state).toBe('placed')
})
