import { type AddressInfo, connect } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderNumber } from '../orders/order-number.ts'
import {
  buildAccessory,
  buildBeer,
  buildBrewery,
  buildContainer,
  buildGroup,
} from '../../tests/support/builders/builders.ts'
import {
  fragments,
  hostileAddresses,
  hostileHeaders,
  unescapedIn,
} from '../../tests/support/builders/hostile-input.ts'
import { openWholeShop } from '../../tests/support/shops/whole-shop.ts'
import { runCount, sampleOf } from '../../tests/support/builders/run-counts.ts'
import type { Connection } from '../database/database.ts'
import type { App } from '../http/app-type.ts'
import { changeSetting } from '../settings/change-setting.ts'
import { pageTable } from '../features.ts'

const breakOut = `<script>alert(7)</script> zq7"'><i zq8> zq9</script><b>`

/** A small shop whose every text tries to break out of its markup, with all flags on so that every page exists. */
async function smallShop({ database }: Connection) {
  const brewery = await buildBrewery(database, {
    name: `Tern ${breakOut}`,
    slug: 'tern',
    town: `Hull ${breakOut}`,
    description: breakOut,
    publicTitle: breakOut,
    soldByDisclaimer: breakOut,
    telephone: breakOut,
  })
  const beer = await buildBeer(database, {
    breweryId: brewery.id,
    name: `Salt ${breakOut}`,
    description: breakOut,
    tastingNotes: breakOut,
    ingredients: breakOut,
    allergens: [breakOut],
  })
  await buildContainer(database, { beerId: beer.id, name: `Keg ${breakOut}` })
  await buildGroup(database, {
    slug: 'coast',
    name: `Coast ${breakOut}`,
    description: breakOut,
    breweryIds: [brewery.id],
  })
  await buildAccessory(database, { name: `Coupler ${breakOut}`, description: breakOut })
  await changeSetting(database, 'notice-strip', { enabled: true, text: breakOut, link: '/groups' })
  await changeSetting(database, 'footer', { collectionPointsEnabled: true, newsletterEnabled: true })
  await changeSetting(
    database,
    'navigation',
    ['brewers', 'shops'].map((item) => ({ section: 'menu.top', item, enabled: true })),
  )
  return { brewery, beer }
}

const pageRows = pageTable.map(({ row }) => row)
const pagePaths = pageRows.flatMap((row) => row.paths)

/** Every address that is answered to GET, and the name of every parameter that a call or a page reads. */
function tableOf(app: App): { templates: string[]; queryNames: string[] } {
  type Call = { get?: { parameters?: { in: string; name: string }[] } }
  const calls = Object.entries((app.swagger().paths ?? {}) as Record<string, Call>)
  const parameters = calls.flatMap(([, { get }]) => get?.parameters ?? [])
  const templates = [
    ...routesOf(app.printRoutes({ commonPrefix: false })),
    ...calls.map(([path]) => path.replace(/\{(\w+)\}/g, ':$1')),
    ...pagePaths,
  ]
  const queryNames = [
    ...parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    ...pageRows.flatMap((row) => row.queryNames),
  ]
  return { templates: [...new Set(templates)], queryNames: [...new Set(queryNames)] }
}

async function openTable() {
  let stored = {} as Awaited<ReturnType<typeof smallShop>>
  const shop = await openWholeShop(async (connection) => {
    stored = await smallShop(connection)
  })
  await shop.app.ready()
  const known = [
    'tern',
    'coast',
    stored.beer.id,
    stored.brewery.id,
    'yorkshire',
    'all',
    '1',
    '2',
    'ipa',
    'EH1 1AA',
  ]
  return { ...shop, table: { ...tableOf(shop.app), known } }
}

test('the table that is tried has every page and every call, with all their parameters', async () => {
  const { table } = await openTable()
  expect(pagePaths.length).toBeGreaterThan(20)
  expect(table.templates).toEqual(expect.arrayContaining(pagePaths))
  expect(table.templates).toEqual(
    expect.arrayContaining(['/public/beers/latest', '/public/beers/:id', '/pictures/beer/:id/:version.svg']),
  )
  expect(table.queryNames).toEqual(
    expect.arrayContaining([
      'q',
      'style',
      'orderby',
      'page',
      'view',
      'postcode',
      'audience',
      'pageSize',
      'team_id',
      'facets',
      'keys',
      'coupler',
      'level',
    ]),
  )
})

test('answers every hostile address without a 5xx and without its markup', async () => {
  const { app, table, log } = await openTable()
  await fc.assert(
    fc.asyncProperty(hostileAddresses(table), hostileHeaders, async (url, headers) => {
      const answer = await app.inject({ url, headers })
      expect(answer.statusCode, url).toBeLessThan(500)
      expect(answer.headers, url).not.toHaveProperty('x-injected')
      expect(leadsAway(answer), url).toBe(false)
      expect(unescapedIn(pageOf(answer)), url).toEqual([])
    }),
    { numRuns: runCount(1000) },
  )
  expect(log()).not.toContain('"level":50')
}, 240_000)

