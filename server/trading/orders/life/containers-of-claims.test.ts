import { expect, test } from 'vitest'
import { firkin, pubWithContainers } from '../../../../tests/support/builders/delivered-containers.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { readImbalance } from '../../../finance/ledger/read-balances.ts'
import { orderRow } from '../order-read-queries.ts'
import { creditDeposits } from '../refunds/credit-deposits.ts'
import { findDepositsLeft } from '../refunds/find-deposits-left.ts'

const shop = await openOrderShop()
const { database } = shop
const logger = { warn: () => {} }
const days = (count: number) => count * 86_400

const sum = (rows: { atPub: number }[]) => rows.reduce((all, { atPub }) => all + atPub, 0)

/**
 * A brewery with a deposit of £5.00 on firkins of £120.00, and a pub to which it has sent three of them: two cost no more
 * than silence admits.
 */
async function threeFirkins() {
  const pub = await pubWithContainers(shop)
  const { brewery, send, sales, sent, ofPub, ofBrewery, back } = pub
  const { slug } = brewery
  await send(sales, `/api/sell/${slug}/deposits`, { kind: 'firkin', netMinor: 500 })
  const { number, part } = await sent([[firkin, 3]])
  const claims = async () =>
    (await shop.get(`/api/orders/${number}/claims`, await pub.as(pub.pub))).json().claims as {
      id: string
      isLate: boolean
      replacement: string | null
    }[]
  return {
    ...pub,
    part,
    claims,
    claim: async (kind: string, units?: number) => {
      const lines = units === undefined ? undefined : [{ position: 0, units }]
      const body = { part, kind, text: 'Look at the casks, please.', lines }
      const reply = await send(pub.pub, `/api/orders/${number}/claims`, body)
      expect(reply.statusCode).toBe(200)
      return reply.json().claims.at(-1).id as string
    },
    answer: async (id: string, answer: string) => {
      const reply = await send(sales, `/api/sell/${slug}/claims/${id}/answer`, { answer, note: 'As agreed.' })
      expect(reply.statusCode).toBe(200)
    },
    /** Firkins at the pub by both sides' books. */
    atPub: async () => {
      const brewerys = sum((await ofBrewery()).rows)
      expect(sum((await ofPub()).rows)).toBe(brewerys)
      return brewerys
    },
    handBack: async (count: number) => {
      const { place } = (await ofBrewery()).rows[0]
      const reply = await back({ place, kind: 'firkin', count, signedByPub: 'Jo Barr' })
      expect(reply.statusCode).toBe(200)
      await creditDeposits({ database, publicUrl: 'https://dray.example', clock: shop.now, logger })
    },
    /** Pence with VAT that the order still charges. */
    chargedMinor: async () => {
      const { totalMinor, creditedMinor } = await orderPart()
      return totalMinor - creditedMinor
    },
    beerMinor: async () => {
      const order = (await orderRow(database, null, number))!
      return (order.totalMinor - 1.2 * order.depositsMinor) / 3
    },
    proof: async () => (await orderPart()).deliveryProof,
    state: async () => (await orderPart()).state,
  }
  async function orderPart() {
    const reply = await shop.get(`/api/orders/${number}`, await pub.as(pub.pub))
    return reply.json().consignments[0]
  }
}

type Ending = 'admit' | 'replace' | 'refuse' | 'silence'
const endings: [string, Ending, 'delivered' | 'claimed first', number][] = [
  ['missing', 'admit', 'delivered', 1],
  ['missing', 'admit', 'claimed first', 1],
  ['missing', 'replace', 'delivered', 1],
  ['missing', 'refuse', 'delivered', 3],
  ['missing', 'refuse', 'claimed first', 3],
  ['missing', 'silence', 'claimed first', 1],
  ['not_arrived', 'admit', 'delivered', 1],
  ['not_arrived', 'admit', 'claimed first', 1],
  ['not_arrived', 'refuse', 'claimed first', 3],
  ['damaged', 'admit', 'delivered', 3],
  ['damaged', 'admit', 'claimed first', 3],
  ['damaged', 'refuse', 'claimed first', 3],
  ['wrong', 'admit', 'claimed first', 3],
  ['quality', 'silence', 'claimed first', 3],
]

