import { expect, test } from 'vitest'
import { beerAvailability, isPurchasable, optionAvailability, optionPriceText } from './beer-availability.ts'

const notOnline = { storefrontVariantId: null, availableUnits: 9, priceMinor: 9000 }
const soldOut = { storefrontVariantId: 'v1', availableUnits: 0, priceMinor: 9000 }
const inStock = { storefrontVariantId: 'v2', availableUnits: 4, priceMinor: 9000 }
const unpriced = { storefrontVariantId: 'v3', availableUnits: 4, priceMinor: null }

test('an option without a storefront variant cannot be bought online (BEER-18, BEER-21)', () => {
  expect(optionAvailability(notOnline)).toEqual({
    purchasable: false,
    text: "Online ordering for this packaging size isn't available yet.",
    maxQuantity: 0,
  })
})

test.each([0, -3, null, 0.5])('an option with %s units is sold out (BEER-19, BEER-24)', (availableUnits) => {
  expect(optionAvailability({ storefrontVariantId: 'v1', availableUnits, priceMinor: 9000 })).toEqual({
    purchasable: false,
    text: 'Sold out',
    maxQuantity: 0,
  })
})

test('an option in stock says how many there are and allows as many (BEER-25)', () => {
  expect(optionAvailability(inStock)).toEqual({ purchasable: true, text: 'In stock: 4', maxQuantity: 4 })
})

test('an option without a price says whom to ask (BEER-20)', () => {
  expect(optionPriceText({ priceMinor: null })).toBe('Contact for pricing')
  expect(optionPriceText({ priceMinor: 0, currencySymbol: '' })).toBe('£0.00')
  expect(optionPriceText({ priceMinor: 8500, currencySymbol: '€' })).toBe('€85.00')
})

test('a beer whose orderable options are all out of stock is sold out online (BEER-22)', () => {
  const sentence =
    'This beer is sold out online right now. Please check back soon or contact the brewery directly.'
  expect(beerAvailability([soldOut])).toBe(sentence)
  expect(beerAvailability([soldOut, notOnline])).toBe(sentence)
})

test('a beer without any orderable option is not sold online yet (BEER-23)', () => {
  const sentence =
    "Online ordering for this beer isn't available yet. Please check back soon or contact the brewery directly."
  expect(beerAvailability([notOnline, notOnline])).toBe(sentence)
  expect(beerAvailability([])).toBe(sentence)
})

test('a beer with anything in stock needs no sentence (C-68)', () => {
  expect(beerAvailability([notOnline, soldOut, inStock])).toBeNull()
})

test.each([
  ['a variant, stock and a price', inStock, true],
  ['no variant', notOnline, false],
  ['a blank variant', { ...inStock, storefrontVariantId: '' }, false],
  ['no stock', soldOut, false],
  ['no price', unpriced, false],
  ['a price of nothing', { ...inStock, priceMinor: 0 }, true],
])('an option with %s: purchasable is %s (BEER-18, BEER-19, S-03)', (_what, option, expected) => {
  expect(isPurchasable(option)).toBe(expected)
  expect(optionAvailability(option).purchasable).toBe(expected)
})

test('an option without a price shows its stock, and none of it may be taken (S-03)', () => {
  expect(optionAvailability(unpriced)).toEqual({ purchasable: false, text: 'In stock: 4', maxQuantity: 0 })
})

test('a beer of which no size has a price is not sold online yet (S-03)', () => {
  expect(beerAvailability([unpriced])).toContain("isn't available yet")
  expect(beerAvailability([unpriced, soldOut])).toContain('sold out online')
  expect(beerAvailability([unpriced, inStock])).toBeNull()
})
