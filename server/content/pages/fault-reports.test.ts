import { expect, test } from 'vitest'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'

const shop = await openWholeShop(undefined, { lasts: 'file' })
const report = {
  kind: 'caught',
  message: 'TypeError: beers is not iterable',
  componentStack: 'at Carousel (/assets/a.js:1:2)\n    at HomePage (/assets/b.js:1:9)',
  page: '/',
}
const send = (fields: object = {}, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'POST', url: '/fault-reports', headers, payload: { ...report, ...fields } })
const logged = () =>
  shop
    .log()
    .split('\n')
    .filter((line) => line.includes('a page failed in a browser'))
    .map((line) => JSON.parse(line))

test('a fault in a browser is logged once, on one line, with its request, page and components (OPER-13)', async () => {
  const sent = { message: 'Broken\r\n{"level":60}\u2028end', page: '/account/maggie@thetap.example/orders' }
  for (let time = 0; time < 3; time += 1) expect((await send(sent)).statusCode).toBe(204)
  expect(logged()).toMatchObject([
    {
      level: 40,
      requestId: expect.stringMatching(/./),
      kind: 'caught',
      message: 'Broken {"level":60} end',
      componentStack: 'at Carousel (/assets/a.js:1:2) at HomePage (/assets/b.js:1:9)',
      page: '/account/…/orders',
    },
  ])
  expect(shop.log()).not.toContain('thetap')
})

test('one network adds at most twenty faults to the log in an hour (OPER-13)', async () => {
  const before = logged().length
  const codes: number[] = []
  for (let kind = 0; kind < 25; kind += 1) codes.push((await send({ page: `/p${kind}` })).statusCode)
  expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(5)
  expect(logged().length - before).toBeLessThanOrEqual(20)
})

test.each([
  [{ kind: 'fatal' }, {}, 400],
  [{ message: 'x'.repeat(301) }, {}, 400],
  [{ componentStack: 'x'.repeat(9000) }, {}, 413],
  [{}, { origin: 'https://evil.example' }, 403],
])('refuses %o with %o (OPER-13)', async (fields, headers, status) => {
  expect((await send(fields, headers)).statusCode).toBe(status)
})

test('a page that is no address is no fault of the server (OPER-13)', async () => {
  expect((await send({ page: 'http://', message: 'No address' })).statusCode).not.toBe(500)
})
