import { expect, test } from 'vitest'
import { emptyWishlist } from './kept-wishlist.ts'
import { mergeSummary } from './merge-summary.ts'
import { newWish, wishKey } from './wish-record.ts'
import { merged } from './wishlist-changes.ts'

const answer = {
  items: [
    { beerId: 'a', outcome: 'added', reason: null },
    { beerId: 'b', outcome: 'added', reason: null },
    { beerId: 'c', outcome: 'kept', reason: null },
    { beerId: 'd', outcome: 'refused', reason: 'unknown_beer' },
    { beerId: 'e', outcome: 'refused', reason: 'wishlist_full' },
  ],
} as const

test('C-46 a merge says what was added and what was refused, and nothing of what was there already', () => {
  const all = { items: [...answer.items] }
  expect(mergeSummary(all, (beerId) => `Beer ${beerId}`)).toEqual([
    '2 beers were added to your wishlist.',
    'Beer d is no longer in the shop.',
    'Your wishlist is full: Beer e stays on this device.',
  ])
  expect(mergeSummary({ items: answer.items.slice(0, 1) }, String)).toEqual([
    '1 beer was added to your wishlist.',
  ])
  expect(mergeSummary({ items: answer.items.slice(2, 3) }, String)).toEqual([])
})

test('C-46 after a merge a beer for which there was no room stays in the browser', () => {
  const guest = ['a', 'b', 'c', 'd', 'e'].map((beerId) => newWish(beerId, undefined, beerId))
  const kept = { ...emptyWishlist, guest, client: { id: 'ada', wishes: [], unsent: [] } }
  const after = merged(kept, { items: [...answer.items] }, () => 'id')
  expect(after.guest.map(wishKey)).toEqual(['beer:e'])
  expect(after.client?.wishes.map(wishKey)).toEqual(['beer:a', 'beer:b', 'beer:c'])
})
