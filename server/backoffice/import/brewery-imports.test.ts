import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BreweryRole } from '../../../shared/accounts/roles.ts'
import type { BreweryImport, FileReading } from '../../../shared/api/imports-api.ts'
import type { ImportKind } from '../../../shared/catalogue/import-headings.ts'
import { addDays, londonDay, londonMoment } from '../../../shared/working-time/working-time.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { bearer } from '../../../tests/support/shops/account-shop.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { clients } from '../../identity/accounts/client-tables.ts'
import { priceOfClient } from '../../trading/prices/read-price-lists.ts'
import { applyDatedPrices, listPrices } from '../../trading/prices/set-price.ts'
import { findOpenEntries } from '../../platform/worklist/worklist.ts'
import { changeSetting } from '../../platform/settings/change-setting.ts'

const shop = await openOrderShop()
const { database } = shop
const noon = londonMoment(addDays(londonDay(shop.now()), 1), '12:00')
shop.wait((noon.getTime() - shop.now().getTime()) / 1000)

type Sent = {
  columns?: object[]
  countedAt?: string
  leavesOutRefused?: boolean
  digest?: string
  key?: string
}

const bodyOf = (kind: ImportKind, file: string | Buffer, sent: object) => ({
  kind,
  name: 'file.csv',
  file: Buffer.from(file).toString('base64'),
  ...JSON.parse(JSON.stringify(sent)),
})

/** A brewery with one beer in so many sizes at £100.00 and 10 on hand, and what its people bring. */
async function seller({ sizes = 5, role = 'sales' as BreweryRole } = {}) {
  const brewery = await buildBrewery(database)
  const beer = await buildBeer(database, { breweryId: brewery.id, name: 'Towpath Bitter', targetAbv: 4.1 })
  const containers: Awaited<ReturnType<typeof buildContainer>>[] = []
  for (let at = 1; at <= sizes; at += 1)
    containers.push(
      await buildContainer(database, {
        beerId: beer.id,
        name: `Size ${at}`,
        externalId: `${brewery.slug}/${at}`,
        priceMinor: 10_000,
        availableUnits: 10,
      }),
    )
  const who = await shop.buyer()
  await addMember(database, { clientId: who.clientId, breweryId: brewery.id, role })
  const root = `/api/sell/${brewery.slug}`
  const call = (kind: ImportKind, file: string | Buffer, { columns, countedAt }: Sent = {}) =>
    shop.post(`${root}/imports/reading`, bodyOf(kind, file, { columns, countedAt }), who)
  const read = async (kind: ImportKind, file: string | Buffer, sent: Sent = {}) =>
    (await call(kind, file, sent)).json() as FileReading
  const take = async (kind: ImportKind, file: string, sent: Sent = {}) => {
    const digest = sent.digest ?? (await read(kind, file, sent)).digest
    const { key = randomUUID(), ...said } = sent
    const body = bodyOf(kind, file, { leavesOutRefused: false, ...said, digest })
    return shop.post(`${root}/imports`, body, { ...who, 'idempotency-key': key })
  }
  const undo = (id: string, query = '') =>
    shop.post(`${root}/imports/${id}/undo${query}`, {}, { ...who, 'idempotency-key': randomUUID() })
  const get = async (path: string) => (await shop.get(`${root}${path}`, who)).json()
  return {
    brewery,
    beer,
    containers,
    ids: containers.map(({ externalId }) => externalId),
    call,
    read,
    take,
    undo,
    get,
    priceOn: async (day: string, containerId = containers[0]!.id) =>
      (await priceOfClient(database, { breweryId: brewery.id, clientId: who.clientId, containerId, day }))
        .basePriceMinor,
    /** After days in which the session ended. */
    signInAgain: async () => {
      const [client] = await database.select().from(clients).where(eq(clients.id, who.clientId))
      Object.assign(who, bearer(await shop.signIn(client!.email)))
    },
    prices: async () =>
      (await get('/prices')).rows.map(({ priceMinor }: { priceMinor: number }) => priceMinor),
    stock: async () => (await get('/stock')).rows.map(({ onHand }: { onHand: number }) => onHand),
    post: (path: string, body: object) =>
      shop.post(`${root}${path}`, body, { ...who, 'idempotency-key': randomUUID() }),
  }
}
const lines = (...rows: string[]) => rows.join('\n')

