import { expect, test } from 'vitest'
import type { StaffRole } from '../../../../shared/accounts/roles.ts'
import type { StaffOrder } from '../../../../shared/api/staff-orders-api.ts'
import type { StepPreview } from '../../../../shared/api/step-preview-api.ts'
import { buildRunShop } from '../../../../tests/support/builders/run-order.ts'
import { placeTwoBreweryOrder } from '../../../../tests/support/builders/two-brewery-order.ts'
import { walkOrder } from '../../../../tests/support/builders/walked-order.ts'
import { addStaff } from '../../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { pdfText } from '../../../../tests/support/shops/pdf-text.ts'
import { operatorActor } from '../../../platform/audit/actor.ts'
import { auditTrailOf } from '../../../platform/audit/write-audit.ts'
import { setDeliveryTerms } from '../../delivery-terms/set-delivery-terms.ts'
import { readImbalance } from '../../../finance/ledger/read-balances.ts'

const shop = await openOrderShop({ lasts: 'file' })
const { database } = shop

async function staffOf(role: StaffRole) {
  const person = await shop.buyer()
  await addStaff(database, person.clientId, role)
  return person
}
const operations = await staffOf('operations')
const why = 'They rang: the lane is closed.'
const keyed = (who: Record<string, string>) => ({ ...who, 'idempotency-key': crypto.randomUUID() })
const pathOf = (number: string) => `/api/admin/orders/${number}/changes`
const tried = (number: string, body: object, who = operations) =>
  shop.post(`${pathOf(number)}?dryRun=true`, { why, ...body }, who)
const read = async (number: string) =>
  (await shop.get(`/api/admin/orders/${number}`, operations)).json() as StaffOrder

/** Shown, then done as shown. */
async function change(number: string, body: object, who = operations) {
  const reply = await tried(number, body, who)
  expect(reply.statusCode, reply.body).toBe(200)
  const preview = reply.json() as StepPreview
  const done = await shop.post(`${pathOf(number)}?digest=${preview.digest}`, { why, ...body }, keyed(who))
  expect(done.statusCode, done.body).toBe(200)
  return { preview, order: done.json() as StaffOrder }
}
const stirling = { streetaddress: '4 Spittal Street', towncity: 'Stirling', postcode: 'FK8 1DU' }
const inverness = { streetaddress: '9 Bank Lane', towncity: 'Inverness', postcode: 'IV1 1WA' }

test('a changed premises plans the pallet again, and shows what it costs whom first (STAF-11)', async () => {
  const { number, run, a, b, shares, balances, papers, email } = await walkOrder(shop)
  await run('accept', a.brewery.slug)
  const near = (await tried(number, { shipTo: stirling, cause: 'buyer' })).json() as StepPreview
  expect(near.money).toEqual(['The pallet costs £81.00 as before, without VAT.'])
  const dear = await tried(number, { shipTo: inverness, cause: 'buyer' })
  expect([dear.statusCode, dear.json().code]).toEqual([409, 'dearer_for_buyer'])
  const { preview, order } = await change(number, { shipTo: inverness, cause: 'dray' })
  expect(preview.money.map((text) => text.replace(/^(?!Dray).* pays/, 'The pub pays'))).toEqual([
    'The pallet was £81.00 and is now £122.00, both without VAT.',
    'The pub pays £81.00 of it as before.',
    'Dray pays the other £41.00.',
  ])
  expect(preview.documents).toEqual([
    'Documents issued from now on say IV1 1WA. Those issued before stay as they are.',
  ])
  expect(preview.mails).toHaveLength(4)
  expect(await shares()).toEqual([12_200, 8100, 0, 0, 0])
  expect((await balances()).buyer).toBe(46_080 - 179_520)
  expect(order.palletPlans.map(({ chargeMinor, cause }) => [chargeMinor, cause])).toEqual([
    [8100, null],
    [12_200, 'dray'],
  ])
  expect(order.parts[0]!.buyer.address).toContain('IV1 1WA')
  const happened = (await shop.mailsTo(email)).map(
    ({ data }) => (data as { happened?: string }).happened ?? '',
  )
  expect(happened.some((text) => text.includes('9 Bank Lane, Inverness, IV1 1WA'))).toBe(true)
  // What was issued stays; what is issued now says where it goes now.
  await run('accept', b.brewery.slug)
  expect(await papers()).toEqual(['A 46080', 'B 62280'])
  const [first, second] = await Promise.all(
    (await read(number)).papers.map(async ({ id }) =>
      pdfText((await shop.get(`/api/documents/${id}.pdf`, operations)).rawPayload),
    ),
  )
  expect(first).not.toContain('IV1 1WA')
  expect(second).toContain('IV1 1WA')
  // Back to the mainland: who paid more is relieved, and the buyer pays what was agreed on.
  await change(number, { shipTo: stirling, cause: 'dray' })
  expect(await shares()).toEqual([8100, 8100, 0, 0, 0])
  expect(await readImbalance(database)).toBe(0)
})

