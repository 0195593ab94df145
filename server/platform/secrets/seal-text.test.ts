import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSealer } from './seal-text.ts'

const sealer = createSealer([randomBytes(32)])

test('a sealed text opens again, and each sealing gives different bytes (ROLE-14)', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, context) => {
      const sealed = sealer.seal(text, context)
      expect(sealer.open(sealed, context)).toBe(text)
      expect(sealer.seal(text, context)).not.toBe(sealed)
    }),
  )
})

test('another key, another context and any changed sign open nothing (ROLE-14)', () => {
  const sealed = sealer.seal('JBSWY3DPEHPK3PXP', 'totp 1')
  expect(createSealer([randomBytes(32)]).open(sealed, 'totp 1')).toBeNull()
  expect(sealer.open(sealed, 'totp 2')).toBeNull()
  const body = sealed.lastIndexOf('.') + 1
  for (let at = body; at < sealed.length - 1; at += 1) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`
    expect(sealer.open(changed, 'totp 1')).toBeNull()
  }
  for (const text of ['', 'v1', 'v1..', 'v2.x.y', sealed.slice(0, body + 8)])
    expect(sealer.open(text, 'totp 1')).toBeNull()
})

test('a digest is the same for the same text, context and key alone (ROLE-10)', () => {
  expect(sealer.digest('K7FM', 'a')).toBe(sealer.digest('K7FM', 'a'))
  expect(sealer.digest('K7FM', 'b')).not.toBe(sealer.digest('K7FM', 'a'))
  expect(createSealer([randomBytes(32)]).digest('K7FM', 'a')).not.toBe(sealer.digest('K7FM', 'a'))
})
