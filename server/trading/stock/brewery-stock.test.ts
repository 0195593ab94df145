import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { momentText } from '../../../shared/delivery/moment-text.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { placeTwoBreweryOrder } from '../../../tests/support/builders/two-brewery-order.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { levelOf } from '../../../tests/support/shops/stock-levels.ts'

const shop = await openOrderShop()
const { database } = shop
shop.wait((Date.parse('2028-02-07T09:10:00Z') - shop.now().getTime()) / 1000)

/** A brewery with one container for each number of units, and a member of its cellar. */
async function cellarOf(...units: number[]) {
  const brewery = await buildBrewery(database)
  const beer = await buildBeer(database, { breweryId: brewery.id, name: 'Towpath Bitter' })
  const containers = []
  for (const [index, availableUnits] of units.entries())
    containers.push(
      await buildContainer(database, { beerId: beer.id, availableUnits, name: `Cask ${index + 1}` }),
    )
  const who = await shop.buyer()
  await addMember(database, { clientId: who.clientId, breweryId: brewery.id, role: 'cellar' })
  const root = `/api/sell/${brewery.slug}/stock`
  const record = (body: object, query = '', key: string | null = randomUUID()) =>
    shop.post(
      `${root}${query}`,
      { reason: 'Stock take', ...body },
      { ...who, ...(key !== null && { 'idempotency-key': key }) },
    )
  return {
    ids: containers.map(({ id }) => id),
    record,
    preview: async (body: object) => (await record(body, '?dryRun=true', null)).json(),
    get: (path = '') => shop.get(`${root}${path}`, who),
    put: (path: string, body: object) => shop.call('PUT', `${root}${path}`, body, who),
  }
}

const counting = (containerId: string, units: number, countedAt?: string) => ({
  kind: 'count',
  items: [{ containerId, units, ...(countedAt && { countedAt }) }],
})

test('a count says what has gone since, and books what it said (SELL-08, SELL-09, SELL-29)', async () => {
  const { ids, record, preview } = await cellarOf(40)
  const [id] = ids as [string]
  const countedAt = shop.now().toISOString()
  shop.wait(300)
  await record({ kind: 'sold_elsewhere', items: [{ containerId: id, units: 5 }] })
  shop.wait(300)
  const seen = await preview(counting(id, 38, countedAt))
  expect(seen).toMatchObject({
    stock: ['On hand 38 at 09:10; 5 have gone since: on hand 33. That is 2 fewer than the books say.'],
    money: [],
    mails: [],
    warnings: [],
  })
  expect(await levelOf(database, id)).toMatchObject({ onHand: 35 })
  const key = randomUUID()
  const send = () => record(counting(id, 38, countedAt), `?digest=${seen.digest}`, key)
  expect((await send()).json().rows).toMatchObject([{ onHand: 33, sellable: 33 }])
  expect((await send()).statusCode).toBe(200)
  expect(await levelOf(database, id)).toMatchObject({ onHand: 33 })
})

test('a record whose stock has moved since the preview is refused with the new one (SELL-10)', async () => {
  const { ids, record, preview } = await cellarOf(10)
  const [containerId] = ids as [string]
  const { digest } = await preview({ kind: 'spoilt', items: [{ containerId, units: 2 }] })
  await record({ kind: 'made', items: [{ containerId, units: 4 }] })
  const late = await record({ kind: 'spoilt', items: [{ containerId, units: 2 }] }, `?digest=${digest}`)
  expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile'])
  expect(late.json().preview.stock).toEqual(['2 fewer, spoilt: on hand 12.'])
  expect(await levelOf(database, containerId)).toMatchObject({ onHand: 14 })
  expect((await record(counting(containerId, 1), '', null)).json()).toMatchObject({ code: 'bad_field' })
})

test('three containers counted at a time of their own leave two as they were (SELL-30)', async () => {
  const { ids, record, preview, get } = await cellarOf(10, 20, 30, 40, 50)
  const start = shop.now().getTime()
  shop.wait(120)
  const items = [11, 19, 30].map((units, index) => ({
    containerId: ids[index],
    units,
    countedAt: new Date(start + index * 30_000).toISOString(),
  }))
  const seen = await preview({ kind: 'count', items })
  expect(seen.stock[1]).toContain('Towpath Bitter, Cask 2: On hand 19 at ')
  expect((await record({ kind: 'count', items }, `?digest=${seen.digest}`)).statusCode).toBe(200)
  const { rows } = (await get()).json()
  expect(rows.map(({ onHand }: { onHand: number }) => onHand)).toEqual([11, 19, 30, 40, 50])
  expect(rows.map(({ countedAt }: { countedAt: string }) => countedAt).slice(0, 3)).toEqual(
    items.map(({ countedAt }) => countedAt),
  )
  const alien = { containerId: ids[0], units: 1, countedAt: new Date(start).toISOString() }
  expect((await record({ kind: 'made', items: [alien] })).statusCode).toBe(400)
})

