import { expect, test } from 'vitest'
import { addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openPhoneOrderShop } from '../../../tests/support/shops/phone-order-shop.ts'
import { readBalance } from '../../finance/ledger/read-balances.ts'
import { findLineFaults } from '../orders/find-order-faults.ts'
import { auditTrailOf } from '../../platform/audit/write-audit.ts'

const shop = await openPhoneOrderShop()
shop.goTo(shop.dayAhead(1, 1), '10:00')
const hour = 3600

test('the pad has the pub’s prices, usual sizes first, delivery, credit and empties, for owner and sales alone (REP-01)', async () => {
  const phone = await shop.openPhone({ limitMinor: 500_000 })
  const pad = (await phone.pad()).json()
  expect(pad).toMatchObject({
    buyer: { id: phone.buyer.clientId, name: expect.any(String) },
    premises: [{ id: phone.premisesId, name: 'The Salt Cellar', delivery: expect.any(String) }],
    isAllowed: false,
    creditLeftMinor: 500_000,
    empties: { atBuyer: 0, due: 0 },
    beers: [
      {
        name: 'Towpath Bitter',
        sizes: [{ variantId: phone.bitter.variantId, priceMinor: 10_000, lastOrderedAt: expect.any(String) }],
      },
      { name: 'Harbour Stout', sizes: [{ lastOrderedAt: null, maxQuantity: 5 }] },
    ],
    sent: [],
  })
  expect((await phone.pad(await phone.member('owner'))).statusCode).toBe(200)
  for (const role of ['cellar', 'accounts'] as const) {
    const person = await phone.member(role)
    expect((await phone.pad(person)).statusCode).toBe(403)
    expect((await shop.post(`${phone.path}/text`, { text: '2 towpath' }, person)).statusCode).toBe(403)
  }
  const stranger = await shop.openPhone()
  expect((await shop.get(phone.path, stranger.rep)).statusCode).toBe(404)
  const other = phone.path.replace(phone.buyer.clientId, stranger.buyer.clientId)
  expect((await shop.get(other, phone.rep)).statusCode).toBe(404)
})

test('pasted text is read with this brewery’s beers, at the pub’s price and in its last size (REP-01)', async () => {
  const phone = await shop.openPhone()
  await shop.openPhone()
  const text = '2 towpath bitter\n1 harbour stout'
  const read = async () => (await shop.post(`${phone.path}/text`, { text }, phone.rep)).json().rows
  await expect.poll(async () => (await read())[1].chosen).toBe(phone.stout.variantId)
  const rows = await read()
  expect(rows).toMatchObject([
    { quantity: 2, chosen: phone.bitter.variantId, items: [{ sizes: [{ priceMinor: 10_000 }] }] },
    { quantity: 1, chosen: phone.stout.variantId },
  ])
  for (const { items } of rows) for (const { breweryId } of items) expect(breweryId).toBe(phone.brewery.id)
})

test('a quote names what cannot be ordered, and refuses beers of others (REP-01)', async () => {
  const phone = await shop.openPhone()
  const { variantId } = phone.stout
  const quote = await phone.quote([{ variantId, quantity: 7 }])
  expect(quote).toMatchObject({
    lines: [{ variantId, quantity: 5, unitPriceMinor: 12_000, netMinor: 60_000 }],
    problems: [expect.stringContaining('5 instead of 7')],
  })
  expect(quote.totalMinor).toBe(quote.goodsMinor + quote.depositsMinor + quote.shippingMinor + quote.vatMinor)
  const { bitter } = await shop.openPhone()
  const wanted = { premisesId: phone.premisesId, lines: [{ variantId: bitter.variantId, quantity: 1 }] }
  const refused = await shop.post(`${phone.path}/quote`, wanted, phone.rep)
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'lines'])
})

