import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sendTwoBreweryOrder } from '../../../../tests/support/builders/sent-order.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { levelOf } from '../../../../tests/support/shops/stock-levels.ts'
import { containers } from '../../../catalogue/beers/catalogue-tables.ts'
import { findOpenEntries } from '../../../platform/worklist/worklist.ts'
import { findOrder } from '../find-orders.ts'
import { orderConsignments, orderLines } from '../order-tables.ts'
import { findOpenClaimMoney } from './open-claim-money.ts'

const shop = await openOrderShop()
const { database } = shop
const keyed = (headers: Record<string, string>) => ({ 'idempotency-key': crypto.randomUUID(), ...headers })
const hours = (count: number) => count * 3600

/** A delivered order, and what buyer, brewery and staff do about claims. */
async function claimedOrder(payment: 'card' | 'invoice' = 'card') {
  const sent = await sendTwoBreweryOrder(shop, payment)
  const { number, parts, one, buyer } = sent
  const broken = { part: parts[0], kind: 'damaged', text: 'One keg leaked all over.', lines: [unit] }
  const sales = await sent.member()
  const post = (path: string, body: object, headers: Record<string, string>) =>
    shop.post(path, body, keyed(headers))
  return {
    ...sent,
    broken,
    sales,
    claim: (body: object = {}) => post(`/api/orders/${number}/claims`, { ...broken, ...body }, buyer),
    ask: (id: string, note = 'The keg was broken, look at it.') =>
      post(`/api/orders/${number}/claims/${id}/question`, { note }, buyer),
    answer: (id: string, body: object, query = '') =>
      post(`/api/sell/${one.brewery.slug}/claims/${id}/answer${query}`, body, sales),
    decide: (id: string, body: object, headers: Record<string, string>, query = '') =>
      post(`/api/admin/claims/${id}/decision${query}`, body, headers),
    claims: async () => (await shop.get(`/api/orders/${number}/claims`, buyer)).json().claims,
    entries: async () =>
      (await findOpenEntries(database, { kind: 'claim' })).filter(({ subject }) => subject === parts[0]),
    seen: () => findOrder(database, null, number),
  }
}
const unit = { position: 0, units: 1 }

test('a buyer claims units that were sent, once for each key (CLAIM-01)', async () => {
  const { claim, buyer, number, broken, order, sales } = await claimedOrder()
  const key = { 'idempotency-key': crypto.randomUUID(), ...buyer }
  const twice = [
    await shop.post(`/api/orders/${number}/claims`, broken, key),
    await shop.post(`/api/orders/${number}/claims`, broken, key),
  ]
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(twice[1]!.json().claims).toMatchObject([
    {
      kind: 'damaged',
      lines: [unit],
      wish: 'refund',
      isLate: false,
      state: 'open',
      pictures: [],
      bearer: null,
    },
  ])
  expect((await order()).consignments[0]!.state).toBe('claimed')
  const { email } = (await shop.get('/api/account', sales)).json().client
  const mail = (await shop.mailsTo(email)).at(-1)!
  expect(mail.data).toMatchObject({ heading: 'A claim about your order' })
  // The other keg may be claimed about too, this one not again.
  expect((await claim({ wish: 'replacement' })).json().claims).toHaveLength(2)
  expect((await claim()).statusCode).toBe(400)
})

test.each([
  ['nine characters', { text: '123456789' }],
  ['nine characters between spaces', { text: '   123456789   ' }],
  ['more units than were sent', { lines: [{ position: 0, units: 3 }] }],
  ['no units', { lines: [] }],
  ['a line that is not there', { lines: [{ position: 4, units: 1 }] }],
  ['an unknown kind', { kind: 'late' }],
  ['five pictures', { pictures: Array.from({ length: 5 }, () => crypto.randomUUID()) }],
  ['a picture of no one', { pictures: [crypto.randomUUID()] }],
])('a claim with %s is refused (CLAIM-01)', async (_what, body) => {
  const { claim, order } = await shared
  expect((await claim(body)).statusCode).toBe(400)
  expect((await order()).consignments[0]!.state).toBe('delivered')
})
const shared = claimedOrder()

