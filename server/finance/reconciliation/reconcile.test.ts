import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  answerBank,
  confirmationTokens,
  confirmIntent,
  createIntent,
} from '../../../tests/support/builders/stripe-books.ts'
import { addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openPayoutShop } from '../../../tests/support/shops/payout-shop.ts'
import { orders } from '../../trading/orders/order-tables.ts'
import { readBalance, readImbalance } from '../ledger/read-balances.ts'
import { bookProviderFees } from '../payments/book-provider-fees.ts'
import { findOpenEntries } from '../../platform/worklist/worklist.ts'
import { compareBooks } from './compare-books.ts'
import { nameDifference } from './name-difference.ts'
import { reconcile, reconcileNightly, reconcileRecent } from './reconcile.ts'

const shop = await openPayoutShop()
const { database, stripe } = shop
stripe.books.toppedUp = 0
const { books } = stripe
const clearing = () => readBalance(database, 'clearing', { owner: 'stripe' })
const night = async () => {
  shop.wait(7 * 60 * 60)
  await reconcile({ ...shop.deps })
  const listed = await findOpenEntries(database, { kind: 'reconciliation' })
  return listed.map(({ subject }) => subject).toSorted()
}
const differences = () => shop.operate('money', 'differences')
/** Hours pass before a difference counts, so the stand-in's rows are of now. */
const ofNow = () => {
  books.movedAt = Math.floor(shop.now().getTime() / 1000)
}

test('payments, fees, refunds, payouts and what goes to Dray’s bank agree with the provider’s books (PAYO-07)', async () => {
  ofNow()
  const one = await shop.acceptedOrder()
  books.fees.set(one.intent()!.latest_charge!, 380)
  await bookProviderFees({ ...shop.payments, clock: shop.now })
  await one.run('dispatch')
  const two = await shop.unpaidOrder()
  await two.pay(confirmationTokens.success)
  await shop.operate('orders', 'cancel', two.order.number)
  await shop.sweep()
  const bank = await readBalance(database, 'bank')
  books.adjustments.push({ id: 'txn_po_1', type: 'payout', amount: -100, fee: 0, source: null })
  expect(await night()).toEqual([])
  expect(await night()).toEqual([])
  expect(await differences()).toBe('The books agree.\n')
  expect(await clearing()).toBe(24_000 - 380 - 100)
  expect(await readBalance(database, 'bank')).toBe(bank + 100)
  expect(await readImbalance(database)).toBe(0)
})

test('what is left out, altered or added there is on finance’s list until it is explained (PAYO-07, LIFE-24)', async () => {
  ofNow()
  const one = await shop.unpaidOrder()
  await one.pay(confirmationTokens.success)
  const two = await shop.unpaidOrder()
  await two.pay(confirmationTokens.success)
  one.intent()!.amount_received -= 50
  const charge = two.intent()!.latest_charge
  two.intent()!.latest_charge = null
  two.intent()!.amount_received = 0
  books.adjustments.push({ id: 'txn_radar', type: 'stripe_fee', amount: -20, fee: 0, source: null })
  const listed = await night()
  expect(listed).toHaveLength(3)
  expect(listed).toContain('other:txn_radar')
  const text = await differences()
  expect(text).toContain('different  there £239.50  here £240.00')
  expect(text).toContain('missing there  there £0.00  here £240.00')
  expect(text).toContain('other:txn_radar  missing here  there -£0.20  here £0.00')

  const staff = await shop.buyer()
  await addStaff(database, staff.clientId, 'finance')
  const figure = async () =>
    (await shop.metrics()).split('\n').find((line) => line.startsWith('dray_unmatched_provider_rows '))
  expect(await figure()).toBe('dray_unmatched_provider_rows 3')
  const costs = await readBalance(database, 'provider_costs')
  const cost = { key: 'other:txn_radar', reason: 'Radar.', isCost: true }
  const answer = await shop.post('/api/admin/money/reconciliation/explanations', cost, {
    ...staff,
    'idempotency-key': crypto.randomUUID(),
  })
  expect(answer.json().rows).toHaveLength(2)
  expect(await readBalance(database, 'provider_costs')).toBe(costs + 20)
  const altered = listed.find((key) => text.includes(`${key}  different`))!
  await shop.operate('money', 'explain', altered, 'Agreed', 'with', 'Stripe.')
  await expect(shop.operate('money', 'explain', altered, 'Again.')).rejects.toThrow('not found')
  expect(await night()).toHaveLength(1)
  // It comes to light after all.
  two.intent()!.latest_charge = charge
  two.intent()!.amount_received = 24_000
  expect(await night()).toEqual([])
  // An explanation is of an amount: another one is new.
  one.intent()!.amount_received -= 1
  expect(await night()).toEqual([altered])
  one.intent()!.amount_received += 51
  expect(await night()).toEqual([])
})

