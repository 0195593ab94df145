import { expect, test } from 'vitest'
import { readPercent, readPrice } from './read-price-list.ts'

test.each([
  ['£1,096.75', 109_675],
  ['92', 9200],
  ['92.5', 9250],
  ['0', 0],
  ['', null],
  ['-1', null],
  ['92.505', null],
  ['100000.01', null],
])('reads the price %j as %j pence (SELL-28)', (typed, pence) => expect(readPrice(typed)).toBe(pence))

test.each([
  ['5', 500],
  ['7.5 %', 750],
  ['12.25', 1225],
  ['100', 10_000],
  ['100.01', null],
  ['five', null],
])('reads the percentage %j as %j hundredths (SELL-28)', (typed, hundredths) =>
  expect(readPercent(typed)).toBe(hundredths),
)
