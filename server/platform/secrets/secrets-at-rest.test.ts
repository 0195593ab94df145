import { expect, test } from 'vitest'
import { dumpDatabase } from '../../../tests/support/servers/dump-database.ts'
import { bearer } from '../../../tests/support/shops/account-shop.ts'
import { openFactorShop } from '../../../tests/support/shops/factor-shop.ts'
import { testSealer } from '../../../tests/support/shops/test-sealer.ts'
import { signingKeyContext, signingKeyRows } from '../../identity/accounts/sessions/signing-key-queries.ts'
import { linkKeyContext, linkKeyRows } from '../../identity/newsletter/link-key-queries.ts'

const shop = await openFactorShop()
const { database } = shop.connection
const password = 'a firkin of mild'

test('with the mail server down no link, code or key that works is in the database (security 16)', async () => {
  const session = await shop.register()
  const { email } = session.client
  const newEmail = `new-${email}`
  await shop.post('/public/auth/request-reset', { email })
  await shop.post('/api/account/proof-code', undefined, bearer(session))
  await shop.post('/api/account/email', { email: newEmail, password }, bearer(session))
  await shop.app.inject({
    method: 'POST',
    url: '/newsletter',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `email=${encodeURIComponent(email)}&place=home`,
  })
  const waiting = [...(await shop.mailsTo(email)), ...(await shop.mailsTo(newEmail))]
  const tokens = waiting.map(({ data }) => data.code ?? data.link?.split('=').pop() ?? '')
  expect(waiting.map(({ template }) => template).sort()).toEqual([
    'confirm-email',
    'confirm-newsletter',
    'email-change',
    'email-change-asked',
    'proof-code',
    'reset-password',
  ])
  const [signingKey] = await signingKeyRows(database)
  const [linkKey] = await linkKeyRows(database)
  const jwk = testSealer.open(signingKey!.privateKey, signingKeyContext(signingKey!.id)) ?? '{}'
  const secrets = [
    ...tokens,
    JSON.parse(jwk).d as string,
    testSealer.open(linkKey!.secret, linkKeyContext(linkKey!.id)) ?? '',
    session.refresh.refreshToken,
    session.token.accessToken,
  ]
  const dump = await dumpDatabase(database)
  expect(dump).toContain(email)
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(6)
    expect(dump).not.toContain(secret)
  }
  // They work all the same.
  const reset = waiting.find(({ template }) => template === 'reset-password')!.data.link!.split('token=')[1]
  const answer = await shop.post('/public/auth/reset-password', {
    token: reset,
    password: 'a kilderkin of it',
  })
  expect(answer.statusCode).toBe(204)
})
