import { TOTP } from 'otpauth'
import type { AccountSettings } from '../../../server/identity/accounts/create-accounts.ts'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import { softPasskey } from '../builders/soft-passkey.ts'
import { bearer, openAccountShop, registration } from './account-shop.ts'

/** The account shop with clients who have second factors. */
export async function openFactorShop(
  accounts: AccountSettings = {},
  options: Parameters<typeof openAccountShop>[0] = { lasts: 'file' },
) {
  const shop = await openAccountShop({ ...options, accounts })

  const codeOfMail = async (session: SignedIn): Promise<string> => {
    await shop.post('/api/account/proof-code', undefined, bearer(session))
    const mails = await shop.mailsTo(session.client.email)
    return mails.findLast(({ template }) => template === 'proof-code')?.data.code ?? ''
  }
  const appCode = (secret: string, steps = 0) =>
    new TOTP({ secret }).generate({ timestamp: shop.now().getTime() + steps * 30_000 })

  return {
    ...shop,
    codeOfMail,
    appCode,
    login: (email: string) => shop.post('/public/auth/login', { email, password: registration.password }),
    /** Adds an authenticator app; its first code is used up, so the clock moves on by a step. */
    addApp: async (session: SignedIn): Promise<{ secret: string; recoveryCodes: string[] | null }> => {
      const headers = bearer(session)
      const code = await codeOfMail(session)
      const begun = await shop.post('/api/account/second-factor/authenticator', { code }, headers)
      const { secret } = begun.json()
      const first = { code: appCode(secret) }
      const added = await shop.post('/api/account/second-factor/authenticator/confirmation', first, headers)
      shop.wait(30)
      return { secret, ...added.json() }
    },
    addPasskey: async (
      session: SignedIn,
      { isSynced = false, ...key }: Parameters<typeof softPasskey>[1] & { isSynced?: boolean } = {},
    ) => {
      const passkey = softPasskey({ rpId: 'dray.example', origin: 'https://dray.example' }, key)
      const headers = bearer(session)
      const code = await codeOfMail(session)
      const asked = (await shop.post('/api/account/passkeys/options', { code }, headers)).json()
      const added = await shop.post('/api/account/passkeys', passkey.create(asked, { isSynced }), headers)
      return { passkey, added }
    },
    overviewOf: async (session: SignedIn) => (await shop.get('/api/account', bearer(session))).json(),
  }
}
