import { expect, test } from 'vitest'
import { readBasketCookie, writeBasketCookie } from '../../shared/basket-cookie.ts'
import type { BasketQuote } from '../../shared/api/basket.ts'
import { cookieLineOf } from './basket-entry.ts'
import { entry, pretendCookie, pretendStorage } from './basket-pieces.fixture.ts'
import { guestBasketKey, keepForGuest } from './keep-for-guest.ts'
import { keepForClient, nothingKept, readKept } from './kept-entries.ts'
import { quoteEntries } from './quote-entries.ts'

const uuids = Array.from({ length: 300 }, () => crypto.randomUUID())
const lines = uuids.slice(0, 3).map((id, at) => entry({ commerceItemId: id, quantity: at + 1 }))

function keep() {
  const [storage, cookie] = [pretendStorage(), pretendCookie()]
  return { storage, cookie, keeper: keepForGuest(storage, cookie) }
}

test('BASK-16 C-53 what is written is in cookie and storage, and comes back in full', () => {
  const { keeper, cookie } = keep()
  keeper.write({ ...nothingKept, entries: lines })
  expect(keeper.read().entries).toEqual(lines)
  expect(readBasketCookie(cookie.value ?? '')).toEqual(lines.map(cookieLineOf))
  expect(keeper.holds()).toBe(true)
})

test('C-53 the cookie alone brings the lines back by name, and storage alone as they were', () => {
  const { keeper, storage, cookie } = keep()
  keeper.write({ ...nothingKept, entries: lines })
  storage.removeItem(guestBasketKey)
  expect(keeper.read().entries.map(cookieLineOf)).toEqual(lines.map(cookieLineOf))
  expect(keeper.read().entries.every(({ isBare }) => isBare)).toBe(true)
  keeper.write({ ...nothingKept, entries: lines })
  cookie.value = null
  expect(keeper.read().entries).toEqual(lines)
})

test('what the server wrote into the cookie counts, and an emptied basket stays empty', () => {
  const { keeper, cookie } = keep()
  keeper.write({ ...nothingKept, entries: lines })
  cookie.value = writeBasketCookie([
    { ...cookieLineOf(lines[0]!), quantity: 7 },
    { kind: 'upsell', itemId: 'new', groupSlug: null, quantity: 1, baselinePriceMinor: null },
  ])
  expect(keeper.read().entries).toMatchObject([
    { ...lines[0], quantity: 7 },
    { commerceItemId: 'new', isBare: true },
  ])
  cookie.value = writeBasketCookie([])
  expect(keeper.read().entries).toEqual([])
})

test('lines beyond the cookie are not lost when the server changes what is in it', () => {
  const { keeper, cookie } = keep()
  const many = uuids.map((id) => entry({ commerceItemId: id }))
  keeper.write({ ...nothingKept, entries: many })
  const told = readBasketCookie(cookie.value ?? '')
  expect(told.length).toBeLessThan(300)
  cookie.value = writeBasketCookie(told.slice(1))
  expect(keeper.read().entries).toEqual(many.slice(1))
})

test('a denied storage or cookie leaves the other, and without both the basket is not kept', () => {
  const { keeper, storage, cookie } = keep()
  storage.isDenied = true
  keeper.write({ ...nothingKept, entries: lines })
  expect(keeper.holds()).toBe(true)
  cookie.isDenied = true
  cookie.value = null
  keeper.write({ ...nothingKept, entries: lines })
  expect(keeper.holds()).toBe(false)
  expect(keeper.read().entries).toEqual(lines)
})

test('what is spoilt in storage is left out', () => {
  expect(readKept('{bad')).toBeNull()
  expect(readKept('7')).toBeNull()
  expect(readKept(JSON.stringify({ entries: [lines[0], null, { itemKey: 'x' }], waiting: [{}, 3] }))).toEqual(
    {
      entries: [lines[0]],
      waiting: [],
    },
  )
})

test("a client's lines are kept apart, and leave with the client but for what waits", () => {
  const storage = pretendStorage()
  const [ada, bob] = [keepForClient(storage, 'ada'), keepForClient(storage, 'bob')]
  const waiting = [{ id: 'k', change: { does: 'remove' as const, names: [] } }]
  ada.write({ entries: lines, waiting })
  expect([ada.isKnown(), bob.isKnown(), bob.read().entries]).toEqual([true, false, []])
  ada.leave(waiting)
  expect(ada.read()).toEqual({ entries: [], waiting })
  ada.leave([])
  expect(ada.isKnown()).toBe(false)
})

const answer = (items: object[], refused: BasketQuote['refused'] = []) => ({ items, refused }) as BasketQuote

test('a quote brings price and stock, and leaves quantity and the price that was taken', () => {
  const [line] = [entry({ quantity: 4 })]
  const { entries, news } = quoteEntries(
    [line],
    [line],
    answer([entry({ quantity: 4, priceMinor: 1120, baselinePriceMinor: 1000, maxQuantity: 3 })]),
  )
  expect(entries).toMatchObject([{ quantity: 3, priceMinor: 1120, priceChangeMinor: 120 }])
  expect(news).toEqual(['Only 3 of Beer a can be had.'])
})

test('C-22 C-23 a line that sells out stays; what was added unseen and is not to be had goes with a word', () => {
  const known = entry({ quantity: 2 })
  const unseen = entry({ commerceItemId: 'b', isBare: true, baselinePriceMinor: null, title: '' })
  const gone = entry({ commerceItemId: 'c', isBare: true })
  const later = entry({ commerceItemId: 'd' })
  const told = answer(
    [entry({ maxQuantity: 0 }), entry({ commerceItemId: 'b', maxQuantity: 0 })],
    [{ line: 2, reason: 'unknown_item' }],
  )
  const { entries, news } = quoteEntries([known, unseen, gone, later], [known, unseen, gone], told)
  expect(entries).toMatchObject([{ quantity: 2, maxQuantity: 0 }, later])
  expect(news).toEqual([
    'Beer b is sold out online and was not added.',
    'Beer c is not sold any more and has left your basket.',
  ])
  const removed = quoteEntries([known], [known], answer([], [{ line: 0, reason: 'unknown_item' }]))
  expect(removed.entries).toMatchObject([{ quantity: 2, maxQuantity: 0 }])
})
