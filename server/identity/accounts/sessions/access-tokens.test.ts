import { createHmac } from 'node:crypto'
import { decodeProtectedHeader, exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/servers/test-database.ts'
import { bearer, openAccountShop } from '../../../../tests/support/shops/account-shop.ts'
import type { SignedIn } from '../../../../shared/api/accounts-api.ts'
import { createAccessTokens } from './access-tokens.ts'
import { addSigningKey, openSigningKeys } from './signing-keys.ts'
import { signingKeyContext, signingKeyRows } from './signing-key-queries.ts'
import { testSealer } from '../../../../tests/support/shops/test-sealer.ts'

const shop = await openAccountShop({ lasts: 'file' })
const { database } = shop.connection

const account = (token: string) => shop.get('/api/account', { authorization: `Bearer ${token}` })
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function claimsOf({ token }: SignedIn): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.accessToken.split('.')[1]!, 'base64url').toString())
}

const refused = [401, 'Authentication required']

async function answerTo(token: string) {
  const answer = await account(token)
  return [answer.statusCode, answer.json().message]
}

test('a token with another algorithm is refused: none, and HMAC with the public key', async () => {
  const session = await shop.register()
  const claims = claimsOf(session)
  const { kid } = decodeProtectedHeader(session.token.accessToken)
  const [key] = await signingKeyRows(database)

  expect(await answerTo(new UnsecuredJWT(claims).encode())).toEqual(refused)
  expect(await answerTo(`${encode({ alg: 'none', typ: 'at+jwt', kid })}.${encode(claims)}.`)).toEqual(refused)

  const pem = await exportSPKI((await importJWK(key!.publicKey, 'EdDSA')) as CryptoKey)
  const raw = Buffer.from(key!.publicKey.x!, 'base64url')
  for (const secret of [pem, raw, JSON.stringify(key!.publicKey)]) {
    const signed = `${encode({ alg: 'HS256', typ: 'at+jwt', kid })}.${encode(claims)}`
    expect(
      await answerTo(`${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`),
    ).toEqual(refused)
  }
})

test('refuses a token of a stranger’s key, whatever its header claims', async () => {
  const claims = claimsOf(await shop.register())
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true })
  const [ours] = await signingKeyRows(database)
  const jwk = JSON.parse(JSON.stringify(await crypto.subtle.exportKey('jwk', publicKey)))
  for (const header of [{ kid: ours!.id }, { kid: 'elsewhere' }, {}, { kid: ours!.id, jwk }]) {
    const token = new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', ...header })
    expect(await answerTo(await token.sign(privateKey))).toEqual(refused)
  }
})

test('a token with any part changed is refused', async () => {
  const session = await shop.register()
  const other = await shop.register()
  const [header, , signature] = session.token.accessToken.split('.')
  expect(
    await answerTo(`${header}.${encode({ ...claimsOf(session), sub: other.client.id })}.${signature}`),
  ).toEqual(refused)
  expect(
    await answerTo(`${header}.${encode({ ...claimsOf(session), exp: 9_999_999_999 })}.${signature}`),
  ).toEqual(refused)
  for (const bad of ['', 'a.b.c', 'null', `${session.token.accessToken}x`, session.refresh.refreshToken])
    expect(await answerTo(bad)).toEqual(refused)
  const basic = await shop.get('/api/account', { authorization: 'Basic bWFnZ2llOm1pbGQ=' })
  expect(basic.statusCode).toBe(401)
})

test('refuses our own key’s tokens for another audience, kind or session', async () => {
  const session = await shop.register()
  const claims = claimsOf(session)
  const [key] = await signingKeyRows(database)
  const opened = testSealer.open(key!.privateKey, signingKeyContext(key!.id)) ?? ''
  const privateKey = await importJWK(JSON.parse(opened), 'EdDSA')
  const sign = (changed: object, typ = 'at+jwt') =>
    new SignJWT({ ...claims, ...changed })
      .setProtectedHeader({ alg: 'EdDSA', typ, kid: key!.id })
      .sign(privateKey)
  expect((await account(await sign({}))).statusCode).toBe(200)
  expect(await answerTo(await sign({ iss: 'https://elsewhere.example' }))).toEqual(refused)
  expect(await answerTo(await sign({ aud: 'elsewhere' }))).toEqual(refused)
  expect(await answerTo(await sign({ sid: crypto.randomUUID() }))).toEqual(refused)
  expect(await answerTo(await sign({ sid: 'no id' }))).toEqual(refused)
  expect(await answerTo(await sign({ sub: crypto.randomUUID() }))).toEqual(refused)
  expect(await answerTo(await sign({ exp: undefined }))).toEqual(refused)
  expect(await answerTo(await sign({}, 'JWT'))).toEqual(refused)
})

test('an access token is good for 15 minutes, and five more for clocks that differ', async () => {
  const session = await shop.register()
  shop.wait(20 * 60 - 1)
  expect((await shop.get('/api/account', bearer(session))).statusCode).toBe(200)
  shop.wait(2)
  expect(await answerTo(session.token.accessToken)).toEqual(refused)
})

test('a new key signs once every process had time to see it; older tokens stay good', async () => {
  const before = await shop.register()
  const kid = await addSigningKey({ database, sealer: testSealer }, shop.now())
  shop.wait(60)
  const settling = await shop.register()
  expect(decodeProtectedHeader(settling.token.accessToken).kid).not.toBe(kid)
  shop.wait(10 * 60)
  await shop.register()
  const after = await shop.register()
  expect(decodeProtectedHeader(after.token.accessToken).kid).toBe(kid)
  for (const session of [before, settling, after])
    expect((await shop.get('/api/account', bearer(session))).statusCode).toBe(200)
})

test('processes that start a new shop together sign with one key, which each of them knows', async () => {
  const { database } = await useTestDatabase()
  const opening = [1, 2, 3].map(() => openSigningKeys({ database, sealer: testSealer }, shop.now()))
  const opened = await Promise.all(opening)
  expect(await signingKeyRows(database)).toHaveLength(1)
  for (const { signer } of opened)
    for (const { verifier } of opened)
      expect(await verifier(signer(shop.now()).id, shop.now())).not.toBeNull()
})

test('a token that was good before is refused when its key is gone', async () => {
  const session = await shop.register()
  const keys = await openSigningKeys({ database, sealer: testSealer }, shop.now())
  const known = new Set([keys.signer(shop.now()).id])
  const tokens = createAccessTokens({
    issuer: String(claimsOf(session)['iss']),
    keys: { ...keys, verifier: async (id, now) => (known.has(id) ? keys.verifier(id, now) : null) },
  })
  const { accessToken } = session.token
  expect(await tokens.verify(accessToken, shop.now())).not.toBeNull()
  expect(await tokens.verify(accessToken, shop.now())).not.toBeNull()
  known.clear()
  expect(await tokens.verify(accessToken, shop.now())).toBeNull()
})
