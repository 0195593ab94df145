import fc from 'fast-check'
import { findPaidOrders } from '../find-paid-orders.ts'
import { expect, test } from 'vitest'
import { randomRuns } from '../../../../tests/support/builders/run-counts.ts'
import { endDispute, moveDisputed, openDispute } from '../../../../tests/support/builders/stripe-books.ts'
import { addStaff } from '../../../../tests/support/shops/add-staff.ts'
import { pdfText } from '../../../../tests/support/shops/pdf-text.ts'
import { openPayoutShop } from '../../../../tests/support/shops/payout-shop.ts'
import { documents } from '../../../finance/documents/document-tables.ts'
import { readBalance, readImbalance } from '../../../finance/ledger/read-balances.ts'
import { findRefundable } from '../../../finance/payments/read-payments.ts'
import { findDispute } from '../../../finance/payments/record-dispute.ts'
import { listDifferences } from '../../../finance/reconciliation/list-differences.ts'
import { reconcile } from '../../../finance/reconciliation/reconcile.ts'
import { findOpenEntries } from '../../../platform/worklist/worklist.ts'

const shop = await openPayoutShop()
const { database, stripe } = shop
const dueBy = () => new Date(shop.now().getTime() + 7 * 86_400_000)

/** A delivered order of £240.00 that its buyer disputes, all or some of it, and what is said and booked of it. */
async function disputedOrder({ isSent = true, amount = 24_000 } = {}) {
  const one = await shop.acceptedOrder()
  if (isSent) {
    await one.run('dispatch')
    await shop.operate('orders', 'deliver', one.order.number, 'name=Jo Barr')
  }
  const dispute = openDispute(stripe.books, one.intent()!, {
    amount,
    reason: 'product_not_received',
    dueBy: dueBy(),
  })
  const said = () => stripe.webhooks().filter(({ payload }) => payload.includes(`"${dispute.id}"`))
  return {
    ...one,
    dispute,
    said,
    /** Delivers all that Stripe has said of it. */
    hear: async () => {
      for (const webhook of said()) expect((await shop.deliver(webhook)).statusCode).toBe(204)
    },
    withdraw: () => moveDisputed(stripe.books, dispute, -amount, 2000),
    giveBack: () => moveDisputed(stripe.books, dispute, amount),
    end: (status: 'won' | 'lost') => endDispute(stripe.books, dispute, status),
    row: () => findDispute(database, dispute.id),
    entries: async () =>
      (await findOpenEntries(database, { kind: 'dispute' }))
        .filter(({ subject }) => subject === dispute.id)
        .map(({ about }) => about),
    balances: async () => ({
      buyer: await readBalance(database, 'buyer', { owner: one.buyer.clientId }),
      due: await readBalance(database, 'brewery_due', { owner: one.brewery.id }),
      imbalance: await readImbalance(database),
    }),
    lost: async () => ({
      debt: await readBalance(database, 'bad_debt', {
        orderId: (await findDispute(database, dispute.id))!.orderId,
      }),
    }),
  }
}

test('a dispute is listed with its evidence day, holds the trade account, and books money and fee (PAYO-06)', async () => {
  const { order, buyer, hear, withdraw, entries, row, balances } = await disputedOrder()
  const costs = await readBalance(database, 'provider_costs')
  await hear()
  expect(await row()).toMatchObject({ state: 'needs_response', amountMinor: 24_000, withdrawnMinor: 0 })
  expect(await entries()).toEqual([
    expect.stringMatching(
      new RegExp(`^£240\\.00 of ${order.number} is disputed: the goods never came\\. Send the evidence by `),
    ),
  ])
  const trade = await shop.get('/api/account/trade', buyer)
  expect(trade.json()).toMatchObject({ state: 'on_hold' })
  withdraw()
  await hear()
  await hear()
  expect(await row()).toMatchObject({ withdrawnMinor: 24_000 })
  expect(await balances()).toEqual({ buyer: 24_000, due: -24_000 + 720, imbalance: 0 })
  expect((await readBalance(database, 'provider_costs')) - costs).toBe(2000)
  expect(await findRefundable(database, (await row())!.orderId)).toBe(0)
  await reconcile({
    database,
    provider: shop.payments.provider,
    clock: shop.now,
    paidOrdersOf: findPaidOrders,
  })
  shop.wait(7 * 3600)
  await reconcile({
    database,
    provider: shop.payments.provider,
    clock: shop.now,
    paidOrdersOf: findPaidOrders,
  })
  const { rows } = await listDifferences(database, { provider: 'stripe', paidOrdersOf: findPaidOrders })
  expect(rows.filter(({ key }) => key.includes('dispute'))).toEqual([])
})

