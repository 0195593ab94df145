import { expect, test } from 'vitest'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import { buildBrewery } from '../../../tests/support/builders/builders.ts'
import { bearer, newEmail, registration, tokenOf } from '../../../tests/support/shops/account-shop.ts'
import { addMember } from '../../../tests/support/shops/add-staff.ts'
import { openFactorShop } from '../../../tests/support/shops/factor-shop.ts'

const shop = await openFactorShop()
const { password } = registration
const place = '/account/undo-email-change'
const asForm = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' }

const mailOf = async (email: string, template: string) =>
  (await shop.mailsTo(email)).findLast((mail) => mail.template === template)
const undoTokenOf = async (email: string) =>
  new URL((await mailOf(email, 'email-changed-undo'))?.data.link ?? '').searchParams.get('token') ?? ''

async function confirmed(): Promise<SignedIn> {
  const owner = await shop.register()
  const token = tokenOf((await mailOf(owner.client.email, 'confirm-email'))?.data.link)
  expect((await shop.post('/public/auth/confirm-email', { token })).statusCode).toBe(204)
  return owner
}

/** Changes the address of an account as its owner, or a thief with a session, does; returns the new one. */
async function changeAddress(session: SignedIn): Promise<string> {
  const email = newEmail()
  await shop.post('/api/account/email', { email, password }, bearer(session))
  const token = tokenOf((await mailOf(email, 'email-change'))?.data.link)
  expect((await shop.post('/public/auth/confirm-email-change', { token })).statusCode).toBe(204)
  return email
}

const undo = (token: string, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: place,
    headers: { ...asForm, ...headers },
    payload: new URLSearchParams({ token }).toString(),
  })
const stateOf = (answer: Awaited<ReturnType<typeof undo>>) => [answer.statusCode, answer.json().data.state]

test('the former address undoes a change: sessions and the password end, and a reset link comes (security 2)', async () => {
  const owner = await confirmed()
  const { email } = owner.client
  const thief = await changeAddress(owner)
  const token = await undoTokenOf(email)
  const asked = await shop.get(`${place}?token=${token}`)
  expect(asked.headers['cache-control']).toContain('no-store')
  expect(asked.body).toMatch(new RegExp(`<form action="${place}" method="post">.*value="${token}"`, 's'))
  expect((await shop.get('/api/account', bearer(owner))).statusCode).toBe(200)

  expect(stateOf(await undo(token))).toEqual([200, 'done'])
  expect((await shop.refresh(owner)).statusCode).toBe(401)
  for (const address of [email, thief])
    expect((await shop.post('/public/auth/login', { email: address, password })).statusCode).toBe(401)
  expect((await mailOf(thief, 'email-change-undone'))?.data.link).toBeUndefined()
  const reset = tokenOf((await mailOf(email, 'reset-password'))?.data.link)
  const next = 'a kilderkin of bitter'
  expect((await shop.post('/public/auth/reset-password', { token: reset, password: next })).statusCode).toBe(
    204,
  )
  const back = await shop.signIn(email, next)
  expect(back.client).toMatchObject({ id: owner.client.id, email, emailConfirmed: true })
  expect(stateOf(await undo(token))).toEqual([400, 'over'])
  expect((await shop.get(`${place}?token=${token}`, { accept: 'application/json' })).json().data.state).toBe(
    'over',
  )
})

test('the link works for 72 hours (security 2)', async () => {
  const [early, late] = [await confirmed(), await confirmed()]
  await changeAddress(early)
  await changeAddress(late)
  const [first, second] = [await undoTokenOf(early.client.email), await undoTokenOf(late.client.email)]
  shop.wait(72 * 3600 - 1)
  expect(stateOf(await undo(first))).toEqual([200, 'done'])
  shop.wait(1)
  expect(stateOf(await undo(second))).toEqual([400, 'over'])
})

test('a thief cannot void the link, by a second change, a new password or signing out everywhere (security 2)', async () => {
  const owner = await confirmed()
  const { email } = owner.client
  const thief = await changeAddress(owner)
  shop.wait(60)
  await changeAddress(owner)
  const thiefsToken = await undoTokenOf(thief)
  const change = { currentPassword: password, password: 'a pin of porter' }
  expect((await shop.post('/api/account/password', change, bearer(owner))).statusCode).toBe(204)
  await shop.post('/api/account/sign-out-everywhere', undefined, bearer(owner))
  expect(stateOf(await undo(await undoTokenOf(email)))).toEqual([200, 'done'])
  expect(stateOf(await undo(thiefsToken))).toEqual([400, 'over'])
})