test('a sent order reserves for two hours, shows what changed after three, and is placed once (REP-02)', async () => {
  const phone = await shop.openPhone()
  const lines = [
    { variantId: phone.bitter.variantId, quantity: 3 },
    { variantId: phone.stout.variantId, quantity: 2 },
  ]
  const sent = await phone.take('confirmation', lines, { caller: 'Maggie' })
  expect([sent.statusCode, sent.json()]).toEqual([201, expect.objectContaining({ number: null })])
  expect(await shop.stockOf(phone.bitter)).toBe(16)
  expect(await shop.stockOf(phone.stout)).toBe(3)
  expect((await phone.pad()).json().sent).toMatchObject([{ totalMinor: sent.json().totalMinor }])
  const token = await phone.token()
  const mail = await shop.lastMail(phone, 'phone-order')
  expect(mail).toMatchObject({
    takenBy: expect.stringContaining(` of ${phone.brewery.name}`),
    sheet: {
      parts: [
        {
          lines: [
            { units: 3, sum: '£300.00' },
            { units: 2, sum: '£240.00' },
          ],
        },
      ],
      facts: [{ label: 'Delivery', text: expect.stringMatching(/^(free|£)/) }],
      sums: expect.arrayContaining([
        { label: expect.stringMatching(/^Delivery/), text: expect.stringMatching(/^Free$|^£(?!0\.00)/) },
      ]),
    },
  })
  shop.wait(1.9 * hour)
  await shop.releaseReservations()
  expect(await shop.stockOf(phone.bitter)).toBe(16)
  shop.wait(1.1 * hour)
  await shop.releaseReservations()
  await shop.releaseReservations()
  expect(await shop.stockOf(phone.bitter)).toBe(19)
  await shop.change(phone.stout, { stock: 0 })
  await shop.change(phone.bitter, { priceMinor: 11_000 })
  const page = await shop.linkPage(token)
  expect(page.statusCode).toBe(200)
  expect(page.headers['x-robots-tag'] ?? page.body).toMatch(/noindex/)
  expect(page.body).toContain('sold out: left out')
  expect(page.body).toContain('costs £110.00, before £100.00')
  const total = /name="total" value="(\d+)"/.exec(page.body)![1]!
  const stale = await shop.confirmLink(token, { total: String(sent.json().totalMinor), payment: 'invoice' })
  expect(stale.statusCode).toBe(409)
  const confirmed = await shop.confirmLink(token, { total, payment: 'invoice' })
  expect(confirmed.statusCode).toBe(201)
  const again = await shop.confirmLink(token, { total, payment: 'invoice' })
  expect(again.statusCode).toBe(200)
  expect(again.body).toContain('is placed')
  const placed = (await shop.ordersOf(phone)).filter(({ paymentMethod }) => paymentMethod === 'invoice')
  expect(placed).toMatchObject([{ totalMinor: Number(total) }])
  expect(await shop.stockOf(phone.bitter)).toBe(16)
  expect(await findLineFaults(shop.database)).toEqual([])
  await shop.signInAgain()
  const order = await shop.order(placed[0]!.number, phone.buyer)
  expect(order.history[0]).toMatchObject({
    by: { role: 'buyer' },
    note: expect.stringMatching(/^Taken by phone by .+, confirmed by the buyer\.$/),
  })
})

test('is confirmed while its stock is reserved, even the last of it; a card is paid signed in, which a browser without scripts reads before and after (REP-02)', async () => {
  const phone = await shop.openPhone({ payment: 'card' })
  const lines = [{ variantId: phone.stout.variantId, quantity: 5 }]
  const { totalMinor } = (await phone.take('confirmation', lines)).json()
  expect(await shop.stockOf(phone.stout)).toBe(0)
  const token = await phone.token()
  const page = await shop.linkPage(token)
  expect(page.body).not.toContain('What has changed')
  expect(page.body).toContain('Switch JavaScript on before you go on.')
  const confirmed = await shop.confirmLink(token, { total: String(totalMinor), payment: 'card' })
  expect([confirmed.statusCode, confirmed.headers.location]).toEqual([
    303,
    expect.stringMatching(/\/payment$/),
  ])
  const payment = await shop.app.inject(confirmed.headers.location!)
  expect(payment.body).toMatch(/This order is not paid yet, .+ load this page again/)
  const again = (await shop.linkPage(token)).body
  expect(again).toContain('is not paid yet')
  expect(again).toContain(confirmed.headers.location)
  expect(await shop.stockOf(phone.stout)).toBe(0)
  expect(await findLineFaults(shop.database)).toEqual([])
})

