import { expect, test } from 'vitest'
import { sendTwoBreweryOrder } from '../../../../tests/support/builders/sent-order.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { auditTrailOf } from '../../../platform/audit/write-audit.ts'
import { findOpenEntries } from '../../../platform/worklist/worklist.ts'
import { lapseUnconfirmed } from './lapse-unconfirmed.ts'

const shop = await openOrderShop()
const { database } = shop
const keyed = (headers: Record<string, string>) => ({ 'idempotency-key': crypto.randomUUID(), ...headers })

const confirm = (id: string, headers: Record<string, string>) =>
  shop.post(`/api/admin/refunds/${id}/confirmation`, {}, keyed(headers))
const gift = (goodwillMinor: number) => ({ items: [], goodwillMinor, reason: 'goodwill', cause: 'dray' })
/** What the newest mail to someone says. */
const newest = async (address: string) => {
  const { data } = (await shop.mailsTo(address)).at(-1)!
  return data as { heading: string; happened: string }
}
const verbs = async (number: string) =>
  (await auditTrailOf(database, { kind: 'order', id: number })).map(({ verb }) => verb)

test('one keg of two goes back with its VAT, and the fee on it to the brewery (CLAIM-05, LEDG-06)', async () => {
  const { parts, staff, refund, balances, credits, order } = await sendTwoBreweryOrder(shop)
  const finance = await staff('finance')
  const before = await balances()
  expect(before).toMatchObject({ buyer: 0, due: [-24_000 + 720, -36_000 + 1080], fees: -1500 })
  const one = { part: parts[0], what: 'units', position: 0, units: 1 }
  expect((await refund({ items: [one] }, finance)).json()).toMatchObject({
    state: 'done',
    grossMinor: 12_000,
  })
  expect(await credits()).toEqual([[12_000, 'Damaged. One keg leaked.']])
  expect(await balances()).toMatchObject({
    buyer: -12_000,
    due: [-12_000 + 360, -36_000 + 1080],
    fees: -1200,
  })
  await shop.sweep()
  expect(await balances()).toMatchObject({ imbalance: 0, buyer: 0 })
  expect(await order()).toMatchObject({
    payment: { state: 'part_refunded', refundedMinor: 12_000 },
    consignments: [{ state: 'delivered', creditedMinor: 12_000 }, { creditedMinor: 0 }],
  })
})

test('units are credited once, never more than were sent, and only of what was sent (CLAIM-05, INV-09)', async () => {
  const { parts, staff, refund } = await sendTwoBreweryOrder(shop)
  const finance = await staff('finance')
  const units = (count: number) => ({
    items: [{ part: parts[0], what: 'units', position: 0, units: count }],
  })
  expect((await refund(units(3), finance)).statusCode).toBe(400)
  expect((await refund(units(2), finance)).statusCode).toBe(200)
  expect((await refund(units(1), finance)).json()).toMatchObject({ code: 'bad_field', field: 'items' })
  expect((await refund({ items: [] }, finance)).statusCode).toBe(400)
  expect((await refund({ ...units(1), reason: undefined }, finance)).statusCode).toBe(400)
  expect((await refund({ ...units(1), note: '  ' }, finance)).statusCode).toBe(400)
})

test('a rebate and goodwill come back by their own ways (CLAIM-06, STAF-12)', async () => {
  const { parts, staff, refund, balances, credits, order } = await sendTwoBreweryOrder(shop)
  const finance = await staff('finance')
  const rebate = { part: parts[0], what: 'rebate', position: 0, amountMinor: 1000 }
  const body = { items: [rebate], goodwillMinor: 500, reason: 'price', note: 'Ten pounds too dear.' }
  expect((await refund(body, finance)).json()).toMatchObject({ grossMinor: 1700, goodwillMinor: 500 })
  expect(await credits()).toEqual([[1200, 'Charged at a wrong price. Ten pounds too dear.']])
  expect(await balances()).toMatchObject({ buyer: -1700, goodwill: 500, due: [-22_800 + 684, -34_920] })
  expect((await refund(gift(300), finance)).statusCode).toBe(200)
  await shop.sweep()
  await shop.sweep()
  expect(await balances()).toMatchObject({ imbalance: 0, buyer: 0, goodwill: 800 })
  expect((await order()).payment.refundedMinor).toBe(2000)
  // Half of the units keep half of their rebate.
  const keg = { items: [{ part: parts[0], what: 'units', position: 0, units: 1 }] }
  expect((await refund(keg, finance)).json()).toMatchObject({ grossMinor: 11_400 })
})