test('using the link of a later change leaves that of an earlier one (security 2)', async () => {
  const owner = await confirmed()
  const second = await changeAddress(owner)
  shop.wait(60)
  await changeAddress(owner)
  expect(stateOf(await undo(await undoTokenOf(second)))).toEqual([200, 'done'])
  expect(stateOf(await undo(await undoTokenOf(owner.client.email)))).toEqual([200, 'done'])
})

test('a second factor that was added after the change ends with it, an older one stays (security 2)', async () => {
  const [robbed, careful] = [await confirmed(), await confirmed()]
  await shop.addApp(careful)
  shop.wait(60)
  await changeAddress(careful)
  const email = await changeAddress(robbed)
  await shop.addApp({ ...robbed, client: { ...robbed.client, email } })
  const statuses = [robbed, careful].map(async ({ client }) => {
    await undo(await undoTokenOf(client.email))
    const token = tokenOf((await mailOf(client.email, 'reset-password'))?.data.link)
    const next = 'a kilderkin of it'
    await shop.post('/public/auth/reset-password', { token, password: next })
    const answer = await shop.post('/public/auth/login', { email: client.email, password: next })
    return [answer.statusCode, answer.json().code]
  })
  expect(await Promise.all(statuses)).toEqual([
    [200, undefined],
    [403, 'second_factor_needed'],
  ])
})

test('recovery codes that a thief made end with the change, and signing in asks for the second factor again (security 2)', async () => {
  const owner = await confirmed()
  const { email } = owner.client
  await shop.addApp(owner)
  await changeAddress(owner)
  const made = await shop.post('/api/account/second-factor/recovery-codes', undefined, bearer(owner))
  const [code] = made.json().recoveryCodes as string[]
  const choice = { asksAtSignIn: false }
  await shop.call('PUT', '/api/account/second-factor/at-sign-in', choice, bearer(owner))
  expect(stateOf(await undo(await undoTokenOf(email)))).toEqual([200, 'done'])
  const token = tokenOf((await mailOf(email, 'reset-password'))?.data.link)
  const next = 'a kilderkin of mild'
  await shop.post('/public/auth/reset-password', { token, password: next })
  const asked = await shop.post('/public/auth/login', { email, password: next })
  expect([asked.statusCode, asked.json().code]).toEqual([403, 'second_factor_needed'])
  const step = { token: asked.json().step.token, code }
  expect((await shop.post('/public/auth/second-step', step)).statusCode).toBe(403)
})

test('an account that a stranger opened with the former address makes way, a confirmed one does not (security 2)', async () => {
  const [first, second] = [await confirmed(), await confirmed()]
  for (const owner of [first, second]) await changeAddress(owner)
  await shop.register({ email: first.client.email })
  const other = await shop.register({ email: second.client.email })
  const token = tokenOf((await mailOf(other.client.email, 'confirm-email'))?.data.link)
  await shop.post('/public/auth/confirm-email', { token })
  expect(stateOf(await undo(await undoTokenOf(first.client.email)))).toEqual([200, 'done'])
  expect(stateOf(await undo(await undoTokenOf(second.client.email)))).toEqual([409, 'taken'])
  expect((await shop.get('/api/account', bearer(other))).statusCode).toBe(200)
})

test('an account that owns a brewery alone does not make way, though its address is unconfirmed (ROLE-04)', async () => {
  const owner = await confirmed()
  await changeAddress(owner)
  const other = await shop.register({ email: owner.client.email })
  const brewery = await buildBrewery(shop.connection.database)
  await addMember(shop.connection.database, {
    clientId: other.client.id,
    breweryId: brewery.id,
    role: 'owner',
  })
  expect(stateOf(await undo(await undoTokenOf(owner.client.email)))).toEqual([409, 'taken'])
  expect((await shop.get('/api/account', bearer(other))).statusCode).toBe(200)
})

test('an address that was never confirmed gets no link, and another site’s form undoes nothing (security 2)', async () => {
  const unconfirmed = await shop.register()
  await changeAddress(unconfirmed)
  expect(await mailOf(unconfirmed.client.email, 'email-changed-undo')).toBeUndefined()
  expect(await mailOf(unconfirmed.client.email, 'email-changed')).toBeDefined()
  const owner = await confirmed()
  await changeAddress(owner)
  const token = await undoTokenOf(owner.client.email)
  expect((await undo(token, { origin: 'https://evil.example' })).statusCode).toBe(403)
  expect(stateOf(await undo(token))).toEqual([200, 'done'])
})
