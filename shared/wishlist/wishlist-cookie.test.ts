import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wishlistCookieBeers } from '../limits/limits.ts'
import {
  namesAll,
  readWishlistCookie,
  wishlistCookie,
  writeWishes,
  writeWishlistCookie,
} from './wishlist-cookie.ts'
import { countOf, isAmong } from './wishlist-summary.ts'

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const someIds = fc.uniqueArray(fc.uuid(), { maxLength: 160 })

test('the cookie is dray_wishlist, lasts 30 days, for the whole site, SameSite=Lax (CONST-04, CONST-05, CONST-06)', () => {
  const value = writeWishlistCookie([id])
  const cookie = `dray_wishlist=${value}; Max-Age=2592000; Path=/; SameSite=Lax`
  expect(wishlistCookie(value, { isSecure: false })).toBe(cookie)
  expect(wishlistCookie(value, { isSecure: true })).toBe(`${cookie}; Secure`)
  expect(wishlistCookie(null, { isSecure: false })).toBe('dray_wishlist=; Max-Age=0; Path=/; SameSite=Lax')
})

test('reads, counts and finds every written beer that fits into the cookie', () => {
  fc.assert(
    fc.property(someIds, fc.uuid(), (ids, other) => {
      const value = writeWishlistCookie(ids)
      const named = ids.slice(0, wishlistCookieBeers)
      expect(readWishlistCookie(value)).toEqual(named)
      expect([countOf(value), namesAll(value)]).toEqual([ids.length, ids.length <= wishlistCookieBeers])
      expect(value.length).toBeLessThan(3_800)
      expect(named.every((wished) => isAmong(value, wished.toUpperCase()))).toBe(true)
      expect(isAmong(writeWishes(ids), other)).toBe(ids.includes(other))
    }),
  )
})

test.each(['', '0', 'nonsense', '3', '1.zz', '-5', `1.${id}`])('%j names no beer', (value) => {
  expect(readWishlistCookie(value)).toEqual([])
})

test('a cookie of any text is read without a fault', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readWishlistCookie(text).length).toBeLessThanOrEqual(wishlistCookieBeers)
      expect(countOf(text)).not.toBeNaN()
    }),
  )
})
