import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { newsletterCategories } from '../../../shared/newsletter/newsletter-data.ts'
import { addLinkKey, openLinkKeys, renewLinkKeys } from './link-keys.ts'
import { linkKeyRows } from './link-key-queries.ts'
import { readLink, signLink } from './sign-link.ts'
import { testSealer } from '../../../tests/support/shops/test-sealer.ts'

const key = { id: 'k1', secret: Buffer.alloc(32, 7).toString('base64url') }
const link = fc.record({
  purpose: fc.constantFrom('confirm' as const, 'unsubscribe' as const),
  category: fc.constantFrom(...newsletterCategories),
  email: fc.emailAddress(),
  madeAt: fc.integer({ min: 0, max: 4e9 }).map((seconds) => new Date(seconds * 1000)),
})

test('a signed link reads back, and needs no escaping in an address', () => {
  fc.assert(
    fc.property(link, (signed) => {
      const token = signLink(key, signed)
      expect(encodeURIComponent(token)).toBe(token)
      expect(readLink(key, token)).toEqual(signed)
    }),
  )
})

test('a changed, longer or shorter token, or one of another key, reveals nothing', () => {
  const anyPlace = fc.nat({ max: 10_000 })
  fc.assert(
    fc.property(link, anyPlace, fc.constantFrom('A', 'b', '-', '.', ''), (signed, place, sign) => {
      const token = signLink(key, signed)
      const at = place % token.length
      const changed = token.slice(0, at) + sign + token.slice(at + 1)
      fc.pre(changed !== token)
      expect(readLink(key, changed)?.email).not.toBe(signed.email)
      expect(readLink(key, token.slice(0, at))).toBeNull()
      expect(readLink({ ...key, secret: Buffer.alloc(32, 8).toString('base64url') }, token)).toBeNull()
    }),
  )
})

test('a new key signs, the old ones go on verifying in every process, and one is made each year', async () => {
  const { database } = await useTestDatabase()
  const day = 24 * 60 * 60_000
  const start = new Date('2026-11-21T12:00:00Z')
  const at = (days: number) => new Date(start.getTime() + days * day)
  const first = await openLinkKeys({ database, sealer: testSealer }, start)
  const signed = { purpose: 'unsubscribe', category: 'memo', email: 'a@b.example', madeAt: start } as const
  const old = first.sign(signed)

  await renewLinkKeys({ database, sealer: testSealer }, at(364))
  expect(await linkKeyRows(database)).toHaveLength(1)
  await renewLinkKeys({ database, sealer: testSealer }, at(366))
  const second = await openLinkKeys({ database, sealer: testSealer }, at(366))
  const again = second.sign(signed)
  expect(again.split('.')[0]).not.toBe(old.split('.')[0])
  expect(await second.read(old, 'unsubscribe', at(4000))).toEqual(signed)
  expect(await first.read(again, 'unsubscribe', at(366))).toEqual(signed)
  expect(await first.read(again, 'confirm', at(366))).toBeNull()
  await addLinkKey({ database, sealer: testSealer }, at(367))
  expect(await linkKeyRows(database)).toHaveLength(3)
})

test('processes that start a new shop together make one key', async () => {
  const { database } = await useTestDatabase()
  const now = new Date('2026-11-21T12:00:00Z')
  await Promise.all([1, 2, 3].map(() => openLinkKeys({ database, sealer: testSealer }, now)))
  expect(await linkKeyRows(database)).toHaveLength(1)
})
