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
  'Towpath Bitter ½ firkin',
  '¾ firkin Towpath Bitter',
  '1/2 firkin Towpath Bitter',
  '1 1/2 firkins Towpath Bitter',
  'Towpath Bitter 3/4 of a firkin',
  '1/2 a firkin Towpath Bitter',
  'half a firkin Towpath Bitter',
  'half firkin Towpath Bitter',
  'Towpath Bitter half a firkin',
  'one and a half firkins Towpath Bitter',
  'minus 3 firkins Towpath Bitter',
  'Towpath Bitter firkin minus 3',
  '100 dozen firkins Towpath Bitter',
  'Towpath Bitter 2.5 firkins',
  'Towpath Bitter firkin 1.5',
  '1.5 x 30l Towpath Lager',
  '0 Towpath Bitter firkin',
  '0 x 30l Towpath Lager',
  'Towpath Bitter firkin x0',
  'beer,size,qty\nTowpath Bitter,firkin,-3',
  'beer,size,qty\nTowpath Bitter,firkin,1.5',
  'beer,size,qty\nTowpath Bitter,firkin,0',
  ...[
    '.5',
    '1½',
    '½',
    '1/2',
    '(3)',
    '- 3',
    '1 000 000',
    '1e3',
    '2-3',
    '3.5',
    '3,5',
    '1,00',
    '3 firkins',
    'none',
    'tbc',
    '?',
  ].map((cell) => `beer,size,qty\nTowpath Bitter,firkin,"${cell}"`),
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
  ['two dozen firkins Towpath Bitter', 24],
  ['2 dozen firkins Towpath Bitter', 24],
  ['Towpath Bitter firkin, 3 doz', 36],
  ['a couple of dozen firkins Towpath Bitter', 24],
  ['one dozen firkins Towpath Bitter', 12],
  ['a dozen firkins Towpath Bitter', 12],
  ['half a dozen firkins Towpath Bitter', 6],
  ['a half dozen firkins Towpath Bitter', 6],
  ['2 Half Moon firkins', 2],
  ['1 firkin and a pin of Towpath Bitter', 1],
  ['2 x 3/8 beer line', 2],
  ['3/8 beer line', 1],
  ['beer,size,qty\nTowpath Bitter,firkin,1000', 1000],
])('reads %j as %i', (text, quantity) => {
  expect(readOrderText(text).rows.at(-1)).toMatchObject({ isQuantityDoubtful: false, quantity })
})

test.each([
  ['1', 1],
  ['12', 12],
  ['1,000', 1000],
  ['3.00', 3],
  ['3x', 3],
  ['x 3', 3],
  ['3 no.', 3],
  ['3 off', 3],
  ['3 units', 3],
  ['two', 2],
  ['Two off', 2],
  ['a dozen', 12],
  ['2 dozen', 24],
  ['two dozen', 24],
  ['half a dozen', 6],
] as const)('reads the cell %j of a table as %i (PRICE-07)', (cell, quantity) => {
  const { rows } = readOrderText(`beer,size,qty\nTowpath Bitter,firkin,"${cell}"`)
  expect(rows[1]).toMatchObject({ kind: 'item', isQuantityDoubtful: false, quantity })
})

test.each(['', ' ', '-', '–', '—'])(
  'a row of an order form whose quantity is %j asks for nothing (PRICE-07)',
  (cell) => {
    const { rows } = readOrderText(`beer,size,qty\nTowpath Bitter,firkin,"${cell}"\nTowpath Bitter,pin,2`)
    expect(rows.map(({ kind }) => kind)).toEqual(['note', 'note', 'item'])
  },
)
