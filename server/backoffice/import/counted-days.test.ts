import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { FileReading } from '../../../shared/api/imports-api.ts'
import { addDays, londonDay, londonMoment } from '../../../shared/working-time/working-time.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'

const shop = await openOrderShop()
const { database } = shop

/** A size with 76 on hand at midnight; then 4 are made and 2 are sold in the taproom, and it is five o'clock. */
async function seller() {
  const brewery = await buildBrewery(database)
  const beer = await buildBeer(database, { breweryId: brewery.id })
  const [externalId, wasOnHand] = [`${brewery.slug}/can`, 76]
  const container = await buildContainer(database, { beerId: beer.id, externalId, availableUnits: wasOnHand })
  const day = addDays(londonDay(shop.now()), 1)
  const at = (time: string) => shop.wait((londonMoment(day, time).getTime() - shop.now().getTime()) / 1000)
  /** A member who has just signed in: no session outlasts the hours between. */
  const sales = async () => {
    const who = await shop.buyer()
    await addMember(database, { clientId: who.clientId, breweryId: brewery.id, role: 'sales' })
    return who
  }
  const post = async (path: string, body: object) =>
    shop.post(`/api/sell/${brewery.slug}${path}`, body, {
      ...(await sales()),
      'idempotency-key': randomUUID(),
    })
  const record = (kind: string, units: number) =>
    post('/stock', { kind, reason: 'Morning.', items: [{ containerId: container.id, units }] })
  const bodyOf = (counted: string, units = 78) => {
    const text = `id,on hand,counted at\n${externalId},${units},${counted}`
    return { kind: 'stock', name: 'stock.csv', file: Buffer.from(text).toString('base64') }
  }
  const read = async (counted: string, units?: number) =>
    (await post('/imports/reading', bodyOf(counted, units))).json() as FileReading
  at('09:00')
  await record('made', 4)
  at('11:00')
  await record('sold_elsewhere', 2)
  return {
    day,
    at,
    record,
    read,
    onHand: async () =>
      (await shop.get(`/api/sell/${brewery.slug}/stock`, await sales())).json().rows[0].onHand as number,
    take: async (counted: string) => {
      const { digest } = await read(counted)
      return post('/imports', { ...bodyOf(counted), digest, leavesOutRefused: false })
    },
    readAt: (countedAt: string) => post('/imports/reading', { ...bodyOf(''), countedAt }),
  }
}
const british = (day: string) => day.split('-').toReversed().join('/')
const doubt = (units: string) =>
  `${units} on this day: was it counted before or after? It is read as after. If it was before, give the time too.`

test('a count dated today counts from now, and says what moved today (STOCK-03, SELL-35)', async () => {
  const { day, at, read, take, onHand } = await seller()
  at('17:00')
  for (const written of [day, british(day)]) {
    const { rows } = await read(written, 77)
    expect(rows).toMatchObject([
      { cells: [{ old: '78', new: '77' }], warnings: [doubt('2 went out and 4 came in')] },
    ])
  }
  expect((await read(day)).rows[0]!.cells).toEqual([{ name: 'On hand', old: '78', new: '78' }])
  await take(day)
  expect(await onHand()).toBe(78)
})

test('the same file of today moves nothing when it comes again after a sale (STOCK-02)', async () => {
  const { day, at, read, take, record, onHand } = await seller()
  await take(day)
  at('18:00')
  await record('sold_elsewhere', 3)
  expect((await read(day)).counts).toMatchObject({ same: 1, changed: 0 })
  expect(await onHand()).toBe(75)
})

test('a count dated on an earlier day counts from its end, and what moved since is taken off (STOCK-03)', async () => {
  const { day, at, record, read } = await seller()
  at('24:00')
  expect((await read(day, 70)).rows[0]!.cells).toEqual([{ name: 'On hand', old: '78', new: '70' }])
  shop.wait(60)
  await record('sold_elsewhere', 3)
  const [row] = (await read(day, 70)).rows
  expect(row).toMatchObject({
    cells: [{ old: '75', new: '67' }],
    warnings: [doubt('2 went out and 4 came in')],
  })
  expect((await read(`${day}T10:00:00Z`, 70)).rows[0]).toMatchObject({
    cells: [{ new: '65' }],
    warnings: [],
  })
})

test('a day that has not begun in London is in the future, and one that has is not (STOCK-03)', async () => {
  const { day, at, read } = await seller()
  const reasonOf = async (counted: string) => (await read(counted)).rows[0]!.reason
  expect(await reasonOf(addDays(day, 1))).toBe('It is counted in the future.')
  at('23:59')
  expect(await reasonOf(day)).toBeNull()
})

test('the call takes a moment for a count and not a day alone (STOCK-03)', async () => {
  const { day, readAt } = await seller()
  expect((await readAt(day)).json()).toMatchObject({ field: 'countedAt' })
  expect((await readAt(`${day}T09:30:00Z`)).statusCode).toBe(200)
})

test('warns of a count that falls by more than four fifths, but not of a few units (SELL-35)', async () => {
  const { read } = await seller()
  const steep = await read('', 1)
  expect(steep.rows[0]!.warnings).toEqual(['The count falls by 99%.'])
  expect(steep.warnings).toEqual(['1 count falls by more than 80%.'])
  expect((await read('', 16)).rows[0]!.warnings).toEqual([])
})
