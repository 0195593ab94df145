import { expect, test } from 'vitest'
import { bearer, registration } from '../../../tests/support/shops/account-shop.ts'
import { addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import {
  bottles,
  firkin,
  keyKeg,
  pubWithContainers,
  steelKeg,
} from '../../../tests/support/builders/delivered-containers.ts'
import {
  addDays,
  addWorkingDays,
  londonDay,
  londonMoment,
} from '../../../shared/working-time/working-time.ts'
import { findOpenEntries } from '../../platform/worklist/worklist.ts'
import { containerMovements } from './empties-tables.ts'

import { sweepCounts } from './sweep-counts.ts'

const shop = await openOrderShop()
const { database } = shop
const days = (count: number) => count * 86_400

type Row = { kind: string; atPub: number; waiting: number; ages: number[]; place: string; brewery: string }
const counts = (rows: Row[]) => rows.map(({ kind, atPub }) => [kind, atPub])

test('delivered casks and steel kegs go out to the pub, one-way kegs and cases do not (EMPT-01)', async () => {
  const { sent, deliver, ofPub, ofBrewery, brewery, sales, as, variantOf } = await pubWithContainers(shop)
  const all = [
    [firkin, 2],
    [steelKeg, 1],
    [keyKeg, 3],
    [bottles, 4],
  ] as const
  const { part } = await sent(all.map(([vessel, count]) => [vessel, count]))
  expect((await ofPub()).rows).toEqual([])
  const shortages = [{ position: 0, units: 1 }]
  expect((await deliver(part, { shortages })).statusCode).toBe(200)
  const out = [
    ['firkin', 1],
    ['keg30', 1],
  ]
  expect(counts((await ofPub()).rows)).toEqual(out)
  expect(counts((await ofBrewery()).rows)).toEqual(out)

  const path = `/api/sell/${brewery.slug}/returnables`
  const say = async (vessel: typeof keyKeg, isReturnable: boolean) =>
    shop.call('PUT', path, { variant: await variantOf(vessel), isReturnable }, await as(sales))
  expect((await shop.get(path, await as(sales))).json().rows).toHaveLength(3)
  expect((await say(keyKeg, true)).statusCode).toBe(200)
  expect((await say(firkin, false)).json().rows).toContainEqual(
    expect.objectContaining({ kind: 'firkin', isReturnable: false, isOwnWord: true }),
  )
  expect((await say(bottles, true)).statusCode).toBe(404)
  await deliver((await sent(all.map(([vessel, count]) => [vessel, count]))).part)
  expect(counts((await ofPub()).rows)).toEqual([
    ['firkin', 1],
    ['keg30', 5],
  ])
})

test('empties signed by both are back, and more than are out are asked with the figure (EMPT-02, EMPT-03, SELL-31)', async () => {
  const { sent, deliver, back, ofBrewery, ofPub, writeOff, sales, mails } = await pubWithContainers(shop)
  await deliver((await sent([[firkin, 4]])).part)
  const [row] = (await ofBrewery()).rows as Row[]
  const cell = { place: row!.place, kind: 'firkin', signedByPub: 'Jo Barr' }
  const refused = await back({ ...cell, count: 5 })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'more_back_than_out', atPub: 4, waiting: 0 },
  ])
  expect(refused.json().message).toContain('Only 4 firkins are at the pub')
  const preview = (await back({ ...cell, count: 2 }, '?dryRun=true')).json()
  expect(preview.stock).toEqual([
    expect.stringMatching(/^2 firkins are back from .*: 2 firkins stay there\.$/),
  ])
  expect((await ofPub()).rows).toMatchObject([{ atPub: 4 }])
  expect((await back({ ...cell, count: 2 }, `?digest=${preview.digest}`)).json().rows).toMatchObject([
    { atPub: 2 },
  ])
  expect(await mails(sales)).toEqual([])
  expect((await writeOff({ place: row!.place, kind: 'firkin', count: 3, note: 'Gone.' })).statusCode).toBe(
    409,
  )
  await writeOff({ place: row!.place, kind: 'firkin', count: 1, note: 'The pub burnt down.' })
  expect(counts((await ofPub()).rows)).toEqual([['firkin', 1]])
  expect((await back({ ...cell, kind: 'pin', count: 1 })).json().code).toBe('more_back_than_out')
})

test('a key counts once (EMPT-03)', async () => {
  const { sent, deliver, send, brewery, sales, ofPub, ofBrewery } = await pubWithContainers(shop)
  await deliver((await sent([[firkin, 4]])).part)
  const { place } = (await ofBrewery()).rows[0] as Row
  const body = { place, kind: 'firkin', count: 1, signedByPub: 'Jo Barr' }
  const key = crypto.randomUUID()
  const path = `/api/sell/${brewery.slug}/empties/back`
  await Promise.all([send(sales, path, body, { key }), send(sales, path, body, { key })])
  expect((await ofPub()).rows).toMatchObject([{ atPub: 3 }])
})

