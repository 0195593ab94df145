import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashPassword, isOutdated, isPassword, presentParameters } from './hash-password.ts'
import { formatPhc, parsePhc } from './phc-string.ts'

const weak = { memoryKib: 64, passes: 1, lanes: 1 }

test('stores a password as an argon2id PHC string with OWASP’s parameters and its own salt', async () => {
  const [one, two] = [await hashPassword('a firkin of mild'), await hashPassword('a firkin of mild')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await isPassword('a firkin of mild', one)).toBe(true)
  expect(await isPassword('a firkin of milk', one)).toBe(false)
  expect(isOutdated(one)).toBe(false)
})

test('the hash is argon2id as RFC 9106 has it', async () => {
  // Made by the reference command: echo -n "password" | argon2 somesalt -id -t 2 -k 65536 -p 1 -l 32
  const phc = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await isPassword('password', phc)).toBe(true)
  expect(isOutdated(phc)).toBe(true)
})

test('the same letters in another Unicode form are the same password', async () => {
  const phc = await hashPassword('bi\u00e8re blonde', weak)
  expect(await isPassword('bie\u0300re blonde', phc)).toBe(true)
})

test('PHC strings are read as they were written', () => {
  fc.assert(
    fc.property(
      fc.record({ memoryKib: fc.nat(), passes: fc.nat(), lanes: fc.nat() }),
      fc.uint8Array({ minLength: 8, maxLength: 40 }),
      fc.uint8Array({ minLength: 8, maxLength: 40 }),
      (parameters, salt, tag) => {
        const phc = { ...parameters, salt: Buffer.from(salt), tag: Buffer.from(tag) }
        expect(parsePhc(formatPhc(phc))).toEqual(phc)
      },
    ),
  )
  expect(() => parsePhc('$argon2i$v=19$m=8,t=1,p=1$YQ$YQ')).toThrow('argon2id')
  expect(presentParameters).toEqual({ memoryKib: 19_456, passes: 2, lanes: 1 })
})
