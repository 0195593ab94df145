import { beforeAll, expect, test } from 'vitest'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import type { App } from '../../platform/http/app-type.ts'

let app: App
beforeAll(async () => {
  app = (await openWholeShop(undefined, { lasts: 'file' })).app
})

const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
const referer = 'http://localhost:3000/shop?style=stout'

test.each(['wholesale', 'under18'])(
  'the answer %s leads back to the page, with the result in a cookie for a minute (GATE-15, GATE-17)',
  async (audience) => {
    const reply = await send('/gates/audience', { audience }, { referer })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/shop?style=stout'])
    expect(reply.headers['set-cookie']).toBe(
      `dray-gate-answer=${audience}; Max-Age=60; Path=/; SameSite=Lax; Secure`,
    )
    expect(reply.headers['cache-control']).toContain('no-store')
  },
)

test.each(['', 'retail', 'anybody'])('refuses the answer %o without a cookie (C-20)', async (audience) => {
  const reply = await send('/gates/audience', { audience })
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/'])
  expect(reply.headers['set-cookie']).toBeUndefined()
})

test('without a site password no password opens the gate (GATE-08, C-93)', async () => {
  const reply = await send('/gates/password', { password: 'guess' }, { referer })
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/shop?style=stout'])
  expect(reply.headers['set-cookie']).toContain('dray-gate-answer=wrong;')
})

test.each(['https://elsewhere.example//evil.example/x', 'nonsense'])(
  'a page %s that is not of this site leads home',
  async (referer) => {
    const reply = await send('/gates/audience', { audience: 'wholesale' }, { referer })
    expect(reply.headers.location).toBe('/')
  },
)

test('a form of another site is refused (C-52)', async () => {
  const reply = await send('/gates/audience', { audience: 'wholesale' }, { origin: 'https://evil.example' })
  expect(reply.statusCode).toBe(403)
})
