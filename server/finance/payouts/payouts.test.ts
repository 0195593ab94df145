import { expect, test } from 'vitest'
import { addDays } from '../../../shared/working-time/working-time.ts'
import { openPayoutShop } from '../../../tests/support/shops/payout-shop.ts'
import { operatorActor } from '../../platform/audit/actor.ts'
import { recordAwrsCheck } from '../../parties/brewery-standing/record-awrs-entry.ts'
import { readBalance, readImbalance } from '../ledger/read-balances.ts'
import { findOpenEntries } from '../../platform/worklist/worklist.ts'
import { payouts } from './payout-tables.ts'

const shop = await openPayoutShop()
const { database, stripe } = shop
const rowsOf = async (breweryId: string) =>
  (await database.select().from(payouts)).filter((row) => row.breweryId === breweryId)
const due = (owner: string) => readBalance(database, 'brewery_due', { owner })

/** An order that was sent on a Thursday at noon, and the days after it. */
async function sentOnThursday(options: { account?: boolean } = {}) {
  const monday = shop.nextMonday()
  const [thursday, next] = [addDays(monday, 3), addDays(monday, 8)]
  shop.waitUntil(thursday, '12:00')
  const one = await shop.acceptedOrder(options)
  await one.run('dispatch')
  return { ...one, monday, tuesday: next, wednesday: addDays(next, 1) }
}

test('what was sent on Thursday is paid on Tuesday at 06:00, once, less the fee of 3% (PAYO-01, PAYO-02)', async () => {
  const { brewery, tuesday, wednesday, transfers, balance } = await sentOnThursday()
  expect(await balance()).toContain('due £232.80, of it payable £0.00')
  for (const [day, time] of [
    [addDays(tuesday, -1), '09:00'],
    [tuesday, '05:59'],
  ] as const) {
    shop.waitUntil(day, time)
    await shop.make()
    expect(await rowsOf(brewery.id)).toEqual([])
  }
  shop.waitUntil(tuesday, '06:00')
  await Promise.all([shop.make(), shop.make()])
  await shop.make()
  expect(await rowsOf(brewery.id)).toMatchObject([
    { number: expect.stringMatching(/^DRY-P-\d{6}$/), amountMinor: 23_280, day: tuesday, sentAt: null },
  ])
  expect(await balance()).toContain('on its way £232.80')
  await Promise.all([shop.send(), shop.send()])
  await shop.send()
  expect(transfers()).toMatchObject([{ amount: 23_280, source_transaction: null }])
  expect(await due(brewery.id)).toBe(0)
  expect(await balance()).toMatch(/due £0.00[^]*on its way £0.00[^]*paid £232.80/)
  shop.waitUntil(wednesday, '06:30')
  await shop.make()
  await shop.send()
  expect(await rowsOf(brewery.id)).toHaveLength(1)
  expect(await readImbalance(database)).toBe(0)
})

test('what is claimed is waiting until the claim is decided, and the brewery reads it (PAYO-01, PAYO-03)', async () => {
  const { brewery, order, buyer, tuesday, wednesday, balance } = await sentOnThursday()
  await shop.operate('orders', 'deliver', order.number, 'name=Ann')
  const claim = { part: order.consignments[0]!.id, kind: 'missing', text: 'One keg was not there.' }
  const opened = await shop.post(
    `/api/orders/${order.number}/claims`,
    { ...claim, wish: 'refund', lines: [{ position: 0, units: 1 }] },
    { 'idempotency-key': crypto.randomUUID(), ...buyer },
  )
  expect(opened.statusCode).toBeLessThan(300)
  shop.waitUntil(tuesday, '06:00')
  expect(await balance()).toContain('in claim £120.00')
  await shop.make()
  expect(await rowsOf(brewery.id)).toMatchObject([{ amountMinor: 11_280 }])
  await shop.operate('orders', 'decide-claim', order.number, brewery.slug, 'decision=refused')
  expect(await balance()).not.toContain('in claim £120.00')
  shop.waitUntil(wednesday, '06:00')
  await shop.make()
  const amounts = (await rowsOf(brewery.id)).map(({ amountMinor }) => amountMinor)
  expect(amounts.toSorted((one, other) => one - other)).toEqual([11_280, 12_000])
})

