import { expect, test } from 'vitest'
import { beerAvailability, optionAvailability, optionPriceText } from './beer-availability.ts'

const notOnline = { storefrontVariantId: null, availableUnits: 9 }
const soldOut = { storefrontVariantId: 'v1', availableUnits: 0 }
const inStock = { storefrontVariantId: 'v2', availableUnits: 4 }

test('BEER-18 BEER-21 an option without a storefront variant cannot be bought online', () => {
  expect(optionAvailability(notOnline)).toEqual({
    purchasable: false,
    text: "Online ordering for this packaging size isn't available yet.",
    maxQuantity: 0,
  })
})

test.each([0, -3, null, 0.5])('BEER-19 BEER-24 an option with %s units is sold out', (availableUnits) => {
  expect(optionAvailability({ storefrontVariantId: 'v1', availableUnits })).toEqual({
    purchasable: false,
    text: 'Sold out',
    maxQuantity: 0,
  })
})

test('BEER-25 an option in stock says how many there are and allows as many', () => {
  expect(optionAvailability(inStock)).toEqual({ purchasable: true, text: 'In stock: 4', maxQuantity: 4 })
})

test('BEER-20 an option without a price says whom to ask', () => {
  expect(optionPriceText({ priceMinor: null })).toBe('Contact for pricing')
  expect(optionPriceText({ priceMinor: 0, currencySymbol: '' })).toBe('£0.00')
  expect(optionPriceText({ priceMinor: 8500, currencySymbol: '€' })).toBe('€85.00')
})

test('BEER-22 a beer whose orderable options are all out of stock is sold out online', () => {
  const sentence =
    'This beer is sold out online right now. Please check back soon or contact the brewery directly.'
  expect(beerAvailability([soldOut])).toBe(sentence)
  expect(beerAvailability([soldOut, notOnline])).toBe(sentence)
})

test('BEER-23 a beer without any orderable option is not sold online yet', () => {
  const sentence =
    "Online ordering for this beer isn't available yet. Please check back soon or contact the brewery directly."
  expect(beerAvailability([notOnline, notOnline])).toBe(sentence)
  expect(beerAvailability([])).toBe(sentence)
})

test('C-68 a beer with anything in stock needs no sentence', () => {
  expect(beerAvailability([notOnline, soldOut, inStock])).toBeNull()
})
