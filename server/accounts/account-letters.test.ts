import { expect, test } from 'vitest'
import { bearer, newEmail, openAccountShop, tokenOf } from '../../tests/account-shop.ts'
import { noLetters, registrationConsent } from '../../shared/newsletter.ts'

const shop = await openAccountShop({ lasts: 'file' })

/** A client whose address is confirmed. */
async function confirmedClient(overrides: { marketingOptIn?: boolean } = {}) {
  const email = newEmail()
  const session = await shop.register({ email, ...overrides })
  const [mail] = await shop.mailsTo(email)
  await shop.post('/public/auth/confirm-email', { token: tokenOf(mail?.data.link) })
  return { email, headers: bearer(session) }
}

const choose = (headers: Record<string, string>, letters: object) =>
  shop.call('PATCH', '/api/account', { letters }, headers)
const lettersOf = async (headers: Record<string, string>) =>
  (await shop.get('/api/account', headers)).json().letters

test('OPEN-25 a client turns each kind of letter on and off, and both are kept with words and time', async () => {
  const { headers } = await confirmedClient()
  expect(await lettersOf(headers)).toEqual(noLetters)
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
  [{ ...noLetters, newsletter: 'yes' }],
  [{ ...noLetters, spam: true }],
  ['all'],
])('%j is no choice of letters', async (letters) => {
  const { headers } = await confirmedClient()
  const answer = await shop.call('PATCH', '/api/account', { letters }, headers)
  expect(answer.statusCode).toBe(400)
  expect(await lettersOf(headers)).toEqual(noLetters)
})

test('an account whose address is not confirmed neither sees nor changes what the address gets', async () => {
  const owner = await confirmedClient()
  await choose(owner.headers, { ...noLetters, memo: true })
  const email = newEmail()
  const stranger = bearer(await shop.register({ email }))
  const answer = await choose(stranger, { ...noLetters, memo: true })
  expect(answer.statusCode).toBe(409)
  expect(answer.json().code).toBe('email_unconfirmed')
  expect(await lettersOf(stranger)).toEqual(noLetters)
})

test('what was ticked when registering begins once the address is confirmed', async () => {
  const email = newEmail()
  const headers = bearer(await shop.register({ email, marketingOptIn: true }))
  expect(await lettersOf(headers)).toEqual(noLetters)
  const [mail] = await shop.mailsTo(email)
  await shop.post('/public/auth/confirm-email', { token: tokenOf(mail?.data.link) })
  expect(await lettersOf(headers)).toEqual({ ...noLetters, newsletter: true })
  const { letters } = (await shop.get('/api/account/data', headers)).json()
  expect(letters[0]).toMatchObject({ consentText: registrationConsent, consentPlace: 'registration' })
})

test('letters go with the client to another address, and go with the account', async () => {
  const { email, headers } = await confirmedClient({ marketingOptIn: true })
  const other = newEmail()
  await shop.post('/api/account/email', { email: other, password: 'a firkin of mild' }, headers)
  const [change] = await shop.mailsTo(other)
  await shop.post('/public/auth/confirm-email-change', { token: tokenOf(change?.data.link) })
  expect(await lettersOf(headers)).toEqual({ ...noLetters, newsletter: true })
  expect(await lettersOf(bearer(await shop.register({ email })))).toEqual(noLetters)

  await shop.call('DELETE', '/api/account', { password: 'a firkin of mild' }, headers)
  const again = await shop.register({ email: other })
  const [confirmation] = (await shop.mailsTo(other)).slice(-1)
  await shop.post('/public/auth/confirm-email', { token: tokenOf(confirmation?.data.link) })
  expect(await lettersOf(bearer(again))).toEqual(noLetters)
})