test('a cost whose amount changed after finance looked is booked by no old preview (PAYO-07, SELL-10)', async () => {
  ofNow()
  const row = { id: 'txn_dispute_fee', type: 'stripe_fee', amount: -30, fee: 0, source: null }
  books.adjustments.push(row)
  expect(await night()).toEqual([`other:${row.id}`])
  // Each time another person, as a session ends before the night does.
  const send = async (query: string) => {
    const finance = await shop.buyer()
    await addStaff(database, finance.clientId, 'finance')
    return shop.post(
      `/api/admin/money/reconciliation/explanations?${query}`,
      { key: `other:${row.id}`, reason: 'A fee of the provider.', isCost: true },
      { ...finance, 'idempotency-key': crypto.randomUUID() },
    )
  }
  const costs = await readBalance(database, 'provider_costs')
  const { digest } = (await send('dryRun=true')).json()
  row.amount = -3000
  await night()
  const stale = await send(`digest=${digest}`)
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed_meanwhile'])
  expect(await readBalance(database, 'provider_costs')).toBe(costs)
  expect((await send(`digest=${stale.json().preview.digest}`)).statusCode).toBe(200)
  expect(await readBalance(database, 'provider_costs')).toBe(costs + 3000)
  expect(await night()).toEqual([])
})

test('each night from two o’clock has one comparison, and a missed one is made up for at once (PAYO-07)', async () => {
  let asked = 0
  const provider = {
    ...shop.deps.provider,
    books: {
      ...shop.deps.provider.books,
      balance: () => {
        asked += 1
        return shop.deps.provider.books.balance()
      },
    },
  }
  const at = async (moment: string) => {
    await reconcileNightly({ ...shop.deps, provider, clock: () => new Date(moment) })
    return asked
  }
  expect(await at('2031-01-15T00:30:00Z')).toBe(1)
  expect(await at('2031-01-15T01:59:00Z')).toBe(1)
  expect(await at('2031-01-15T02:00:00Z')).toBe(2)
  expect(await at('2031-01-16T01:59:00Z')).toBe(2)
  expect(await at('2031-01-16T02:00:00Z')).toBe(3)
  // By the clock of London, which is an hour ahead in summer.
  expect(await at('2031-07-16T00:59:00Z')).toBe(4)
  expect(await at('2031-07-16T01:00:00Z')).toBe(5)
})

test('a balance that the rows do not add up to is on the list (PAYO-07)', async () => {
  books.toppedUp = 777
  expect(await night()).toEqual(['balance'])
  await shop.operate('money', 'explain', 'balance', 'Paid in from the bank.')
  expect(await night()).toEqual([])
  books.toppedUp = 0
  expect(await night()).toEqual([])
})

test('rows of one key are one: a refund that failed and was sent again agrees with its booking (PAYO-07)', () => {
  const at = new Date('2026-11-23T12:00:00Z')
  const row = (amountMinor: number) => ({ key: 'refunded:1', amountMinor, at })
  expect(compareBooks([row(-500)], [row(-500), row(500), row(-500)])).toEqual([])
  expect(compareBooks([row(-500)], [row(-500), row(500)])).toMatchObject([
    { kind: 'different', hereMinor: -500, thereMinor: 0, differenceMinor: 500 },
  ])
})

test('finance compares by hand: a payment stuck at the provider is listed at once with its order, and goes once it is taken up (PAYO-07, STAF-18)', async () => {
  await night()
  ofNow()
  const one = await shop.unpaidOrder()
  await one.pay(confirmationTokens.success)
  const staff = await shop.buyer()
  await addStaff(database, staff.clientId, 'finance')
  const compare = (query = '', who: Record<string, string> = staff) =>
    shop.post(
      `/api/admin/money/reconciliation/comparison${query}`,
      {},
      {
        ...who,
        'idempotency-key': crypto.randomUUID(),
      },
    )
  const listed = async () =>
    (await findOpenEntries(database, { kind: 'reconciliation' })).map(({ about }) => about)
  // The provider has lost the payment that is booked here.
  const charge = one.intent()!.latest_charge
  one.intent()!.latest_charge = null
  one.intent()!.amount_received = 0
  const preview = (await compare('?dryRun=true')).json()
  expect(preview.money).toEqual(['One difference is on the list.', 'One difference is new.'])
  expect(await listed()).toEqual([])
  expect((await compare('', await shop.buyer())).statusCode).toBe(404)
  const [row, ...more] = (await compare(`?digest=${preview.digest}`)).json().rows
  expect(more).toEqual([])
  expect(row).toMatchObject({ kind: 'missing_there', orderNumber: one.order.number })
  expect(row.about).toMatch(new RegExp(`^Payment of ${one.order.number} \\(.+\\)$`))
  expect((await listed())[0]).toContain(`Payment of ${one.order.number}`)
  // The night leaves what a person has listed, however young.
  await reconcile(shop.deps)
  expect(await listed()).toHaveLength(1)
  one.intent()!.latest_charge = charge
  one.intent()!.amount_received = 24_000
  expect(await shop.operate('money', 'reconcile')).toBe('The books agree. One difference is gone.\n')
  expect(await listed()).toEqual([])
})