test('ages are those of what came last, the first out is the first back, and sums are those of the rows (EMPT-04, SEE-07)', async () => {
  const { ofBrewery, ofPub, sent, deliver, back } = await pubWithContainers(shop)
  const today = londonDay(shop.now())
  await deliver((await sent([[firkin, 1]])).part)
  const { place, brewery } = (await ofBrewery()).rows[0] as Row
  const came = (ago: number, count: number) =>
    database.insert(containerMovements).values({
      placeId: place,
      breweryId: brewery,
      kind: 'firkin',
      what: 'out',
      count,
      at: londonMoment(addDays(today, -ago), '12:00').toISOString(),
      actor: { clientId: null, name: 'Dray', role: 'system', by: 'clock' },
    })
  for (const [ago, count] of [
    [91, 2],
    [90, 3],
    [61, 1],
    [60, 4],
    [31, 1],
    [30, 5],
  ] as const)
    await came(ago, count)
  expect((await ofPub()).rows).toMatchObject([{ atPub: 17, ages: [6, 5, 4, 2] }])
  await back({ place, kind: 'firkin', count: 4, signedByPub: 'Jo Barr' })
  expect((await ofPub()).rows).toMatchObject([{ atPub: 13, ages: [6, 5, 2, 0] }])
  expect(await ofBrewery()).toMatchObject({
    rows: [{ atPub: 13, ages: [6, 5, 2, 0] }],
    sums: [{ kind: 'firkin', atPub: 13, ages: [6, 5, 2, 0] }],
    views: [
      { key: 'all', count: 1 },
      { key: 'over90', count: 0 },
      { key: 'waiting', count: 0 },
    ],
  })
})

test('no one sees or moves the containers of others (EMPT-04)', async () => {
  const one = await pubWithContainers(shop)
  const two = await pubWithContainers(shop)
  await one.deliver((await one.sent([[firkin, 2]])).part)
  const { place } = (await one.ofBrewery()).rows[0] as Row
  expect([(await two.ofBrewery()).rows, (await two.ofPub()).rows]).toEqual([[], []])
  const foreign = { place, kind: 'firkin', count: 1, signedByPub: 'Jo Barr' }
  expect((await two.back(foreign)).statusCode).toBe(404)
  const given = { place, brewery: one.brewery.id, kind: 'firkin', count: 1 }
  expect((await two.send(two.pub, '/api/account/empties/counts', given)).statusCode).toBe(404)
  expect((await shop.get(`/api/sell/${one.brewery.slug}/empties`, await one.as(two.sales))).statusCode).toBe(
    404,
  )
  const cellar = await one.person('cellar')
  expect((await shop.get(`/api/sell/${one.brewery.slug}/empties`, await one.as(cellar))).statusCode).toBe(404)
  const accounts = await one.person('accounts')
  expect((await one.ofBrewery('', accounts)).rows).toHaveLength(1)
  const sent = await one.send(accounts, `/api/sell/${one.brewery.slug}/empties/back`, foreign)
  expect(sent.statusCode).toBe(403)
  expect((await one.ofPub()).rows).toMatchObject([{ atPub: 2 }])
})

/** Two firkins at a pub, and what both sides do about a count. */
async function countedAlone() {
  const it = await pubWithContainers(shop)
  await it.deliver((await it.sent([[firkin, 4]])).part)
  const { place } = (await it.ofBrewery()).rows[0] as Row
  const given = { place, brewery: it.brewery.id, kind: 'firkin', count: 2 }
  const idOf = async () => (await it.ofBrewery()).counts[0].id as string
  return {
    ...it,
    place,
    given,
    pubSays: (body: object) => it.send(it.pub, '/api/account/empties/counts', body),
    pubAnswers: async (body: object) =>
      it.send(it.pub, `/api/account/empties/counts/${await idOf()}/answer`, body),
    breweryAnswers: async (body: object) =>
      it.send(it.sales, `/api/sell/${it.brewery.slug}/empties/counts/${await idOf()}/answer`, body),
    decide: async (body: object) => {
      const { client } = await shop.register()
      await addStaff(database, client.id, 'operations')
      const headers = { ...bearer(await shop.signIn(client.email)), 'idempotency-key': crypto.randomUUID() }
      return shop.post(`/api/admin/empties/counts/${await idOf()}/decision`, body, headers)
    },
    entries: async () =>
      (await findOpenEntries(database, { kind: 'empties_disagreed' })).filter(
        ({ subject }) => subject === it.clientId,
      ),
  }
}