test('a carrier’s damage is credited by its seller, who is made good (CLAIM-10, STAF-12)', async () => {
  const { parts, staff, refund, balances, one, email } = await sendTwoBreweryOrder(shop)
  const finance = await staff('finance')
  const body = { items: [{ part: parts[0], what: 'units', position: 0, units: 1 }], cause: 'carrier' }
  expect((await refund(body, finance)).statusCode).toBe(200)
  // £100.00 net is credited, and the net fee of £3.00 comes back: £97.00 makes it good.
  expect(await balances()).toMatchObject({ imbalance: 0, due: [-11_640 - 9700, -34_920], carrier: 9700 })
  expect(await newest(one.brewery.email)).toMatchObject({
    heading: 'Your order is credited',
    happened: expect.stringContaining('The carrier pays for it: £97.00'),
  })
  expect((await newest(email)).happened).toContain('£120.00 goes back to the card')
})

test('the preview says what the refund does, and writes nothing (CLAIM-08)', async () => {
  const { parts, staff, refund, credits, balances, order } = await sendTwoBreweryOrder(shop)
  const finance = await staff('finance')
  const body = { items: [{ part: parts[0], what: 'units', position: 0, units: 1 }], cause: 'carrier' }
  const before = [await balances(), await order()]
  const preview = (await refund(body, finance, '?preview=1')).json()
  expect(preview.money).toEqual([
    expect.stringMatching(/^£120\.00 goes back to .*’s card\.$/),
    expect.stringMatching(/^£120\.00 is taken off the balance of .*, and £3\.60 of Dray’s fee comes back\.$/),
    expect.stringMatching(/^.* gets £97\.00 to make it good\.$/),
  ])
  expect(preview.documents).toEqual([
    expect.stringMatching(/^A credit note to \w+-000001 of £120\.00, in the name of /),
  ])
  expect(preview.mails).toHaveLength(2)
  expect([await balances(), await order()]).toEqual(before)
  expect(await credits()).toEqual([])
  const other = { ...body, items: [{ ...body.items[0]!, units: 2 }] }
  const changed = await refund(other, finance, `?digest=${preview.digest}`)
  expect(changed.json()).toMatchObject({ code: 'changed_meanwhile' })
  expect((await refund(body, finance, `?digest=${preview.digest}`)).statusCode).toBe(200)
  expect(await credits()).toHaveLength(1)
})

test('support gives back £25.00 of an order a day, and waits with a penny more (CLAIM-07)', async () => {
  const { staff, refund, balances } = await sendTwoBreweryOrder(shop)
  await staff('finance')
  const support = await staff('support')
  expect((await refund(gift(2000), support)).json()).toMatchObject({ state: 'done' })
  expect((await refund(gift(500), support)).json()).toMatchObject({ state: 'done' })
  const waiting = (await refund(gift(1), support)).json()
  expect(waiting).toMatchObject({ state: 'asked', confirmedBy: null })
  expect((await balances()).goodwill).toBe(2500)
  expect((await confirm(waiting.id, support)).json()).toMatchObject({ code: 'role_missing' })
  shop.wait(26 * 3600)
  const tomorrows = await staff('support')
  expect((await refund(gift(2500), tomorrows)).json()).toMatchObject({ state: 'done' })
  expect((await confirm(waiting.id, await staff('finance'))).json()).toMatchObject({ state: 'done' })
  expect((await balances()).goodwill).toBe(5001)
})

