import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bearer } from '../../../tests/support/shops/account-shop.ts'
import { openFactorShop } from '../../../tests/support/shops/factor-shop.ts'
import { softPasskey } from '../../../tests/support/builders/soft-passkey.ts'

const site = { rpId: 'dray.example', origin: 'https://dray.example' }
const shop = await openFactorShop()

const ask = async () => (await shop.post('/public/auth/passkey-options')).json()
const come = (answer: object) => shop.post('/public/auth/passkey', answer)

test('a passkey is added, found by its authenticator, and signs in without a password (ROLE-09)', async () => {
  const session = await shop.register()
  const code = await shop.codeOfMail(session)
  const asked = (await shop.post('/api/account/passkeys/options', { code }, bearer(session))).json()
  expect(asked).toMatchObject({
    rp: { id: 'dray.example', name: 'Dray' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  })
  const passkey = softPasskey(site)
  const added = await shop.post('/api/account/passkeys', passkey.create(asked), bearer(session))
  expect([added.statusCode, added.json().recoveryCodes.length]).toEqual([201, 10])
  const options = await ask()
  expect(options).toMatchObject({ rpId: 'dray.example', userVerification: 'required', allowCredentials: [] })
  const signedIn = await come(passkey.answer(options))
  expect([signedIn.statusCode, signedIn.json().client.id]).toEqual([200, session.client.id])
  const { secondFactor } = await shop.overviewOf(signedIn.json())
  expect(secondFactor.freshUntil).not.toBeNull()
  expect(secondFactor.passkeys).toMatchObject([{ lastUsedAt: shop.now().toISOString() }])
  expect(secondFactor.acceptedPasskeys).toEqual({
    rpId: asked.rp.id,
    userId: asked.user.id,
    allAcceptedCredentialIds: [passkey.answer(options).id],
  })
})

test('a challenge is good once, for five minutes, and for its own purpose (ROLE-09)', async () => {
  const { passkey } = await shop.addPasskey(await shop.register())
  const once = passkey.answer(await ask())
  expect((await come(once)).statusCode).toBe(200)
  expect((await come(once)).json().code).toBe('passkey_refused')
  const late = passkey.answer(await ask())
  shop.wait(5 * 60)
  expect((await come(late)).json().code).toBe('passkey_refused')
  const other = await shop.register()
  const stepUp = (
    await shop.post('/api/account/second-factor/passkey-options', undefined, bearer(other))
  ).json()
  expect((await come(passkey.answer(stepUp))).json().code).toBe('passkey_refused')
})

test.each([
  ['without the person verified', { isVerified: false }],
  ['from another site', { origin: 'https://dray.example.evil.example' }],
  ['for another host', { rpId: 'evil.example' }],
])('an answer %s is refused (ROLE-09)', async (_what, slips) => {
  const { passkey } = await shop.addPasskey(await shop.register())
  expect((await come(passkey.answer(await ask(), slips))).json().code).toBe('passkey_refused')
})

test('refuses a passkey made without user verification, or for a challenge that is not open (ROLE-09)', async () => {
  const session = await shop.register()
  const code = await shop.codeOfMail(session)
  const asked = (await shop.post('/api/account/passkeys/options', { code }, bearer(session))).json()
  const passkey = softPasskey(site)
  const add = (creation: object, headers = bearer(session)) =>
    shop.post('/api/account/passkeys', creation, headers)
  expect((await add(passkey.create(asked, { isVerified: false }))).json().code).toBe('passkey_not_made')
  expect((await add(passkey.create(asked))).json().code).toBe('passkey_not_made')
  expect((await add(passkey.create({ challenge: 'AAAA' }))).json().code).toBe('passkey_not_made')
})

test('a passkey of no account is named as such, so that password managers stop offering it (ROLE-09)', async () => {
  const refused = await come(softPasskey(site).answer(await ask()))
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'passkey_unknown'])
  const withoutChallenge = await come(softPasskey(site).answer({ challenge: 'AAAA' }))
  expect(withoutChallenge.json().code).toBe('passkey_refused')
})

test('refuses a signature of another key (ROLE-09)', async () => {
  const { passkey } = await shop.addPasskey(await shop.register())
  const stranger = softPasskey(site).answer(await ask())
  const forged = { ...stranger, id: passkey.answer({ challenge: '' }).id }
  expect((await come(forged)).json().code).toBe('passkey_refused')
})

