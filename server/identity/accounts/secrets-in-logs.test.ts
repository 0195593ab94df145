import { expect, test } from 'vitest'
import {
  bearer,
  newEmail,
  openAccountShop,
  registration,
  tokenOf,
} from '../../../tests/support/shops/account-shop.ts'

test('a whole run logs no token, password or link, even at the most verbose level', async () => {
  const shop = await openAccountShop({ logLevel: 'trace', accounts: { sitePassword: 'hops & glory' } })
  const secrets: string[] = ['hops & glory', 'code-of-a-provider', 'state-of-a-visitor']
  const keep = <T extends string>(secret: T): T => {
    secrets.push(secret)
    return secret
  }
  const { password } = registration
  keep(password)
  const email = newEmail()
  const own = await shop.register({ email })
  const signedIn = await shop.signIn(email)
  const refreshed = (await shop.refresh(signedIn)).json()
  for (const { token, refresh } of [own, signedIn, refreshed]) {
    keep(token.accessToken)
    keep(refresh.refreshToken)
  }
  await shop.post('/public/auth/login', { email, password: keep('a wrong password') })
  await shop.post('/public/auth/login', { email, password: keep('an unknown field'), [keep('odd-field')]: 1 })
  await shop.post('/public/auth/request-reset', { email })
  const mails = await shop.mailsTo(email)
  for (const { data } of mails) keep(tokenOf(data.link))
  const newPassword = keep('a kilderkin of bitter')
  const token = tokenOf(mails.at(-1)?.data.link)
  await shop.post('/public/auth/reset-password', { token, password: newPassword })
  await shop.post('/public/auth/reset-password', { token, password: newPassword })
  const again = await shop.signIn(email, newPassword)
  keep(again.token.accessToken)
  const change = { currentPassword: newPassword, password: keep('a pin of porter') }
  await shop.post('/api/account/password', change, bearer(again))
  await shop.get('/api/account', bearer(again))
  await shop.get('/api/account', { authorization: `Bearer ${keep('not-a-token-of-ours')}` })
  await shop.get('/auth/google/callback?code=code-of-a-provider&state=state-of-a-visitor')
  await shop.get(`/account/reset-password?token=${token}`)
  await shop.get(`/shop?token=${token}`)
  await shop.post('/public/gate/password', { password: 'hops & glory' })
  await shop.post('/public/auth/refresh', { refreshToken: signedIn.refresh.refreshToken })
  // A fault of the database, while secrets are on their way into it.
  await shop.connection.database.execute('drop table refresh_tokens cascade')
  const fault = await shop.post('/public/auth/login', { email, password: 'a pin of porter' })
  expect(fault.statusCode).toBe(500)

  const log = shop.log()
  expect(log).toContain('/public/auth/login')
  expect(log).toContain('request failed')
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  expect(log).not.toMatch(/argon2|#token=|Bearer |privateKey/)
})