test('a late claim is taken and marked (CLAIM-02)', async () => {
  const { parts, claim } = await claimedOrder()
  const at = new Date(shop.now().getTime() - hours(24) * 1000 - 1000).toISOString()
  const deliveryProof = { receivedBy: 'Jo Barr', at, note: null, photoId: null, shortages: [] }
  await database.update(orderConsignments).set({ deliveryProof }).where(eq(orderConsignments.id, parts[0]!))
  expect((await claim()).json().claims).toMatchObject([{ part: parts[0], isLate: true }])
})

test('an admitted claim gives money, VAT and fee back, and the preview said so (CLAIM-03, CLAIM-08, SELL-23)', async () => {
  const { claim, answer, claims, balances, credits, order } = await claimedOrder()
  const { id } = (await claim()).json().claims[0]
  const preview = (await answer(id, { answer: 'admit' }, '?dryRun=true')).json()
  expect(preview).toMatchObject({
    money: [
      expect.stringMatching(/^£120\.00 goes back to .*’s card\.$/),
      '£3.60 of Dray’s fee comes back to you.',
      'What Dray holds for you falls by £116.40, the fee taken into account.',
    ],
    documents: [expect.stringMatching(/^A credit note to \w+-000001 of £120\.00, in your name\.$/)],
  })
  expect(await credits()).toEqual([])
  expect((await answer(id, { answer: 'admit' }, `?digest=${preview.digest}`)).statusCode).toBe(200)
  expect(await credits()).toEqual([[12_000, 'A claim was admitted.']])
  expect(await balances()).toMatchObject({ imbalance: 0, buyer: -12_000, due: [-12_000 + 360, -34_920] })
  expect(await claims()).toMatchObject([{ state: 'decided', decision: 'admitted', creditedMinor: 12_000 }])
  expect((await order()).consignments[0]).toMatchObject({ state: 'delivered', creditedMinor: 12_000 })
  expect((await answer(id, { answer: 'admit' })).json()).toMatchObject({ code: 'not_possible' })
})

test('a rebate takes something off the claimed line alone (CLAIM-03)', async () => {
  const { claim, answer, credits, order } = await claimedOrder()
  const { id } = (await claim()).json().claims[0]
  const rebate = (position: number, amountMinor: number) =>
    answer(id, { answer: 'rebate', rebates: [{ position, amountMinor }] })
  expect((await answer(id, { answer: 'rebate' })).statusCode).toBe(400)
  expect((await rebate(1, 100)).statusCode).toBe(400)
  expect((await rebate(0, 20_001)).statusCode).toBe(400)
  expect((await rebate(0, 2500)).json().claims).toMatchObject([{ decision: 'rebated', creditedMinor: 3000 }])
  expect(await credits()).toEqual([[3000, 'A rebate after a claim.']])
  expect((await order()).consignments[0]).toMatchObject({ state: 'delivered', creditedMinor: 3000 })
})

test('a replacement is a part of price 0 that takes stock and moves no money (CLAIM-09)', async () => {
  const { claim, answer, balances, order, one, sales } = await claimedOrder()
  const { id } = (await claim({ wish: 'replacement' })).json().claims[0]
  const before = [await balances(), (await levelOf(database, one.keg.variantId)).sellable]
  const preview = (await answer(id, { answer: 'replace' }, '?preview=1')).json()
  expect([preview.money, preview.documents]).toEqual([[], []])
  const replaced = (await answer(id, { answer: 'replace' })).json().claims[0]
  expect(replaced).toMatchObject({ decision: 'replaced', creditedMinor: 0 })
  const part = (await order()).consignments.at(-1)!
  expect(part).toMatchObject({
    id: replaced.replacement,
    claimId: id,
    state: 'accepted',
    totalMinor: 0,
    lines: [{ quantity: 1, unitPriceMinor: 0 }],
  })
  expect(await levelOf(database, one.keg.variantId)).toMatchObject({ sellable: 7, promised: 1 })
  const sell = (verb: string, body: object = {}) =>
    shop.post(`/api/sell/${one.brewery.slug}/orders/${part.id}/${verb}`, body, keyed(sales))
  const sent = (await sell('dispatch')).json()
  expect(sent.part).toMatchObject({ id: part.id, state: 'dispatched' })
  expect((await sell('deliver', { receivedBy: 'Jo Barr' })).statusCode).toBe(200)
  expect([await balances(), (await levelOf(database, one.keg.variantId)).sellable + 1]).toEqual(before)
})

