import { expect, test } from 'vitest'
import { offeredLineLimit, offeredUnitsLimit } from '../limits/limits.ts'
import { readOffer, writeOffer } from './offer-link.ts'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const encoded = (text: string) =>
  `~${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`

test.each([
  [
    `${id(1)}:2,${id(2)}:1`,
    [
      [id(1), 2],
      [id(2), 1],
    ],
  ],
  [`${id(1)}:2,${id(1)}:3`, [[id(1), 5]]],
  [`${id(1)}:9999,${id(1)}:9999`, [[id(1), offeredUnitsLimit]]],
  [`${id(10).replace('8', 'A')}:10`, [[id(10).replace('8', 'a'), 10]]],
  [`${encoded(id(3))}:4`, [[id(3), 4]]],
])('%s offers %j (PLAT-24)', (text, lines) => {
  expect(readOffer(text)?.map(({ itemId, quantity }) => [itemId, quantity])).toEqual(lines)
})

test.each([
  '',
  'beer:1',
  `${id(1)}`,
  `${id(1)}:0`,
  `${id(1)}:01`,
  `${id(1)}:-1`,
  `${id(1)}:10000`,
  `x ${id(1)}:1`,
  `${id(1)}:1 `,
  `${id(1)}:1,`,
  `${id(1)}:1,${id(2)}:x`,
  '~!:1',
  '~a:1',
  `${encoded('no id')}:1`,
])('%j offers nothing (PLAT-24)', (text) => expect(readOffer(text)).toBeNull())

test('an offer has so many lines and not one more (PLAT-24)', () => {
  const lines = Array.from({ length: offeredLineLimit + 1 }, (_, index) => ({
    itemId: id(index),
    quantity: 1 + index,
  }))
  expect(readOffer(writeOffer(lines.slice(1)))).toEqual(lines.slice(1))
  expect(readOffer(writeOffer(lines))).toBeNull()
})
