import { createSealer } from '../../platform/secrets/seal-text.ts'
import { expect, test } from 'vitest'
import { bearer, registration } from '../../../tests/support/shops/account-shop.ts'
import { openFactorShop } from '../../../tests/support/shops/factor-shop.ts'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'

const shop = await openFactorShop()
const place = '/api/account/second-factor'

const finish = (token: string, code: string) => shop.post('/public/auth/second-step', { token, code })
const give = (session: SignedIn, code: string) => shop.post(place, { code }, bearer(session))

/** A client with an authenticator app who signs in by password, and the token of the second step. */
async function halfway() {
  const session = await shop.register()
  const { secret, recoveryCodes } = await shop.addApp(session)
  const answer = await shop.login(session.client.email)
  return { session, secret, recoveryCodes: recoveryCodes ?? [], token: answer.json().step.token as string }
}

test('an app is added with a code of the mail and its own first code, and the client is notified (ROLE-07)', async () => {
  const session = await shop.register()
  const headers = bearer(session)
  const bare = await shop.post(`${place}/authenticator`, undefined, headers)
  expect([bare.statusCode, bare.json().code]).toEqual([403, 'proof_needed'])
  const code = await shop.codeOfMail(session)
  const { secret, address } = (await shop.post(`${place}/authenticator`, { code }, headers)).json()
  expect(address).toContain(`secret=${secret}&`)
  expect((await shop.overviewOf(session)).secondFactor.authenticatorAddedAt).toBeNull()
  expect((await shop.login(session.client.email)).statusCode).toBe(200)

  const confirm = (typed: string) =>
    shop.post(`${place}/authenticator/confirmation`, { code: typed }, headers)
  expect((await confirm('000000')).json().code).toBe('wrong_code')
  const added = (await confirm(shop.appCode(secret))).json()
  expect(new Set(added.recoveryCodes).size).toBe(10)
  expect((await shop.overviewOf(session)).secondFactor).toMatchObject({
    authenticatorAddedAt: shop.now().toISOString(),
    recoveryCodesLeft: 10,
  })
  expect((await shop.mailsTo(session.client.email)).at(-1)).toMatchObject({
    template: 'security-change',
    data: { change: 'authenticator-added' },
  })
})

test('a password alone no longer signs in; the app’s code finishes it, once (ROLE-08)', async () => {
  const { session, secret, token } = await halfway()
  const { email } = session.client
  expect(JSON.stringify((await shop.login(email)).json())).not.toContain('accessToken')
  expect((await finish(token, '000000')).json().code).toBe('wrong_code')
  const code = shop.appCode(secret)
  const done = await finish(token, `${code.slice(0, 3)} ${code.slice(3)}`)
  expect([done.statusCode, done.json().client.email]).toEqual([200, email])
  expect((await finish(token, shop.appCode(secret, 1))).json().code).toBe('step_over')
  const second = (await shop.login(email)).json().step.token
  expect((await finish(second, code)).json().code).toBe('wrong_code')
})

test('five wrong codes close the second factor for 15 minutes, for a right one too (ROLE-08)', async () => {
  const { secret, token } = await halfway()
  for (let time = 0; time < 5; time += 1) {
    shop.wait(30)
    expect((await finish(token, '000000')).statusCode).toBe(403)
  }
  const closed = await finish(token, shop.appCode(secret))
  expect([closed.statusCode, closed.headers['retry-after']]).toEqual([429, '900'])
})

test('a second step is over after ten minutes, and with a new password at once (security 2)', async () => {
  const { secret, token, session } = await halfway()
  const change = { currentPassword: registration.password, password: 'a pin of porter' }
  expect((await shop.post('/api/account/password', change, bearer(session))).statusCode).toBe(204)
  expect((await finish(token, shop.appCode(secret))).json().code).toBe('step_over')
  const late = await halfway()
  shop.wait(600)
  expect((await finish(late.token, shop.appCode(late.secret))).json().code).toBe('step_over')
})