test('units that stock does not have are not sent again, and the claim stays open (CLAIM-09, INV-01)', async () => {
  const { claim, claims, answer, order, one } = await claimedOrder()
  const { id } = (await claim({ wish: 'replacement' })).json().claims[0]
  await shop.change(one.keg, { stock: 0 })
  const refused = await answer(id, { answer: 'replace' })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'sold_out'])
  expect(await claims()).toMatchObject([{ state: 'open', decision: null, replacement: null }])
  expect((await order()).consignments).toHaveLength(2)
  expect(await levelOf(database, one.keg.variantId)).toMatchObject({ sellable: 0, promised: 0 })
  await shop.change(one.keg, { stock: 1 })
  expect((await answer(id, { answer: 'replace' })).statusCode).toBe(200)
  expect(await levelOf(database, one.keg.variantId)).toMatchObject({ sellable: 0, promised: 1 })
})

test('units of a beer that is off sale by now are sent again from what is there (CLAIM-09, SELL-27)', async () => {
  const { claim, answer, one, sales } = await claimedOrder()
  const { id } = (await claim({ wish: 'replacement' })).json().claims[0]
  const [size] = await database
    .select()
    .from(containers)
    .where(eq(containers.storefrontVariantId, one.keg.variantId))
  const path = `/api/sell/${one.brewery.slug}/beers/${size!.beerId}/containers/${size!.id}/online`
  expect((await shop.call('PUT', path, { isOnline: false }, keyed(sales))).statusCode).toBe(200)
  expect((await answer(id, { answer: 'replace' })).statusCode).toBe(200)
  expect(await levelOf(database, size!.id)).toMatchObject({ sellable: 7, promised: 1 })
})

test('a line that a claim names twice is one line of it, replaced by no more than there is (CLAIM-01, CLAIM-09)', async () => {
  const { claim, answer, one, refund, staff, parts, seen } = await claimedOrder()
  const { id, lines } = (await claim({ lines: [unit, unit] })).json().claims[0]
  expect(lines).toEqual([{ position: 0, units: 2 }])
  await shop.change(one.keg, { stock: 1 })
  expect((await answer(id, { answer: 'replace' })).json()).toMatchObject({ code: 'sold_out' })
  expect(await levelOf(database, one.keg.variantId)).toMatchObject({ sellable: 1, promised: 0 })
  // What is credited meanwhile is not credited again.
  await refund({ items: [{ part: parts[0], what: 'units', ...unit }] }, await staff('finance'))
  expect((await answer(id, { answer: 'admit' })).statusCode).toBe(200)
  expect((await seen()).consignments[0]).toMatchObject({ creditedMinor: 24_000 })
})

test('two lines of the same beer, one in place of another, are not sent again from one stock (CLAIM-09, INV-01)', async () => {
  const { claim, answer, one, parts } = await claimedOrder()
  const [line] = await database.select().from(orderLines).where(eq(orderLines.consignmentId, parts[0]!))
  const of = { ...line!, id: crypto.randomUUID(), position: 1, replacesPosition: 0 }
  await database.insert(orderLines).values(of)
  const both = [unit, { position: 1, units: 1 }]
  const { id } = (await claim({ lines: both })).json().claims[0]
  await shop.change(one.keg, { stock: 1 })
  expect((await answer(id, { answer: 'replace' })).json()).toMatchObject({ code: 'sold_out' })
  await shop.change(one.keg, { stock: 2 })
  expect((await answer(id, { answer: 'replace' })).statusCode).toBe(200)
  expect(await levelOf(database, one.keg.variantId)).toMatchObject({ sellable: 0, promised: 2 })
})

