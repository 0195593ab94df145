import { expect, test } from 'vitest'
import { sendTwoBreweryOrder } from '../../../../tests/support/builders/sent-order.ts'
import { placeTwoBreweryOrder } from '../../../../tests/support/builders/two-brewery-order.ts'
import { addStaff } from '../../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { findOpenEntries } from '../../../platform/worklist/worklist.ts'
import { findOrder } from '../find-orders.ts'

const shop = await openOrderShop()
const { database } = shop
type Headers = Record<string, string>
const keyed = (headers: Headers) => ({ 'idempotency-key': crypto.randomUUID(), ...headers })

/** Three kegs of £120.00 with VAT, and what staff do about claims. */
async function threeKegs() {
  const sent = await sendTwoBreweryOrder(shop)
  const { number, parts, buyer, staff } = sent
  const claim = async (units: number, headers: Headers = buyer, path = `/api/orders/${number}/claims`) => {
    const body = {
      part: parts[1],
      kind: 'damaged',
      text: 'The kegs leaked.',
      lines: [{ position: 0, units }],
    }
    return (await shop.post(path, body, keyed(headers))).json().claims.find(isOpen).id as string
  }
  return {
    ...sent,
    operations: await staff('operations'),
    finance: await staff('finance'),
    claim,
    staffClaim: (units: number, headers: Headers) =>
      claim(units, headers, `/api/admin/orders/${number}/claims`),
    decide: (id: string, bearer: string, headers: Headers, query = '') =>
      shop.post(
        `/api/admin/claims/${id}/decision${query}`,
        { decision: 'admitted', bearer, note: 'The picture shows it.' },
        keyed(headers),
      ),
    answer: (id: string, headers: Headers) =>
      shop.post(`/api/admin/claims/${id}/answer`, { answer: 'admit' }, keyed(headers)),
    waiting: async (headers: Headers) =>
      (await shop.get(`/api/admin/orders/${number}/refunds`, headers))
        .json()
        .refunds.filter(({ state }: { state: string }) => state === 'asked'),
    confirm: (id: string, headers: Headers) =>
      shop.post(`/api/admin/refunds/${id}/confirmation`, {}, keyed(headers)),
    creditedMinor: async () => (await findOrder(database, null, number)).consignments[1]!.creditedMinor,
  }
}
const isOpen = ({ state }: { state: string }) => state === 'open'
type Kegs = Awaited<ReturnType<typeof threeKegs>>

const openers: Record<string, (kegs: Kegs) => Promise<string>> = {
  'the buyer': ({ claim }) => claim(3),
  'another member of the staff': async ({ staffClaim, staff }) => staffClaim(3, await staff('operations')),
  'the same person': ({ staffClaim, operations }) => staffClaim(3, operations),
}

test.each([['the buyer'], ['another member of the staff']])(
  'a claim of %s that the brewery pays is admitted by one person, whatever the sum (CLAIM-04, CLAIM-07)',
  async (opener) => {
    const kegs = await threeKegs()
    const id = await openers[opener]!(kegs)
    expect((await kegs.decide(id, 'brewery', kegs.operations)).statusCode).toBe(200)
    expect(await kegs.creditedMinor()).toBe(36_000)
  },
)

test.each([
  ['the buyer', 'dray'],
  ['the buyer', 'carrier'],
  ['another member of the staff', 'dray'],
  ['the same person', 'brewery'],
  ['the same person', 'carrier'],
])(
  'a claim of %s that the %s pays is waiting for a second person above the limit (CLAIM-04, CLAIM-07)',
  async (opener, bearer) => {
    const kegs = await threeKegs()
    const { decide, operations, finance, creditedMinor, waiting, confirm, balances } = kegs
    const id = await openers[opener]!(kegs)
    const preview = (await decide(id, bearer, operations, '?dryRun=true')).json()
    expect(preview.warnings).toContain('Nothing moves until a second person confirms it.')
    const decided = await decide(id, bearer, operations, `?digest=${preview.digest}`)
    expect(decided.json().claims.at(-1)).toMatchObject({ state: 'open', decision: null })
    expect(await creditedMinor()).toBe(0)
    expect((await decide(id, bearer, operations)).statusCode).toBe(409)
    const [asked] = await waiting(finance)
    expect(asked).toMatchObject({ grossMinor: 36_000, cause: bearer, isOwn: false })
    expect((await confirm(asked.id, operations)).statusCode).toBe(403)
    expect((await confirm(asked.id, finance)).json()).toMatchObject({ state: 'done' })
    expect(await creditedMinor()).toBe(36_000)
    expect(await balances()).toMatchObject({ imbalance: 0, buyer: -36_000 })
    expect((await confirm(asked.id, finance)).statusCode).toBe(409)
  },
)

test('shortages that a person notes at the door are that person’s claim (CLAIM-07, LIFE-12)', async () => {
  const { number, placed, run } = await placeTwoBreweryOrder(shop)
  await run('accept')
  await run('dispatch')
  const [one, other] = [await shop.buyer(), await shop.buyer()]
  for (const { clientId } of [one, other]) await addStaff(database, clientId, 'operations')
  const part = placed.consignments[1]!.id
  const shortages = [{ position: 0, units: 3 }]
  const proof = { receivedBy: 'Jo Barr', shortages, why: 'The driver called.' }
  expect((await shop.post(`/api/admin/orders/${part}/deliver`, proof, keyed(one))).statusCode).toBe(200)
  const [{ id }] = (await shop.get(`/api/admin/orders/${number}/claims`, one)).json().claims
  const answer = (headers: Headers) =>
    shop.post(`/api/admin/claims/${id}/answer`, { answer: 'admit' }, keyed(headers))
  const own = await answer(one)
  expect([own.statusCode, own.json().code]).toEqual([403, 'second_person_needed'])
  expect((await answer(other)).statusCode).toBe(200)
})

test('claims and refunds of one day count together (CLAIM-07)', async () => {
  const { claim, decide, operations, finance, refund, parts, creditedMinor, waiting } = await threeKegs()
  const unit = { items: [{ part: parts[0], what: 'units', position: 0, units: 1 }], cause: 'dray' }
  await decide(await claim(1), 'dray', operations)
  expect(await creditedMinor()).toBe(12_000)
  expect((await refund(unit, finance)).json().state).toBe('done')
  expect((await decide(await claim(1), 'dray', operations)).statusCode).toBe(200)
  expect((await refund(unit, finance)).json().state).toBe('asked')
  expect(await waiting(finance)).toHaveLength(2)
  expect(await creditedMinor()).toBe(12_000)
})

test('an admission that waits is void once the claim ends otherwise (CLAIM-07, STAF-13)', async () => {
  const { claim, decide, answer, staff, operations, finance, waiting, confirm, creditedMinor } =
    await threeKegs()
  const id = await claim(3)
  await decide(id, 'dray', operations)
  const [asked] = await waiting(finance)
  expect(await findOpenEntries(database, { kind: 'refund' })).toContainEqual(
    expect.objectContaining({ subject: asked.id }),
  )
  await answer(id, await staff('operations'))
  expect(await creditedMinor()).toBe(36_000)
  expect((await confirm(asked.id, finance)).statusCode).toBe(409)
  expect((await findOpenEntries(database, { kind: 'refund' })).map(({ subject }) => subject)).not.toContain(
    asked.id,
  )
})