test('a file of prices shows new, changed with old and new, the same and refused with line, and warns of 31% (SELL-35)', async () => {
  const { read, ids, post, containers, prices } = await seller({ sizes: 18 })
  for (const { id: containerId } of containers.slice(0, 3))
    await post('/prices', { containerId, priceMinor: null, fromDay: londonDay(shop.now()) })
  const priced = ids.map(
    (id, at) => `${id},${at < 3 ? '90.00' : at < 7 ? '105.00' : at === 7 ? '131.00' : '100.00'}`,
  )
  const reading = await read('prices', lines('Id,Price', ...priced, 'nobody,5.00', `${ids[0]},dear`))
  expect(reading.counts).toEqual({ new: 3, changed: 5, same: 10, refused: 2 })
  expect(reading.rows.filter(({ state }) => state === 'refused')).toMatchObject([
    { line: 20, reason: 'You have no size with the id ‘nobody’.' },
    { line: 21, reason: 'Price is not an amount of pounds such as 96.00.' },
  ])
  const steep = reading.rows.find(({ line }) => line === 9)
  expect(steep).toMatchObject({
    cells: [{ name: 'Price ex VAT', old: '£100.00', new: '£131.00' }],
    warnings: ['The price goes up by 31%.'],
  })
  expect(reading.sums).toEqual(['Prices: 5 up, 0 down, the largest +31%.'])
  expect(reading.warnings).toEqual(['1 price moves by more than 30%.'])
  expect(new Set(await prices())).toEqual(new Set([null, 10_000]))
})

test('a semicolon file in Windows-1252 asks once what ‘Qty on hand’ is, and knows it the next time (SELL-36)', async () => {
  const { read, ids, brewery } = await seller({ sizes: 2 })
  const file = Buffer.from(lines('Id;Qty on hand;Bier für', `${ids[0]};12;Köln`, `"${ids[1]}";10;`), 'latin1')
  const asked = await read('stock', file)
  expect([asked.missing, asked.headings[2]]).toEqual([['On hand'], { heading: 'Bier für', field: null }])
  const chosen = await read('stock', file, { columns: [{ heading: 'Qty on hand', field: 'onHand' }] })
  expect([chosen.missing, chosen.counts.refused]).toEqual([[], 0])
  const again = await read('stock', lines('ID\tQTY ON HAND', `${ids[0]}\t12`))
  expect(again.rows).toMatchObject([{ line: 2, cells: [{ old: '10', new: '12' }] }])
  const elsewhere = await seller({ sizes: 1 })
  expect((await elsewhere.read('stock', file)).missing).toEqual(['On hand'])
  expect(brewery.slug).not.toBe(elsewhere.brewery.slug)
})

test('days and figures are read as a British sheet writes them (SELL-36)', async () => {
  const { read, ids } = await seller({ sizes: 2 })
  const [year, month, day] = addDays(londonDay(shop.now()), 40).split('-')
  const priced = lines(
    'Id,Price,From',
    `${ids[0]},99.00,${day}/${month}/${year}`,
    `${ids[1]},98.00,31/02/2027`,
  )
  const prices = (await read('prices', priced)).rows
  expect(prices.find(({ line }) => line === 2)!.cells[0]!.new).toMatch(/^£99.00 from \w{3} \d+ \w+( \d{4})?$/)
  expect(prices.find(({ line }) => line === 3)!.reason).toBe(
    'From is not a day such as 2026-03-05, 05/03/2026 or 5 Mar 2026.',
  )
  const stock = await read('stock', lines('Id,On hand', `${ids[0]},"1,250"`, `${ids[1]},"1,25"`))
  expect(stock.rows.find(({ line }) => line === 2)!.cells[0]!.new).toBe('1250')
  expect(stock.rows.find(({ line }) => line === 3)!.reason).toBe('On hand is not a whole number.')
  const casks = ['40,914', '4,546'].map((litres, at) => `Towpath Bitter;${ids[at]};${litres}`)
  const volumes = (await read('beers', lines('Beer;Id;Litres', ...casks))).rows
  expect(volumes.map(({ reason, cells }) => [reason, cells[0]?.new]).toSorted()).toEqual([
    [null, '40914'],
    [null, '4546'],
  ])
})