test('two clicks at once place one order (REP-02)', async () => {
  const phone = await shop.openPhone()
  const lines = [{ variantId: phone.bitter.variantId, quantity: 2 }]
  const { totalMinor } = (await phone.take('confirmation', lines)).json()
  const token = await phone.token()
  const fields = { total: String(totalMinor), payment: 'invoice' }
  const replies = await Promise.all([shop.confirmLink(token, fields), shop.confirmLink(token, fields)])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 201])
  expect(await shop.stockOf(phone.bitter)).toBe(17)
})

test('a link ends after 48 hours, or when it is withdrawn, and reserves nothing then (REP-02)', async () => {
  const phone = await shop.openPhone()
  const lines = [{ variantId: phone.bitter.variantId, quantity: 2 }]
  const first = (await phone.take('confirmation', lines)).json()
  const token = await phone.token()
  const [{ id }] = (await phone.pad()).json().sent
  const withdraw = () => shop.post(`${phone.path}/${id}/withdrawal`, {}, shop.keyed(phone.rep))
  expect((await withdraw()).json()).toMatchObject({ sent: [] })
  expect((await withdraw()).statusCode).toBe(200)
  expect(await shop.stockOf(phone.bitter)).toBe(19)
  const fields = { total: String(first.totalMinor), payment: 'invoice' }
  expect((await shop.confirmLink(token, fields)).statusCode).toBe(409)
  await phone.take('confirmation', lines)
  const second = await phone.token()
  shop.wait(48 * hour)
  expect((await shop.linkPage(second)).body).toContain('expired')
  expect((await shop.confirmLink(second, fields)).statusCode).toBe(409)
  expect((await shop.confirmLink('unknown', fields)).statusCode).toBe(404)
})

test('is placed on account where the pub allows it alone: 403 before, 201 after, 403 after withdrawing (REP-03)', async () => {
  const phone = await shop.openPhone({ limitMinor: 40_000 })
  const lines = [{ variantId: phone.bitter.variantId, quantity: 2 }]
  const codeOf = async (reply: ReturnType<typeof phone.take>) => {
    const { statusCode, ...answer } = await reply
    return [statusCode, answer.json().code]
  }
  const refused = [403, 'phone_orders_not_allowed']
  expect(await codeOf(phone.take('account', lines))).toEqual(refused)
  expect((await phone.allow(true)).json().breweries).toMatchObject([
    { slug: phone.brewery.slug, allowedAt: expect.any(String) },
  ])
  expect((await phone.pad()).json().isAllowed).toBe(true)
  const key = crypto.randomUUID()
  const placed = await phone.take('account', lines, {}, { key })
  expect(placed.statusCode).toBe(201)
  const again = await phone.take('account', lines, {}, { key })
  expect(again.json().number).toBe(placed.json().number)
  expect(await codeOf(phone.take('account', [{ variantId: phone.bitter.variantId, quantity: 3 }]))).toEqual([
    409,
    'credit_limit',
  ])
  await phone.allow(false)
  expect(await codeOf(phone.take('account', lines))).toEqual(refused)
  expect((await phone.pad()).json().isAllowed).toBe(false)
})