test('what replaced units can be claimed about, and credits the units that were paid (CLAIM-09)', async () => {
  const { claim, answer, order, one, sales, seen } = await claimedOrder()
  const { id } = (await claim({ wish: 'replacement' })).json().claims[0]
  const { replacement } = (await answer(id, { answer: 'replace' })).json().claims[0]
  const path = `/api/sell/${one.brewery.slug}/orders/${replacement}`
  await shop.post(`${path}/dispatch`, {}, keyed(sales))
  await shop.post(`${path}/deliver`, { receivedBy: 'Jo Barr' }, keyed(sales))
  type Claims = { claims: { id: string; part: string; creditedMinor: number }[] }
  const ofReplacement = ({ claims }: Claims) => claims.find(({ part }) => part === replacement)!
  const second = ofReplacement((await claim({ part: replacement })).json())
  const admitted = ofReplacement((await answer(second.id, { answer: 'admit' })).json())
  expect(admitted).toMatchObject({ creditedMinor: 12_000 })
  expect((await order()).consignments[0]).toMatchObject({ creditedMinor: 12_000 })
  expect((await seen()).consignments.at(-1)).toMatchObject({ state: 'delivered', creditedMinor: 0 })
})

test('silence admits up to £250.00 net, and above that Dray decides (CLAIM-03)', async () => {
  const small = await claimedOrder()
  await small.claim({ lines: [{ position: 0, units: 2 }] })
  const large = await claimedOrder()
  await large.claim({ part: large.parts[1], lines: [{ position: 0, units: 3 }] })
  shop.wait(hours(24 * 8))
  await shop.sweep()
  expect((await small.seen()).consignments[0]).toMatchObject({ state: 'delivered', creditedMinor: 24_000 })
  expect((await large.seen()).consignments[1]).toMatchObject({ state: 'claimed', creditedMinor: 0 })
  const entries = await findOpenEntries(database, { kind: 'claim' })
  expect(entries.filter(({ subject }) => subject === large.parts[1])).toMatchObject([{ owner: 'operations' }])
  shop.wait(hours(24 * 30))
  await shop.sweep()
  expect((await large.seen()).consignments[1]).toMatchObject({ creditedMinor: 36_000 })
})

test.each(['the brewery', 'silence'])(
  'a claim about units that a rebate has paid back in full is admitted by %s, and credits nothing (CLAIM-03, INV-10)',
  async (by) => {
    const { claim, answer, seen, refund, staff, parts, credits, email } = await claimedOrder()
    const rebate = { part: parts[0], what: 'rebate', position: 0, amountMinor: 20_000 }
    const given = await refund(
      { items: [rebate], reason: 'price', note: 'All flat.' },
      await staff('finance'),
    )
    expect(given.json()).toMatchObject({ state: 'done', grossMinor: 24_000 })
    const { id } = (await claim()).json().claims[0]
    if (by === 'the brewery') await answer(id, { answer: 'admit' })
    else shop.wait(hours(24 * 8))
    await shop.sweep()
    expect((await seen()).consignments[0]).toMatchObject({ state: 'delivered', creditedMinor: 24_000 })
    expect(await credits()).toHaveLength(1)
    const { data } = (await shop.mailsTo(email)).at(-1)!
    expect(JSON.stringify(data)).toMatch(
      /you are right .* Nothing is charged for it any more, so no money moves\./,
    )
  },
)

test('a refusal needs a reason, and is final unless the buyer asks Dray (CLAIM-04)', async () => {
  const { claim, answer, claims, seen, entries, credits } = await claimedOrder()
  const { id } = (await claim()).json().claims[0]
  expect((await answer(id, { answer: 'refuse' })).json()).toMatchObject({ code: 'bad_field', field: 'note' })
  expect((await answer(id, { answer: 'refuse', note: 'It left whole.' })).statusCode).toBe(200)
  expect(await claims()).toMatchObject([{ state: 'refused', answerNote: 'It left whole.' }])
  expect(await entries()).toEqual([])
  shop.wait(hours(24 * 9))
  await shop.sweep()
  expect((await seen()).consignments[0]).toMatchObject({ state: 'delivered', creditedMinor: 0 })
  expect(await credits()).toEqual([])
})

