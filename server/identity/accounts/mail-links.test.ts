import { expect, test } from 'vitest'
import type { Connection } from '../../platform/database/database.ts'
import {
  bearer,
  newEmail,
  openAccountShop,
  registration,
  tokenOf,
} from '../../../tests/support/shops/account-shop.ts'
import { statementsOf } from '../../../tests/support/servers/statements-of.ts'

const shop = await openAccountShop({ lasts: 'file' })

const askReset = (email: string) => shop.post('/public/auth/request-reset', { email })
const reset = (token: string, password = 'a kilderkin of bitter') =>
  shop.post('/public/auth/reset-password', { token, password })

async function resetToken(email: string): Promise<string> {
  expect((await askReset(email)).statusCode).toBe(202)
  const mail = (await shop.mailsTo(email)).findLast(({ template }) => template === 'reset-password')
  return tokenOf(mail?.data.link)
}

const linkOver = {
  code: 'link_over',
  message: 'This link has expired or was used already. Please ask for a new one.',
}

test('a reset request gets the same answer for a known and an unknown address (OPEN-27)', async () => {
  const { client } = await shop.register()
  const [known, unknown] = [await askReset(client.email), await askReset(newEmail())]
  for (const answer of [known, unknown]) expect([answer.statusCode, answer.body]).toEqual([202, ''])
  expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers))
  const mail = (await shop.mailsTo(client.email)).at(-1)
  expect(mail?.data.link).toMatch(/^https:\/\/dray\.example\/account\/reset-password#token=[\w-]{43}$/)
})

/** The statements about accounts and mails until the answer, in their order; nothing else of the shop runs them. */
async function mailStatementsOf(call: () => Promise<unknown>, { database }: Connection): Promise<string[]> {
  return (await statementsOf(database, call))
    .filter((statement) => /"(attempts|clients|security_events|mail_tokens|mails)"|savepoint/.test(statement))
    .map((statement) => statement.replace(/^(rollback to|release) /, 'end of '))
}

test.skipIf(shop.connection.kind !== 'embedded')(
  'a reset request runs the same statements for a known and an unknown address (security polish)',
  async () => {
    const { register, post, connection } = await openAccountShop({ role: 'web' })
    const { client } = await register()
    const ask = (email: string) =>
      mailStatementsOf(() => post('/public/auth/request-reset', { email }), connection)
    const known = await ask(client.email)
    expect(known.filter((statement) => statement.startsWith('insert into "mails"'))).toHaveLength(1)
    expect(await ask(newEmail())).toEqual(known)
  },
)

test('a reset link sets a new password once and ends all sessions (OPEN-27)', async () => {
  const session = await shop.register()
  const { email } = session.client
  const spare = await resetToken(email)
  const token = await resetToken(email)
  expect((await reset(token, 'short')).json().message).toBe('Password must be at least 8 characters long.')
  expect((await reset(token)).statusCode).toBe(204)
  expect((await reset(token)).json()).toMatchObject(linkOver)
  expect((await reset(spare)).json()).toMatchObject(linkOver)
  expect((await shop.refresh(session)).statusCode).toBe(401)
  expect((await shop.get('/api/account', bearer(session))).statusCode).toBe(401)
  expect((await shop.signIn(email, 'a kilderkin of bitter')).client).toMatchObject({
    id: session.client.id,
    emailConfirmed: true,
  })
  expect((await shop.mailsTo(email)).at(-1)?.template).toBe('password-changed')
})

test('a reset link is good for 30 minutes (OPEN-27)', async () => {
  const { client } = await shop.register()
  const token = await resetToken(client.email)
  shop.wait(30 * 60 - 1)
  const late = await resetToken((await shop.register()).client.email)
  expect((await reset(token)).statusCode).toBe(204)
  shop.wait(30 * 60)
  const answer = await reset(late)
  expect([answer.statusCode, answer.json().message]).toEqual([400, linkOver.message])
})

test('a link used twice at once sets one password', async () => {
  const { client } = await shop.register()
  const token = await resetToken(client.email)
  const answers = await Promise.all([reset(token, 'the first of two'), reset(token, 'the second of two')])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400])
})

test('a link of one kind opens nothing else', async () => {
  const { client } = await shop.register()
  const token = await resetToken(client.email)
  for (const url of ['/public/auth/confirm-email', '/public/auth/confirm-email-change'])
    expect((await shop.post(url, { token })).json()).toMatchObject(linkOver)
  const confirm = tokenOf((await shop.mailsTo(client.email))[0]?.data.link)
  expect((await reset(confirm)).json()).toMatchObject(linkOver)
  for (const wrong of ['x', '../..', ' ', `${token}x`])
    expect((await reset(wrong)).json()).toMatchObject(linkOver)
})

test('a link of an address that is no longer the client’s opens nothing', async () => {
  const session = await shop.register()
  const token = await resetToken(session.client.email)
  const email = newEmail()
  await shop.post('/api/account/email', { email, password: registration.password }, bearer(session))
  const change = tokenOf((await shop.mailsTo(email))[0]?.data.link)
  expect((await shop.post('/public/auth/confirm-email-change', { token: change })).statusCode).toBe(204)
  expect((await reset(token)).json()).toMatchObject(linkOver)
})

test('an email address is confirmed by its link, and again by a second click', async () => {
  const session = await shop.register()
  const { email } = session.client
  const [mail] = await shop.mailsTo(email)
  expect(mail?.template).toBe('confirm-email')
  expect(mail?.data.link).toMatch(/^https:\/\/dray\.example\/account\/confirm-email#token=/)
  const token = tokenOf(mail?.data.link)
  for (let click = 0; click < 2; click += 1)
    expect((await shop.post('/public/auth/confirm-email', { token })).statusCode).toBe(204)
  expect((await shop.signIn(email)).client.emailConfirmed).toBe(true)
  const before = await shop.mailsTo(email)
  expect((await shop.post('/api/account/resend-confirmation', undefined, bearer(session))).statusCode).toBe(
    202,
  )
  expect(await shop.mailsTo(email)).toEqual(before)
})

test('the mail that confirms is sent again for the asking, and either link will do', async () => {
  const session = await shop.register()
  const { email } = session.client
  await shop.post('/api/account/resend-confirmation', undefined, bearer(session))
  const links = (await shop.mailsTo(email)).map(({ data }) => tokenOf(data.link))
  expect(new Set(links).size).toBe(2)
  shop.wait(24 * 3600 - 1)
  expect((await shop.post('/public/auth/confirm-email', { token: links[0]! })).statusCode).toBe(204)
})