test('a size without a price stays the same where a file of prices leaves it empty (SELL-35)', async () => {
  const { read, ids, post, containers } = await seller({ sizes: 2 })
  await post('/prices', { containerId: containers[0]!.id, priceMinor: null, fromDay: londonDay(shop.now()) })
  const { rows } = await read('prices', lines('Id,Price', `${ids[0]},`, `${ids[1]},`))
  expect(rows.map(({ line, state, reason }) => [line, state, reason]).toSorted()).toEqual([
    [2, 'same', null],
    [3, 'refused', 'It has no price.'],
  ])
})

test('a file in UTF-16, with the line of its separator or with a title above its headings is read (SELL-36)', async () => {
  const { read, ids } = await seller({ sizes: 1 })
  const rows = ['Id;On hand', `${ids[0]};12`]
  const [plain, utf16] = [lines('sep=;', ...rows), Buffer.from(`\uFEFF${lines(...rows)}`, 'utf16le')]
  const files = [plain, utf16, Buffer.from(utf16).swap16(), lines('Stock of December', '', ...rows)]
  for (const file of [...files, lines('Stock;', 'of December;', ...rows)]) {
    const { missing, rows: seen } = await read('stock', file)
    expect([missing, seen.length, seen[0]?.cells[0]?.new]).toEqual([[], 1, '12'])
  }
})

test('sizes, days and volumes are read as programs write them, and a size keeps its name (SELL-36)', async () => {
  const { read, beer, brewery } = await seller({ sizes: 0 })
  const size = (name: string, volumeMl: number) =>
    buildContainer(database, {
      beerId: beer.id,
      name,
      volumeMl,
      priceMinor: 9000,
      externalId: `${brewery.slug}/${name}`,
    })
  await size('9g Cask (Firkin)', 40_914)
  await size('24 x 440ml Can', 440)
  const day = addDays(londonDay(shop.now()), 40).replaceAll('-', '/')
  const prices = lines(
    'Beer,Size,Price,From',
    `Towpath Bitter,Firkin,99.00,${day}`,
    `Towpath Bitter,24x440ml Can,"1.098,50",${day}`,
  )
  const priced = (await read('prices', prices)).rows
  expect(priced.map(({ title, reason }) => [title, reason]).toSorted()).toEqual([
    ['Towpath Bitter, 24 x 440ml Can', null],
    ['Towpath Bitter, 9g Cask (Firkin)', null],
  ])
  expect(priced.map(({ cells }) => cells[0]?.new.split(' ')[0]).toSorted()).toEqual(['£1,098.50', '£99.00'])
  const beers = lines(
    'Beer,Size,Litres',
    'Towpath Bitter,Firkin,9 gal',
    'Towpath Bitter,24 × 440ml Can,440ml',
  )
  expect((await read('beers', beers)).counts).toMatchObject({ same: 2, refused: 0 })
})

test('a strength that a sheet holds as a fraction is warned of (SELL-35)', async () => {
  const { read } = await seller({ sizes: 0 })
  const reading = await read('beers', lines('Beer,ABV', 'Towpath Bitter,0.04'))
  expect(reading.rows[0]!.warnings).toEqual([
    'The strength goes from 4.1% to 0.04%. Is it a fraction of 1? Write 6.3 for 6.3%.',
  ])
  expect(reading.warnings).toEqual([
    'Every strength is below 0.2%. Are they fractions of 1? Write 6.3 for 6.3%.',
  ])
  const fine = await read('beers', lines('Beer,ABV', 'Towpath Bitter,3.9%', 'Low,0.05'))
  expect([fine.warnings, fine.rows.flatMap(({ warnings }) => warnings)]).toEqual([[], []])
})

test('5,001 rows, 2 MB and a broken quote are refused with the limit or the line (SELL-36)', async () => {
  const { call } = await seller({ sizes: 1 })
  const rows = Array.from({ length: 5001 }, (_, at) => `x${at},1`)
  expect((await call('prices', lines('Id,Price', ...rows))).json().message).toBe(
    'The file has 5,001 rows. An import takes 5,000 rows.',
  )
  const large = (await call('prices', `Id,Price\n${'x'.repeat(2_100_000)},1`)).json()
  expect(large).toMatchObject({
    field: 'file',
    message: 'The file has more than 2 MB. An import takes files to 2 MB.',
  })
  expect((await call('prices', lines('Id,Price', '"a,1'))).json().message).toContain('never closed')
  expect((await call('prices', '')).json().message).toBe('The file is empty.')
})