test('refuses a counter that goes backwards, as the copy of a device’s key does (ROLE-09)', async () => {
  const { passkey } = await shop.addPasskey(await shop.register())
  expect((await come(passkey.answer(await ask(), { counter: 7 }))).statusCode).toBe(200)
  const refused = (await come(passkey.answer(await ask(), { counter: 6 }))).json()
  expect([refused.code, refused.message]).toEqual([
    'passkey_copied',
    'This passkey may have been copied: its counter went back. Sign in another way, then remove it and add a new one.',
  ])
  // A thief with the key can sign any flags.
  const copied = passkey.answer(await ask(), { counter: 6, isSynced: true })
  expect((await come(copied)).json().code).toBe('passkey_copied')
})

test.each([
  ['made as one', async () => undefined],
  [
    'made before its kind was stored',
    async () =>
      void (await shop.connection.database.execute(sql`update client_passkeys set is_syncable = null`)),
  ],
])(
  'a synced passkey, %s, is used on a device whose counter is behind (ROLE-09, ROLE-12)',
  async (_what, age) => {
    const session = await shop.register()
    const { passkey } = await shop.addPasskey(session, { isSynced: true })
    await age()
    const use = async (counter: number) => come(passkey.answer(await ask(), { counter, isSynced: true }))
    for (const counter of [4, 0, 1, 4]) expect((await use(counter)).statusCode).toBe(200)
    const headers = bearer((await use(2)).json())
    const options = await shop.post('/api/account/second-factor/passkey-options', undefined, headers)
    const proof = passkey.answer(options.json(), { counter: 0, isSynced: true })
    expect((await shop.post('/api/account/second-factor/passkey', proof, headers)).statusCode).toBe(204)
    const { rows } = await shop.connection.database.execute(
      sql`select passkey.counter::int,
      (select count(*)::int from security_events
        where kind = 'passkey-counter-behind' and client_id = passkey.client_id) as behind
      from client_passkeys as passkey where client_id = ${session.client.id}::uuid`,
    )
    expect(rows).toEqual([{ counter: 4, behind: 5 }])
  },
)

test('a passkey makes a session strong again, of its own client alone (ROLE-12)', async () => {
  const session = await shop.register()
  const { passkey } = await shop.addPasskey(session)
  const other = await shop.register()
  shop.wait(600)
  const options = async (headers: Record<string, string>) =>
    (await shop.post('/api/account/second-factor/passkey-options', undefined, headers)).json()
  const give = async (headers: Record<string, string>) =>
    shop.post('/api/account/second-factor/passkey', passkey.answer(await options(headers)), headers)
  expect((await give(bearer(other))).statusCode).toBe(403)
  expect((await give(bearer(session))).statusCode).toBe(204)
  const { secondFactor } = await shop.overviewOf(session)
  expect(secondFactor.freshUntil).not.toBeNull()
  const place = `/api/account/passkeys/${secondFactor.passkeys[0].id}`
  expect((await shop.call('DELETE', place, undefined, bearer(other))).statusCode).toBe(404)
  expect((await shop.call('DELETE', place, undefined, bearer(session))).statusCode).toBe(204)
  expect((await come(passkey.answer(await ask()))).json().code).toBe('passkey_unknown')
})

test('answers any hostile passkey with 4xx (ROLE-09)', async () => {
  const { passkey } = await shop.addPasskey(await shop.register())
  for (const slip of [
    { id: 'x' },
    { clientDataJSON: 'bm90aGluZw' },
    { authenticatorData: 'AAAA' },
    { signature: 'AAAA' },
    { clientDataJSON: Buffer.from('{"challenge":7}').toString('base64url') },
  ])
    expect((await come({ ...passkey.answer(await ask()), ...slip })).statusCode).toBe(403)
  expect((await come({})).statusCode).toBe(400)
})

test('starts no session by a passkey that is removed after it was verified (ROLE-09)', async () => {
  const { database } = shop.connection
  const { passkey } = await shop.addPasskey(await shop.register())
  await database.execute(
    sql`create function removes() returns trigger language plpgsql as $$ begin
      delete from client_passkeys where id = new.id; return null; end $$`,
  )
  await database.execute(
    sql`create trigger removes after update on client_passkeys for each row execute function removes()`,
  )
  const refused = await come(passkey.answer(await ask()))
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'passkey_refused'])
  await database.execute(sql`drop trigger removes on client_passkeys`)
})