test('the order names who took it, is mailed at once, and can be cancelled for 30 minutes though it is accepted (REP-04)', async () => {
  const phone = await shop.openPhone({ limitMinor: 100_000 })
  await phone.allow(true)
  const balance = () => readBalance(shop.database, 'buyer', { owner: phone.buyer.clientId })
  const before = await balance()
  const lines = [{ variantId: phone.bitter.variantId, quantity: 2 }]
  const { number } = (await phone.take('account', lines, { caller: 'Maggie Tapster' })).json()
  const order = await shop.order(number, phone.buyer)
  expect(order.history[0]).toMatchObject({
    what: 'place',
    by: { role: 'sales', name: expect.any(String), onBehalf: phone.brewery.name },
    note: 'On the phone: Maggie Tapster.',
  })
  expect(order.phone).toEqual({
    takenBy: `${order.history[0]!.by.name} of ${phone.brewery.name}`,
    freeUntil: new Date(shop.now().getTime() + 30 * 60_000).toISOString(),
  })
  expect(await shop.lastMail(phone, 'order-placed')).toMatchObject({
    number,
    phone: { takenBy: order.phone!.takenBy },
  })
  await shop.operate('orders', 'accept', number)
  await expect(shop.operate('orders', 'dispatch', number)).rejects.toThrow(/free of charge until/)
  shop.wait(29 * 60)
  await shop.signInAgain()
  const cancelled = await shop.post(`/api/orders/${number}/cancellation`, {}, phone.buyer)
  expect(cancelled.json().state).toBe('cancelled')
  expect(await shop.stockOf(phone.bitter)).toBe(19)
  expect((await phone.pad()).json().creditLeftMinor).toBe(100_000)
  expect(await balance()).toBe(before)
  expect(await findLineFaults(shop.database)).toEqual([])
})

test('after 30 minutes an accepted order by phone is dispatched as any other (REP-04)', async () => {
  const phone = await shop.openPhone()
  await phone.allow(true)
  const { number } = (
    await phone.take('account', [{ variantId: phone.bitter.variantId, quantity: 1 }])
  ).json()
  await shop.operate('orders', 'accept', number)
  shop.wait(30 * 60)
  await shop.operate('orders', 'dispatch', number)
  await shop.signInAgain()
  expect((await shop.order(number, phone.buyer)).state).toBe('dispatched')
})

test('support and operations take orders for any brewery or group, and the audit row names them and the caller (REP-05)', async () => {
  const phone = await shop.openPhone()
  await phone.allow(true)
  const lines = [{ variantId: phone.bitter.variantId, quantity: 1 }]
  const base = `/api/admin/buyers/${phone.buyer.clientId}/phone-orders`
  const at = `${base}?brewery=${phone.brewery.slug}`
  const support = await shop.staff('support')
  expect((await shop.get(base, support)).statusCode).toBe(400)
  expect((await shop.get(at, support)).json()).toMatchObject({ seller: phone.brewery.name })
  expect((await shop.get(at, shop.finance)).statusCode).toBe(403)
  expect((await shop.get(at, phone.rep)).statusCode).toBe(404)
  const nameless = await phone.take('account', lines, {}, { headers: support, at })
  expect([nameless.statusCode, nameless.json().field]).toEqual([400, 'caller'])
  const taken = await phone.take('account', lines, { caller: 'Maggie Tapster' }, { headers: support, at })
  expect(taken.statusCode).toBe(201)
  const { number } = taken.json()
  const order = await shop.order(number, phone.buyer)
  expect(order.phone!.takenBy).toMatch(new RegExp(` of Dray for ${phone.brewery.name}$`))
  const [row] = await auditTrailOf(shop.database, { kind: 'order', id: number })
  expect(row).toMatchObject({
    actorId: support.clientId,
    actorName: order.history[0]!.by.name,
    actorRole: 'support',
    actingFor: phone.brewery.name,
    verb: 'place phone order',
    after: { caller: 'Maggie Tapster' },
  })
  const operations = await shop.staff('operations')
  await addStaff(shop.database, operations.clientId, 'operations')
  const sent = await phone.take('confirmation', lines, { caller: 'Maggie' }, { headers: operations, at })
  expect(sent.statusCode).toBe(201)
})