test('a won dispute gives the money back and leaves the list (PAYO-06)', async () => {
  const { hear, withdraw, giveBack, end, entries, row, balances } = await disputedOrder()
  withdraw()
  end('won')
  giveBack()
  await hear()
  expect(await row()).toMatchObject({ state: 'won', withdrawnMinor: 0, endedAt: expect.any(String) })
  expect(await balances()).toMatchObject({ buyer: 0, imbalance: 0 })
  expect(await entries()).toEqual([])
  await expect(shop.operate('money', 'decide-dispute', (await row())!.id, 'dray', 'Why')).rejects.toThrow(
    'this one is won',
  )
})

test('an order that was cancelled while the bank had its money is on finance’s list once the money is back (PAYO-06)', async () => {
  const { order, hear, withdraw, giveBack, end, row, balances } = await disputedOrder({ isSent: false })
  withdraw()
  await hear()
  await shop.operate('orders', 'cancel', order.number)
  await shop.sweep()
  const { orderId } = (await row())!
  const short = async () =>
    (await findOpenEntries(database, { kind: 'refund_short' }))
      .filter(({ subject }) => subject === orderId)
      .map(({ about }) => about)
  expect(await short()).toEqual([])
  end('won')
  giveBack()
  await hear()
  await hear()
  expect(await short()).toEqual([expect.stringContaining(`£240.00 of ${order.number} is owed`)])
  expect(await balances()).toMatchObject({ buyer: -24_000, imbalance: 0 })
})

test('a lost one is Dray’s bad debt, or the brewery’s with a credit note, once and with a reason (PAYO-06)', async () => {
  const dray = await disputedOrder()
  dray.withdraw()
  dray.end('lost')
  await dray.hear()
  expect(await dray.entries()).toEqual([expect.stringContaining('is lost: say who pays for it')])
  const finance = await shop.buyer()
  await addStaff(database, finance.clientId, 'finance')
  const decide = (id: string, body: object, key = crypto.randomUUID()) =>
    shop.post(`/api/admin/money/disputes/${id}/decision`, body, { 'idempotency-key': key, ...finance })
  expect((await decide(dray.dispute.id, { bearer: 'dray', note: ' ' })).statusCode).toBe(400)
  expect((await decide(dray.dispute.id, { bearer: 'brewery', note: 'Why.' })).statusCode).toBe(400)
  const key = crypto.randomUUID()
  const body = { bearer: 'dray', note: 'The proof was too late.' }
  const path = `/api/admin/money/disputes/${dray.dispute.id}/decision`
  const preview = (await shop.post(`${path}?dryRun=true`, body, finance)).json()
  expect(preview).toMatchObject({ money: ['Dray covers £240.00 as a bad debt.'], documents: [] })
  expect(await dray.lost()).toEqual({ debt: 0 })
  expect((await decide(dray.dispute.id, body, key)).json()).toMatchObject({
    state: 'lost',
    decision: { bearer: 'dray', creditedMinor: 0, note: 'The proof was too late.' },
  })
  expect((await decide(dray.dispute.id, body, key)).statusCode).toBe(200)
  expect((await decide(dray.dispute.id, body)).json()).toMatchObject({ code: 'not_possible' })
  expect(await dray.balances()).toEqual({ buyer: 0, due: -24_000 + 720, imbalance: 0 })
  expect(await dray.lost()).toEqual({ debt: 24_000 })
  expect(await dray.entries()).toEqual([])

  const brewery = await disputedOrder()
  brewery.withdraw()
  brewery.end('lost')
  await brewery.hear()
  const part = brewery.order.consignments[0]!.id
  const items = [{ part, what: 'units', position: 0, units: 1 }]
  const answer = await decide(brewery.dispute.id, { bearer: 'brewery', items, note: 'One keg was flat.' })
  expect(answer.json()).toMatchObject({ decision: { bearer: 'brewery', creditedMinor: 12_000 } })
  expect(await brewery.balances()).toEqual({ buyer: 0, due: -12_000 + 360, imbalance: 0 })
  expect(await brewery.lost()).toEqual({ debt: 12_000 })
  const notes = (await database.select().from(documents)).filter(
    ({ kind, partId }) => kind === 'credit_note' && partId === part,
  )
  expect(notes.map(({ totalMinor, contents }) => [totalMinor, contents.reason])).toEqual([
    [12_000, 'The buyer’s bank took the payment back. One keg was flat.'],
  ])
  await shop.sweep()
  expect((await brewery.now()).payment.refundedMinor).toBe(0)
  const mails = (await shop.mailsTo(brewery.brewery.email!)).map(({ data }) => JSON.stringify(data))
  expect(mails.at(-1)).toContain('the buyer’s bank took the payment back')
})