test('five prices come in whole; undone, four are back and the one changed by hand is named (SELL-37)', async () => {
  const { take, undo, ids, containers, prices, post, get } = await seller()
  const file = lines('Id,Price', ...ids.map((id) => `${id},99.00`))
  const key = randomUUID()
  const { digest } = (await (await seller()).read('prices', file)) as FileReading
  expect((await take('prices', file, { digest })).json().code).toBe('changed_meanwhile')
  const taken = (await take('prices', file, { key })).json() as BreweryImport
  expect(taken).toMatchObject({ changes: 5, leftOut: 0, canUndo: true })
  expect(await prices()).toEqual([9900, 9900, 9900, 9900, 9900])
  expect((await take('prices', file)).json()).toMatchObject({ code: 'not_possible' })
  await post('/prices', { containerId: containers[2]!.id, priceMinor: 9500, fromDay: londonDay(shop.now()) })
  const preview = (await undo(taken.id, '?dryRun=true')).json()
  expect(preview).toMatchObject({
    deadlines: ['4 changes go back.'],
    warnings: ['Towpath Bitter, Size 3: it has changed since, and stays.'],
  })
  expect(await prices()).toContain(9900)
  const undone = (await undo(taken.id, `?digest=${preview.digest}`)).json() as BreweryImport
  expect(undone).toMatchObject({ canUndo: false, stayed: preview.warnings })
  expect(await prices()).toEqual([10_000, 10_000, 9500, 10_000, 10_000])
  expect((await undo(taken.id)).json().code).toBe('not_possible')
  expect((await get('/imports')).rows).toMatchObject([
    { id: taken.id, name: 'file.csv', undoneAt: expect.any(String) },
  ])
})

test('a price to come that is undone leaves what was announced before it (SELL-37, PRICE-01)', async () => {
  const { take, undo, ids, containers, post, priceOn } = await seller({ sizes: 1 })
  const today = londonDay(shop.now())
  const [soon, mid, later] = [addDays(today, 5), addDays(today, 10), addDays(today, 20)]
  const announce = (priceMinor: number, fromDay: string) =>
    post('/prices', { containerId: containers[0]!.id, priceMinor, fromDay })
  const taken = (fromDay: string) => take('prices', lines('Id,Price,From day', `${ids[0]},120.00,${fromDay}`))
  const dated = async () => listPrices(database, ids[0]!)
  await announce(10_500, mid)
  const before = await dated()
  for (const day of [later, mid]) {
    const { id } = (await taken(day)).json() as BreweryImport
    expect(await priceOn(day)).toBe(12_000)
    expect((await undo(id)).json()).toMatchObject({ stayed: [] })
    expect([await priceOn(today), await priceOn(mid), await priceOn(later)]).toEqual([10_000, 10_500, 10_500])
    expect(await dated()).toEqual(before)
  }
  await announce(11_000, later)
  const { id } = (await taken(soon)).json() as BreweryImport
  await undo(id)
  await announce(10_200, addDays(today, 2))
  expect([await priceOn(soon), await priceOn(mid), await priceOn(later)]).toEqual([10_200, 10_500, 11_000])
})

test('prices that hold are undone to what holds without them by then (SELL-37, PRICE-01)', async () => {
  const { take, undo, ids, containers, post, priceOn, signInAgain } = await seller({ sizes: 3 })
  const today = londonDay(shop.now())
  const mid = addDays(today, 2)
  for (const { id: containerId } of containers.slice(0, 2))
    await post('/prices', { containerId, priceMinor: 10_500, fromDay: mid })
  const file = lines(
    'Id,Price,From day',
    `${ids[0]},120.00,${today}`,
    `${ids[1]},120.00,${mid}`,
    `${ids[2]},120.00,${mid}`,
  )
  const { id } = (await take('prices', file)).json() as BreweryImport
  const holding = async (day: string) =>
    Promise.all(containers.map(({ id: containerId }) => priceOn(day, containerId)))
  expect([await holding(today), await holding(mid)]).toEqual([
    [12_000, 10_000, 10_000],
    [10_500, 12_000, 12_000],
  ])
  shop.wait(3 * 86_400)
  await signInAgain()
  await applyDatedPrices(database, shop.now())
  expect((await undo(id)).json()).toMatchObject({ stayed: [] })
  expect(await holding(londonDay(shop.now()))).toEqual([10_500, 10_500, 10_000])
})

