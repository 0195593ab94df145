import { expect, test } from 'vitest'
import { emptyWishlist } from './stored-wishlist.ts'
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

test('a merge reports added and refused beers, and not those already on the list (C-46)', () => {
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

test('after a merge a beer for which there was no room stays in the browser (C-46)', () => {
  const guest = ['a', 'b', 'c', 'd', 'e'].map((beerId) => newWish(beerId, undefined, beerId))
  const wishlist = { ...emptyWishlist, guest, client: { id: 'ada', wishes: [], unsent: [] } }
  const after = merged(wishlist, { items: [...answer.items] }, () => 'id')
  expect(after.guest.map(wishKey)).toEqual(['beer:e'])
  expect(after.client?.wishes.map(wishKey)).toEqual(['beer:a', 'beer:b', 'beer:c'])
})
