import { expect, test } from 'vitest'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { openTradeShop } from '../../../tests/support/shops/trade-shop.ts'
import { tradeApplication } from '../../../tests/support/builders/trade-application.ts'

const shop = await openTradeShop()
const [premises] = tradeApplication.premises

test('only an approved client places an order; the others learn their state and keep their basket (TRADE-01, NOTE-15)', async () => {
  const item = await shop.variant({ availableUnits: 10 })
  const operations = await shop.staff('operations')
  const none = await shop.newcomer()
  const applied = await shop.newcomer()
  const refused = await shop.newcomer()
  const held = await shop.newcomer()
  for (const buyer of [applied, refused, held]) await shop.apply(buyer)
  await shop.decide(operations, refused, 'refuse', { reason: 'No such licence.' })
  await shop.decide(operations, held, 'approve')
  await shop.decide(operations, held, 'hold', { reason: 'Documents are missing.' })
  for (const [state, buyer] of Object.entries({ none, applied, refused, on_hold: held })) {
    await shop.add({ ...item, quantity: 2 }, buyer)
    const reply = await shop.place(buyer)
    expect([reply.statusCode, reply.json()]).toEqual([
      403,
      {
        code: 'trade_not_approved',
        message: 'Ordering needs an approved trade account.',
        state,
        link: '/account/trade',
        requestId: expect.any(String),
      },
    ])
    expect(await shop.items(buyer)).toHaveLength(1)
    expect(await shop.stockOf(item)).toBe(10)
    expect((await shop.get('/api/orders', buyer)).json().total).toBe(0)
  }
  await shop.decide(operations, applied, 'approve')
  expect((await shop.place(applied)).statusCode).toBe(201)
})

test.each([
  ['businessName', { businessName: ' ' }],
  ['kind', { kind: null }],
  ['licenceNumber', { licenceNumber: null }],
  ['awrsNumber', { kind: 'wholesaler' }],
  ['premises', { premises: [] }],
  ['premises.0.postcode', { premises: [{ ...premises, postcode: '10115' }] }],
  ['premises.0.street', { premises: [{ ...premises, street: '' }] }],
  ['vatNumber', { vatNumber: 'GB123456783' }],
])('an application that lacks %s is refused by that name (TRADE-02)', async (field, change) => {
  const buyer = await shop.newcomer()
  const reply = await shop.apply(buyer, change)
  expect([reply.statusCode, reply.json()]).toMatchObject([
    400,
    { code: 'trade_incomplete', field, problems: [{ field, message: expect.any(String) }] },
  ])
  expect((await shop.trade(buyer)).state).toBe('none')
})

test('a wholesaler applies with an AWRS number, and the answer shows what is stored (TRADE-02)', async () => {
  const buyer = await shop.newcomer()
  const wholesaler = { kind: 'wholesaler', licenceNumber: null, awrsNumber: 'xxaw 0000 0123456' }
  const notes = { dropNotes: 'Ring twice.\nNot before eight.', unloading: 'fork_lift' }
  const reply = await shop.apply(buyer, { ...wholesaler, premises: [{ ...premises, ...notes }] })
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    {
      state: 'applied',
      details: {
        businessName: 'The Tap Ltd',
        kind: 'wholesaler',
        licenceNumber: null,
        awrsNumber: 'XXAW00000123456',
        vatNumber: null,
        companyNumber: null,
      },
      change: null,
      premises: [{ ...premises, ...notes, apartment: null, id: expect.any(String) }],
      question: null,
      answer: null,
      reason: null,
      appliedAt: shop.now().toISOString(),
      decidedAt: null,
    },
  ])
  expect(await shop.trade(buyer)).toEqual(reply.json())
})

