import { expect, test } from 'vitest'
import { hashOfToken, isTokenText, newTokenText } from './token-text.ts'

test('a token has its prefix, 40 random characters and 6 of a checksum (PLAT-01)', () => {
  expect(newTokenText('brewery')).toMatch(/^dray_s_[0-9A-Za-z]{46}$/)
  expect(newTokenText('buyer')).toMatch(/^dray_b_[0-9A-Za-z]{46}$/)
  expect(new Set(Array.from({ length: 200 }, () => newTokenText('buyer'))).size).toBe(200)
})

test('a text with one changed sign is no token (PLAT-01)', () => {
  const text = newTokenText('buyer')
  expect(isTokenText(text)).toBe(true)
  for (let at = 0; at < text.length; at += 1) {
    const changed = text.slice(0, at) + (text[at] === 'a' ? 'b' : 'a') + text.slice(at + 1)
    expect(isTokenText(changed)).toBe(false)
  }
  expect(isTokenText(`${text}a`)).toBe(false)
})

test('the stored form is the SHA-256 of the text (PLAT-01)', () => {
  expect(hashOfToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