const refusedFiles = async () => (await findOpenEntries(database, { kind: 'import_refused' })).length

test('refused rows stop the whole file unless they are left out by choice, and one key imports once (SELL-37, STAF-02)', async () => {
  const { read, take, undo, ids, prices, get } = await seller({ sizes: 2 })
  const file = lines('Id,Price', `${ids[0]},99`, 'nobody,1')
  expect((await take('prices', file)).json()).toMatchObject({ code: 'rows_refused' })
  expect(await prices()).toEqual([10_000, 10_000])
  const { digest } = await read('prices', file)
  const chosen = { digest, leavesOutRefused: true, key: randomUUID() }
  const first = (await take('prices', file, chosen)).json() as BreweryImport
  expect(first).toMatchObject({ changes: 1, leftOut: 1 })
  expect((await take('prices', file, chosen)).json().id).toBe(first.id)
  expect((await get('/imports')).rows).toHaveLength(1)
  expect(await prices()).toEqual([9900, 10_000])
  expect(await refusedFiles()).toBe(1)
  await undo(first.id)
  expect(await refusedFiles()).toBe(0)
})

test('stock is counted at its moment and goes back by movements, so that what was sold since stays sold (SELL-35, SELL-37)', async () => {
  const { take, read, undo, ids, containers, stock, post, get } = await seller({ sizes: 3 })
  const countedAt = shop.now().toISOString()
  shop.wait(60)
  await post('/stock', {
    kind: 'sold_elsewhere',
    reason: 'Tap.',
    items: [{ containerId: containers[0]!.id, units: 4 }],
  })
  const file = lines('Id,On hand', ...ids.map((id) => `${id},30`))
  expect((await read('stock', file, { countedAt })).rows[0]!.cells).toEqual([
    { name: 'On hand', old: '6', new: '26' },
  ])
  const taken = (await take('stock', file, { countedAt })).json() as BreweryImport
  expect(await stock()).toEqual([26, 30, 30])
  shop.wait(60)
  await post('/stock', {
    kind: 'spoilt',
    reason: 'Off.',
    items: [{ containerId: containers[1]!.id, units: 2 }],
  })
  await post('/stock', {
    kind: 'count',
    reason: 'Counted.',
    items: [{ containerId: containers[2]!.id, units: 29 }],
  })
  const undone = (await undo(taken.id)).json() as BreweryImport
  expect(undone.stayed).toEqual(['Towpath Bitter, Size 3: it was counted since, and stays.'])
  expect(await stock()).toEqual([6, 8, 29])
  const { rows } = await get(`/stock/${containers[1]!.id}/movements`)
  expect(rows.map(({ reason }: { reason: string }) => reason)).toContain('Import of file.csv undone.')
})