test('a firkin that was sent again has the deposit that was paid for the first (EMPT-06)', async () => {
  const { claim, answer, deliver, part, claims } = await threeFirkins()
  await deliver(part)
  await answer(await claim('missing', 1), 'replace')
  const { replacement } = (await claims())[0]!
  expect(await findDepositsLeft(database, [replacement!])).toEqual([
    { partId: part, replacements: [replacement], kind: 'firkin', units: 3, netMinor: 500 },
  ])
})

test.each(endings)(
  'two of three firkins claimed as %s, the claim ended by %s, part %s: %i are at the pub (EMPT-01, CLAIM-03)',
  async (kind, ending, order, there) => {
    const { claim, answer, deliver, part, atPub, handBack, chargedMinor, beerMinor } = await threeFirkins()
    if (order === 'delivered') await deliver(part)
    const id = await claim(kind, 2)
    if (ending === 'refuse') await answer(id, 'refuse')
    else if (ending !== 'silence') await answer(id, ending)
    if (ending === 'refuse' || ending === 'silence') {
      shop.wait(days(12))
      await shop.sweep()
    }
    expect(await atPub()).toBe(there)
    await handBack(there)
    expect(await atPub()).toBe(0)
    // No deposit is left, and the beer of what was paid back.
    const paid = ending === 'admit' || ending === 'silence' ? 1 : 3
    const waiting = ending === 'replace' ? 2 * 600 : 0
    expect(await chargedMinor()).toBe(paid * (await beerMinor()) + waiting)
    expect(await readImbalance(database)).toBe(0)
  },
)

test('what is claimed as not arrived moves nothing until it is decided (EMPT-01)', async () => {
  const { claim, answer, atPub } = await threeFirkins()
  const id = await claim('not_arrived')
  expect(await atPub()).toBe(0)
  await answer(id, 'admit')
  expect(await atPub()).toBe(0)
})

test('a shortage at the door that is refused comes onto the books (EMPT-01)', async () => {
  const { deliver, part, atPub, claims, answer } = await threeFirkins()
  await deliver(part, { shortages: [{ position: 0, units: 2 }] })
  expect(await atPub()).toBe(1)
  await answer((await claims())[0]!.id, 'refuse')
  shop.wait(days(12))
  await shop.sweep()
  expect(await atPub()).toBe(3)
})

test('missing firkins that were counted as back give the others’ deposits back (EMPT-05)', async () => {
  const { as, pub, claim, answer, deliver, part, sent, ...books } = await threeFirkins()
  const { atPub, handBack, chargedMinor, beerMinor } = books
  await deliver(part)
  const id = await claim('missing', 2)
  const next = await sent([[firkin, 3]])
  await deliver(next.part)
  await handBack(3)
  await answer(id, 'admit')
  expect(await atPub()).toBe(1)
  await handBack(1)
  expect(await atPub()).toBe(0)
  expect(await chargedMinor()).toBe(await beerMinor())
  const order = (await orderRow(database, null, next.number))!
  const { consignments } = (await shop.get(`/api/orders/${next.number}`, await as(pub))).json()
  expect(consignments[0].creditedMinor).toBe(1.2 * order.depositsMinor)
})

test('how a claimed part was handed over is recorded afterwards, once, and ends the time of claims (LIFE-13, CLAIM-02)', async () => {
  const { claim, answer, deliver, part, proof, state, claims } = await threeFirkins()
  const id = await claim('damaged', 1)
  const proven = await deliver(part, { shortages: [{ position: 0, units: 1 }] })
  expect(proven.statusCode).toBe(200)
  expect(await proof()).toMatchObject({ receivedBy: 'Jo Barr' })
  expect(await state()).toBe('claimed')
  expect((await deliver(part)).statusCode).toBe(409)
  await answer(id, 'refuse')
  shop.wait(days(15))
  await claim('damaged', 1)
  expect((await claims()).map(({ isLate }) => isLate)).toContain(true)
})

test('a part that was never marked as delivered has its claims’ time too (CLAIM-02)', async () => {
  const { claim, answer, deliver, part, claims, state } = await threeFirkins()
  await answer(await claim('damaged', 1), 'admit')
  expect(await state()).toBe('delivered')
  expect((await deliver(part)).statusCode).toBe(200)
  shop.wait(days(2))
  await claim('damaged', 1)
  expect((await claims()).at(-1)).toMatchObject({ isLate: true })
})
