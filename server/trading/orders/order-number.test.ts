import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderNumber, orderNumberAlphabet, readOrderNumber } from './order-number.ts'

const sign = fc.constantFrom(...orderNumberAlphabet)
const signs = fc.string({ unit: sign, minLength: 4, maxLength: 6 })

test('a number has the published form', () => {
  expect(orderNumber('7K3Q')).toMatch(/^DRAY-7K3Q-\d\d$/)
})

test('no two characters of the alphabet are mistaken for one another, and none is a vowel', () => {
  expect(new Set(orderNumberAlphabet).size).toBe(orderNumberAlphabet.length)
  expect(orderNumberAlphabet).not.toMatch(/[0125ABEILOSUZ]/)
})

test('a number is read back however it was typed', () => {
  fc.assert(
    fc.property(signs, (text) => {
      const number = orderNumber(text)
      for (const typed of [
        number,
        number.toLowerCase(),
        number.replaceAll('-', ''),
        number.replaceAll('-', ' - '),
        ` ${number.replace('DRAY-', '')} `,
      ])
        expect(readOrderNumber(typed)).toBe(number)
    }),
  )
})

test('one wrong sign, or two neighbours swapped, is found', () => {
  fc.assert(
    fc.property(signs, fc.nat(5), sign, (text, at, wrong) => {
      const place = at % text.length
      const digits = orderNumber(text).slice(-2)
      const slipped = text.slice(0, place) + wrong + text.slice(place + 1)
      const swapped = text.slice(0, place) + (text[place + 1] ?? '') + text[place] + text.slice(place + 2)
      for (const changed of [slipped, swapped].filter((changed) => changed !== text))
        expect(readOrderNumber(`DRAY-${changed}-${digits}`)).toBeNull()
      expect(readOrderNumber(`DRAY-${text}-${digits}`)).not.toBeNull()
    }),
  )
})

test.each([
  '',
  'DRAY',
  'DRAY-OOOO-12',
  'DRAY-7K3Q-00',
  '42',
  'DRAY-7K3Q',
  `MY-${orderNumber('7K3Q')}`,
  `${orderNumber('7K3Q')}-7`,
])('%j is no number', (text) => {
  expect(readOrderNumber(text)).toBeNull()
})

test('a number with a sign outside the alphabet is none, even where its digits fit', () => {
  expect(readOrderNumber(orderNumber('7K3Z'))).toBeNull()
  expect(readOrderNumber(orderNumber('ZZZZ'))).toBeNull()
})
