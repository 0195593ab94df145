import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bearer, newEmail, openAccountShop, tokenOf } from '../../../tests/support/shops/account-shop.ts'
import { testSealer } from '../../../tests/support/shops/test-sealer.ts'
import { noSubscriptions, registrationConsent } from '../../../shared/newsletter/newsletter-data.ts'
import { mails } from '../../platform/mail/mail-tables.ts'
import { openNewsletter } from '../newsletter/open-newsletter.ts'
import { digestOf, sendIssue } from '../newsletter/send-issue.ts'

const shop = await openAccountShop({ lasts: 'file' })

/** A client with a confirmed address. */
async function confirmedClient(overrides: { marketingOptIn?: boolean } = {}) {
  const email = newEmail()
  const session = await shop.register({ email, ...overrides })
  const [mail] = await shop.mailsTo(email)
  await shop.post('/public/auth/confirm-email', { token: tokenOf(mail?.data.link) })
  return { email, headers: bearer(session) }
}

/** Gives the account another address, and confirms it there. */
async function correct(headers: Record<string, string>, email: string) {
  await shop.post('/api/account/email', { email, password: 'a firkin of mild' }, headers)
  const [change] = await shop.mailsTo(email)
  const token = tokenOf(change?.data.link)
  expect((await shop.post('/public/auth/confirm-email-change', { token })).statusCode).toBe(204)
}

const choose = (headers: Record<string, string>, letters: object) =>
  shop.call('PATCH', '/api/account', { letters }, headers)
const subscriptionsOfClient = async (headers: Record<string, string>) =>
  (await shop.get('/api/account', headers)).json().letters

test('a client turns each kind of newsletter on and off, and both changes are stored with their wording and time (OPEN-25)', async () => {
  const { headers } = await confirmedClient()
  expect(await subscriptionsOfClient(headers)).toEqual(noSubscriptions)
  const some = { newsletter: true, new_release: false, memo: true, other: false }
  expect((await choose(headers, some)).json().letters).toEqual(some)
  expect((await choose(headers, { ...some, newsletter: false })).json().letters).toEqual({
    ...some,
    newsletter: false,
  })
  const { letters } = (await shop.get('/api/account/data', headers)).json()
  expect(letters).toHaveLength(2)
  expect(letters).toContainEqual({
    category: 'memo',
    label: 'memos',
    consentText: expect.stringContaining('Memos: short news for the trade'),
    consentPlace: 'account',
    askedAt: shop.now().toISOString(),
    confirmedAt: shop.now().toISOString(),
    endedAt: null,
  })
})

test.each([
  [{ newsletter: true }],
  [{ ...noSubscriptions, newsletter: 'yes' }],
  [{ ...noSubscriptions, spam: true }],
  ['all'],
])('%j is no choice of letters', async (letters) => {
  const { headers } = await confirmedClient()
  const answer = await shop.call('PATCH', '/api/account', { letters }, headers)
  expect(answer.statusCode).toBe(400)
  expect(await subscriptionsOfClient(headers)).toEqual(noSubscriptions)
})

test('an account with an unconfirmed address neither sees nor changes its subscriptions', async () => {
  const owner = await confirmedClient()
  await choose(owner.headers, { ...noSubscriptions, memo: true })
  const email = newEmail()
  const stranger = bearer(await shop.register({ email }))
  const answer = await choose(stranger, { ...noSubscriptions, memo: true })
  expect(answer.statusCode).toBe(409)
  expect(answer.json().code).toBe('email_unconfirmed')
  expect(await subscriptionsOfClient(stranger)).toEqual(noSubscriptions)
})

test('a subscription ticked at registration begins once the address is confirmed', async () => {
  const email = newEmail()
  const headers = bearer(await shop.register({ email, marketingOptIn: true }))
  expect(await subscriptionsOfClient(headers)).toEqual(noSubscriptions)
  const [mail] = await shop.mailsTo(email)
  await shop.post('/public/auth/confirm-email', { token: tokenOf(mail?.data.link) })
  expect(await subscriptionsOfClient(headers)).toEqual({ ...noSubscriptions, newsletter: true })
  const { letters } = (await shop.get('/api/account/data', headers)).json()
  expect(letters[0]).toMatchObject({ consentText: registrationConsent, consentPlace: 'registration' })
})

test('a subscription ticked at registration begins at a corrected address too, and only there', async () => {
  const [mistyped, right] = [newEmail(), newEmail()]
  const headers = bearer(await shop.register({ email: mistyped, marketingOptIn: true }))
  await correct(headers, right)
  expect((await shop.get('/api/account', headers)).json()).toMatchObject({
    client: { email: right, emailConfirmed: true },
    letters: { ...noSubscriptions, newsletter: true },
  })
  const { letters } = (await shop.get('/api/account/data', headers)).json()
  expect(letters).toMatchObject([{ consentText: registrationConsent, consentPlace: 'registration' }])
  const stranger = await shop.register({ email: mistyped })
  const [confirmation] = (await shop.mailsTo(mistyped)).slice(-1)
  await shop.post('/public/auth/confirm-email', { token: tokenOf(confirmation?.data.link) })
  expect(await subscriptionsOfClient(bearer(stranger))).toEqual(noSubscriptions)
})

test('a client who ticked nothing at registration gets no newsletter at a corrected address', async () => {
  const headers = bearer(await shop.register({ email: newEmail() }))
  await correct(headers, newEmail())
  expect(await subscriptionsOfClient(headers)).toEqual(noSubscriptions)
})

test('a newsletter that its client ended stays ended at a new address', async () => {
  const { headers } = await confirmedClient({ marketingOptIn: true })
  await choose(headers, noSubscriptions)
  await correct(headers, newEmail())
  expect(await subscriptionsOfClient(headers)).toEqual(noSubscriptions)
})

test('subscriptions move with the client to a new address, and end with the account', async () => {
  const { email, headers } = await confirmedClient({ marketingOptIn: true })
  const other = newEmail()
  await correct(headers, other)
  expect(await subscriptionsOfClient(headers)).toEqual({ ...noSubscriptions, newsletter: true })
  expect(await subscriptionsOfClient(bearer(await shop.register({ email })))).toEqual(noSubscriptions)

  await shop.call('DELETE', '/api/account', { password: 'a firkin of mild' }, headers)
  const again = await shop.register({ email: other })
  const [confirmation] = (await shop.mailsTo(other)).slice(-1)
  await shop.post('/public/auth/confirm-email', { token: tokenOf(confirmation?.data.link) })
  expect(await subscriptionsOfClient(bearer(again))).toEqual(noSubscriptions)
})

test('a copy of an issue that is still waiting leaves with the account (OPEN-25, OPEN-36)', async () => {
  const { email, headers } = await confirmedClient()
  await choose(headers, { ...noSubscriptions, memo: true })
  const { database } = shop.connection
  const issue = { subject: 'Ale', preview: '', blocks: [], action: null }
  const category = 'memo' as const
  const newsletter = await openNewsletter({ database, sealer: testSealer, publicUrl: 'https://dray.example' })
  await sendIssue(newsletter, { category, issue, digest: digestOf(category, issue) }, () => {})
  const copies = () => database.$count(mails, and(eq(mails.toEmail, email), eq(mails.template, 'letter')))
  expect(await copies()).toBe(1)
  const gone = await shop.call('DELETE', '/api/account', { password: 'a firkin of mild' }, headers)
  expect(gone.statusCode).toBe(204)
  expect(await copies()).toBe(0)
})
