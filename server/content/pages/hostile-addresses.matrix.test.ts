import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { orderRequestLinkPath } from '../../../shared/orders/order-requests.ts'
import { phoneOrderLinkPath } from '../../../shared/orders/phone-order.ts'
import { standingLinkPath } from '../../../shared/orders/standing-link-data.ts'
import { stepLinkPath } from '../../../shared/orders/step-link-data.ts'
import { orderNumber } from '../../trading/orders/order-number.ts'
import { fragments, unescapedIn } from '../../../tests/support/builders/hostile-input.ts'
import {
  fillHostileCatalogue,
  type HostileCatalogue,
} from '../../../tests/support/hostile/hostile-catalogue.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import { sampleOf } from '../../../tests/support/builders/run-counts.ts'
import { pageTable } from '../../features.ts'

const pageRows = pageTable.map(({ row }) => row)
const pagePaths = pageRows.flatMap((row) => row.paths)

type Call = { get?: { parameters?: { in: string; name: string }[] } }

async function openTable() {
  let stored = {} as HostileCatalogue
  const shop = await openWholeShop(async ({ database }) => {
    stored = await fillHostileCatalogue(database)
  })
  await shop.app.ready()
  const calls = Object.values((shop.app.swagger().paths ?? {}) as Record<string, Call>)
  const parameters = calls.flatMap(({ get }) => get?.parameters ?? [])
  const queryNames = [
    ...parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    ...pageRows.flatMap((row) => row.queryNames),
  ]
  const templates = shop.routes
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path.replace('*', 'x'))
  return {
    ...shop,
    beerId: stored.beer.id,
    table: { templates: [...new Set([...templates, ...pagePaths])], queryNames: [...new Set(queryNames)] },
  }
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

/** Questions of mails, which have no page without their token. */
const questions: ReadonlySet<string> = new Set([
  stepLinkPath,
  standingLinkPath,
  phoneOrderLinkPath,
  orderRequestLinkPath,
])

test('every page with the shop’s own hostile words is whole', async () => {
  const { app, beerId } = await openTable()
  const fill: Record<string, string> = {
    ':region': 'all',
    ':page': '1',
    '*': 'COAST//',
    ':slug': 'coast',
    ':groupSlug': 'coast',
    ':brewerySlug': 'tern',
    ':publicSlug': 'tern',
    ':beerId': beerId,
    ':number': orderNumber('7K3Q'),
    ':id': beerId,
  }
  for (const template of pagePaths) {
    let url = template.replace(/:[a-zA-Z]+|\*/g, (parameter) => fill[parameter] ?? 'x')
    let answer = await app.inject({ url })
    for (let hops = 0; answer.statusCode === 301 && hops < 3; hops += 1) {
      url = String(answer.headers.location)
      answer = await app.inject({ url })
    }
    const isQuestion = questions.has(template)
    expect([answer.statusCode, template]).toEqual([isQuestion ? 404 : 200, template])
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