test('a count of the brewery alone asks the pub by mail, and moves nothing until it agrees (EMPT-02)', async () => {
  const { back, place, ofPub, mails, pub, pubAnswers, breweryAnswers } = await countedAlone()
  expect((await back({ place, kind: 'firkin', count: 3 })).statusCode).toBe(200)
  expect((await mails(pub)).at(-1)!.data).toMatchObject({ heading: 'Are 3 firkins back?' })
  expect((await ofPub()).rows).toMatchObject([{ atPub: 4, waiting: 3 }])
  // What is counted already is not counted again.
  const more = await back({ place, kind: 'firkin', count: 2, signedByPub: 'Jo Barr' })
  expect(more.json()).toMatchObject({ code: 'more_back_than_out', atPub: 4, waiting: 3 })
  expect((await breweryAnswers({ agrees: true })).statusCode).toBe(404)
  expect((await pubAnswers({ agrees: true })).json().rows).toMatchObject([{ atPub: 1, waiting: 0 }])
  expect((await pubAnswers({ agrees: true })).json().code).toBe('not_possible')
})

test('a count of the pub alone asks the brewery, and five working days of silence agree (EMPT-02)', async () => {
  const { pubSays, given, mails, sales, pub, ofPub, ofBrewery } = await countedAlone()
  expect((await pubSays(given)).statusCode).toBe(200)
  expect((await mails(sales)).at(-1)!.data).toMatchObject({ heading: 'Are 2 firkins back?' })
  const answerBy = new Date((await ofPub()).counts[0].answerBy)
  expect(answerBy).toEqual(
    londonMoment(addWorkingDays(londonDay(shop.now()), 5, 'england-and-wales'), '17:00'),
  )
  const sweep = () =>
    Promise.all([1, 2].map(() => sweepCounts({ database, publicUrl: '', clock: shop.now, logger: console })))
  const until = answerBy.getTime() - shop.now().getTime()
  shop.wait(until / 1000 - 1)
  await sweep()
  expect((await ofPub()).rows).toMatchObject([{ atPub: 4, waiting: 2 }])
  shop.wait(1)
  await sweep()
  await sweep()
  expect((await ofPub()).rows).toMatchObject([{ atPub: 2, waiting: 0 }])
  expect((await ofBrewery()).counts).toMatchObject([{ state: 'agreed', answeredBy: null }])
  expect((await mails(pub)).map(({ data }) => data['heading'])).toEqual(['2 firkins are back'])
})

test.each([
  ['book', 2],
  ['drop', 4],
] as const)('a no goes to operations, who %s it with a reason (EMPT-02)', async (outcome, left) => {
  const { pubSays, given, breweryAnswers, decide, entries, ofPub, mails, pub, sales } = await countedAlone()
  await pubSays(given)
  expect((await breweryAnswers({ agrees: false })).statusCode).toBe(400)
  expect((await breweryAnswers({ agrees: false, note: 'One was ours.' })).statusCode).toBe(200)
  expect(await entries()).toMatchObject([
    { owner: 'operations', about: expect.stringContaining('2 firkins') },
  ])
  expect((await ofPub()).rows).toMatchObject([{ atPub: 4, waiting: 2 }])
  expect((await decide({ outcome, note: ' ' })).statusCode).toBe(400)
  expect((await decide({ outcome, note: 'The run sheet says so.' })).statusCode).toBe(200)
  expect(await entries()).toEqual([])
  expect((await ofPub()).rows).toMatchObject([{ atPub: left, waiting: 0 }])
  for (const who of [pub, sales])
    expect((await mails(who)).at(-1)!.data['lines']).toContainEqual(
      expect.stringContaining('The run sheet says so.'),
    )
  expect((await decide({ outcome, note: 'Again.' })).json().code).toBe('not_possible')
})

test('empties that the brewery takes back with a delivery are of what was there before (EMPT-02, EMPT-03)', async () => {
  const { sent, deliver, ofPub } = await pubWithContainers(shop)
  const empties = [{ kind: 'firkin', count: 1 }]
  const first = await sent([[firkin, 2]])
  expect((await deliver(first.part, { empties })).statusCode).toBe(400)
  await deliver(first.part)
  const second = await sent([[firkin, 2]])
  const tooMany = await deliver(second.part, { empties: [{ kind: 'firkin', count: 3 }] })
  expect(tooMany.json()).toMatchObject({ code: 'more_back_than_out', atPub: 2 })
  await deliver(second.part, { empties, emptiesSignedBy: 'Jo Barr' })
  expect((await ofPub()).rows).toMatchObject([{ atPub: 3, waiting: 0 }])
  await deliver((await sent([[firkin, 1]])).part, { empties })
  expect((await ofPub()).rows).toMatchObject([{ atPub: 4, waiting: 1 }])
})

test('containers stay on the books of their brewery when the pub leaves (EMPT-04)', async () => {
  const { back, place, ofBrewery, pub, as } = await countedAlone()
  await back({ place, kind: 'firkin', count: 1 })
  shop.wait(days(40))
  const gone = await shop.call(
    'DELETE',
    '/api/account',
    { password: registration.password, settlesLater: true },
    await as(pub),
  )
  expect(gone.statusCode).toBe(204)
  expect(await ofBrewery()).toMatchObject({
    rows: [{ pub: null, pubName: 'A pub that has left Dray', atPub: 4, waiting: 0 }],
    counts: [{ state: 'dropped' }],
  })
})