test('beers by file: words wait for Dray as typed ones do, sizes and prices hold, new beers bring their sizes (SELL-27, SELL-35, SELL-37)', async () => {
  const { take, read, undo, beer, get, prices, ids } = await seller({ sizes: 1 })
  const file = lines(
    'Beer,Style,ABV,Allergens,Size,Type,Litres,Price,Sold online',
    'Towpath Bitter,,4.3,Barley; wheat,Size 1,cask,40.9,101.00,yes',
    'Towpath Bitter,,,,Pin,cask,20.5,55.00,yes',
    'Swan Neck,Golden Ale,3.9 %,,30 litre keg,keg,30,120,yes',
    'Swan Neck,,,,Firkin,cask,40.9,110,no',
    'Nameless,,,,,,,,',
  )
  const reading = await read('beers', file)
  expect(reading.counts).toEqual({ new: 3, changed: 1, same: 0, refused: 1 })
  expect(reading.rows[0]).toMatchObject({ line: 6, reason: 'A new beer needs its style.' })
  expect(reading.rows.find(({ line }) => line === 2)?.cells).toContainEqual({
    name: 'ABV',
    old: '4.1%',
    new: '4.3%',
  })
  const taken = (await take('beers', file, { leavesOutRefused: true })).json() as BreweryImport
  expect(taken).toMatchObject({ changes: 4 })
  expect(await prices()).toEqual([10_100, 5500])
  const own = await get(`/beers/${beer.id}`)
  expect([own.stands.targetAbv, own.change.proposed.targetAbv]).toEqual([4.1, 4.3])
  const { rows } = await get('/beers?view=waiting&q=swan')
  expect((await get(`/beers/${rows[0].id}`)).change.sizes).toEqual([
    '30 litre keg, £120.00',
    'Firkin, £110.00',
  ])
  await shop.operate('changes', 'approve', (await get(`/beers/${rows[0].id}`)).change.id)
  const swan = await get(`/beers/${rows[0].id}`)
  expect(swan.containers).toMatchObject([
    { name: 'Firkin', priceMinor: 11_000, isOnline: false },
    { name: '30 litre keg', priceMinor: 12_000, isOnline: true },
  ])
  const undone = (await undo(taken.id)).json() as BreweryImport
  expect(undone.stayed).toEqual([
    'Towpath Bitter, Pin: the size stays in your list, off sale.',
    'Swan Neck, 30 litre keg: Dray has decided about it, and it stays.',
  ])
  expect((await get(`/beers/${beer.id}`)).change).toBeNull()
  expect((await read('prices', lines('Id,Price', `${ids[0]},100`))).counts.same).toBe(1)
})

test('a trusted brewery’s words come in at once and go back (SELL-27, SELL-37)', async () => {
  const { brewery, beer, take, undo, get } = await seller({ sizes: 0 })
  await changeSetting(database, 'catalogue.trustedBreweries', [brewery.slug])
  const taken = (await take('beers', lines('Beer,ABV', 'Towpath Bitter,4.4'))).json() as BreweryImport
  expect((await get(`/beers/${beer.id}`)).stands.targetAbv).toBe(4.4)
  await undo(taken.id)
  expect((await get(`/beers/${beer.id}`)).stands.targetAbv).toBe(4.1)
  await changeSetting(database, 'catalogue.trustedBreweries', [])
})

test('the template of each kind is a file that changes nothing (SELL-35)', async () => {
  const one = await seller({ sizes: 2 })
  for (const kind of ['stock', 'prices', 'beers'] as const) {
    const who = await shop.buyer()
    await addMember(database, { clientId: who.clientId, breweryId: one.brewery.id, role: 'owner' })
    const file = (await shop.get(`/api/sell/${one.brewery.slug}/imports/templates/${kind}`, who)).body
    const { missing, counts } = await one.read(kind, file)
    expect([kind, missing, counts.refused, counts.changed]).toEqual([kind, [], 0, 0])
  }
})

/** A person of the cellar of a brewery, and what its calls for a template and an undo answer. */
async function cellarOf({ brewery }: { brewery: { id: string; slug: string } }) {
  const who = await shop.buyer()
  await addMember(database, { clientId: who.clientId, breweryId: brewery.id, role: 'cellar' })
  const root = `/api/sell/${brewery.slug}/imports`
  return {
    template: (kind: ImportKind) => shop.get(`${root}/templates/${kind}`, who),
    undo: async (id: string, query = '') => {
      const once = { ...who, 'idempotency-key': randomUUID() }
      return (await shop.post(`${root}/${id}/undo${query}`, {}, once)).statusCode
    },
  }
}

test('the cellar reads the template of stock alone, as it sees no prices (ROLE-02)', async () => {
  const one = await seller({ sizes: 1 })
  const { template } = await cellarOf(one)
  for (const kind of ['prices', 'beers'] as const) {
    const answer = await template(kind)
    expect([kind, answer.statusCode, answer.body.includes('100.00')]).toEqual([kind, 404, false])
  }
  const stock = await template('stock')
  expect([stock.statusCode, stock.body.includes('Towpath Bitter')]).toEqual([200, true])
})

