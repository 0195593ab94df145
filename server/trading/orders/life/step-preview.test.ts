import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { placeTwoBreweryOrder } from '../../../../tests/support/builders/two-brewery-order.ts'
import { addMember } from '../../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()
shop.wait((Date.parse('2028-02-07T10:00:00Z') - shop.now().getTime()) / 1000)

async function paidPart(payment: 'card' | 'invoice' = 'card', role: 'sales' | 'cellar' = 'sales') {
  const placed = await placeTwoBreweryOrder(shop, payment)
  const { id: breweryId, slug } = placed.one.brewery
  const who = await shop.buyer()
  await addMember(shop.database, { clientId: who.clientId, breweryId, role })
  const part = placed.placed.consignments[0]!.id
  const step = (verb: string, body: object, query = '', key: string | null = crypto.randomUUID()) =>
    shop.post(`/api/sell/${slug}/orders/${part}/${verb}${query}`, body, {
      ...who,
      ...(key !== null && { 'idempotency-key': key }),
    })
  return {
    ...placed,
    part,
    who,
    step,
    preview: async (verb: string, body: object = {}) => (await step(verb, body, '?dryRun=true', null)).json(),
  }
}

/** How many rows each table holds that a step may write, and the sums of the stock. */
async function countRows() {
  const { rows } = await shop.database.execute(sql`
    select (select count(*) from order_events) as events, (select count(*) from stock_movements) as movements,
      (select sum(sellable) from stock_levels) as sellable, (select count(*) from documents) as documents,
      (select count(*) from ledger_entries) as entries, (select count(*) from mails) as mails,
      (select count(*) from kept_answers) as keys`)
  return rows[0] as Record<string, unknown>
}

test('a preview says what a step would do and changes nothing (SELL-08)', async () => {
  const { preview, step } = await paidPart()
  const before = await countRows()
  const accept = await preview('accept')
  expect(accept).toMatchObject({
    documents: ['An invoice of £240.00, in your name.'],
    mails: [expect.stringContaining('Your order is confirmed')],
  })
  expect(accept.digest).toMatch(/^[\w-]{43}$/)
  const refuse = await preview('refuse', { reason: 'cannot_deliver' })
  expect(refuse.stock).toEqual([expect.stringMatching(/^2 × .* can be sold again\.$/)])
  expect(refuse.money[0]).toMatch(/^£240\.00 goes back to .*card\.$/)
  expect((await step('accept', {}, '?preview=1', null)).json()).toEqual(accept)
  expect(await countRows()).toEqual(before)
})

test('a step under a digest writes what its preview said, once for each key (SELL-09, SELL-10)', async () => {
  const { preview, step, order } = await paidPart()
  const seen = await preview('accept')
  const before = await countRows()
  const key = crypto.randomUUID()
  const sent = () => step('accept', {}, `?digest=${seen.digest}`, key)
  expect([(await sent()).statusCode, (await sent()).statusCode]).toEqual([200, 200])
  const after = await countRows()
  const more = (name: string) => Number(after[name]) - Number(before[name])
  expect(more('documents')).toBe(seen.documents.length)
  expect(more('mails')).toBe(seen.mails.length)
  expect(more('events')).toBe(1)
  expect((await order()).consignments[0]!.state).toBe('accepted')
})

test('a step whose order has changed since the preview is refused with the new one (SELL-10)', async () => {
  const { preview, step, buyer, number, part, order } = await paidPart()
  const { digest } = await preview('accept')
  await shop.post(`/api/orders/${number}/cancellation`, { consignmentId: part }, buyer)
  const late = await step('accept', {}, `?digest=${digest}`)
  expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile'])
  expect(late.json().preview).toMatchObject({ mails: [], warnings: [expect.stringContaining('cancelled')] })
  expect((await order()).consignments[0]!.state).toBe('cancelled')
})

test('a step without a key is refused, and a preview of the impossible says why (SELL-10)', async () => {
  const { step, preview } = await paidPart()
  expect((await step('accept', {}, '', null)).json()).toMatchObject({ code: 'bad_field' })
  expect(await preview('dispatch')).toMatchObject({ code: 'not_possible' })
})

test('people of the cellar are told no sums (SELL-08)', async () => {
  const { step, run } = await paidPart('card', 'cellar')
  await run('accept')
  const packed = await step('dispatch', {}, '?dryRun=true', null)
  expect(packed.statusCode).toBe(200)
  expect(packed.json().stock).toEqual([expect.stringMatching(/^2 × .* leave your stock\.$/)])
  expect(packed.body).not.toContain('£')
  const done = await step('dispatch', {})
  expect(done.json().part).toMatchObject({ state: 'dispatched', totalMinor: null })
})
