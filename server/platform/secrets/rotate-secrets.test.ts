import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { bearer } from '../../../tests/support/shops/account-shop.ts'
import { openFactorShop } from '../../../tests/support/shops/factor-shop.ts'
import { operatorContext } from '../../../tests/support/shops/operator-context.ts'
import { signingKeys } from '../../identity/accounts/session-tables.ts'
import { openSigningKeys } from '../../identity/accounts/sessions/signing-keys.ts'
import type { Database } from '../database/database.ts'
import { sealedColumns } from '../../features.ts'
import { mails } from '../mail/mail-tables.ts'
import { openLinkKeys } from '../../identity/newsletter/link-keys.ts'
import { linkKeys } from '../../identity/newsletter/newsletter-tables.ts'
import { commandFor } from '../../backoffice/operate/find-command.ts'
import { openSealer } from './open-sealer.ts'
import { sealPlainSecrets, rotateSecrets } from './reseal-secrets.ts'
import type { SealedColumn } from '../database/sealed-column-queries.ts'

const [older, newer] = [randomBytes(32), randomBytes(32)]
const now = new Date('2026-11-22T12:00:00Z')

const rotate = async (database: Database, keys: Buffer[]) => {
  let printed = ''
  const context = {
    ...operatorContext,
    print: (text: string) => void (printed += text),
    openSealer: () => openSealer(database, keys),
  }
  return { output: await commandFor(['secrets', 'rotate'])(database, context), printed }
}

test('secrets that an older release stored in clear are sealed by processes that start together (security 16)', async () => {
  const { database } = await useTestDatabase()
  const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const [publicKey, privateKey] = await Promise.all([exportJWK(pair.publicKey), exportJWK(pair.privateKey)])
  const key = { publicKey, privateKey: JSON.stringify(privateKey), createdAt: now }
  await database
    .insert(signingKeys)
    .values(Array.from({ length: 250 }, (_, at) => ({ ...key, id: `key-${at}` })))
  await database
    .insert(linkKeys)
    .values({ id: 'link', secret: randomBytes(32).toString('base64url'), createdAt: now })
  const starting = [1, 2, 3].map(async () => {
    const sealer = await openSealer(database, [older])
    await sealPlainSecrets(database, sealer, sealedColumns)
    return sealer
  })
  const [sealer] = await Promise.all(starting)
  const rows = await database.select({ text: signingKeys.privateKey }).from(signingKeys)
  expect(rows.filter(({ text }) => text.startsWith(sealer!.prefix))).toHaveLength(250)
  const opened = await openSigningKeys({ database, sealer: sealer! }, now)
  expect(opened.signer(now).id).toMatch(/^key-/)
  await openLinkKeys({ database, sealer: sealer! }, now)
  expect(await database.select({ id: linkKeys.id }).from(linkKeys)).toEqual([{ id: 'link' }])
})

test('after a rotation the old key is not needed: sessions, apps, codes and links go on (security 16)', async () => {
  const first = await useTestDatabase()
  const { database } = first
  const shop = await openFactorShop({}, { connection: first, sealer: await openSealer(database, [older]) })
  const session = await shop.register()
  const { secret, recoveryCodes } = await shop.addApp(session)
  expect(await rotate(database, [older])).toMatchObject({ output: expect.stringMatching(/^0 secrets/) })

  const { output, printed } = await rotate(database, [newer, older])
  expect(output).toMatch(/^\d+ secrets were sealed with the first key; no other key is needed any more\.\n$/)
  expect(printed).toContain('1 keys of access tokens\n1 secrets of authenticator apps\n')
  expect((await rotate(database, [newer, older])).output).toMatch(/^0 secrets/)

  const second = await openFactorShop(
    { clock: shop.now },
    { connection: first, sealer: await openSealer(database, [newer]) },
  )
  expect((await second.get('/api/account', bearer(session))).statusCode).toBe(200)
  const stepOf = async () => (await second.login(session.client.email)).json().step.token as string
  const give = async (code: string) =>
    second.post('/public/auth/second-step', { token: await stepOf(), code })
  expect((await give(shop.appCode(secret))).statusCode).toBe(200)
  expect((await give(recoveryCodes![0]!)).statusCode).toBe(200)
  await expect(openSealer(database, [older])).rejects.toThrow(/SECRETS_KEY.*another key sealed them/)
})

test('a rotation that dies in the middle leaves secrets that open, and the next one ends it (security 16)', async () => {
  const { database } = await useTestDatabase()
  const sealer = await openSealer(database, [older])
  await database.insert(mails).values(
    Array.from({ length: 9 }, (_, at) => {
      const id = `00000000-0000-4000-8000-00000000000${at}`
      const secret = sealer.seal(`link ${at}`, `mail ${id}`)
      return { id, template: 'reset-password', toEmail: 'a@b.example', toName: '', data: {}, secret }
    }),
  )
  let left = 4
  const dying = sealedColumns.map((column): SealedColumn => ({
    ...column,
    replace: async (...change) => {
      if ((left -= 1) < 0) throw new Error('killed')
      return column.replace(...change)
    },
  }))
  const both = await openSealer(database, [newer, older])
  await expect(rotateSecrets(database, both, dying)).rejects.toThrow('killed')
  const secrets = async () =>
    (await database.select({ id: mails.id, secret: mails.secret }).from(mails).orderBy(mails.id)).map(
      ({ id, secret }) => both.open(secret ?? '', `mail ${id}`),
    )
  expect(await secrets()).toEqual(Array.from({ length: 9 }, (_, at) => `link ${at}`))
  expect((await rotate(database, [newer, older])).output).toMatch(/^6 secrets/)
  expect(await secrets()).toEqual(Array.from({ length: 9 }, (_, at) => `link ${at}`))
})

test('a rotation without the old key ends with an error that counts what does not open (security 16)', async () => {
  const { database } = await useTestDatabase()
  await expect(openSealer(database, [older]).then(() => rotate(database, [newer]))).rejects.toThrow(
    'SECRETS_KEY',
  )
  const stray = (await openSealer(database, [older, newer])).seal('x', 'elsewhere')
  await database.insert(linkKeys).values({ id: 'stray', secret: stray, createdAt: now })
  await expect(rotate(database, [newer, older])).rejects.toThrow(
    'None of the keys in SECRETS_KEY opens 1 keys of links in newsletters',
  )
  const [row] = await database
    .select({ secret: linkKeys.secret })
    .from(linkKeys)
    .where(eq(linkKeys.id, 'stray'))
  expect(row?.secret).toBe(stray)
})
