import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bearer, newEmail } from '../../../tests/support/shops/account-shop.ts'
import { openFactorShop } from '../../../tests/support/shops/factor-shop.ts'
import { operatorContext } from '../../../tests/support/shops/operator-context.ts'
import { runOperation } from './run-operation.ts'

const shop = await openFactorShop({ secondFactor: 'required' })
const operate = (...words: string[]) =>
  runOperation(shop.connection.database, words, {
    ...operatorContext,
    clock: shop.now,
    typedBy: 'jan@cellar',
    fail: () => {},
  })
const tokenIn = (text: string) => /\/sell\/join#token=(\S+)/.exec(text)?.[1] ?? ''
const join = (token: string, session: Parameters<typeof bearer>[0]) =>
  shop.post('/api/join', { token }, { ...bearer(session), 'idempotency-key': randomUUID() })

test('the first admin comes by a printed link, once, with a password and a second factor (OPER-07)', async () => {
  const email = newEmail()
  const dry = await operate('staff', 'add', email, 'admin', '--dry-run')
  expect((await shop.post('/public/invitation', { token: tokenIn(dry.text) })).statusCode).toBe(404)
  const { status, text } = await operate('staff', 'add', email, 'admin')
  expect([status, text]).toEqual([0, expect.stringContaining('for 24 hours')])
  const token = tokenIn(text)
  expect((await shop.post('/public/invitation', { token })).json()).toMatchObject({
    state: 'open',
    role: 'admin',
    email,
    hasAccount: false,
    endsAt: new Date(shop.now().getTime() + 24 * 3_600_000).toISOString(),
  })
  const boss = await shop.register({ email, name: 'Greta Hall' })
  expect((await join(token, boss)).json()).toEqual({ place: 'Dray', role: 'admin', path: '/admin' })
  expect((await shop.get('/api/admin/people', bearer(boss))).json().code).toBe('second_factor_missing')
  await shop.addApp(boss)
  expect((await shop.get('/api/admin', bearer(boss))).json().roles).toEqual(['admin'])
  const again = await join(token, boss)
  expect([again.statusCode, again.json().code]).toEqual([409, 'invitation_used'])
})

test('a printed link ends after 24 hours, and is for roles of the staff alone (OPER-07)', async () => {
  const email = newEmail()
  const { text } = await operate('staff', 'add', email, 'support')
  shop.wait(24 * 3600 + 1)
  const { state } = (await shop.post('/public/invitation', { token: tokenIn(text) })).json()
  expect(state).toBe('ended')
  expect((await operate('staff', 'add', email, 'owner')).status).toBe(2)
  expect((await operate('staff', 'add', 'nobody', 'support')).status).toBe(1)
})