test('every fragment in every parameter of every address, one at a time', async () => {
  const { app, table } = await openTable()
  const pairs = table.templates.flatMap((template) =>
    fragments.map((fragment) => [template, fragment] as const),
  )
  for (const [template, fragment] of sampleOf(pairs)) {
    const parameters = template.match(/:[a-zA-Z]+|\*/g) ?? []
    const value = encodeURIComponent(fragment.toWellFormed())
    const path = parameters.reduce((path, parameter) => path.replace(parameter, value), template)
    const query = table.queryNames.map((name) => `${name}=${value}`).join('&')
    const url = parameters.length > 0 ? path : `${path}?${query}`
    const answer = await app.inject({ url, headers: { accept: 'text/html' } })
    expect(answer.statusCode, url.slice(0, 300)).toBeLessThan(500)
    expect(leadsAway(answer), url.slice(0, 300)).toBe(false)
    expect(unescapedIn(pageOf(answer)), url.slice(0, 300)).toEqual([])
  }
}, 240_000)

test('every page with the shop’s own hostile words is whole', async () => {
  const { app, table } = await openTable()
  const [beerId] = table.known.slice(2)
  const fill: Record<string, string> = {
    ':region': 'all',
    ':page': '1',
    '*': 'COAST//',
    ':slug': 'coast',
    ':groupSlug': 'coast',
    ':brewerySlug': 'tern',
    ':publicSlug': 'tern',
    ':beerId': beerId ?? '',
    ':number': orderNumber('7K3Q'),
  }
  for (const template of pagePaths) {
    let url = template.replace(/:[a-zA-Z]+|\*/g, (parameter) => fill[parameter] ?? 'x')
    let answer = await app.inject({ url })
    for (let hops = 0; answer.statusCode === 301 && hops < 3; hops += 1) {
      url = String(answer.headers.location)
      answer = await app.inject({ url })
    }
    expect([answer.statusCode, template]).toEqual([200, template])
    expect(unescapedIn(answer.body), url).toEqual([])
    expect(answer.body).toContain('</html>')
  }
})

test('every address refuses or answers every method without a 5xx', async () => {
  const { app, table } = await openTable()
  const payload = '{"__proto__":{"x":1}'
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const) {
    const body = method === 'HEAD' ? {} : { payload, headers: { 'content-type': 'application/json' } }
    for (const template of table.templates) {
      const url = template.replace(/:[a-zA-Z]+/g, 'tern')
      const { statusCode } = await app.inject({ method, url, ...body })
      expect(statusCode, `${method} ${url}`).toBeLessThan(500)
    }
  }
})

test('addresses that are not even text are refused politely', async () => {
  const { app } = await openWholeShop()
  for (const url of [
    '/shop/%',
    '/%ff',
    '/beer/%E0%A4%A',
    `/${'a/'.repeat(2000)}`,
    `/${'%2e%2e/'.repeat(500)}`,
    `/shop?q=${'x'.repeat(8000)}`,
    `/shop?${'style=ipa&'.repeat(1500)}`,
    '/shop?%=%&&&=',
    '//',
    '/..;/shop',
  ]) {
    const { statusCode } = await app.inject({ url })
    expect(statusCode, url.slice(0, 100)).toBeLessThan(500)
  }
})

test('refuses malformed bytes on the wire, and the shop continues to serve', async () => {
  const { app } = await openWholeShop()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const requests = [
    Buffer.concat([
      Buffer.from('GET /shop?q='),
      Buffer.from([0xff, 0xfe, 0xc0, 0x80]),
      Buffer.from(' HTTP/1.1\r\nHost: x\r\n\r\n'),
    ]),
    `GET /shop?q=${'x'.repeat(70_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    `GET /shop HTTP/1.1\r\nHost: x\r\nCookie: ${'a=b; '.repeat(10_000)}\r\n\r\n`,
    'GET /shop HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'GET http://evil.example/shop HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    'GET shop HTTP/1.1\r\nHost: x\r\n\r\n',
    'BREW /shop HTTP/1.1\r\nHost: x\r\n\r\n',
    '\u0000\u0001\u0002\r\n\r\n',
  ]
  for (const [at, request] of requests.entries()) {
    const status = /^HTTP\/1\.1 (\d{3})/.exec(await send(port, request))?.[1] ?? 'closed'
    expect(Number(status === 'closed' ? 400 : status), `request ${at}: ${status}`).toBeLessThan(500)
  }
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
})

type Answer = { headers: Record<string, unknown>; body: string }

/** The HTML of an answer; empty for other types and for compressed answers. */
function pageOf({ headers, body }: Answer): string {
  const isPage = String(headers['content-type']).startsWith('text/html')
  return isPage && headers['content-encoding'] === undefined ? body : ''
}

/** Whether a redirect leaves the shop. */
function leadsAway({ headers: { location } }: Answer): boolean {
  return location !== undefined && !/^\/(?![/\\])[^\r\n]*$/.test(String(location))
}

/** Sends raw bytes and reads until the other side has answered or closed the connection. */
function send(port: number, bytes: Buffer | string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.once('data', (chunk: Buffer) => {
      resolve(chunk.toString('latin1'))
      socket.destroy()
    })
    socket.on('error', () => resolve(''))
    socket.on('close', () => resolve(''))
  })
}

/** The GET routes of Fastify's own listing, without the catch-all routes. */
function* routesOf(printed: string): Generator<string> {
  const path: string[] = []
  for (const line of printed.split('\n')) {
    const found = /^((?:│ {3}| {4})*)(?:├──|└──) ([^ ]*)(?: \((.*)\))?/.exec(line)
    if (!found) continue
    const depth = (found[1] ?? '').length / 4
    path.length = depth
    path.push(found[2] ?? '')
    if (found[3]?.includes('GET')) yield path.join('').replace(/\*$/, 'x')
  }
}
