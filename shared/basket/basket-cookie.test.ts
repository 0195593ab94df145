import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  basketCookieName,
  basketCookieText,
  type CookieLine,
  readBasketCookie,
  writeBasketCookie,
} from './basket-cookie.ts'
import { basketCookieBytes, basketLineLimit } from '../limits/limits.ts'
import { basketItemKey } from './basket-keys.ts'

const line = (overrides: Partial<CookieLine> = {}): CookieLine => ({
  kind: 'variant',
  itemId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  groupSlug: null,
  quantity: 2,
  baselinePriceMinor: 9600,
  ...overrides,
})
const keyOf = (stored: CookieLine) => basketItemKey({ ...stored, groupId: stored.groupSlug })

const anyId = fc.oneof(
  fc.uuid(),
  fc.string({ minLength: 1 }).filter((text) => text.trim() !== '' && text.isWellFormed()),
)
const anySlug = fc.oneof(
  fc.constantFrom('yorkshire', 'thames-valley'),
  fc.string({ minLength: 1 }).filter((text) => text.isWellFormed()),
)
const anyLine: fc.Arbitrary<CookieLine> = fc.record({
  kind: fc.constantFrom('variant', 'upsell'),
  itemId: anyId,
  groupSlug: fc.option(anySlug),
  quantity: fc.integer({ min: 1, max: 100_000 }),
  baselinePriceMinor: fc.option(fc.integer({ min: 0, max: 2_000_000_000 })),
})

test('what fits into the cookie comes back as it was, in its order (C-53)', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyLine, { maxLength: 40, selector: keyOf }), (lines) => {
      const value = writeBasketCookie(lines)
      expect(value).toMatch(/^[\w.~*%-]*$/)
      expect(`${basketCookieName}=${value}`.length).toBeLessThanOrEqual(3_800)
      const back = readBasketCookie(value)
      expect(back).toEqual(lines.slice(0, back.length))
    }),
  )
})

test('sixty dear lines in four groups and the regular basket are under 3,800 bytes (C-53)', () => {
  const groups = [null, 'yorkshire-dales-and-moors', 'thames-valley-brewers', 'cymru-together', 'the-marches']
  const lines = Array.from({ length: 60 }, (_, at) =>
    line({
      itemId: crypto.randomUUID(),
      groupSlug: groups[at % groups.length] ?? null,
      quantity: 99_999,
      baselinePriceMinor: 2_000_000_000,
    }),
  )
  const value = writeBasketCookie(lines)
  expect(`${basketCookieName}=${value}`.length).toBeLessThan(3_800)
  expect(readBasketCookie(value)).toEqual(lines)
})

test('a basket too large for the cookie stores its first lines there', () => {
  const lines = Array.from({ length: 300 }, () => line({ itemId: crypto.randomUUID() }))
  const back = readBasketCookie(writeBasketCookie(lines))
  expect(back.length).toBeGreaterThan(100)
  expect(back).toEqual(lines.slice(0, back.length))
})

test('an emptied basket is a value of its own', () => {
  expect(writeBasketCookie([])).toBe('1~~')
  expect(readBasketCookie('1~~')).toEqual([])
})

test('of a broken cookie what can be read is read, and nothing throws', () => {
  const good = writeBasketCookie([line(), line({ kind: 'upsell', groupSlug: 'yorkshire' })])
  const broken = good.replace('~v', '~vnonsense*3.x.v*.V%E0%A4*1.V*2.V%20*2.vAAAAAAAAAAAAAAAAAAAAAA*1**z.v')
  expect(readBasketCookie(broken)).toEqual([line(), line({ kind: 'upsell', groupSlug: 'yorkshire' })])
  const cut = readBasketCookie(good.slice(0, -30))
  expect(cut).toEqual([line()])
  expect(readBasketCookie(`1~~${good.split('~')[2]}`)).toEqual([line()])
  fc.assert(fc.property(fc.string(), (text) => Array.isArray(readBasketCookie(text))))
  fc.assert(
    fc.property(fc.nat(200), fc.string(), (at, text) => {
      const spoilt = readBasketCookie(good.slice(0, at) + text + good.slice(at + 1))
      expect(spoilt.every(({ itemId, quantity }) => itemId.trim() !== '' && quantity > 0)).toBe(true)
    }),
  )
})

test('an item twice in one basket counts once', () => {
  const twice = writeBasketCookie([line(), line({ quantity: 7 }), line({ groupSlug: 'yorkshire' })])
  expect(readBasketCookie(twice)).toEqual([line(), line({ groupSlug: 'yorkshire' })])
})

test('the cookie lives 30 days on the whole site (CONST-01, CONST-02, CONST-03)', () => {
  expect(basketCookieText('1~~', false)).toBe('dray_basket=1~~; Max-Age=2592000; Path=/; SameSite=Lax')
  expect(basketCookieText('1~~', true)).toMatch(/; Secure$/)
})

test.each([null, 'a-group-with-a-long-name'])(
  'a cookie of lines in the group %s is filled to its last line, and never over its bytes (C-53)',
  (groupSlug) => {
    for (let longest = 30; longest < 60; longest += 1) {
      const lines = Array.from({ length: 200 }, (_, index) =>
        line({ itemId: `${index}-`.padEnd(longest, 'x'), groupSlug }),
      )
      const value = writeBasketCookie(lines)
      const bytes = `${basketCookieName}=${value}`.length
      const ofLine = value.split('~')[2]!.split('.')[0]!.length
      expect(bytes).toBeLessThanOrEqual(basketCookieBytes)
      expect(bytes + ofLine + 3).toBeGreaterThan(basketCookieBytes)
    }
  },
)

test('a cookie of another version or without its parts is empty, and so is a line that says too little', () => {
  const value = writeBasketCookie([line()])
  expect(readBasketCookie(value)).toHaveLength(1)
  for (const broken of [value.replace('1~', '2~'), '1', '1~', '~~', value.replace(/^1~~/, '1~')])
    expect(readBasketCookie(broken)).toEqual([])
  const text = value.split('~')[2]!
  const [name, quantity] = text.split('*')
  for (const broken of [`x${name!.slice(1)}*${quantity}`, `${name}*0`, `${name}*${quantity}*1*9`, `${name}`])
    expect(readBasketCookie(`1~~${broken}`)).toEqual([])
})

test('of more lines than a basket has the first are read (C-53)', () => {
  const entries = Array.from({ length: basketLineLimit + 5 }, (_, index) => `Vbeer${index}*2`)
  const read = readBasketCookie(`1~~${entries.join('.')}`)
  expect(read).toHaveLength(basketLineLimit)
  expect(read.at(-1)?.itemId).toBe(`beer${basketLineLimit - 1}`)
})
