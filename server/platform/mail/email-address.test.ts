import { expect, test } from 'vitest'
import { readEmailAddress } from './email-address.ts'

test('addresses are compared without regard to case and to forms of the same letters', () => {
  const { key } = readEmailAddress('maggie@thetap.example')
  for (const same of [
    'MAGGIE@THETAP.EXAMPLE',
    ' maggie@thetap.example ',
    '\tmaggie@thetap.example\r\n',
    'ｍａｇｇｉｅ@thetap.example',
    'maggie＠thetap.example',
  ])
    expect(readEmailAddress(same).key).toBe(key)
  expect(readEmailAddress('Maggie@TheTap.example').email).toBe('Maggie@TheTap.example')
  expect(readEmailAddress('maggie+mild@thetap.example').key).not.toBe(key)
})

test.each(["o'brien@pub.co.uk", 'a@b.museum', 'first.last+tag@sub.domain.example', 'x@xn--mnchen-3ya.de'])(
  '%s is an address',
  (email) => {
    expect(readEmailAddress(email).email).toBe(email)
  },
)

test.each(['thetap.example', '@thetap.example', 'maggie@', 'maggie@thetap', 'a@b@thetap.example'])(
  '%s is no address',
  (email) => {
    expect(() => readEmailAddress(email)).toThrow('Please give an email address such as')
  },
)

test('the longest address has 254 characters', () => {
  const host = 'b.'.repeat(120)
  expect(readEmailAddress(`a@${host}${'c'.repeat(12)}`).email).toHaveLength(254)
  expect(() => readEmailAddress(`a@${host}${'c'.repeat(13)}`)).toThrow('at most 254')
})