test('above £250.00 another person of finance or admin confirms, within 72 hours (CLAIM-07, STAF-13)', async () => {
  const { staff, refund, parts, number, credits } = await sendTwoBreweryOrder(shop)
  const [finance, admin] = [await staff('finance'), await staff('admin')]
  const all = { items: [{ part: parts[1], what: 'units', position: 0, units: 3 }] }
  const asked = (await refund(all, finance)).json()
  expect(asked).toMatchObject({ state: 'asked', grossMinor: 36_000 })
  expect(await credits()).toEqual([])
  const kinds = async () =>
    (await findOpenEntries(database, { kind: 'refund' })).map(({ subject }) => subject)
  expect(await kinds()).toContain(asked.id)
  expect((await confirm(asked.id, finance)).json()).toMatchObject({ code: 'second_person_needed' })
  const twice = await Promise.all([confirm(asked.id, admin), confirm(asked.id, admin)])
  expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await credits()).toHaveLength(1)
  expect(await kinds()).not.toContain(asked.id)
  expect(await verbs(number)).toEqual(['refund asked', 'refund confirmed'])
  const other = await sendTwoBreweryOrder(shop)
  const later = (await other.refund({ items: [{ ...all.items[0], part: other.parts[1] }] }, finance)).json()
  shop.wait(72 * 3600 + 1)
  await lapseUnconfirmed({ database, clock: shop.now } as Parameters<typeof lapseUnconfirmed>[0])
  expect((await confirm(later.id, await staff('admin'))).statusCode).toBe(409)
  expect([await other.credits(), await kinds()]).toEqual([[], []])
  expect(await verbs(other.number)).toEqual(['refund asked', 'refund lapsed'])
})

test('money back to a card is never more than was taken from it (INV-09)', async () => {
  const { staff, refund, order } = await sendTwoBreweryOrder(shop)
  const [finance, admin] = [await staff('finance'), await staff('admin')]
  expect((await refund(gift(60_001), finance)).json()).toMatchObject({ state: 'asked' })
  const { id } = (await refund(gift(60_000), finance)).json()
  expect((await confirm(id, admin)).statusCode).toBe(200)
  expect((await refund(gift(1), finance)).json()).toMatchObject({ code: 'refund_too_large', leftMinor: 0 })
  await shop.sweep()
  expect((await order()).payment).toMatchObject({ state: 'refunded', refundedMinor: 60_000 })
})

test('on account a refund lowers what is owed, and what is over is paid out by bank (CLAIM-05)', async () => {
  const { staff, refund, parts, balances, email, buyer } = await sendTwoBreweryOrder(shop, 'invoice')
  const [finance, operations] = [await staff('finance'), await staff('operations')]
  const keg = { items: [{ part: parts[0], what: 'units', position: 0, units: 1 }] }
  expect((await balances()).buyer).toBe(60_000)
  expect((await refund(keg, finance)).statusCode).toBe(200)
  expect((await balances()).buyer).toBe(48_000)
  expect(await newest(email)).toMatchObject({ heading: 'Your invoice is credited' })
  expect((await refund({ ...keg, bankReference: 'BACS 12' }, operations)).statusCode).toBe(400)
  const byBank = { ...keg, bankReference: 'BACS 12' }
  expect((await refund(byBank, finance)).json()).toMatchObject({ code: 'nothing_to_pay_out' })
  const paid = { clientId: buyer.clientId, amountMinor: 48_000, receivedOn: '2026-01-05', reference: 'FPS 7' }
  expect((await shop.post('/api/admin/money/payments', paid, keyed(finance))).statusCode).toBe(200)
  expect((await refund(byBank, finance)).json()).toMatchObject({ state: 'done', grossMinor: 12_000 })
  expect((await balances()).buyer).toBe(48_000)
  const { body } = await shop.get(`/api/admin/buyers/${buyer.clientId}/credit`, finance)
  expect(body).toContain('"usedMinor":0,"leftMinor":100000')
})
