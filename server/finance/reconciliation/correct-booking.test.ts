import { expect, test } from 'vitest'
import type { LedgerEntries } from '../../../shared/api/ledger-api.ts'
import { sendTwoBreweryOrder } from '../../../tests/support/builders/sent-order.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { readBalance, readImbalance } from '../ledger/read-balances.ts'
import { findOpenEntries } from '../../platform/worklist/worklist.ts'
import { lapseCorrections } from './list-corrections.ts'

const shop = await openOrderShop({ lasts: 'file' })
const { database } = shop
const sent = await sendTwoBreweryOrder(shop)
const finance = await sent.staff('finance')
const admin = await sent.staff('admin')
const address = '/api/admin/money/corrections'
const keyed = (who: Record<string, string>) => ({ ...who, 'idempotency-key': crypto.randomUUID() })
const correct = (body: object, who = finance, query = '') =>
  shop.post(`${address}${query}`, { reason: 'Typed wrong.', ...body }, keyed(who))
/** Gives goodwill, and finds its booking. */
async function goodwill(minor: number): Promise<string> {
  const wanted = { items: [], goodwillMinor: minor, reason: 'goodwill', cause: 'dray', note: 'Sorry.' }
  expect((await sent.refund(wanted, minor > 25_000 ? admin : finance)).statusCode).toBe(200)
  // Bookings of one moment are in no order.
  const rows = await entries('goodwill')
  return rows.find(
    ({ event, amountMinor, isCorrected }) => event === 'goodwill' && amountMinor === minor && !isCorrected,
  )!.bookingId
}
const entries = async (account: string) =>
  (
    (
      await shop.get(`/api/admin/money/ledger/${account}/entries?order=${sent.number}`, finance)
    ).json() as LedgerEntries
  ).rows
const balance = () => readBalance(database, 'goodwill', { orderId: sent.orderId })
const waiting = async () =>
  (await findOpenEntries(database, { kind: 'correction' })).map(({ subject }) => subject)

test('a booking is reversed and booked right, never changed, and does what was shown (LEDG-01, STAF-18)', async () => {
  const before = await balance()
  const booking = await goodwill(500)
  const preview = (await correct({ booking, rightMinor: 50 }, finance, '?dryRun=true')).json()
  expect(preview.money).toEqual([
    'Goodwill: £5.00 credit.',
    'Buyers: £5.00 debit.',
    'Goodwill: £0.50 debit.',
    'Buyers: £0.50 credit.',
  ])
  expect(await balance()).toBe(before + 500)
  const done = await correct({ booking, rightMinor: 50 }, finance, `?digest=${preview.digest}`)
  expect(done.json()).toMatchObject({ state: 'done', amountMinor: 500, rightMinor: 50 })
  expect(await balance()).toBe(before + 50)
  expect(await readImbalance(database)).toBe(0)
  const rows = await entries('goodwill')
  expect(rows.find(({ bookingId }) => bookingId === booking)).toMatchObject({
    isCorrected: true,
    amountMinor: 500,
  })
  expect((await correct({ booking })).json().code).toBe('not_correctable')
})

test('what documents settle is not corrected by hand, and who may is finance alone (LEDG-01, STAF-18)', async () => {
  const invoiced = (await entries('brewery_held')).find(({ event }) => event === 'part_invoiced')
  expect((await correct({ booking: invoiced!.bookingId })).json().code).toBe('not_correctable')
  expect((await correct({ booking: crypto.randomUUID() })).statusCode).toBe(404)
  expect((await correct({ booking: invoiced!.bookingId, reason: ' ' })).statusCode).toBe(400)
  const operations = await sent.staff('operations')
  expect((await correct({ booking: invoiced!.bookingId }, operations)).json().code).toBe('role_missing')
  expect((await shop.get(address, operations)).statusCode).toBe(200)
  expect((await shop.get(address, await sent.staff('support'))).statusCode).toBe(404)
})

test('above £250.00 another person confirms within 72 hours, or nothing moves (STAF-13, LEDG-01)', async () => {
  const booking = await goodwill(100)
  const asked = (await correct({ booking, rightMinor: 30_000 })).json()
  expect([asked.state, await waiting()]).toEqual(['asked', [asked.id]])
  const stood = await balance()
  const confirm = (who: Record<string, string>) =>
    shop.post(`${address}/${asked.id}/confirmation`, {}, keyed(who))
  expect((await confirm(finance)).statusCode).toBe(403)
  expect(await balance()).toBe(stood)
  expect((await confirm(admin)).json()).toMatchObject({ state: 'done' })
  expect([await balance(), await waiting()]).toEqual([stood + 29_900, []])
  const late = (await correct({ booking: await goodwill(100), rightMinor: 30_000 })).json()
  const before = await balance()
  shop.wait(73 * 3600)
  await lapseCorrections({ database, clock: shop.now })
  expect([await waiting(), await balance()]).toEqual([[], before])
  const listed = await shop.operate('money', 'corrections')
  expect(listed).toContain(`${late.id}`)
  expect(listed).toContain('lapsed')
  expect(await readImbalance(database)).toBe(0)
})