test('premises are saved addresses, and the same application twice saves and says nothing twice (TRADE-02)', async () => {
  const buyer = await shop.newcomer()
  await shop.apply(buyer)
  const again = await shop.apply(buyer)
  expect(again.statusCode).toBe(200)
  const { addresses } = (await shop.get('/api/account', buyer)).json()
  expect(addresses).toEqual([
    {
      id: again.json().premises[0].id,
      label: 'The Tap',
      recipient: 'The Tap',
      street: '1 Brewery Yard',
      apartment: null,
      town: 'Leeds',
      postcode: 'LS1 4DY',
      phone: '0113 496 0000',
    },
  ])
  expect(await shop.news(buyer)).toEqual(['applied'])
  const other = await shop.newcomer()
  const stolen = { premises: [{ ...premises, id: addresses[0].id }] }
  expect((await shop.apply(other, stolen)).statusCode).toBe(404)
  const moved = { premises: [{ ...premises, id: addresses[0].id, street: '2 Brewery Yard' }] }
  expect((await shop.apply(buyer, moved)).json().premises).toMatchObject([{ street: '2 Brewery Yard' }])
  const second = {
    premises: [...moved.premises, { ...premises, tradingName: 'The Spile', street: '9 Kirkgate' }],
  }
  expect((await shop.apply(buyer, second)).json().premises).toHaveLength(2)
  expect((await shop.apply(buyer, moved)).json().premises).toHaveLength(1)
  expect((await shop.get('/api/account', buyer)).json().addresses).toHaveLength(2)
})

test('an application is approved at once or waits, as trade.approval says (TRADE-04, TRADE-05)', async () => {
  const [usual, automatic, review] = [await shop.newcomer(), await shop.newcomer(), await shop.newcomer()]
  expect((await shop.apply(usual)).json().state).toBe('applied')
  await shop.setApproval('automatic')
  expect((await shop.apply(automatic)).json().state).toBe('approved')
  expect((await shop.apply(automatic, { kind: 'wholesaler' })).statusCode).toBe(400)
  expect((await shop.apply(usual)).json().state).toBe('approved')
  await shop.setApproval('review')
  expect((await shop.apply(review)).json().state).toBe('applied')
  await shop.setApproval(null)
  expect(await shop.news(automatic)).toEqual(['approved'])
  expect(await shop.news(usual)).toEqual(['applied', 'approved'])
})

test('a client on hold pays, cancels and reads as before, and orders nothing (TRADE-07)', async () => {
  const item = await shop.variant({ availableUnits: 20 })
  const finance = await shop.staff('finance')
  const buyer = await shop.buyer()
  const orders: string[] = []
  while (orders.length < 3) {
    await shop.add({ ...item, quantity: 1 }, buyer)
    orders.push((await shop.placed(buyer)).number)
  }
  const [paid = '', open = '', unwanted = ''] = orders
  await shop.pay(paid, sandboxTokens.success, buyer)
  expect((await shop.decide(finance, buyer, 'hold', { reason: 'An invoice is late.' })).statusCode).toBe(200)

  await shop.add({ ...item, quantity: 1 }, buyer)
  expect((await shop.place(buyer)).json()).toMatchObject({ code: 'trade_not_approved', state: 'on_hold' })
  expect((await shop.get('/api/orders', buyer)).json().total).toBe(3)
  expect((await shop.get(`/api/orders/${paid}/invoice.pdf`, buyer)).headers['content-type']).toBe(
    'application/pdf',
  )
  expect((await shop.pay(open, sandboxTokens.success, buyer)).json().payment.state).toBe('paid')
  const cancelled = await shop.post(`/api/orders/${unwanted}/cancellation`, {}, buyer)
  expect([cancelled.statusCode, cancelled.json().state]).toEqual([200, 'cancelled'])
  expect((await shop.decide(finance, buyer, 'release')).statusCode).toBe(200)
  expect((await shop.place(buyer)).statusCode).toBe(201)
})

test('the trade account is in the own data, and goes with the account (OPEN-25, TRADE-09)', async () => {
  const buyer = await shop.newcomer()
  await shop.apply(buyer)
  const data = (await shop.get('/api/account/data', buyer)).json()
  expect(data.trade).toMatchObject({ state: 'applied', details: { businessName: 'The Tap Ltd' } })
  const open = async () => shop.operate('worklist', 'list', 'trade')
  const waiting = (await open()).split('\n').length
  await shop.call('DELETE', '/api/account', { password: 'a firkin of mild' }, buyer)
  expect((await open()).split('\n')).toHaveLength(waiting - 1)
})