test('no payout is made on a day off (PAYO-01)', async () => {
  const monday = shop.nextMonday()
  shop.waitUntil(monday, '12:00')
  const { run, brewery } = await shop.acceptedOrder()
  await run('dispatch')
  for (const days of [5, 6]) {
    shop.waitUntil(addDays(monday, days), '09:00')
    await shop.make()
  }
  expect(await rowsOf(brewery.id)).toEqual([])
  shop.waitUntil(addDays(monday, 7), '09:00')
  await shop.make()
  await shop.send()
  expect(await rowsOf(brewery.id)).toMatchObject([{ day: addDays(monday, 7), sentAt: expect.any(String) }])
})

test('a payout whose answer was lost is found at the provider and paid once (PAYO-02)', async () => {
  const { brewery, tuesday, transfers } = await sentOnThursday()
  shop.waitUntil(tuesday, '06:00')
  await shop.make()
  // The look-up is answered, the transfer is made, and its answer is lost, also when the client asks once more.
  stripe.faults.push(undefined, 'lost', 'lost')
  await shop.send()
  expect(transfers()).toHaveLength(1)
  expect(await due(brewery.id)).toBe(-23_280)
  shop.wait(24 * 60 * 60)
  await shop.send()
  await shop.send()
  expect(transfers()).toHaveLength(1)
  expect(await due(brewery.id)).toBe(0)
  expect(await rowsOf(brewery.id)).toMatchObject([{ problem: null, reference: transfers()[0]!.id }])
})

test('a balance that is too small is tried again each hour (PAYO-02)', async () => {
  const { brewery, tuesday, transfers } = await sentOnThursday()
  shop.waitUntil(tuesday, '06:00')
  await shop.make()
  const before = stripe.books.toppedUp
  stripe.books.toppedUp -= 100_000_000
  await shop.send()
  expect(await rowsOf(brewery.id)).toMatchObject([{ problem: 'balance_too_small', sentAt: null }])
  stripe.books.toppedUp = before
  shop.wait(59 * 60)
  await shop.send()
  expect(transfers()).toEqual([])
  shop.wait(60)
  await shop.send()
  expect(transfers()).toHaveLength(1)
})

test('a brewery without a Stripe account is on the bank list, and finance marks it sent (PAYO-02, PAYO-03)', async () => {
  const { brewery, tuesday, wednesday, transfers, balance } = await sentOnThursday({ account: false })
  shop.waitUntil(tuesday, '06:00')
  await shop.make()
  expect(await rowsOf(brewery.id)).toEqual([])
  expect(await balance()).toContain('without an account nothing is paid out')
  await shop.operate('money', 'bank-account', brewery.slug, '200000', '12345678', 'Tern', 'Ltd')
  shop.waitUntil(wednesday, '06:00')
  await shop.make()
  const [row] = await rowsOf(brewery.id)
  expect(await shop.operate('money', 'bank-list')).toContain(`${row!.number}  £232.80`)
  expect(await shop.operate('money', 'bank-list')).toContain('Tern Ltd 20-00-00 12345678')
  await shop.send()
  expect(transfers()).toEqual([])
  expect(await due(brewery.id)).toBe(-23_280)
  await expect(shop.operate('money', 'payout-sent', row!.number, ' ')).rejects.toThrow('reference')
  const bank = await readBalance(database, 'bank')
  await shop.operate('money', 'payout-sent', row!.number, 'FP', '991')
  await expect(shop.operate('money', 'payout-sent', row!.number, 'FP', '991')).rejects.toThrow('already')
  expect([await due(brewery.id), await readBalance(database, 'bank')]).toEqual([0, bank - 23_280])
})

test('a payout of the bank list that is no longer owed is withdrawn instead of sent (INV-08)', async () => {
  const { brewery, order, tuesday, wednesday } = await sentOnThursday({ account: false })
  await shop.operate('money', 'bank-account', brewery.slug, '200000', '12345678', 'Tern', 'Ltd')
  shop.waitUntil(tuesday, '06:00')
  await shop.make()
  await shop.operate('orders', 'refund', order.number)
  const [row] = await rowsOf(brewery.id)
  expect(await shop.operate('money', 'payout-sent', row!.number, 'FP 1')).toContain('withdrawn')
  expect(await due(brewery.id)).toBe(0)
  shop.waitUntil(wednesday, '06:00')
  await shop.make()
  expect(await rowsOf(brewery.id)).toHaveLength(1)
})

