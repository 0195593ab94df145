import type { WishlistMerge } from '../../../shared/api/wishlist-api.ts'

/** What became of a guest's beers, in sentences; none where nothing changed (C-46). */
export function mergeSummary({ items }: WishlistMerge, titleOf: (beerId: string) => string): string[] {
  const added = items.filter(({ outcome }) => outcome === 'added').length
  const refused = items.filter(({ outcome }) => outcome === 'refused')
  return [
    ...(added > 0 ? [`${added === 1 ? '1 beer was' : `${added} beers were`} added to your wishlist.`] : []),
    ...refused.map(({ beerId, reason }) =>
      reason === 'wishlist_full'
        ? `Your wishlist is full: ${titleOf(beerId)} stays on this device.`
        : `${titleOf(beerId)} is no longer in the shop.`,
    ),
  ]
}
