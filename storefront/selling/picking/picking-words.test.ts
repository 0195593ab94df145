import { expect, test } from 'vitest'
import type { PickingDrop, PickingList } from '../../../shared/api/picking-api.ts'
import { beersToPick, cutText, placeText, wayOnNote } from './picking-words.ts'

const line = { position: 0, picked: null, abv: null, allergens: [], batch: null, bestBefore: null }
const drop: Omit<PickingDrop, 'part' | 'pub' | 'lines'> = {
  number: 'D-1',
  state: 'accepted',
  leavesOn: '2028-02-10',
  address: [],
  phone: null,
  facts: [],
  shippingOption: 'delivery',
  groupName: null,
}
const bitter = { title: 'Towpath Bitter', variantLabel: 'firkin' }
const list: PickingList = {
  brewery: 'Towpath',
  mark: null,
  day: '2028-02-10',
  days: [{ day: '2028-02-10', orders: 3 }],
  total: 3,
  beers: [
    { ...bitter, units: 9 },
    { title: 'Mild', variantLabel: null, units: 1 },
  ],
  drops: [
    { ...drop, part: 'one', pub: 'Salt Cellar', lines: [{ ...line, ...bitter, units: 4 }] },
    { ...drop, part: 'two', pub: 'Old Ship', lines: [{ ...line, ...bitter, units: 3 }] },
  ],
}

test('the units of a beer are of all orders of the day, also of those that the list has no room for (SELL-24)', () => {
  const beers = beersToPick(list)
  expect(beers.map(({ name, units }) => [name, units])).toEqual([
    ['Mild', 1],
    ['Towpath Bitter, firkin', 9],
  ])
  expect(beers[1]!.lines.map(({ drop: { pub } }) => pub)).toEqual(['Salt Cellar', 'Old Ship'])
})

test('a list that is not whole says so, and numbers no drops (SELL-24)', () => {
  expect([cutText(list), placeText(list, 0)]).toEqual(['2 of 3 orders are on this list.', undefined])
  const whole = { ...list, total: 2 }
  expect([cutText(whole), placeText(whole, 0)]).toEqual([null, '1 of 2'])
})

test('the note that a pub is handed says who brings it, from where the pub reads it (SELL-26)', () => {
  const [one] = list.drops
  expect(wayOnNote(one!, 'Towpath')).toBe('Delivered by Towpath')
  expect(wayOnNote({ ...one!, shippingOption: 'collection' }, 'Towpath')).toBe('Collected from Towpath')
  expect(wayOnNote({ ...one!, groupName: 'The Lanes' }, 'Towpath')).toBe('The pallet of The Lanes')
})