test('a payment that is stuck at the provider is taken up by finance as the webhook would have, and goes back where the order is over (PAYO-07, STAF-18, OPER-06)', async () => {
  ofNow()
  const finance = await shop.buyer()
  await addStaff(database, finance.clientId, 'finance')
  const other = await shop.buyer()
  await addStaff(database, other.clientId, 'operations')
  const ask = (number: string, query = '', who: Record<string, string> = finance) =>
    shop.post(
      `/api/admin/orders/${number}/payment/question${query}`,
      {},
      { ...who, 'idempotency-key': crypto.randomUUID() },
    )
  const stuck = async () => {
    const one = await shop.unpaidOrder()
    await one.pay(confirmationTokens.authenticate)
    answerBank(books, one.intent()!.id, true)
    return one
  }
  const one = await stuck()
  const { number } = one.order
  await shop.operate('money', 'reconcile')
  const listed = async () =>
    (await findOpenEntries(database, { kind: 'reconciliation' })).map(({ about }) => about)
  expect((await listed()).join()).toContain(
    `The provider moved money that is not booked: Payment of ${number}`,
  )
  expect((await ask(number, '', other)).json().code).toBe('role_missing')
  expect((await ask('DRAY-0000-00')).statusCode).toBe(404)
  const preview = (await ask(number, '?dryRun=true')).json()
  expect(preview.money).toEqual([
    'The provider has £240.00 of it.',
    'The order is paid, and the payment is booked.',
  ])
  expect((await listed()).join()).toContain(number)
  expect((await ask(number, `?digest=${preview.digest}`)).json()).toEqual({ paymentState: 'paid' })
  expect(await listed()).toEqual([])
  const again = (await ask(number, '?dryRun=true')).json()
  expect(again.money).toEqual(['The provider says what is booked here already.'])

  const late = await stuck()
  const { number: over } = late.order
  await database
    .update(orders)
    .set({ state: 'cancelled', paymentState: 'cancelled' })
    .where(eq(orders.number, over))
  const back = (await ask(over, '?dryRun=true')).json()
  expect(back.money).toEqual([
    'The provider has £240.00 of it.',
    '£240.00 goes back to the card: the order is over.',
  ])
  expect((await ask(over, `?digest=${back.digest}`)).statusCode).toBe(200)
  await shop.sweep()
  expect(books.refunds.at(-1)).toMatchObject({ payment_intent: late.intent()!.id, amount: 24_000 })
  const untried = await shop.unpaidOrder()
  expect((await ask(untried.order.number, '?dryRun=true')).json().money).toEqual([
    'No card has been tried: the provider has no money of it.',
  ])
  const third = await stuck()
  const name = third.order.number
  const said = `The provider has £240.00 of it.\nThe order is paid, and the payment is booked.\n`
  const dry = ['money', 'ask-provider', name, '--dry-run']
  expect(await shop.operate(...dry)).toContain(said)
  expect(await shop.operate(...dry)).toMatch(/is paid\.\nNothing was done: this was a dry run\.\n$/)
  expect(await shop.operate('money', 'ask-provider', name)).toContain(said)
  expect(await shop.operate('money', 'ask-provider', name)).toBe(
    `The provider says what is booked here already.\nThe payment of ${name} is paid.\n`,
  )
  expect(await readImbalance(database)).toBe(0)
})

test('a payment whose order no one here knows is on finance’s list within two hours, by any way it came (PAYO-07)', async () => {
  await night()
  ofNow()
  const { deps } = shop
  const [, intent] = createIntent(books, new URLSearchParams({ amount: '24000', currency: 'gbp' }))
  const { id } = intent as { id: string }
  confirmIntent(books, id, confirmationTokens.success)
  const listed = async () =>
    (await findOpenEntries(database, { kind: 'reconciliation' })).map(({ about }) => about)
  await reconcileRecent(deps)
  expect(await listed()).toEqual([])
  shop.wait(61 * 60)
  await reconcileRecent(deps)
  expect(await listed()).toEqual([
    expect.stringMatching(/moved money that is not booked: Row without an order: \S+, £240\.00 there/),
  ])
  // The next hours and the night leave it there.
  shop.wait(3 * 86_400)
  await reconcileRecent(deps)
  expect(await listed()).toHaveLength(1)
  await shop.operate(
    'money',
    'explain',
    (await findOpenEntries(database, { kind: 'reconciliation' }))[0]!.subject,
    'Given back.',
  )
  await reconcileRecent(deps)
  expect(await listed()).toEqual([])
})

test.each([
  ['balance', undefined, 'The provider’s balance'],
  ['paid:1', { number: 'D-1', buyer: 'The Swan' }, 'Payment of D-1 (The Swan)'],
  ['refunded:1:2', { number: 'D-1', buyer: 'The Swan' }, 'Refund of D-1 (The Swan)'],
  ['provider_fee:1', { number: 'D-1', buyer: 'The Swan' }, 'Fee of the payment of D-1 (The Swan)'],
  ['paid:1', undefined, 'Payment: 1'],
  ['other:txn_1', undefined, 'Row without an order: txn_1'],
  ['constructor:1', undefined, 'constructor:1'],
])('the difference %s is named in words (PAYO-07)', (key, order, words) => {
  expect(nameDifference(key, order)).toBe(words)
})