test('a count that others have overtaken names its containers, which can be left out (SELL-30, STOCK-03)', async () => {
  const { ids, record, get } = await cellarOf(10, 20, 30)
  const countedAt = shop.now().toISOString()
  shop.wait(60)
  await record({ kind: 'count', items: [{ containerId: ids[1], units: 18 }] })
  const last = momentText(shop.now())
  const items = [11, 19, 31].map((units, index) => ({ containerId: ids[index], units, countedAt }))
  const refused = await record({ kind: 'count', items })
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'count_too_old',
      message: `There is a later count of Towpath Bitter, Cask 2 (${last}). Leave it out, or count it again.`,
    }),
  ])
  expect((await record({ kind: 'count', items: [items[0], items[2]] })).statusCode).toBe(200)
  const { rows } = (await get()).json()
  expect(rows.map(({ onHand }: { onHand: number }) => onHand)).toEqual([11, 18, 31])
})

test('views count low and short containers, and a mark decides what is low (SELL-05, SELL-29)', async () => {
  const { ids, get, put } = await cellarOf(3, 20, 30)
  const counts = async (query = '') =>
    (await get(query)).json().views.map(({ count }: { count: number }) => count)
  expect(await counts()).toEqual([3, 1, 0])
  expect((await put(`/${ids[1]}/low-below`, { units: 21 })).json()).toEqual({ units: 21 })
  expect(await counts()).toEqual([3, 2, 0])
  const low = (await get('?view=low')).json()
  expect(low).toMatchObject({ total: 2, page: 1, pages: 1 })
  expect(low.rows.map(({ container }: { container: string }) => container)).toEqual(['Cask 1', 'Cask 2'])
  const { rows } = (await get('?q=towpath%20cask')).json()
  expect(rows).toHaveLength(3)
  const { externalId } = rows.find(({ containerId }: { containerId: string }) => containerId === ids[2])
  expect((await get(`?q=towpath%20${externalId}`)).json()).toMatchObject({
    rows: [{ containerId: ids[2], isLow: false, lowBelow: 6, countedBy: null }],
  })
  expect((await get('?page=2')).json()).toMatchObject({ page: 1, pages: 1 })
  const foreign = await cellarOf(1)
  expect((await put(`/${foreign.ids[0]}/low-below`, { units: 1 })).statusCode).toBe(404)
  expect((await put(`/${ids[0]}/low-below`, { units: -1 })).statusCode).toBe(400)
})

test('the list comes as a file of all rows of its view (SELL-06)', async () => {
  const { get } = await cellarOf(3, 20)
  const file = await get('?view=low&format=csv')
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  const lines = file.body.split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFid,beer,container,on hand,/)
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain('Towpath Bitter,Cask 1,3,0,0,3,6,')
})

test('movements name who and which order, and none that is not the brewery’s to know (SELL-29)', async () => {
  const { one, number } = await placeTwoBreweryOrder(shop, 'card')
  const who = await shop.buyer()
  await addMember(database, { clientId: who.clientId, breweryId: one.brewery.id, role: 'cellar' })
  const root = `/api/sell/${one.brewery.slug}/stock`
  const [{ containerId }] = (await shop.get(root, who)).json().rows
  const spoilt = { kind: 'spoilt', reason: 'Off', items: [{ containerId, units: 1 }] }
  await shop.post(root, spoilt, { ...who, 'idempotency-key': randomUUID() })
  const { rows } = (await shop.get(`${root}/${containerId}/movements`, who)).json()
  expect(rows[0]).toMatchObject({ kind: 'spoilt', sellable: -1, reason: 'Off', order: null })
  expect(rows[0].by).toMatch(/\S/)
  expect(rows).toContainEqual(expect.objectContaining({ kind: 'promise', order: number, by: null }))
  const alien = await cellarOf(1)
  expect((await alien.get(`/${containerId}/movements`)).statusCode).toBe(404)
})