test('each of ten recovery codes works once, and no code is in the database (ROLE-10)', async () => {
  const { token, recoveryCodes, session } = await halfway()
  const [first = '', second = ''] = recoveryCodes
  expect((await finish(token, first.toLowerCase())).statusCode).toBe(200)
  const again = (await shop.login(session.client.email)).json().step.token
  expect((await finish(again, first)).json().code).toBe('wrong_code')
  const done = await finish(again, second.replace('-', ' '))
  expect((await shop.overviewOf(done.json())).secondFactor.recoveryCodesLeft).toBe(8)
  const { rows } = await shop.connection.database.execute(
    'select code_digest from recovery_codes union select totp_secret from client_second_factors',
  )
  const dump = JSON.stringify(rows)
  for (const code of recoveryCodes) expect(dump).not.toContain(code.replace('-', ''))
})

test('a client who has not chosen a second factor is not asked for one at sign-in (ROLE-07)', async () => {
  const { session } = await halfway()
  const choose = (asksAtSignIn: boolean) =>
    shop.call('PUT', `${place}/at-sign-in`, { asksAtSignIn }, bearer(session))
  expect((await choose(false)).statusCode).toBe(204)
  const signedIn = await shop.login(session.client.email)
  expect(signedIn.statusCode).toBe(200)
  expect((await shop.overviewOf(signedIn.json())).secondFactor.freshUntil).toBeNull()
})

test('the client is notified by mail when signing in asks for the second factor no longer, or again (ROLE-07)', async () => {
  const { session } = await halfway()
  const changes = async () => {
    const mails = await shop.mailsTo(session.client.email)
    return mails.flatMap(({ data }) => (data.change?.startsWith('second-step') ? [data.change] : []))
  }
  const choose = (asksAtSignIn: boolean) =>
    shop.call('PUT', `${place}/at-sign-in`, { asksAtSignIn }, bearer(session))
  await choose(true)
  expect(await changes()).toEqual([])
  await choose(false)
  await choose(false)
  expect(await changes()).toEqual(['second-step-off'])
  await choose(true)
  expect(await changes()).toEqual(['second-step-off', 'second-step-on'])
})

test('changing factors needs one of the last ten minutes (ROLE-12)', async () => {
  const { session, secret } = await halfway()
  shop.wait(10 * 60)
  const remove = () => shop.call('DELETE', `${place}/authenticator`, undefined, bearer(session))
  const stale = await remove()
  expect([stale.statusCode, stale.json().code, stale.json().fresh]).toEqual([
    403,
    'second_factor_needed',
    true,
  ])
  expect((await give(session, shop.appCode(secret))).json()).toEqual({ recoveryCodesLeft: 10 })
  const renewed = await shop.post(`${place}/recovery-codes`, undefined, bearer(session))
  expect(renewed.json().recoveryCodes).toHaveLength(10)
  expect((await remove()).statusCode).toBe(204)
  expect((await shop.overviewOf(session)).secondFactor.recoveryCodesLeft).toBe(0)
  expect((await shop.login(session.client.email)).statusCode).toBe(200)
})

test('a reset by mail does not get past the second factor (ROLE-13)', async () => {
  const { session } = await halfway()
  const { email } = session.client
  await shop.post('/public/auth/request-reset', { email })
  const mail = (await shop.mailsTo(email)).findLast(({ template }) => template === 'reset-password')
  const token = new URL(mail?.data.link ?? '').hash.replace('#token=', '')
  await shop.post('/public/auth/reset-password', { token, password: 'a kilderkin of bitter' })
  const answer = await shop.post('/public/auth/login', { email, password: 'a kilderkin of bitter' })
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'second_factor_needed'])
})

test('a secret is sealed in the database, and another key fails closed with a line (ROLE-14)', async () => {
  const { secret, session } = await halfway()
  const { rows } = await shop.connection.database.execute('select * from client_second_factors')
  expect(JSON.stringify(rows)).not.toContain(secret)
  const { openAccountShop } = await import('../../../tests/support/shops/account-shop.ts')
  const other = await openAccountShop({
    connection: shop.connection,
    sealer: createSealer([Buffer.alloc(32)]),
    accounts: { clock: shop.now },
  })
  const step = (await other.signIn(session.client.email)) as unknown as { step: { token: string } }
  const answer = await other.post('/public/auth/second-step', {
    token: step.step.token,
    code: shop.appCode(secret),
  })
  expect(answer.json().code).toBe('wrong_code')
  expect(other.log()).toContain('SECRETS_KEY has changed')
})
