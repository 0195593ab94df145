import { expect, test } from 'vitest'
import { formatDay } from '../../shared/dates.ts'
import { sandboxTokens } from '../../shared/sandbox-cards.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../tests/builders.ts'
import { checkoutContact } from '../../tests/checkout-contact.ts'
import { openOrderShop } from '../../tests/order-shop.ts'
import { pdfText } from '../../tests/pdf-text.ts'

const shop = await openOrderShop()

/** Two kegs of one brewery and three of another at £100, ten of each on the shelf. */
async function placedOrder(payment: 'card' | 'invoice' | 'unpaid' = 'card') {
  const buyer = await shop.buyer()
  const email = `${crypto.randomUUID()}@pub.example`
  const parts = []
  for (const quantity of [2, 3]) {
    const email = `${crypto.randomUUID()}@brewery.example`
    const brewery = { ...(await buildBrewery(shop.database, { email })), email }
    const beer = await buildBeer(shop.database, { breweryId: brewery.id })
    const { storefrontVariantId } = await buildContainer(shop.database, {
      beerId: beer.id,
      priceMinor: 10_000,
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
  const order = await shop.placed(buyer, { payment: method, contact: { ...checkoutContact, email } })
  const { number } = order
  if (payment === 'card') await shop.pay(number, sandboxTokens.success, buyer)
  const [one, two] = parts as [(typeof parts)[0], (typeof parts)[0]]
  const partOf = ({ brewery }: typeof one) => order.consignments.find(({ team }) => team?.id === brewery.id)!
  return {
    buyer,
    number,
    email,
    one,
    two,
    partOf,
    cancel: (body: object = {}, who = buyer) => shop.post(`/api/orders/${number}/cancellation`, body, who),
    order: () => shop.order(number, buyer),
    stock: () => Promise.all([shop.stockOf(one.keg), shop.stockOf(two.keg)]),
    run: (verb: string, ...words: string[]) => shop.operate('orders', verb, number, ...words),
    mails: async (to: string) => (await shop.mailsTo(to)).map(({ template }) => template),
  }
}

test('a paid order that nobody has accepted is taken back: stock at once, then the money, and mails to all', async () => {
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

test('one part can be taken back while another is under way; the accepted one cannot', async () => {
  const { cancel, order, stock, run, mails, one, two, partOf } = await placedOrder()
  await run('accept', one.brewery.slug)
  const refused = await cancel({ consignmentId: partOf(one).id })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'not_possible',
    message: 'The brewery has begun with it, so it cannot be cancelled here any more. Please write to us.',
  })
  expect((await cancel({ consignmentId: partOf(two).id })).statusCode).toBe(200)
  await shop.sweep()
  const now = await order()
  expect(now.consignments.map(({ state }) => state)).toEqual(['accepted', 'refunded'])
  expect(now.payment).toMatchObject({ state: 'part_refunded', refundedMinor: 36_000 })
  expect(await stock()).toEqual([8, 10])
  expect(await mails(one.brewery.email)).toEqual(['brewery-order'])
})

test('cancelling all of it leaves what a brewery has accepted', async () => {
  const { cancel, order, run, two } = await placedOrder()
  await run('accept', two.brewery.slug)
  expect((await cancel()).statusCode).toBe(200)
  expect((await order()).consignments.map(({ state }) => state)).toEqual(['cancelled', 'accepted'])
  expect((await cancel()).statusCode).toBe(409)
})

test.each([1, 2, 3, 4, 5])('buyer and brewery at the same moment: one of them is first (%i)', async () => {
  const { cancel, order, stock, run } = await placedOrder()
  const [cancelled, accepted] = await Promise.allSettled([cancel(), run('accept')])
  const isCancelled = cancelled.status === 'fulfilled' && cancelled.value.statusCode === 200
  expect(isCancelled).toBe(accepted.status === 'rejected')
  expect((await order()).state).toBe(isCancelled ? 'cancelled' : 'accepted')
  expect(await stock()).toEqual(isCancelled ? [10, 10] : [8, 7])
})

test('what is owed on an invoice is taken back without money: then nothing is owed', async () => {
  const { cancel, order, stock, mails, one, run, number, email } = await placedOrder('invoice')
  expect((await cancel()).json()).toMatchObject({ state: 'cancelled', payment: { state: 'credited' } })
  await shop.sweep()
  expect((await order()).payment).toMatchObject({ state: 'credited', refundedMinor: 0 })
  expect(await stock()).toEqual([10, 10])
  expect(await mails(one.brewery.email)).toEqual(['brewery-order', 'brewery-order-cancelled'])
  const told = (await shop.mailsTo(email)).findLast(({ template }) => template === 'order-changed')
  expect(told?.data).toMatchObject({
    happened: expect.stringContaining('You do not have to pay for it: it is credited on your invoice.'),
  })
  expect(await shop.operate('orders', 'show', number)).toContain('credited £600.00, owed £0.00')
  expect(await shop.operate('orders', 'list')).toMatch(
    new RegExp(`${number} .* cancelled credited £600\\.00`),
  )
  await expect(run('accept')).rejects.toThrow('This order is cancelled')
})

const due = (words: string[]) => words.slice(words.indexOf('To pay'), words.indexOf('To pay') + 2)

test('the papers of a cancelled order by invoice stay, and say that nothing is to be paid', async () => {
  const { buyer, cancel, number, partOf, one } = await placedOrder('invoice')
  const invoice = async () => {
    const reply = await shop.get(`/api/orders/${number}/invoice.pdf`, buyer)
    expect(reply.statusCode).toBe(200)
    return pdfText(reply.rawPayload).split('\n')
  }
  const owed = async () => {
    const { body } = await shop.get('/api/orders/export.csv', buyer)
    return body
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(',').slice(-2))
  }
  expect(due(await invoice())).toEqual(['To pay', '£600.00'])

  await cancel({ consignmentId: partOf(one).id })
  const half = await invoice()
  expect(due(half)).toEqual(['To pay', '£360.00'])
  expect(half.join()).not.toContain('Credited in full')
  expect(await owed()).toEqual([
    ['cancelled', '360.00'],
    ['placed', '360.00'],
  ])
  expect(await shop.order(number, buyer)).toMatchObject({ payment: { state: 'invoiced' } })

  await cancel()
  const whole = await invoice()
  expect(due(whole)).toEqual(['To pay', '£0.00'])
  expect(whole).toContain(`Credited in full ${formatDay(shop.now().toISOString())}`)
  expect(await owed()).toEqual([
    ['cancelled', '0.00'],
    ['cancelled', '0.00'],
  ])
})

test('a delivered order by invoice that is credited is owed no more', async () => {
  const { order, run, email } = await placedOrder('invoice')
  for (const verb of ['accept', 'dispatch', 'deliver', 'refund']) await run(verb)
  expect(await order()).toMatchObject({ state: 'refunded', payment: { state: 'credited', refundedMinor: 0 } })
  const told = (await shop.mailsTo(email)).findLast(({ template }) => template === 'order-changed')
  expect(told?.data).toMatchObject({ heading: 'Your invoice is credited' })
})

test('an unpaid order is cancelled as a whole, cannot be paid after it, and breweries never hear of it', async () => {
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

test('buyer pays in one tab and cancels in another: the money is kept for an order, or goes back', async () => {
  const { buyer, number, cancel, order, stock } = await placedOrder('unpaid')
  const [, cancelled] = await Promise.all([shop.pay(number, sandboxTokens.success, buyer), cancel()])
  expect(cancelled.statusCode).toBe(200)
  await shop.sweep()
  const { state, payment } = await order()
  expect(['cancelled', 'refunded']).toContain(state)
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