test('a shorter way that the buyer wants gives money back with its credit note (STAF-11, LIFE-18)', async () => {
  const { number, run, email, shares, papers } = await walkOrder(shop)
  await change(number, { shipTo: inverness, cause: 'organiser' })
  await run('accept')
  // What Dray pays of it stays Dray's: the buyer pays the rest of the pallet that is left.
  const { preview } = await change(number, { shipTo: stirling, cause: 'buyer' })
  expect(preview.money.join(' ')).toMatch(
    /pays £40\.00 of it, £41\.00 less than before\. £49\.20 goes back to .+’s card\./,
  )
  expect(preview.documents[0]).toMatch(/^A credit note to DRY-\d+ of £49\.20\.$/)
  expect(preview.deadlines.join(' ')).toMatch(/^It travels on .+ as before\.$/)
  expect(await shares()).toEqual([8100, 4000, 0, 0, 0])
  expect((await papers()).at(-1)).toBe('DRY -4920')
  expect(await readImbalance(database)).toBe(0)
  const happened = (await shop.mailsTo(email)).map(
    ({ data }) => (data as { happened?: string }).happened ?? '',
  )
  const mailed = happened.find((text) => text.includes('£49.20'))
  expect(mailed).toContain('Your pallet was £81.00 and is now £40.00, both without VAT.')
  expect(mailed).not.toContain('bears')
})

test('another run is taken where the order’s own does not go, and what is outside is refused (STAF-11, RUN-03)', async () => {
  const world = await buildRunShop(shop)
  const { number, read: order } = await world.order()
  const [, second] = world.runs
  const { preview } = await change(number, { run: second!.day, cause: 'dray' })
  expect(preview.deadlines.join(' ')).toMatch(/^It travels on .+ instead of .+\.$/)
  expect(preview.money[0]).toMatch(/^The pallet costs £56\.00 as before/)
  expect((await order()).pallet!.leavesOn).toBe(second!.day)
  expect((await order()).consignments[0]!.deliverBy).toBe(second!.day)
  const far = await buildRunShop(shop, { postcodes: ['EH'] })
  const placed = await far.order()
  const refused = await tried(placed.number, { shipTo: stirling, cause: 'dray' })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'no_run'])
  expect(refused.json().message).toContain('FK8 1DU')
})

