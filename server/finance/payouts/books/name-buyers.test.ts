import { expect, test } from 'vitest'
import { accountReference } from './sage-file.ts'
import { type BookedBuyer, nameBuyers, placeOf } from './name-buyers.ts'

const buyer = (buyerKey: string, name: string, town = 'Leeds'): BookedBuyer => ({
  buyerKey,
  buyer: name,
  address: ['1 Swan Street', town, 'LS1 4DY'],
})

test('a name that two buyers share gets the town, and a name of one stays (PLAT-30)', () => {
  const all = [
    buyer('1', 'The Red Lion', 'Falkirk'),
    buyer('2', 'The Red Lion', 'Linlithgow'),
    buyer('3', 'The Swan'),
  ]
  const nameOf = nameBuyers(all)
  expect(all.map(nameOf)).toEqual(['The Red Lion, Falkirk', 'The Red Lion, Linlithgow', 'The Swan'])
})

test('where the town is the same too, four characters of the account tell them apart (PLAT-30)', () => {
  const all = [buyer('1', 'The Red Lion'), buyer('2', 'The Red Lion'), buyer('3', 'The Red Lion', 'York')]
  const names = all.map(nameBuyers(all))
  expect(new Set(names).size).toBe(3)
  expect(names[0]).toBe(`The Red Lion, Leeds, ${accountReference(all[0]!).slice(-4)}`)
  expect(names[2]).toBe('The Red Lion, York')
})

test.each([
  ['case', 'THE RED LION'],
  ['an accent', 'The Réd Lion'],
  ['an apostrophe', 'The Red Lion'],
  ['Ltd', 'The Red Lion Ltd'],
  ['Limited', 'The Red Lion, Limited'],
])('names that differ by %s alone are shared (PLAT-30)', (_what, other) => {
  const all = [buyer('1', 'The Red Lion', 'Falkirk'), buyer('2', other, 'York')]
  expect(all.map(nameBuyers(all))).toEqual(['The Red Lion, Falkirk', `${other}, York`])
})

test('a buyer that moves keeps its name: the town of its first document (PLAT-30)', () => {
  const moved = buyer('1', 'The Red Lion', 'York')
  const all = [buyer('1', 'The Red Lion', 'Falkirk'), buyer('2', 'The Red Lion', 'Hull'), moved]
  expect(nameBuyers(all)(moved)).toBe('The Red Lion, Falkirk')
})

test('long names are cut so that town and account fit QuickBooks (PLAT-30)', () => {
  const long = 'x'.repeat(150)
  const all = [buyer('1', long), buyer('2', long), buyer('3', 'y'.repeat(150))]
  const names = all.map(nameBuyers(all))
  expect(names.every((name) => name.length <= 100)).toBe(true)
  expect(new Set(names).size).toBe(3)
  expect(names[0]).toContain(', Leeds, ')
})

test.each([
  [
    ['1 Swan Street', 'Flat 2', 'Leeds', 'LS1 4DY'],
    { street: ['1 Swan Street', 'Flat 2'], town: 'Leeds', postcode: 'LS1 4DY' },
  ],
  [['1 Swan Street', 'Leeds'], { street: ['1 Swan Street'], town: 'Leeds', postcode: '' }],
  [[], { street: [], town: '', postcode: '' }],
])('the address %j is split into %j (PLAT-30)', (address, place) => {
  expect(placeOf(address)).toEqual(place)
})
