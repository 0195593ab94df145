import { hash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import { beers } from '../../catalogue/beers/catalogue-tables.ts'
import type { Connection } from '../../platform/database/database.ts'
import { changeSetting } from '../../platform/settings/change-setting.ts'

async function oneBeer({ database }: Connection) {
  const brewery = await buildBrewery(database, { name: 'Tern & Sons', slug: 'tern' })
  const beer = await buildBeer(database, { breweryId: brewery.id, name: 'Salt Marsh', style: 'gose' })
  await buildContainer(database, { beerId: beer.id, name: '30L Keg', availableUnits: 7 })
  return { brewery, beer }
}
async function fiveBeers(connection: Connection) {
  const { brewery } = await oneBeer(connection)
  for (const name of ['Curlew', 'Dunlin', 'Knot', 'Whimbrel'])
    await buildBeer(connection.database, { breweryId: brewery.id, name })
}
const beerPath = (id: string) => `/beer/tern/gose/salt-marsh/${id}`

test('a page asked for JSON answers its payload, with exactly the fields of the specification (ENT-60, SHOP-02)', async () => {
  const { app } = await openWholeShop(oneBeer)
  const page = await app.inject({ url: '/shop', headers: { accept: 'application/json' } })
  expect(page.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(Object.keys(page.json()).toSorted()).toEqual([
    'basketSnapshot',
    'cartSnapshot',
    'data',
    'footer',
    'navigation',
    'noticeStrip',
    'route',
    'wishlistSnapshot',
  ])
  expect(page.json()).toMatchObject({ route: 'productList', basketSnapshot: null })
})

test('every page has one mark at which a browser draws it, a list behind its first row', async () => {
  const { app, connection } = await openWholeShop(fiveBeers)
  const [beer] = await connection.database.select({ id: beers.id }).from(beers)
  for (const path of ['/', '/shop', beerPath(beer?.id ?? ''), '/groups', '/no/such/page']) {
    const { body, statusCode } = await app.inject(path)
    expect(statusCode, path).toBe(path.startsWith('/no') ? 404 : 200)
    expect(body.match(/ id="drawn"/g), path).toHaveLength(1)
    expect(body.indexOf('id="drawn"'), path).toBeLessThan(body.indexOf('id="payload"'))
  }
  const [firstRow, rest] = (await app.inject('/shop')).body.split('<template id="drawn">')
  expect([firstRow, rest].map((part) => part?.match(/<article/g)?.length)).toEqual([4, 1])
})

test('an unknown address is a 404 page in the frame, and JSON for a call (OPEN-65, C-29)', async () => {
  const { app } = await openWholeShop()
  const page = await app.inject('/no/such/page')
  expect(page.statusCode).toBe(404)
  expect(page.body).toContain('Page not found')
  expect(page.body).toContain('<header')
  const call = await app.inject('/public/no-such-call')
  expect(call.statusCode).toBe(404)
  expect(call.json()).toMatchObject({ code: 'not_found' })
})

test('a fault of ours says sorry with a request id inside the frame, and is logged once', async () => {
  const { app, connection, log } = await openWholeShop(oneBeer)
  await app.inject('/shop')
  await connection.close()
  const page = await app.inject('/breweries')
  expect(page.statusCode).toBe(500)
  expect(page.body).toContain('Something went wrong')
  expect(page.body).toContain('<header')
  const id = /give this number: <strong>(?:<!-- -->)?([a-z0-9]+)/.exec(page.body)?.[1] ?? 'none'
  expect(
    log()
      .split('\n')
      .filter((line) => line.includes(id) && line.includes('"err"')),
  ).toHaveLength(1)
  expect(page.body).not.toContain('PGlite')
})

test('a form that a browser sends itself is refused by a page that says why, a call by JSON', async () => {
  const { app, connection } = await openWholeShop(oneBeer)
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://dray.example' }
  const browser = { ...form, accept: 'text/html,*/*;q=0.8', referer: 'https://dray.example/shop?style=ipa' }
  const post = { method: 'POST', url: '/cart/lines', payload: `itemId=${'x'.repeat(3_000_000)}` } as const
  const page = await app.inject({ ...post, headers: browser })
  expect(page.statusCode).toBe(413)
  for (const shown of ['<header', 'That did not work', 'is larger than', 'href="/shop?style=ipa"'])
    expect(page.body).toContain(shown)
  expect(page.body).not.toContain('our fault')
  const call = await app.inject({ ...post, headers: { ...form, accept: '*/*' } })
  expect(call.json()).toMatchObject({ code: 'too_large' })

  await connection.close()
  const failed = await app.inject({
    ...post,
    payload: 'itemId=00000000-0000-4000-8000-000000000000&kind=variant',
    headers: browser,
  })
  expect(failed.statusCode).toBeGreaterThanOrEqual(500)
  for (const shown of ['our fault', 'give this number', 'href="/shop?style=ipa"'])
    expect(failed.body).toContain(shown)
})

test('a change to a beer shows on its page and in lists without anybody asking', async () => {
  const stored = { id: '' }
  const { app, connection } = await openWholeShop(async (connection) => {
    stored.id = (await oneBeer(connection)).beer.id
  })
  const read = async (path: string) => (await app.inject(path)).body
  expect(await read(beerPath(stored.id))).toContain('Salt Marsh')
  expect(await read('/shop')).toContain('Salt Marsh')
  await connection.database.update(beers).set({ name: 'Salt Meadow' }).where(eq(beers.id, stored.id))
  await expect.poll(() => read('/shop')).toContain('Salt Meadow')
  const moved = await app.inject(beerPath(stored.id))
  expect(moved.headers.location).toBe(`/beer/tern/gose/salt-meadow/${stored.id}`)
})

test('what stands for no reviews names no beer, as all beers without any share it', async () => {
  const stored = { id: '' }
  const { app } = await openWholeShop(async (connection) => {
    stored.id = (await oneBeer(connection)).beer.id
  })
  const { body } = await app.inject(beerPath(stored.id))
  const section = body.slice(body.indexOf('id="reviews"'), body.indexOf('</main>'))
  expect(section).toContain('Reviews')
  expect(section).not.toContain('Salt Marsh')
  expect(section).not.toContain(stored.id)
})

test('a changed setting shows in the frame of every page', async () => {
  const { app, connection } = await openWholeShop()
  const read = async () => (await app.inject('/shop')).body
  expect(await read()).not.toContain('Closed for stocktaking')
  const strip = { enabled: true, text: 'Closed for stocktaking', link: null }
  await changeSetting(connection.database, 'notice-strip', strip)
  await expect.poll(read).toContain('Closed for stocktaking')
})

test.each([
  ['ERR-18 navigation', 'settings', 'frame settings'],
  ['ERR-19 locations', 'breweries', 'places of breweries'],
])('%s that cannot be read are only logged, and come back on their own', async (_row, table, part) => {
  const { app, connection, log } = await openWholeShop(oneBeer)
  const rename = (from: string, to: string) =>
    connection.database.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`)
  await rename(table, 'elsewhere')
  const page = await app.inject('/retail')
  expect(page.statusCode).toBe(200)
  for (const trace of ['>Shop in Groups<', '>Shop By<', 'href="/shop?style=sour"', 'Retail experience']) {
    expect(page.body).toContain(trace)
  }
  expect(page.body).not.toMatch(/role="alert"[^>]*>[^<]|went wrong|could not/i)
  const warnings = log()
    .split('\n')
    .filter((line) => line.includes(`"part":"${part}"`))
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain('"level":40')

  await rename('elsewhere', table)
  await app.inject('/retail')
  expect((await app.inject('/retail')).body).toContain('href="/shop?town=leeds"')
  expect(log().split('"part"')).toHaveLength(2)
})

test('the Town and Region menus follow the breweries (HEAD-51)', async () => {
  const { app, connection } = await openWholeShop(oneBeer)
  const menus = async () => (await app.inject('/retail')).body
  expect(await menus()).not.toContain('town=whitby')
  await buildBrewery(connection.database, { town: 'Whitby', region: 'north-east' })
  await expect.poll(menus).toContain('href="/shop?town=whitby"')
  expect(await menus()).toContain('href="/shop?region=north-east"')
})

test('the menus follow the beers: what came is offered, what went is not (HEAD-14, HEAD-17)', async () => {
  const { app, connection } = await openWholeShop(oneBeer)
  const menus = async () => (await app.inject('/retail')).body
  expect(await menus()).not.toContain('href="/shop?style=stout"')
  const stout = await buildBeer(connection.database, { style: 'milk-stout' })
  await expect.poll(menus).toContain('href="/shop?style=stout"')
  await connection.database.delete(beers).where(eq(beers.id, stout.id))
  await expect.poll(menus).not.toContain('href="/shop?style=stout"')
})

test('a browser that has the page gets 304, in the encoding it has', async () => {
  const { app } = await openWholeShop(oneBeer)
  const first = await app.inject({ url: '/shop', headers: { 'accept-encoding': 'br' } })
  expect(first.headers['content-encoding']).toBe('br')
  const again = await app.inject({
    url: '/shop',
    headers: { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('pages carry a strict policy, and the one inline script is the one it names', async () => {
  const { app } = await openWholeShop(oneBeer)
  const { headers, body } = await app.inject('/shop')
  expect(headers['strict-transport-security']).toBeDefined()
  expect(headers['x-content-type-options']).toBe('nosniff')
  const scripts = [
    ...body.matchAll(/<script(?![^>]*(?:src=|application\/(?:ld\+)?json))[^>]*>(.*?)<\/script>/gs),
  ]
  const hashes = scripts.map(([, text = '']) => hash('sha256', text, 'base64'))
  expect(hashes).toHaveLength(1)
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hashes[0]}';`)
  expect(body).not.toMatch(/\son[a-z]+=/i)
})

test('machines find title, description, canonical address and structured data; filtered lists are not indexed', async () => {
  const { app } = await openWholeShop(oneBeer)
  const { body } = await app.inject('/shop')
  expect(body).toContain('<title>Shop all beers · Dray</title>')
  expect(body).toContain('<link rel="canonical" href="https://dray.example/shop">')
  const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
  expect(data.map((thing) => thing['@type'])).toEqual(['CollectionPage', 'BreadcrumbList'])
  expect((await app.inject('/shop?style=sour')).body).toContain('noindex')
})

test('robots.txt names the sitemap, which names the beer', async () => {
  const stored = { id: '' }
  const { app } = await openWholeShop(async (connection) => {
    stored.id = (await oneBeer(connection)).beer.id
  })
  expect((await app.inject('/robots.txt')).body).toContain('Sitemap: https://dray.example/sitemap.xml')
  expect((await app.inject('/sitemap.xml')).body).toContain(`https://dray.example${beerPath(stored.id)}`)
  const siteMap = (await app.inject('/sitemap.xml')).body
  for (const path of ['/', '/shop', '/groups', '/support', '/newsletter'])
    expect(siteMap).toContain(`<loc>https://dray.example${path}</loc>`)
  expect(siteMap).not.toContain('/unsubscribe')
  expect((await app.inject('/sitemap-2.xml')).statusCode).toBe(404)
})

test('/readyz is ready, /metrics is closed without its token', async () => {
  const { app } = await openWholeShop()
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  expect((await app.inject('/metrics')).statusCode).toBe(404)
})

test('drawn pictures are served for ever under their version; unknown ones are 404', async () => {
  const { app } = await openWholeShop(oneBeer)
  const payload = (await app.inject({ url: '/shop', headers: { accept: 'application/json' } })).json()
  const label = await app.inject(payload.data.listing.beers[0].imageUrl)
  expect(label.headers['content-type']).toBe('image/svg+xml')
  expect(label.headers['cache-control']).toContain('immutable')
  expect((await app.inject('/pictures/beer/not-an-id/x.svg')).statusCode).toBe(404)
  expect((await app.inject('/pictures/scene/constructor.svg')).statusCode).toBe(404)
})
