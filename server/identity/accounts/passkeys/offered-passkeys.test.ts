import { sql } from 'drizzle-orm'
import Value from 'typebox/value'
import { expect, test } from 'vitest'
import { PasskeyAnswer } from '../../../../shared/api/second-factor-api.ts'
import { bearer } from '../../../../tests/support/shops/account-shop.ts'
import { openFactorShop } from '../../../../tests/support/shops/factor-shop.ts'

const shop = await openFactorShop()

const offered = async (): Promise<number[]> => {
  const session = await shop.register()
  const code = await shop.codeOfMail(session)
  const options = (await shop.post('/api/account/passkeys/options', { code }, bearer(session))).json()
  return options.pubKeyCredParams.map(({ alg }: { alg: number }) => alg)
}
const algorithms = await offered()

test('offers ML-DSA-44, EdDSA, ES256 and RS256 (ROLE-09)', () => {
  expect(algorithms).toEqual([-48, -8, -7, -257])
})

// The longest credential id that WebAuthn allows has 1,023 bytes.
test.each(algorithms.flatMap((algorithm) => [16, 1023].map((idBytes) => ({ algorithm, idBytes }))))(
  'a passkey of algorithm $algorithm, id of $idBytes bytes, signs in, is a second step and a fresh proof (ROLE-09)',
  async ({ algorithm, idBytes }) => {
    const session = await shop.register()
    const id = Buffer.alloc(idBytes, algorithm)
    const { passkey, added } = await shop.addPasskey(session, { algorithm, id })
    expect([added.statusCode, added.json().recoveryCodes?.length]).toEqual([201, 10])

    const signIn = async () => {
      const asked = (await shop.post('/public/auth/passkey-options')).json()
      return shop.post('/public/auth/passkey', passkey.answer(asked))
    }
    const direct = await signIn()
    expect([direct.statusCode, direct.json().client?.id]).toEqual([200, session.client.id])

    const stopped = await shop.login(session.client.email)
    expect(stopped.json()).toMatchObject({ code: 'second_factor_needed', step: { hasPasskey: true } })
    expect((await signIn()).statusCode).toBe(200)

    const headers = bearer(direct.json())
    const options = await shop.post('/api/account/second-factor/passkey-options', undefined, headers)
    const proof = passkey.answer(options.json())
    expect((await shop.post('/api/account/second-factor/passkey', proof, headers)).statusCode).toBe(204)
  },
)

test.each(algorithms)(
  'a passkey of algorithm %i from before its kind was stored signs in, and its kind is stored then (ROLE-09)',
  async (algorithm) => {
    const { database } = shop.connection
    const session = await shop.register()
    const { passkey } = await shop.addPasskey(session, { algorithm })
    const own = sql`client_id = ${session.client.id}::uuid`
    await database.execute(sql`update client_passkeys set is_syncable = null where ${own}`)
    const answer = passkey.answer((await shop.post('/public/auth/passkey-options')).json())
    expect((await shop.post('/public/auth/passkey', answer)).statusCode).toBe(200)
    const { rows } = await database.execute(sql`select is_syncable from client_passkeys where ${own}`)
    expect(rows).toEqual([{ is_syncable: false }])
  },
)

test('takes a signature as long as the longest that WebAuthn has an algorithm for (ROLE-09)', () => {
  const mlDsa87 = Buffer.alloc(4627).toString('base64url')
  const answer = { id: 'A', clientDataJSON: 'A', authenticatorData: 'A', signature: mlDsa87 }
  expect(Value.Check(PasskeyAnswer, answer)).toBe(true)
})
