import { expect, test } from 'vitest'
import { sendTwoBreweryOrder } from '../../../../tests/support/builders/sent-order.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { findOpenEntries } from '../../../platform/worklist/worklist.ts'
import { findOrder } from '../find-orders.ts'

const shop = await openOrderShop()
const { database } = shop
const keyed = (headers: Record<string, string>) => ({ 'idempotency-key': crypto.randomUUID(), ...headers })
const unit = { position: 0, units: 1 }
const days = (count: number) => count * 86_400

/** Two kegs delivered, of which one was claimed and replaced. */
async function replacedKeg() {
  const sent = await sendTwoBreweryOrder(shop)
  const { number, parts, one, buyer } = sent
  const sales = await sent.member()
  const claims = async () => (await shop.get(`/api/orders/${number}/claims`, buyer)).json().claims
  const claim = (body: object = {}) =>
    shop.post(
      `/api/orders/${number}/claims`,
      { part: parts[0], kind: 'damaged', text: 'One keg leaked all over.', lines: [unit], ...body },
      keyed(buyer),
    )
  const answer = (id: string, body: object, query = '') =>
    shop.post(`/api/sell/${one.brewery.slug}/claims/${id}/answer${query}`, body, keyed(sales))
  const first = (await claim()).json().claims[0]
  const { replacement } = (await answer(first.id, { answer: 'replace' })).json().claims[0]
  return {
    ...sent,
    replacement: replacement as string,
    claims,
    claim,
    answer,
    sell: (verb: string, body: object = {}) =>
      shop.post(`/api/sell/${one.brewery.slug}/orders/${replacement}/${verb}`, body, keyed(sales)),
    newest: async (about?: string) =>
      (await claims()).findLast(({ part, state }: { part: string; state: string }) =>
        about === undefined ? state === 'open' : part === about,
      ),
    seen: async () => (await findOrder(database, null, number)).consignments[0]!,
  }
}

test('a unit that was sent again is not claimed again, and the other one is (CLAIM-01, CLAIM-09)', async () => {
  const { claim, answer, newest, seen } = await replacedKeg()
  const both = await claim({ lines: [{ position: 0, units: 2 }] })
  expect([both.statusCode, both.json().message]).toEqual([400, expect.stringContaining('at most 1 unit of')])
  expect((await claim()).statusCode).toBe(200)
  expect((await claim()).statusCode).toBe(400)
  const { id } = await newest()
  const preview = (await answer(id, { answer: 'admit' }, '?dryRun=true')).json()
  expect(preview.warnings).toEqual(['1 unit of this order was sent again: its replacement stays paid for.'])
  await answer(id, { answer: 'admit' })
  expect((await seen()).creditedMinor).toBe(12_000)
  expect((await claim()).statusCode).toBe(400)
})

test('staff do not refund a unit that was sent again, and all that is left is without it (CLAIM-05, CLAIM-09)', async () => {
  const { refund, staff, parts, run, seen } = await replacedKeg()
  const finance = await staff('finance')
  const items = [{ part: parts[0], what: 'units', position: 0, units: 2 }]
  const refused = await refund({ items }, finance)
  expect(refused.json()).toMatchObject({
    field: 'items',
    message: expect.stringContaining('1 unit of line 0 was sent again.'),
  })
  await run('refund', (await seen()).team!.slug)
  expect((await seen()).creditedMinor).toBe(12_000)
})

test('a claim that was open before takes no unit that was sent again (CLAIM-09)', async () => {
  const { claim, refund, staff, parts, answer, newest, seen } = await replacedKeg()
  await claim()
  const { id } = await newest()
  await refund({ items: [{ part: parts[0], what: 'units', ...unit }] }, await staff('finance'))
  await answer(id, { answer: 'admit' })
  expect((await seen()).creditedMinor).toBe(12_000)
})

test('units of a replacement are paid back once, and those of one that never left again (CLAIM-09)', async () => {
  const { claim, answer, sell, replacement, newest, seen } = await replacedKeg()
  await sell('dispatch')
  await sell('deliver', { receivedBy: 'Jo Barr' })
  await claim({ part: replacement })
  await answer((await newest(replacement)).id, { answer: 'admit' })
  expect((await seen()).creditedMinor).toBe(12_000)
  expect((await claim({ part: replacement })).statusCode).toBe(400)
  const other = await replacedKeg()
  await other.sell('refuse', { reason: 'no_stock' })
  expect((await other.claim({ lines: [{ position: 0, units: 2 }] })).statusCode).toBe(200)
})

test('all of a part that never came is replaced, and its replacement paid back in its place (CLAIM-09)', async () => {
  const sent = await sendTwoBreweryOrder(shop)
  const { number, parts, one, buyer } = sent
  const sales = await sent.member()
  const path = `/api/orders/${number}/claims`
  const claim = async (part: string) => {
    const body = { part, kind: 'not_arrived', text: 'Nothing came all day.' }
    const { claims } = (await shop.post(path, body, keyed(buyer))).json()
    return claims.find((each: { part: string }) => each.part === part)
  }
  const answer = async (id: string, as: string) =>
    (await shop.post(`/api/sell/${one.brewery.slug}/claims/${id}/answer`, { answer: as }, keyed(sales)))
      .json()
      .claims.find((each: { id: string }) => each.id === id)
  const { replacement } = await answer((await claim(parts[0]!)).id, 'replace')
  await shop.post(`/api/sell/${one.brewery.slug}/orders/${replacement}/dispatch`, {}, keyed(sales))
  expect(await answer((await claim(replacement)).id, 'admit')).toMatchObject({ creditedMinor: 24_000 })
})

test('silence admits £250.00 net of a brewery’s order in all, however many claims there are (CLAIM-03)', async () => {
  const sent = await sendTwoBreweryOrder(shop)
  const { number, parts, buyer } = sent
  const claim = () =>
    shop.post(
      `/api/orders/${number}/claims`,
      { part: parts[1], kind: 'damaged', text: 'One keg leaked all over.', lines: [unit] },
      keyed(buyer),
    )
  for (let each = 0; each < 3; each += 1) expect((await claim()).statusCode).toBe(200)
  shop.wait(days(8))
  await shop.sweep()
  const part = async () => (await findOrder(database, null, number)).consignments[1]!
  expect(await part()).toMatchObject({ state: 'claimed', creditedMinor: 24_000 })
  const entries = await findOpenEntries(database, { kind: 'claim' })
  expect(entries.filter(({ subject }) => subject === parts[1])).toHaveLength(1)
})
