import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { beerDetails, beerGallery, latestBeers, publicGet, teamPromotion, upsells } from './public-calls.ts'

let server: Server
let base: string
let asked: IncomingMessage[] = []
let answer: { status: number; body: unknown } = { status: 200, body: {} }

beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(request)
    reply.writeHead(answer.status, { 'content-type': 'application/json', 'set-cookie': 'seen=1' })
    reply.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  asked = []
})

test('public reads carry neither cookies nor Authorization (API-02)', async () => {
  answer = { status: 200, body: { beers: [] } }
  await latestBeers({}, base)
  await latestBeers({}, base)
  expect(asked.map(({ headers }) => [headers.cookie, headers.authorization])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ])
})

test.each([
  [undefined, '8'],
  [16, '16'],
  [0, '1'],
  [999, '40'],
  [NaN, '8'],
])('latest beers with limit %o asks for %s (API-20)', async (limit, expected) => {
  answer = { status: 200, body: { beers: [{ id: 'a' }] } }
  expect(await latestBeers({ limit }, base)).toEqual([{ id: 'a' }])
  expect(asked[0]?.url).toBe(`/public/beers/latest?limit=${expected}`)
})

test('requests casks by packaging group (HOME-35)', async () => {
  answer = { status: 200, body: { beers: [] } }
  await latestBeers({ limit: 24, packagingGroup: 'cask' }, base)
  expect(asked[0]?.url).toBe('/public/beers/latest?limit=24&packaging_group=cask')
})

test('upsells go with their limit and every coupler (HOME-43)', async () => {
  answer = { status: 200, body: { upsells: [] } }
  await upsells({ limit: 12, couplers: ['s', 'a'] }, base)
  await upsells({}, base)
  expect(asked.map(({ url }) => url)).toEqual([
    '/public/upsells?limit=12&coupler=s&coupler=a',
    '/public/upsells?limit=20',
  ])
})

test.each([400, 404, 500, 503])('a public read answered %i raises its status (ERR-08)', async (status) => {
  answer = { status, body: { message: 'ignored' } }
  await expect(publicGet('/public/hero', base)).rejects.toThrow(`Public API request failed: ${status}`)
})

const calls = [
  ['API-22 ERR-09 beer details', () => beerDetails('no/beer', base), null, '/public/beers/no%2Fbeer'],
  ['API-24 ERR-10 gallery', () => beerGallery('t', 'b', base), [], '/public/teams/t/beers/b/gallery'],
  ['API-34 ERR-11 team promotion', () => teamPromotion(base), null, '/public/homepage/team-promotion'],
] as const

test.each(calls)('%s: a 404 is empty and a 500 is raised', async (_name, call, empty, url) => {
  answer = { status: 404, body: {} }
  expect(await call()).toEqual(empty)
  expect(asked[0]?.url).toBe(url)
  answer = { status: 500, body: {} }
  await expect(call()).rejects.toThrow('Public API request failed: 500')
})
