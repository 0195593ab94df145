import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'

/** Asks the password gate, which lets each caller try ten times. */
async function openGate(trustedProxies: string[]) {
  const { app, log } = await openWholeShop(async () => {}, {
    trustedProxies,
    accounts: { sitePassword: 'hops' },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const tryFrom = async (forwardedFor: string): Promise<number> => {
    const reply = await fetch(`http://127.0.0.1:${port}/public/gate/password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
      body: JSON.stringify({ password: 'malt' }),
    })
    return reply.status
  }
  const warnings = () =>
    log()
      .split('\n')
      .filter((line) => line.includes('not in TRUSTED_PROXIES')).length
  return { tryFrom, warnings }
}

const callers = Array.from({ length: 12 }, (_, at) => `203.0.113.${at + 1}`)

test('visitors behind a trusted proxy are told apart (SAFE-07)', async () => {
  const { tryFrom, warnings } = await openGate(['127.0.0.0/8'])
  const statuses = []
  for (const caller of callers) statuses.push(await tryFrom(caller))
  expect(new Set(statuses)).toEqual(new Set([401]))
  expect(warnings()).toBe(0)
})

test('a peer that is no trusted proxy counts as one caller whatever it says, and is warned of once (SAFE-07)', async () => {
  const { tryFrom, warnings } = await openGate(['10.0.0.0/8'])
  const statuses = []
  for (const caller of callers) statuses.push(await tryFrom(caller))
  expect(statuses.slice(10)).toEqual([429, 429])
  expect(warnings()).toBe(1)
})

test('what a visitor puts before the proxy’s own word does not count (SAFE-07)', async () => {
  const { tryFrom } = await openGate(['127.0.0.0/8'])
  const statuses = []
  for (const caller of callers) statuses.push(await tryFrom(`${caller}, 198.51.100.7`))
  expect(statuses.slice(10)).toEqual([429, 429])
})

test.each([
  ['127.0.0.0/8', '203.0.113.9'],
  ['10.0.0.0/8', '127.0.0.1'],
])('with %s trusted, the shop says that it counts the caller as %s (SAFE-07)', async (proxies, address) => {
  const { app } = await openWholeShop(async () => {}, { trustedProxies: [proxies] })
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  const reply = await app.inject({ url: '/healthz/address', headers })
  expect([reply.json(), reply.headers['cache-control']]).toEqual([{ address }, 'no-store'])
})