test('support changes contact and drop notes, operations the rest, and others nothing (STAF-11)', async () => {
  const { number } = await placeTwoBreweryOrder(shop, 'card')
  const support = await staffOf('support')
  const mild = { contact: { phone: '0131 496 0111' }, handover: { dropNotes: 'Ring twice.' } }
  const { preview, order } = await change(number, mild, support)
  expect(preview.warnings).toEqual(['Changed: contact, drop notes.'])
  expect(order.details).toMatchObject({
    contact: { phone: '0131 496 0111' },
    handover: { dropNotes: 'Ring twice.' },
  })
  for (const body of [
    { handover: { poNumber: 'PO-4714' } },
    { handover: { receiverName: 'Jo' } },
    { shipTo: stirling, cause: 'dray' },
  ]) {
    const reply = await tried(number, body, support)
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'role_missing'])
  }
  const finance = await tried(number, mild, await staffOf('finance'))
  expect([finance.statusCode, finance.json().code]).toEqual([403, 'role_missing'])
  expect((await tried(number, mild, await shop.buyer())).statusCode).toBe(404)
  const { history } = await read(number)
  expect(history.at(-1)).toMatchObject({ what: 'change_details', note: 'contact, drop notes', why })
  expect((await auditTrailOf(database, { kind: 'order', id: number })).at(-1)).toMatchObject({
    verb: 'order change_details',
    reason: why,
  })
})

test('wrong fields are named, nothing changed is refused, and a cause is asked for (STAF-11)', async () => {
  const { number } = await placeTwoBreweryOrder(shop, 'card')
  const wrong = await tried(number, {
    contact: { email: 'nowhere' },
    shipTo: { postcode: 'X' },
    cause: 'dray',
  })
  expect(wrong.json().problems.map(({ field }: { field: string }) => field)).toEqual([
    'email',
    'shipTo.postcode',
  ])
  expect((await tried(number, {})).json().message).toBe('Nothing has changed. Change something first.')
  expect((await tried(number, { shipTo: stirling })).json()).toMatchObject({
    code: 'bad_field',
    field: 'cause',
  })
  expect((await tried(number, { run: '2029-01-01', cause: 'dray' })).json().field).toBe('run')
})

/** What a carrier takes to these postcodes, in pence. */
const zone = (postcodes: string[], chargeMinor: number) => ({
  postcodes,
  radiusKm: null,
  chargeMinor,
  freeAboveMinor: null,
  minimumMinor: null,
  way: { kind: 'carrier' as const, dispatchWithin: 2, roadFrom: 1, roadTo: 3 },
})

test('a regular order is delivered by the terms of its new postcode (STAF-11, DELV-02)', async () => {
  const { number, one, two } = await placeTwoBreweryOrder(shop, 'card')
  const terms = { zones: [zone(['FK'], 2000)], collection: null }
  const by = { actor: operatorActor, now: shop.now() }
  await setDeliveryTerms(database, { breweryId: one.brewery.id }, { terms, ...by })
  const { preview } = await change(number, { shipTo: stirling, cause: 'carrier' })
  expect(preview.money).toContain('The pub pays £0.00 of it as before.')
  expect(preview.money.join(' ')).toContain(`makes £20.00 good to ${one.brewery.name}`)
  const { entries, totalMinor } = await read(number)
  expect(entries.filter(({ event }) => event === 'made_good').map(({ amountMinor }) => amountMinor)).toEqual(
    expect.arrayContaining([2000, -2000]),
  )
  expect(totalMinor).toBe((await read(number)).totalMinor)
  const refused = await tried(number, { shipTo: inverness, cause: 'dray' })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'delivery_not_covered'])
  await shop.operate('orders', 'accept', number, two.brewery.slug)
  await shop.operate('orders', 'dispatch', number, two.brewery.slug)
  const late = await tried(number, { shipTo: { streetaddress: '5 Spittal Street' }, cause: 'dray' })
  expect([late.statusCode, late.json().code]).toEqual([409, 'not_possible'])
  await change(number, { handover: { poNumber: 'PO-4713' } })
  expect(await readImbalance(database)).toBe(0)
})

test('the command changes an order as the page does (STAF-11, OPER-06)', async () => {
  const { number } = await placeTwoBreweryOrder(shop, 'card')
  const text = await shop.operate(
    'orders',
    'change',
    number,
    'po-number=PO-4712',
    'phone=0131 496 0123',
    `why=${why}`,
  )
  expect(text).toContain('Changed: contact, PO number.')
  expect((await read(number)).details!.handover.poNumber).toBe('PO-4712')
})
