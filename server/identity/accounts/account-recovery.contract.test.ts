import { expect, test } from 'vitest'
import {
  bearer,
  newEmail,
  openAccountShop,
  registration,
  tokenOf,
} from '../../../tests/support/shops/account-shop.ts'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'

const shop = await openAccountShop({ lasts: 'file' })
const { password } = registration

const mailOf = async (email: string, template: string) =>
  (await shop.mailsTo(email)).findLast((mail) => mail.template === template)
const confirmChange = (token: string) => shop.post('/public/auth/confirm-email-change', { token })
const overviewOf = async (session: SignedIn) => (await shop.get('/api/account', bearer(session))).json()

/** A client for whom a change to an address of a thief is pending, with the tokens of both mails. */
async function pendingTheft() {
  const owner = await shop.register()
  const thief = newEmail()
  const asked = await shop.post('/api/account/email', { email: thief, password }, bearer(owner))
  expect(asked.statusCode).toBe(202)
  const token = tokenOf((await mailOf(thief, 'email-change'))?.data.link)
  return { owner, email: owner.client.email, thief, token }
}

async function resetByMail(email: string, next = 'a kilderkin of bitter'): Promise<void> {
  await shop.post('/public/auth/request-reset', { email })
  const token = tokenOf((await mailOf(email, 'reset-password'))?.data.link)
  expect((await shop.post('/public/auth/reset-password', { token, password: next })).statusCode).toBe(204)
}

test.each([
  [
    'a changed password',
    async ({ owner }: { owner: SignedIn; email: string }) => {
      const change = { currentPassword: password, password: 'a pin of porter' }
      expect((await shop.post('/api/account/password', change, bearer(owner))).statusCode).toBe(204)
    },
  ],
  ['a reset', async ({ email }: { email: string }) => resetByMail(email)],
  [
    'signing out everywhere',
    async ({ owner }: { owner: SignedIn }) => {
      const out = await shop.post('/api/account/sign-out-everywhere', undefined, bearer(owner))
      expect(out.statusCode).toBe(204)
    },
  ],
])('%s ends a pending change of address (security 2)', async (_what, recover) => {
  const { owner, email, thief, token } = await pendingTheft()
  await recover({ owner, email })
  expect((await confirmChange(token)).json().code).toBe('link_over')
  const login = { email: thief, password }
  expect((await shop.post('/public/auth/login', login)).statusCode).toBe(401)
})

test('a reset ends every other link of the account (security 2)', async () => {
  const { client } = await shop.register()
  const confirmation = tokenOf((await mailOf(client.email, 'confirm-email'))?.data.link)
  await resetByMail(client.email)
  const answer = await shop.post('/public/auth/confirm-email', { token: confirmation })
  expect(answer.json().code).toBe('link_over')
})

test('the old address is notified of a requested change, and its link cancels the change and ends all sessions (security 2)', async () => {
  const { owner, email, thief, token } = await pendingTheft()
  const mail = await mailOf(email, 'email-change-asked')
  expect(mail?.data.newEmail).toBe(thief)
  expect(mail?.data.link).toMatch(/^https:\/\/dray\.example\/account\/change-email#cancel=[\w-]{43}$/)
  const cancel = new URL(mail?.data.link ?? '').hash.replace('#cancel=', '')
  expect((await shop.post('/public/auth/cancel-email-change', { token: cancel })).statusCode).toBe(204)
  expect((await confirmChange(token)).json().code).toBe('link_over')
  expect((await shop.refresh(owner)).statusCode).toBe(401)
  const again = await shop.post('/public/auth/cancel-email-change', { token: cancel })
  expect(again.json().code).toBe('link_over')
})

test('a client cancels a change of address in the account (security 2)', async () => {
  const { owner, token } = await pendingTheft()
  const cancel = () => shop.call('DELETE', '/api/account/email', undefined, bearer(owner))
  expect((await cancel()).statusCode).toBe(204)
  expect((await cancel()).statusCode).toBe(404)
  expect(await overviewOf(owner)).toMatchObject({ pendingEmail: null })
  expect((await confirmChange(token)).json().code).toBe('link_over')
})

test('a link that changes the address is good for one hour (security 2)', async () => {
  const { token } = await pendingTheft()
  const { token: late } = await pendingTheft()
  shop.wait(3600 - 1)
  expect((await confirmChange(token)).statusCode).toBe(204)
  shop.wait(1)
  expect((await confirmChange(late)).json().code).toBe('link_over')
})

test('who opened an account with another’s address leaves no token, webhook or calendar in it (security 2)', async () => {
  const stranger = await shop.register()
  const own = bearer(stranger)
  const token = { name: 'Mine', scopes: ['orders:read'], days: 365, password }
  const webhook = { url: 'https://93.184.216.34/mine', events: ['refund.made'], password }
  const make = async () => [
    await shop.post('/api/account/tokens', token, own),
    await shop.post('/api/account/webhooks', webhook, own),
    await shop.post('/api/account/calendar', { password }, own),
  ]
  for (const refused of await make())
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'email_unconfirmed'])
  const [mail] = await shop.mailsTo(stranger.client.email)
  await shop.post('/public/auth/confirm-email', { token: tokenOf(mail!.data.link) })
  expect((await make()).map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
})