test('a credit for a lost dispute leaves support the £25.00 of the day (CLAIM-07, PAYO-06)', async () => {
  const { dispute, order, withdraw, end, hear } = await disputedOrder({ amount: 12_000 })
  withdraw()
  end('lost')
  await hear()
  const [finance, support] = [await shop.buyer(), await shop.buyer()]
  await addStaff(database, finance.clientId, 'finance')
  await addStaff(database, support.clientId, 'support')
  const post = (path: string, body: object, who: typeof support) =>
    shop.post(path, body, { 'idempotency-key': crypto.randomUUID(), ...who })
  const items = [{ part: order.consignments[0]!.id, what: 'units', position: 0, units: 1 }]
  const decided = { bearer: 'brewery', items, note: 'One keg was flat.' }
  expect((await post(`/api/admin/money/disputes/${dispute.id}/decision`, decided, finance)).statusCode).toBe(
    200,
  )
  const rebate = { part: order.consignments[0]!.id, what: 'rebate', position: 0, amountMinor: 1000 }
  const refund = { items: [rebate], reason: 'price', cause: 'brewery', note: 'Ten pounds too dear.' }
  const given = await post(`/api/admin/orders/${order.number}/refunds`, refund, support)
  expect(given.json()).toMatchObject({ state: 'done' })
})

test('finance reads disputes and the evidence: order, proof of delivery, history and documents (PAYO-06)', async () => {
  const { order, brewery, dispute, hear } = await disputedOrder()
  await hear()
  const finance = await shop.buyer()
  await addStaff(database, finance.clientId, 'finance')
  const { rows } = (await shop.get('/api/admin/money/disputes', finance)).json()
  expect(rows.find(({ id }: { id: string }) => id === dispute.id)).toMatchObject({
    orderNumber: order.number,
    reasonText: 'the goods never came',
    decision: null,
  })
  const pack = await shop.get(`/api/admin/money/disputes/${dispute.id}/evidence.pdf`, finance)
  const text = pdfText(pack.rawPayload).replaceAll('\n', ' ')
  for (const words of [order.number, brewery.name, 'taken by Jo Barr', 'History', 'Tax point', dispute.id])
    expect(text).toContain(words)
  expect((await shop.get('/api/admin/money/disputes/dp_none/evidence.pdf', finance)).statusCode).toBe(404)
  expect(await shop.operate('money', 'disputes')).toContain(`${dispute.id}  ${order.number}  £240.00`)
})

test('notices in any order, twice and at once, come to the same row and bookings (PAYO-06)', async () => {
  const steps = fc.record({
    isWon: fc.boolean(),
    order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 1 }),
    again: fc.array(fc.nat(3), { maxLength: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(steps, async ({ isWon, order, again }) => {
      const { withdraw, giveBack, end, said, row, balances } = await disputedOrder()
      withdraw()
      if (isWon) giveBack()
      end(isWon ? 'won' : 'lost')
      const webhooks = said()
      const heard = [...order, ...again].map((at) => webhooks[at % webhooks.length]!)
      await Promise.all(heard.map((webhook) => shop.deliver(webhook)))
      expect(await row()).toMatchObject({
        state: isWon ? 'won' : 'lost',
        withdrawnMinor: isWon ? 0 : 24_000,
      })
      expect(await balances()).toMatchObject({ buyer: isWon ? 0 : 24_000, imbalance: 0 })
    }),
    { numRuns: randomRuns({ quick: 4, thorough: 40 }) },
  )
})