test('the cellar undoes no import of prices, however many came since, and imports of stock (SELL-37, ROLE-02)', async () => {
  const one = await seller({ sizes: 1 })
  const { undo } = await cellarOf(one)
  const { id } = (await one.take('prices', lines('Id,Price', `${one.ids[0]},99`))).json() as BreweryImport
  let last = id
  for (let at = 0; at < 30; at += 1) {
    shop.wait(2)
    const taken = await one.take('stock', lines('Id,On hand', `${one.ids[0]},${20 + at}`))
    last = (taken.json() as BreweryImport).id
  }
  expect([await undo(id), await undo(id.toUpperCase()), await undo(id, '?dryRun=true')]).toEqual([
    403, 403, 403,
  ])
  expect(await one.prices()).toEqual([9900])
  expect(await undo(last.toUpperCase())).toBe(200)
  expect(await one.stock()).toEqual([48])
})

test('a template changes nothing whatever sign a text begins with (SELL-35)', async () => {
  const { brewery, read } = await seller({ sizes: 0 })
  const texts = { description: '- dark\n- dry', tastingNotes: "'+ roast", ingredients: '=SUM(malt)' }
  const beer = await buildBeer(database, { breweryId: brewery.id, ...texts })
  await buildContainer(database, { beerId: beer.id, name: '@ 9 gallons' })
  const who = await shop.buyer()
  await addMember(database, { clientId: who.clientId, breweryId: brewery.id, role: 'owner' })
  const file = (await shop.get(`/api/sell/${brewery.slug}/imports/templates/beers`, who)).body
  expect(file).toContain("'- dark")
  expect((await read('beers', file)).counts).toEqual({ new: 0, changed: 0, same: 1, refused: 0 })
})

/** A beer in two kegs that differ in nothing but their coupler. */
async function twoKegs() {
  const one = await seller({ sizes: 0 })
  const kegOf = (couplerType: string, values: object = {}) =>
    buildContainer(database, {
      beerId: one.beer.id,
      name: '50L Keg',
      externalId: `${one.brewery.slug}/${couplerType}`,
      couplerType,
      priceMinor: 10_000,
      ...values,
    })
  const kegs = [await kegOf('a'), await kegOf('s')]
  return { ...one, kegOf, ids: kegs.map(({ externalId }) => externalId) }
}

test('a name that two sizes have is refused with their ids, and the one that the shop shows is taken (S-06, SELL-35)', async () => {
  const { read, ids } = await twoKegs()
  const rows = ['50L Keg,1', '50l keg · s-type,2', '50L Keg A-Type,3', '50L Keg · G-Type,4']
  const reading = await read(
    'stock',
    lines('Beer,Size,On hand', ...rows.map((row) => `towpath bitter,${row}`)),
  )
  const said = new Map(reading.rows.map((row) => [row.line, row]))
  expect(said.get(2)).toMatchObject({
    state: 'refused',
    title: 'towpath bitter, 50L Keg',
    reason: `The column Size does not say which: Towpath Bitter has ‘50L Keg · A-Type’ (id ${ids[0]}) and ‘50L Keg · S-Type’ (id ${ids[1]}). Give the id in the column Id.`,
  })
  expect(said.get(3)).toMatchObject({ state: 'new', title: 'Towpath Bitter, 50L Keg · S-Type' })
  expect(said.get(4)).toMatchObject({ state: 'new', title: 'Towpath Bitter, 50L Keg · A-Type' })
  expect(said.get(5)).toMatchObject({ reason: 'Towpath Bitter has no size ‘50L Keg · G-Type’.' })
  const byId = await read('prices', lines('Id,Price', ...ids.map((id) => `${id},99.00`)))
  expect(byId.rows.map(({ title }) => title).toSorted()).toEqual([
    'Towpath Bitter, 50L Keg · A-Type',
    'Towpath Bitter, 50L Keg · S-Type',
  ])
})

test('an archived size gives its name up to the one on the list (S-06, SELL-35)', async () => {
  const { read, kegOf, beer } = await twoKegs()
  const away = { name: '30L Keg', archivedAt: shop.now(), storefrontVariantId: null }
  await kegOf('d', away)
  await kegOf('g', { name: '30L Keg' })
  await buildContainer(database, { beerId: beer.id, name: '20L Keg' })
  await kegOf('m', { name: '20L Keg' })
  const { rows } = await read('prices', lines('Beer,Size,Price', 'Towpath Bitter,30L Keg,99.00'))
  expect(rows).toMatchObject([{ state: 'changed', title: 'Towpath Bitter, 30L Keg · G-Type' }])
  const bare = await read('prices', lines('Beer,Size,Price', 'Towpath Bitter,20L Keg,99.00'))
  expect(bare.rows[0]!.reason).toMatch(/Bitter has ‘20L Keg.* and ‘20L Keg/)
})

