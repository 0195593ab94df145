import { expect, test } from 'vitest'
import { acceptAll } from '../../clients/typescript/example.ts'
import { limitOf } from '../../clients/typescript/dray-client.ts'
import { londonDay } from '../../shared/working-time/working-time.ts'
import { agreeFeeRate } from '../../server/finance/payments/fee-rates.ts'
import { answerOf, openProgramShop } from '../support/shops/program-shop.ts'

const shop = await openProgramShop()
const { client: dray, token } = await shop.breweryProgram()
const brewery = { brewery: 'tern' }
const partOf = async (number: string) => {
  const params = { path: { ...brewery, number } }
  return answerOf(dray.GET('/api/sell/{brewery}/orders/{number}', { params }))
}

test('it counts its stock, once however often it sends the count (PLAT-02, PLAT-04)', async () => {
  const { rows } = await answerOf(dray.GET('/api/sell/{brewery}/stock', { params: { path: brewery } }))
  const [{ containerId, sellable }] = rows as [(typeof rows)[number]]
  expect([containerId, sellable]).toEqual([shop.firkin.id, 10])
  const made = async () =>
    dray.POST('/api/sell/{brewery}/stock', {
      params: { path: brewery, header: { 'idempotency-key': 'gyle-0017-racked' } },
      body: { kind: 'made', reason: 'Gyle 17 racked.', items: [{ containerId, units: 12 }] },
    })
  expect(await answerOf(made())).toMatchObject({ rows: [{ onHand: 22 }] })
  await made()
  const path = { ...brewery, container: containerId }
  const moved = await answerOf(
    dray.GET('/api/sell/{brewery}/stock/{container}/movements', { params: { path } }),
  )
  expect(moved.rows.filter(({ reason }) => reason === 'Gyle 17 racked.')).toHaveLength(1)
  expect(moved.rows[0]!.by).toContain('token Cellar software')
  const params = { path: brewery, query: { format: 'csv' as const } }
  const { data: csv } = await dray.GET('/api/sell/{brewery}/stock', { params, parseAs: 'text' })
  expect(csv).toContain('Harbour Bitter')
})

test('it reads in each answer how many calls its token has left (PLAT-04)', async () => {
  const { client } = await shop.breweryProgram(['stock:read'])
  const stock = async () =>
    limitOf((await client.GET('/api/sell/{brewery}/stock', { params: { path: brewery } })).response)
  expect(await stock()).toEqual({ calls: 600, remaining: 599, seconds: 60 })
  const params = { path: brewery }
  const { response } = await client.GET('/api/sell/{brewery}/beers', { params })
  expect([response.status, limitOf(response)?.remaining]).toEqual([403, 598])
})

test('it sets a price that the shop asks at once, and writes a batch of the beer (PLAT-02)', async () => {
  const containerId = shop.firkin.id
  const body = { containerId, priceMinor: 10_250, fromDay: londonDay(shop.now()) }
  const history = await answerOf(dray.POST('/api/sell/{brewery}/prices', { params: { path: brewery }, body }))
  expect(history).toMatchObject({ rows: [{ priceMinor: 10_250, fromDay: body.fromDay }] })
  const beers = await answerOf(dray.GET('/api/sell/{brewery}/beers', { params: { path: brewery } }))
  const path = { ...brewery, beer: beers.rows[0]!.id! }
  const batch = { gyle: 'G-17', rackedOn: body.fromDay, bestBefore: null }
  const beer = await answerOf(
    dray.POST('/api/sell/{brewery}/beers/{beer}/batches', { params: { path }, body: batch }),
  )
  expect(beer.batches).toMatchObject([{ gyle: 'G-17' }])
})

test('it accepts, packs and dispatches an order, and reads its money and documents (PLAT-02)', async () => {
  const now = shop.now()
  await agreeFeeRate(shop.database, {
    rate: 300,
    setBy: 'Fay Till',
    now: new Date('2020-01-01'),
    breweryId: shop.brewery.id,
  })
  const number = await shop.orderedBy(2)
  const waiting = await answerOf(
    dray.GET('/api/sell/{brewery}/orders', { params: { path: brewery, query: { view: 'placed' } } }),
  )
  expect(waiting.rows.map((row) => row.number)).toEqual([number])
  const part = waiting.rows[0]!.part
  const path = { ...brewery, part }
  const preview = await answerOf(
    dray.POST('/api/sell/{brewery}/orders/{part}/accept', {
      params: { path, query: { dryRun: 'true' } },
      body: {},
    }),
  )
  expect(preview).toHaveProperty('digest')
  expect(await acceptAll(shop.url, token, 'tern')).toEqual([])
  expect(await partOf(number)).toMatchObject({ state: 'accepted' })
  const batch = [{ position: 0, units: 2, batch: 'G-17' }]
  await answerOf(
    dray.POST('/api/sell/{brewery}/orders/{part}/pack', { params: { path }, body: { lines: batch } }),
  )
  await answerOf(dray.POST('/api/sell/{brewery}/orders/{part}/dispatch', { params: { path }, body: {} }))
  const sent = await partOf(number)
  expect(sent).toMatchObject({ state: 'dispatched', papers: [{ kind: 'invoice' }] })

  const money = { params: { path: brewery } }
  const sales = await answerOf(dray.GET('/api/sell/{brewery}/money/sales', money))
  expect(sales.rows.map(({ orderNumber }) => orderNumber)).toContain(number)
  const entries = await answerOf(dray.GET('/api/sell/{brewery}/money/entries', money))
  expect(entries.rows.length).toBeGreaterThan(0)
  const documents = await answerOf(dray.GET('/api/sell/{brewery}/money/papers', money))
  const invoice = documents.rows.find((row) => row.orderNumber === number && row.kind === 'invoice')!
  const { data, response } = await dray.GET('/api/documents/{id}.pdf', {
    params: { path: { id: invoice.id } },
    parseAs: 'blob',
  })
  expect(response.headers.get('content-type')).toContain('application/pdf')
  expect(await (data as Blob).slice(0, 5).text()).toBe('%PDF-')
  const month = londonDay(now).slice(0, 7)
  const exported = await dray.GET('/api/sell/{brewery}/money/exports/{program}', {
    params: { path: { ...brewery, program: 'xero' }, query: { month } },
    parseAs: 'blob',
  })
  expect(exported.response.status).toBe(200)
})

test('what it may not do it learns by a code and the scope that is missing (PLAT-02, PLAT-03)', async () => {
  const { client } = await shop.breweryProgram(['stock:read'])
  const body = { containerId: shop.firkin.id, priceMinor: 1, fromDay: londonDay(shop.now()) }
  const { error } = await client.POST('/api/sell/{brewery}/prices', {
    params: { path: brewery },
    body,
  })
  expect(error).toMatchObject({ code: 'scope_missing', field: 'beers:write' })
  const other = await client.GET('/api/sell/{brewery}/stock', { params: { path: { brewery: 'gull' } } })
  expect(other.response.status).toBe(404)
})
