import { expect, test } from 'vitest'
import { collectionText } from './collection-text.ts'

const address = ['2 Basin Street', 'Leith', 'EH6 6AA']

test.each([
  [address, 'Weekdays 9:00 to 16:00', 'Collect from 2 Basin Street, Leith, EH6 6AA. Weekdays 9:00 to 16:00.'],
  [address, '', 'Collect from 2 Basin Street, Leith, EH6 6AA.'],
  [[], 'Weekdays 9:00 to 16:00.', 'Weekdays 9:00 to 16:00.'],
  [[], '', null],
])('names the place %j and the hours %j of a collection (OPEN-24)', (place, hours, text) => {
  expect(collectionText({ state: 'packed', collection: { address: place, hours } })).toBe(text)
})

test('names no place of what is delivered or was collected (OPEN-24)', () => {
  expect(collectionText({ state: 'packed' })).toBeNull()
  expect(collectionText({ state: 'delivered', collection: { address, hours: '' } })).toBeNull()
})
