import { expect, test } from 'vitest'
import { readOrderText } from './quick-order-rows.ts'

test.each([
  '1000000 Towpath Bitter firkin',
  '1,000,000 Towpath Bitter firkin',
  '1001 Towpath Bitter firkin',
  'Towpath Bitter firkin x 5000',
  'Towpath Bitter firkin x50000',
  'qty 1001 Towpath Bitter firkin',
  '20000 x 30l Towpath Lager',
  '-3 Towpath Bitter firkin',
  '−3 Towpath Bitter firkin',
  'Towpath Bitter firkin x -3',
  'Towpath Bitter, firkin, -3',
  '-3 x 30l Towpath Lager',
  '1.5 Towpath Bitter firkin',
  '1,5 Towpath Bitter firkin',
  '1.50 Towpath Bitter firkin',
  '1½ firkins Towpath Bitter',
  '½ firkin Towpath Bitter',
  'Towpath Bitter 2.5 firkins',
  'Towpath Bitter firkin 1.5',
  '1.5 x 30l Towpath Lager',
  '0 Towpath Bitter firkin',
  '0 x 30l Towpath Lager',
  'Towpath Bitter firkin x0',
  'beer,size,qty\nTowpath Bitter,firkin,-3',
  'beer,size,qty\nTowpath Bitter,firkin,1.5',
  'beer,size,qty\nTowpath Bitter,firkin,0',
  'beer,size,qty\nTowpath Bitter,firkin,"1,001"',
])('doubts the quantity of %j (PRICE-07)', (text) => {
  expect(readOrderText(text).rows.at(-1)).toMatchObject({ isQuantityDoubtful: true, quantity: 1 })
})

test.each([
  ['1000 Towpath Bitter firkin', 1000],
  ['- 3 firkins Towpath Bitter', 3],
  ['– 3 firkins Towpath Bitter', 3],
  ['Towpath Bitter firkin - 3', 3],
  ['3 Towpath Bitter firkin £1,084.50', 3],
  ['3 Towpath Bitter firkin @ 96.75', 3],
  ['Towpath Bitter,firkin,3,96.75', 3],
  ['2 low alcohol lager 0.5% 24x330', 2],
  ['2 low alcohol lager 0% cans', 2],
  ['3 Towpath Bitter 4.2% firkin', 3],
  ['1 cask Wilfrid 4½ gal', 1],
  ['2 x 4.5 gallon Culvert', 2],
  ['10023,Towpath Bitter,9g,2', 2],
  ['Vintage 2023 bottles x 2', 2],
  ['12 Towpath Bitter 1500ml bottle', 12],
  ['beer,size,qty\nTowpath Bitter,firkin,1000', 1000],
])('reads %j as %i', (text, quantity) => {
  expect(readOrderText(text).rows.at(-1)).toMatchObject({ isQuantityDoubtful: false, quantity })
})