test.each([
  ['brewery', -11_640],
  ['carrier', -11_640 - 9700],
  ['dray', -11_640 - 9700],
])('asked, Dray decides with a reason and the %s pays for it (CLAIM-04, CLAIM-10)', async (bearer, due) => {
  const { claim, ask, answer, decide, staff, balances, entries, claims } = await claimedOrder()
  const { id } = (await claim()).json().claims[0]
  expect((await ask(id)).json()).toMatchObject({ code: 'not_possible' })
  await answer(id, { answer: 'refuse', note: 'It left whole.' })
  expect((await ask(id, 'Look!')).statusCode).toBe(400)
  expect((await ask(id)).json().claims).toMatchObject([{ state: 'asked', askBy: null }])
  expect((await ask(id)).statusCode).toBe(409)
  expect(await entries()).toMatchObject([{ owner: 'operations', escalatesTo: 'admin' }])
  const operations = await staff('operations')
  const decision = { decision: 'admitted', bearer, note: 'The picture shows it.' }
  expect((await decide(id, { ...decision, note: ' ' }, operations)).statusCode).toBe(400)
  expect((await decide(id, decision, await staff('support'))).statusCode).toBe(403)
  expect((await decide(id, decision, operations)).json().claims).toMatchObject([
    { decision: 'admitted', bearer },
  ])
  expect((await balances()).due[0]).toBe(due)
  expect(await entries()).toEqual([])
  expect(await claims()).toMatchObject([{ bearer: null, decisionNote: 'The picture shows it.' }])
})

test('what brewery and buyer say after staff looked at a claim is decided by no old preview (CLAIM-04, SELL-10)', async () => {
  const { claim, ask, answer, decide, staff, credits } = await claimedOrder()
  const { id } = (await claim()).json().claims[0]
  const operations = await staff('operations')
  const decision = { decision: 'admitted', bearer: 'brewery', note: 'The picture shows it.' }
  const look = async () => (await decide(id, decision, operations, '?dryRun=true')).json().digest as string
  const first = await look()
  expect(await look()).toBe(first)
  await answer(id, { answer: 'refuse', note: 'It left whole.' })
  const answered = await decide(id, decision, operations, `?digest=${first}`)
  expect([answered.statusCode, answered.json().code]).toEqual([409, 'changed_meanwhile'])
  await ask(id)
  const asked = await decide(id, decision, operations, `?digest=${answered.json().preview.digest}`)
  expect([asked.statusCode, asked.json().code]).toEqual([409, 'changed_meanwhile'])
  expect(await credits()).toEqual([])
  const done = await decide(id, decision, operations, `?digest=${asked.json().preview.digest}`)
  expect([done.statusCode, done.json().claims[0].decision]).toEqual([200, 'admitted'])
})

test('what Dray was asked and does not decide is an admin’s after 10, and admitted after 20 working days (CLAIM-04)', async () => {
  const { claim, ask, answer, seen, balances, entries } = await claimedOrder()
  const { id } = (await claim()).json().claims[0]
  await answer(id, { answer: 'refuse', note: 'It left whole.' })
  await ask(id)
  const [entry] = await entries()
  expect(entry!.escalatesAt).toEqual(entry!.dueAt)
  shop.wait(hours(24 * 24))
  await shop.sweep()
  expect((await seen()).consignments[0]!.state).toBe('claimed')
  shop.wait(hours(24 * 16))
  await shop.sweep()
  expect((await seen()).consignments[0]).toMatchObject({ state: 'delivered', creditedMinor: 12_000 })
  // The brewery had answered in time: Dray pays for it.
  expect((await balances()).due[0]).toBe(-11_640 - 9700)
})

test('money under an open claim is stated by brewery, and no longer once it is decided (CLAIM-03)', async () => {
  const { claim, answer, one, two } = await claimedOrder()
  const { id } = (await claim()).json().claims[0]
  const money = await findOpenClaimMoney(database, [one.brewery.id, two.brewery.id])
  expect([money.get(one.brewery.id), money.get(two.brewery.id)]).toEqual([12_000, undefined])
  await answer(id, { answer: 'admit' })
  expect(await findOpenClaimMoney(database, [one.brewery.id])).toEqual(new Map())
})

test('no one else reads or answers a claim (CLAIM-01)', async () => {
  const { claim, number, two } = await claimedOrder()
  const { id } = (await claim()).json().claims[0]
  const other = await claimedOrder()
  expect((await shop.get(`/api/orders/${number}/claims`, other.buyer)).statusCode).toBe(404)
  expect((await other.answer(id, { answer: 'admit' })).statusCode).toBe(404)
  expect((await other.ask(id)).statusCode).toBe(404)
  expect(two.brewery.slug).not.toBe(other.one.brewery.slug)
})