const beersFile = (...rows: string[]) =>
  lines('Beer,Size,Coupler,Order multiple,Id,Kind', ...rows.map((row) => `Towpath Bitter,${row}`))

test('a file of beers names a size as the shop shows it without renaming it, or by name and coupler (S-06, SELL-35)', async () => {
  const { read, ids } = await twoKegs()
  const named = await read('beers', beersFile('50L Keg · A-Type,,2,,', `50L Keg · S-Type,,3,${ids[1]},`))
  expect(named.rows).toMatchObject(
    ['2', '3'].map((multiple) => ({ cells: [{ name: 'Sold in multiples of', old: '1', new: multiple }] })),
  )
  const coupled = await read('beers', beersFile('50L Keg,a,2,,', '50L Keg,S,3,,'))
  expect(coupled.rows.map(({ title }) => title)).toEqual([
    'Towpath Bitter, 50L Keg · A-Type',
    'Towpath Bitter, 50L Keg · S-Type',
  ])
  const bare = await read(
    'beers',
    beersFile('50L Keg,,2,,', '50L Keg · A-Type,,2,,', `50L Keg,,2,${ids[0]},`),
  )
  expect(bare.rows.filter(({ state }) => state === 'refused')).toMatchObject([
    { line: 2, title: 'Towpath Bitter, 50L Keg' },
    { line: 4, reason: 'Line 3 says the same already.' },
  ])
  const made = await read('beers', beersFile('20L Keg,a,1,,keg', '20L Keg,s,1,,keg'))
  expect(made.rows).toMatchObject([
    { state: 'new', title: 'Towpath Bitter, 20L Keg · A-Type' },
    { state: 'new', title: 'Towpath Bitter, 20L Keg · S-Type' },
  ])
})

test('templates tell two kegs apart, and change nothing (S-06, SELL-35)', async () => {
  const one = await twoKegs()
  const who = await shop.buyer()
  await addMember(database, { clientId: who.clientId, breweryId: one.brewery.id, role: 'owner' })
  for (const kind of ['stock', 'prices', 'beers'] as const) {
    const file = (await shop.get(`/api/sell/${one.brewery.slug}/imports/templates/${kind}`, who)).body
    expect(file).toContain(kind === 'beers' ? ',50L Keg,' : ',50L Keg · S-Type,')
    const withoutIds = file
      .split('\r\n')
      .map((row) => (kind === 'beers' ? row : row.replace(/^[^,]*,/, ',')))
      .join('\r\n')
    for (const each of [file, withoutIds])
      expect((await one.read(kind, each)).counts).toMatchObject({ changed: 0, refused: 0 })
  }
})

test('the cellar brings stock alone, accounts nothing, and no other brewery undoes an import (SELL-37, ROLE-05)', async () => {
  const cellar = await seller({ sizes: 1, role: 'cellar' })
  const prices = lines('Id,Price', `${cellar.ids[0]},99`)
  expect((await cellar.call('prices', prices)).statusCode).toBe(403)
  expect((await cellar.call('stock', lines('Id,On hand', `${cellar.ids[0]},9`))).statusCode).toBe(200)
  const accounts = await seller({ sizes: 1, role: 'accounts' })
  expect((await accounts.call('prices', prices)).statusCode).toBe(404)
  const [one, other] = [await seller({ sizes: 1 }), await seller({ sizes: 1 })]
  const taken = (await one.take('prices', lines('Id,Price', `${one.ids[0]},99`))).json() as BreweryImport
  expect((await other.undo(taken.id)).statusCode).toBe(404)
  expect((await other.read('prices', lines('Id,Price', `${one.ids[0]},1`))).counts).toMatchObject({
    refused: 1,
  })
  await database.execute(sql`
    update brewery_imports set taken_at = taken_at - interval '8 days' where id = ${taken.id}::uuid`)
  expect((await one.undo(taken.id)).json().code).toBe('not_possible')
})
