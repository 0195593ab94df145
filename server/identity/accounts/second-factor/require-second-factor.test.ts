import { expect, test } from 'vitest'
import { createAccounts } from '../create-accounts.ts'
import { openFactorShop } from '../../../../tests/support/shops/factor-shop.ts'
import { requireSecondFactor } from './require-second-factor.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import type { FactorPolicy } from './assess-strength.ts'
import { testSealer } from '../../../../tests/support/shops/test-sealer.ts'

const policies = new Map<string, FactorPolicy>()
const shop = await openFactorShop({
  requiresSecondFactor: [async (_database, clientId) => policies.get(clientId) ?? null],
})
const { database } = shop.connection
const publicUrl = 'https://dray.example'
const { accounts } = await createAccounts({ database, publicUrl, sealer: testSealer, clock: shop.now })

const sessionOf = async (clientId: string): Promise<string> => {
  const { rows } = await database.execute(
    `select id from sessions where client_id = '${clientId}' and ended_at is null`,
  )
  return String((rows[0] as { id: string }).id)
}
async function worker(policy: FactorPolicy) {
  const session = await shop.register()
  const clientId = session.client.id
  policies.set(clientId, policy)
  const sessionId = await sessionOf(clientId)
  const enter = (fresh = false) =>
    requireSecondFactor(accounts, { clientId, sessionId, policy, fresh }).then(
      () => 'in',
      (error: { code: string }) => error.code,
    )
  return { session, clientId, enter }
}

test('work that needs a second factor says which step is missing (ROLE-07)', async () => {
  const { session, enter } = await worker('trade')
  expect((await shop.overviewOf(session)).secondFactor.isNeeded).toBe(true)
  expect(await enter()).toBe('second_factor_missing')
  await shop.addApp(session)
  expect(await enter()).toBe('in')
  shop.wait(11 * 60)
  expect([await enter(), await enter(true)]).toEqual(['in', 'second_factor_needed'])
  shop.wait(14 * 24 * 3600)
  expect(await enter()).toBe('second_factor_needed')
})

test('staff are asked again after an hour without work, and after 12 hours of it (ROLE-11)', async () => {
  const { session, enter } = await worker('staff')
  await shop.addApp(session)
  for (let half = 0; half < 23; half += 1) {
    shop.wait(30 * 60)
    expect(await enter()).toBe('in')
  }
  shop.wait(61 * 60)
  expect(await enter()).toBe('second_factor_needed')
})

test('refuses to remove the last factor of a client whose work needs one (ROLE-07)', async () => {
  const { session } = await worker('trade')
  await shop.addApp(session)
  const headers = { authorization: `Bearer ${session.token.accessToken}` }
  const place = '/api/account/second-factor/authenticator'
  const answer = await shop.call('DELETE', place, undefined, headers)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_second_factor'])
})

test('after a reset by others a new factor counts from 24 hours on (ROLE-13)', async () => {
  const { session, clientId, enter } = await worker('trade')
  const { email } = session.client
  await shop.addPasskey(session)
  await resetSecondFactor(accounts, clientId)
  expect((await shop.refresh(session)).statusCode).toBe(401)
  expect((await shop.mailsTo(email)).at(-1)).toMatchObject({ data: { change: 'second-factor-reset' } })
  expect(await enter()).toBe('second_factor_missing')
  const again = (await shop.login(email)).json()
  const { secret } = await shop.addApp(again)
  const give = async (token: string) =>
    shop.post(
      '/api/account/second-factor',
      { code: shop.appCode(secret) },
      { authorization: `Bearer ${token}` },
    )
  shop.wait(23 * 3600 - 30)
  const early = (await shop.login(email)).json()
  expect((await give(early.token.accessToken)).json().code).toBe('second_factor_rests')
  shop.wait(2 * 3600)
  const late = await shop.login(email)
  expect(late.json().code).toBe('second_factor_needed')
  const { token } = late.json().step
  const done = await shop.post('/public/auth/second-step', { token, code: shop.appCode(secret) })
  expect(done.statusCode).toBe(200)
})

test('a recovery code of the new factor counts from 24 hours on too, and is not used up before (ROLE-13, ROLE-10)', async () => {
  const { session, clientId } = await worker('trade')
  const { email } = session.client
  await shop.addApp(session)
  await resetSecondFactor(accounts, clientId)
  const again = (await shop.login(email)).json()
  const { recoveryCodes } = await shop.addApp(again)
  const [code] = recoveryCodes!
  const give = (token: string) =>
    shop.post('/api/account/second-factor', { code }, { authorization: `Bearer ${token}` })
  const early = await give(again.token.accessToken)
  expect([early.statusCode, early.json().code]).toEqual([403, 'second_factor_rests'])
  shop.wait(25 * 3600)
  const { token } = (await shop.login(email)).json().step
  const late = async () => (await shop.post('/public/auth/second-step', { token, code })).statusCode
  expect([await late(), await late()]).toEqual([200, 400])
})