test('finance and a failed AWRS check hold payouts, each with its reason (PAYO-03)', async () => {
  const { brewery, tuesday, wednesday, transfers, balance } = await sentOnThursday()
  await shop.operate('money', 'hold-payouts', brewery.slug, 'A', 'court', 'asked.')
  expect(await balance()).toContain('Dray holds your payouts: A court asked.')
  shop.waitUntil(tuesday, '06:00')
  await shop.make()
  expect(await rowsOf(brewery.id)).toEqual([])
  await shop.operate('money', 'release-payouts', brewery.slug)
  shop.waitUntil(wednesday, '06:00')
  await shop.make()
  expect(await rowsOf(brewery.id)).toHaveLength(1)
  // One that is made already waits for the end of a hold as well.
  const check = async (status: 'revoked' | 'approved') =>
    recordAwrsCheck(database, {
      breweryId: brewery.id,
      actor: operatorActor,
      awrsNumber: 'XAAW00000123456',
      lookedUpAt: shop.now(),
      nameOnRegister: brewery.name,
      status,
      evidence: Buffer.from('As the register says.'),
      now: shop.now(),
    })
  await check('revoked')
  expect(await balance()).toContain('says that you are not approved')
  await shop.send()
  expect(transfers()).toEqual([])
  shop.wait(60)
  await check('approved')
  shop.wait(60 * 60)
  await shop.send()
  expect(transfers()).toHaveLength(1)
})

test('a debit is carried on and set against the next payout; after 30 days finance may take it back (PAYO-04)', async () => {
  const { brewery, order, tuesday, transfers } = await sentOnThursday()
  shop.waitUntil(tuesday, '06:00')
  await shop.make()
  await shop.send()
  await shop.operate('orders', 'refund', order.number)
  expect(await due(brewery.id)).toBe(23_280)
  const [row] = await rowsOf(brewery.id)
  const isListed = async () =>
    (await findOpenEntries(database, { kind: 'brewery_debit' })).some(({ subject }) => subject === brewery.id)
  shop.wait(29 * 24 * 60 * 60)
  await shop.watchDebits()
  expect(await isListed()).toBe(false)
  shop.wait(24 * 60 * 60)
  await shop.watchDebits()
  expect(await isListed()).toBe(true)
  await expect(shop.operate('money', 'take-back', row!.number, '232.81', 'Owed.')).rejects.toThrow('£232.80')
  await shop.operate('money', 'take-back', row!.number, '200.00', 'Owed', 'for', 'long.')
  await expect(shop.operate('money', 'take-back', row!.number, '32.81', 'More.')).rejects.toThrow('£32.80')
  stripe.faults.push(undefined, 'lost')
  await shop.sendBack()
  shop.wait(6 * 60)
  await Promise.all([shop.sendBack(), shop.sendBack()])
  expect(stripe.books.reversals.filter(({ transfer }) => transfer === transfers()[0]!.id)).toMatchObject([
    { amount: 20_000 },
  ])
  expect(await due(brewery.id)).toBe(3280)
  const today = shop.now().toISOString().slice(0, 10)
  await shop.operate('money', 'brewery-paid', brewery.slug, '32.80', today, 'FP 77')
  expect(await due(brewery.id)).toBe(0)
  await shop.watchDebits()
  expect(await isListed()).toBe(false)
  expect(await readImbalance(database)).toBe(0)
})

test('metrics tell payouts that wait, and for how long (LIFE-24)', async () => {
  const figure = async (name: string) =>
    Number(
      (await shop.metrics())
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    )
  shop.wait(60 * 60)
  await shop.send()
  expect(await figure('dray_payouts_waiting')).toBe(0)
  const { tuesday } = await sentOnThursday()
  shop.waitUntil(tuesday, '06:00')
  await shop.make()
  shop.wait(90)
  expect(await figure('dray_payouts_waiting')).toBe(1)
  expect(await figure('dray_oldest_payout_seconds')).toBe(90)
  await shop.send()
  expect(await figure('dray_payouts_waiting')).toBe(0)
})
