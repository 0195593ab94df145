import { expect, test } from 'vitest'
import { readBasketCookie, writeBasketCookie } from '../../../shared/basket/basket-cookie.ts'
import type { BasketQuote } from '../../../shared/api/basket-api.ts'
import { cookieLineOf } from '../lines/basket-entry.ts'
import { pretendStorage } from '../../sync/pretend-tabs.fixture.ts'
import { entry, pretendCookie } from './basket-pieces.fixture.ts'
import { guestBasketKey, guestBasketStorage } from './guest-basket-storage.ts'
import { clientBasketStorage, emptyBasket, parseBasket } from './stored-basket.ts'
import { quoteEntries } from './quote-entries.ts'

const uuids = Array.from({ length: 300 }, () => crypto.randomUUID())
const lines = uuids.slice(0, 3).map((id, at) => entry({ commerceItemId: id, quantity: at + 1 }))

function openGuest() {
  const [storage, cookie] = [pretendStorage(), pretendCookie()]
  return { storage, cookie, basket: guestBasketStorage(storage, cookie) }
}

test('writes a basket to cookie and storage, and reads it back in full (BASK-16, C-53)', () => {
  const { basket, cookie } = openGuest()
  basket.write({ ...emptyBasket, entries: lines })
  expect(basket.read().entries).toEqual(lines)
  expect(readBasketCookie(cookie.value ?? '')).toEqual(lines.map(cookieLineOf))
  expect(basket.isStored()).toBe(true)
})

test('the cookie alone brings the lines back by name, and storage alone as they were (C-53)', () => {
  const { basket, storage, cookie } = openGuest()
  basket.write({ ...emptyBasket, entries: lines })
  storage.removeItem(guestBasketKey)
  expect(basket.read().entries.map(cookieLineOf)).toEqual(lines.map(cookieLineOf))
  expect(basket.read().entries.every(({ isBare }) => isBare)).toBe(true)
  basket.write({ ...emptyBasket, entries: lines })
  cookie.value = null
  expect(basket.read().entries).toEqual(lines)
})

test('what the server wrote into the cookie counts, and an emptied basket stays empty', () => {
  const { basket, cookie } = openGuest()
  basket.write({ ...emptyBasket, entries: lines })
  cookie.value = writeBasketCookie([
    { ...cookieLineOf(lines[0]!), quantity: 7 },
    { kind: 'upsell', itemId: 'new', groupSlug: null, quantity: 1, baselinePriceMinor: null },
  ])
  expect(basket.read().entries).toMatchObject([
    { ...lines[0], quantity: 7 },
    { commerceItemId: 'new', isBare: true },
  ])
  cookie.value = writeBasketCookie([])
  expect(basket.read().entries).toEqual([])
})

test('does not lose lines beyond the cookie when the server changes the cookie', () => {
  const { basket, cookie } = openGuest()
  const many = uuids.map((id) => entry({ commerceItemId: id }))
  basket.write({ ...emptyBasket, entries: many })
  const cookieLines = readBasketCookie(cookie.value ?? '')
  expect(cookieLines.length).toBeLessThan(300)
  cookie.value = writeBasketCookie(cookieLines.slice(1))
  expect(basket.read().entries).toEqual(many.slice(1))
})

test('works with either storage or cookie denied, and reports an unsaved basket without both', () => {
  const { basket, storage, cookie } = openGuest()
  storage.isDenied = true
  basket.write({ ...emptyBasket, entries: lines })
  expect(basket.isStored()).toBe(true)
  cookie.isDenied = true
  cookie.value = null
  basket.write({ ...emptyBasket, entries: lines })
  expect(basket.isStored()).toBe(false)
  expect(basket.read().entries).toEqual(lines)
})

test('skips corrupt entries in storage', () => {
  const storage = pretendStorage()
  const readText = (text: string) => {
    storage.setItem('dray-basket-of-ada', text)
    return clientBasketStorage(storage, 'ada').read()
  }
  expect([readText('{bad'), readText('7')]).toEqual([emptyBasket, emptyBasket])
  expect(parseBasket(7)).toBeNull()
  const spoilt = { entries: [lines[0], null, { itemKey: 'x' }], waiting: [{}, 3] }
  expect(readText(JSON.stringify(spoilt))).toEqual({ entries: [lines[0]], waiting: [] })
})

test("a client's lines are stored apart from another's", () => {
  const storage = pretendStorage()
  const [ada, bob] = [clientBasketStorage(storage, 'ada'), clientBasketStorage(storage, 'bob')]
  const waiting = [{ id: 'k', change: { does: 'remove' as const, names: [] } }]
  ada.write({ entries: lines, waiting })
  expect([ada.isKnown(), bob.isKnown(), bob.read().entries]).toEqual([true, false, []])
  expect(ada.read()).toEqual({ entries: lines, waiting })
  ada.remove()
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

test('a line that sells out stays; what was added unseen and is not to be had goes with a word (C-22, C-23)', () => {
  const known = entry({ quantity: 2 })
  const unseen = entry({ commerceItemId: 'b', isBare: true, baselinePriceMinor: null, title: '' })
  const gone = entry({ commerceItemId: 'c', isBare: true })
  const later = entry({ commerceItemId: 'd' })
  const cookieLines = answer(
    [entry({ maxQuantity: 0 }), entry({ commerceItemId: 'b', maxQuantity: 0 })],
    [{ line: 2, reason: 'unknown_item' }],
  )
  const { entries, news } = quoteEntries([known, unseen, gone, later], [known, unseen, gone], cookieLines)
  expect(entries).toMatchObject([{ quantity: 2, maxQuantity: 0 }, later])
  expect(news).toEqual([
    'Beer b is sold out online and was not added.',
    'Beer c is not sold any more and has left your basket.',
  ])
  const removed = quoteEntries([known], [known], answer([], [{ line: 0, reason: 'unknown_item' }]))
  expect(removed.entries).toMatchObject([{ quantity: 2, maxQuantity: 0 }])
})
